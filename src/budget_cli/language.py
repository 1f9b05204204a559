"""Texts of the terminal in the languages of the settings.

The English text stands in the code and is the key of its translation in `locales/<language>.json`. Help is English.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from budget_core.entries.search import shown_name

DEFAULT = "en"


class Translatable(str):
    """Value of a placeholder that is translated with the text around it."""

    __slots__ = ()


def translate(language: str, text: str, **params: object) -> str:
    """Return the text in a language, its `{placeholders}` filled; in English when it has no translation."""
    filled = {name: _shown(language, name, value) for name, value in params.items()}
    return translations(language).get(text, text).format(**filled)


def _shown(language: str, placeholder: str, value: object) -> object:
    if isinstance(value, Translatable):
        return translations(language).get(value, value)
    if isinstance(value, Names):
        return ", ".join(shown_name(name, language) for name in value)
    return shown_name(value, language) if placeholder in _LABELS and isinstance(value, str) else value


class Names(tuple[str, ...]):
    """Names of categories or accounts in a placeholder; default ones are shown in the language of the text."""

    __slots__ = ()


_LABELS = {"category", "account", "source"}
"""Placeholders that hold the name of a category or account."""


@cache
def translations(language: str) -> Mapping[str, str]:
    """English text to translated text; empty for English."""
    if language == DEFAULT:
        return {}
    raw = files("budget_cli").joinpath("locales", f"{language}.json").read_bytes()
    return msgspec.json.decode(raw, type=dict[str, str])
