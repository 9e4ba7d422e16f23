"""The only module that knows Project Fluent: a key and its slots become text.

The same three .ftl files serve the browser, so nothing here may change a text.
A missing key, a missing slot or any other complaint of Fluent is our mistake and
raises; a half-made sentence is never shown.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

Language: TypeAlias = Literal["en", "ru", "uk"]

LANGUAGES: tuple[Language, ...] = ("en", "ru", "uk")


class WordsFault(LookupError):
    """A text cannot be made: no such key or form, or a slot is missing."""


def text(
    language: Language,
    key: str,
    slots: Mapping[str, str | int] | None = None,
    form: str | None = None,
) -> str:
    """The message `key`, or its attribute `form`, with its slots filled.

    Whole numbers are written as the language writes them and choose the plural.

    Raises WordsFault if Fluent has anything to complain about.
    """
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise WordsFault(f"no message {key} in {language}")
    message = bundle.get_message(key)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        raise WordsFault(f"message {key} has no form {form} in {language}")
    result, errors = bundle.format_pattern(pattern, dict(slots or {}))
    if errors:
        raise WordsFault(f"message {key} in {language}: {'; '.join(map(str, errors))}")
    return str(result)


def forms(language: Language, key: str) -> tuple[str, ...]:
    """Names of the forms (Fluent attributes) that a message has besides its value."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise WordsFault(f"no message {key} in {language}")
    return tuple(bundle.get_message(key).attributes)


def source(language: Language) -> str:
    """The .ftl file of a language, as the browser gets it."""
    return files("fifthstreet.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: Language) -> FluentBundle:
    # Isolation marks would stand around every slot, in logs and in copied text.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
