"""Texts of the terminal in the languages of the settings.

The English text stands in the code and is the key of its translation in `locales/<language>.json`. Help is English.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

DEFAULT = "en"


class Translatable(str):
    """Value of a placeholder that is translated with the text around it."""

    __slots__ = ()


def translate(language: str, text: str, **params: object) -> str:
    """Return the text in a language, its `{placeholders}` filled; in English when it has no translation."""
    known = translations(language)
    filled = {
        name: known.get(value, value) if isinstance(value, Translatable) else value for name, value in params.items()
    }
    return known.get(text, text).format(**filled)


@cache
def translations(language: str) -> Mapping[str, str]:
    """English text to translated text; empty for English."""
    if language == DEFAULT:
        return {}
    raw = files("budget_cli").joinpath("locales", f"{language}.json").read_bytes()
    return msgspec.json.decode(raw, type=dict[str, str])
