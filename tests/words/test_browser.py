"""The browser's Fluent makes the same texts of the same files."""

import json
import re
import subprocess
from urllib.parse import unquote

from fifthstreet.words import bundle, nouns
from fifthstreet.words import say as speech
from fifthstreet.words.bundle import LANGUAGES, source
from fifthstreet.words.say import say, word
from tests.conftest import ROOT
from tests.words.samples import everything, samples
from tests.words.test_words import MESSAGES, NAMES, slots_of

FLUENT = ROOT / "src" / "fifthstreet" / "web" / "vendor" / "fluent.js"
PAGE = """<!doctype html><meta charset="utf-8"><script type="module">
%(fluent)s
const { sources, calls } = %(sent)s;
const bundles = {}, said = [], errors = [];
for (const [language, text] of Object.entries(sources)) {
  bundles[language] = new FluentBundle(language, { useIsolating: false });
  errors.push(...bundles[language].addResource(new FluentResource(text)));
}
for (const [language, key, slots, form] of calls) {
  const message = bundles[language].getMessage(key);
  const pattern = form ? message.attributes[form] : message.value;
  said.push(bundles[language].formatPattern(pattern, slots, errors));
}
document.body.textContent = encodeURIComponent(JSON.stringify({ said, errors: errors.map(String) }));
</script><body>"""


def test_both_fluents_say_the_same(monkeypatch, chromium, tmp_path):
    calls, expected = [], []

    def heard(language, key, slots=None, form=None):
        said = bundle.text(language, key, slots, form)
        calls.append((language, key, dict(slots or {}), form))
        expected.append(said)
        return said

    monkeypatch.setattr(nouns, "text", heard)
    monkeypatch.setattr(speech, "text", heard)
    for language in LANGUAGES:
        for kind in everything():
            for sample in samples(kind)[:20]:
                say(sample, language, NAMES, you=1, pots=3)
        for key, message in MESSAGES[language].items():
            if key.startswith(("ui-", "cli-")):
                for number in (0, 1, 2, 5, 21, 12345):
                    word(key, language, **dict.fromkeys(slots_of(message), number))
    assert len(calls) > 5000

    sent = {"sources": {language: source(language) for language in LANGUAGES}, "calls": calls}
    exports = r"export\s*\{\s*(\w+) as FluentBundle\s*,\s*(\w+) as FluentResource\s*\};?"
    fluent = re.sub(
        exports,
        r"const FluentBundle = \1, FluentResource = \2;",
        FLUENT.read_text(encoding="utf-8"),
    )
    page = tmp_path / "words.html"
    text = PAGE % {"fluent": fluent, "sent": json.dumps(sent).replace("</", "<\\/")}
    page.write_text(text, encoding="utf-8")
    options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/profile"]
    shown = subprocess.run(
        [chromium, *options, "--virtual-time-budget=20000", "--dump-dom", page.as_uri()],
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=True,
    ).stdout
    body = shown[shown.index("<body>") + len("<body>") :]
    answer = json.loads(unquote(body[: body.index("<")]))
    assert answer["errors"] == []
    assert answer["said"] == expected
