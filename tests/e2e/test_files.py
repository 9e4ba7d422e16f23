"""The files of the page agree with each other; no browser is needed to see that."""

import re

import pytest

from tests.conftest import ROOT
from tools import vendor

WEB = ROOT / "src" / "fifthstreet" / "web"
WORDS = ROOT / "src" / "fifthstreet" / "words"
SCRIPTS = sorted((WEB / "js").glob("*.js"))
# A key as it is written, or its beginning where the rest is put in: `ui-last-${type}`.
KEY = re.compile(r"[\"'`]((?:ui|category|card)-[a-z0-9_-]*)(\$\{)?")


def test_vendored_files_are_those_that_the_tool_made():
    assert vendor.check()


def test_the_page_asks_for_every_module_at_once():
    page = (WEB / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:href|src)="static/((?:js|vendor)/[\w.]+)"', page))
    assert named == {f"js/{p.name}" for p in SCRIPTS} - {"js/types.js"} | {
        "vendor/lit.js",
        "vendor/fluent.js",
    }


def test_nothing_is_inline():
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)
    for script in SCRIPTS:
        assert not re.search(r"\sstyle=[\"$]|styleMap", script.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_word_of_the_page_is_in_every_language(language):
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    missing = [
        f"{script.name}: {key}"
        for script in SCRIPTS
        for key, open_end in KEY.findall(script.read_text(encoding="utf-8"))
        if not (any(k.startswith(key) for k in keys) if open_end else key in keys)
    ]
    assert not missing
