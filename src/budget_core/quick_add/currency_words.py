"""Currencies as people type them: `$`, `usd`, `грн`."""

from collections.abc import Mapping, Sequence
from functools import cache

from budget_core.base import currencies
from budget_core.entries.search import key

_SPOKEN = {
    "UAH": ("грн", "гривня", "гривні", "гривень", "гривню"),
    "EUR": ("євро", "euro", "euros"),
    "PLN": ("zl", "злотий", "злоті", "злотих"),
    "$": ("дол", "долар", "долара", "долари", "доларів", "dollar", "dollars"),
}
"""Words for a currency, or for a sign that several currencies share."""


def read_currency(text: str, is_beside: bool, workspace: str, accounts: Sequence[str]) -> list[str]:
    """Return the codes that a word can mean: none for another word, several for a shared sign.

    | text       | workspace | accounts | codes         |
    |------------|-----------|----------|---------------|
    | $          | USD       | any      | USD           |
    | $          | UAH       | USD      | USD           |
    | $          | UAH       | UAH      | USD, CAD, CLP |
    | грн, uah   | any       | any      | UAH           |
    | all, try   | USD       | USD      | none: words   |
    | NOK, 5nok  | USD       | USD      | NOK           |

    `is_beside` says that the text touches its number, as in `5nok`.
    """
    typed = key(text)
    known = {workspace, *accounts, *currencies.SELECTABLE}
    named = _by_word().get(typed)
    if named and (named in known or is_beside or text == named):
        return [named]
    letters = [code for code in _by_letters().get(typed, ()) if code in known]
    codes = [*_by_sign().get(typed, ()), *letters]
    for preferred in ([workspace], accounts, currencies.SELECTABLE):
        if found := [code for code in dict.fromkeys(preferred) if code in codes]:
            return found
    return codes


@cache
def _by_word() -> Mapping[str, str]:
    spoken = {key(word): code for code, words in _SPOKEN.items() for word in words if currencies.is_known(code)}
    return {key(code): code for code in currencies.catalogue()} | spoken


@cache
def _by_sign() -> dict[str, tuple[str, ...]]:
    """Signs that are no word of letters alone."""
    found = _codes_by_symbol(is_of_letters=False)
    return found | {key(word): found[sign] for sign, words in _SPOKEN.items() if sign in found for word in words}


@cache
def _by_letters() -> dict[str, tuple[str, ...]]:
    return _codes_by_symbol(is_of_letters=True)


def _codes_by_symbol(is_of_letters: bool) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for code, each in currencies.catalogue().items():
        if each.symbol != code and each.symbol.isalpha() is is_of_letters:
            found[key(each.symbol)] = (*found.get(key(each.symbol), ()), code)
    return found
