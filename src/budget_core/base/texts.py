"""Texts in every language, read from `data/locales/*.json`.

Texts of error and notice codes, mails and push messages.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from budget_core.base.limits import DEFAULT_LANGUAGE

LANGUAGES: Final = ("en", "ua")


@cache
def texts(language: str) -> Mapping[str, str]:
    """Return every text of a language by its full key, `validation.required`."""
    raw = files("budget_core").joinpath("data", "locales", f"{language}.json").read_bytes()
    return dict(_flatten("", msgspec.json.decode(raw, type=dict[str, object])))


def text_of(key: str, language: str = DEFAULT_LANGUAGE, **params: str) -> str:
    """Return the text of a code, its `{placeholders}` filled.

    Filled-in values are not searched for placeholders again.
    """
    parts = texts(language)[key].split("{")
    return parts[0] + "".join(_fill_placeholders(part, params) for part in parts[1:])


def counted(key: str, count: int, language: str = DEFAULT_LANGUAGE, **params: str) -> str:
    """Return the text of a number of things: `one`, `few` or `many` below the key, as the language counts."""
    return text_of(f"{key}.{_plural_form(count, language)}", language, count=str(count), **params)


def _plural_form(count: int, language: str) -> str:
    """Return the form of a noun after a number: 21 день, 22 дні, 12 днів."""
    ones, tens = count % 10, count % 100
    if language != "ua":
        return "one" if count == 1 else "many"
    if ones == 1 and tens != 11:
        return "one"
    return "few" if ones in (2, 3, 4) and tens not in (12, 13, 14) else "many"


def _fill_placeholders(part: str, params: Mapping[str, str]) -> str:
    name, _, rest = part.partition("}")
    return params.get(name, f"{{{name}}}") + rest


def _flatten(prefix: str, branch: Mapping[str, object]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key, value in branch.items():
        found += _flatten(f"{prefix}{key}.", value) if isinstance(value, dict) else [(prefix + key, str(value))]
    return found
