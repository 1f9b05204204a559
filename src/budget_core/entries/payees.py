"""Payees: whom an entry paid, or who paid it. Two spellings of one payee differ in case, accents and spaces alone."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from budget_core.base import limits
from budget_core.base.text_rules import optional_line
from budget_core.entries.search import key

KEY_MAX_CHARACTERS: Final = 200
"""Folded letters that tell payees apart: folding makes up to eighteen of one."""
_SPACES = re.compile(" +")


def clean(text: str) -> str:
    """Clean a payee: at most 100 characters on one line; may be empty."""
    return optional_line(text, limits.PAYEE_MAX_CHARACTERS)


@lru_cache(maxsize=4096)
def fold(name: str) -> str:
    """Return the form in which payees are compared.

    | name              | form      |
    |-------------------|-----------|
    | Сільпо, СІЛЬПО    | сільпо    |
    | Café  Ole, cafe olé | cafe ole |
    | McDonald’s        | mcdonalds |
    """
    return fold_text(name)[:KEY_MAX_CHARACTERS].rstrip()


def fold_text(text: str) -> str:
    """Return a text of any length in that form."""
    return _SPACES.sub(" ", key(text)).strip()


def is_same(name: str, other: str) -> bool:
    """Return whether two texts name one payee."""
    return fold(name) == fold(other)


def target(name: str, new_name: str, known: Iterable[str]) -> str:
    """Return the name that a renamed payee gets: another known payee keeps its spelling."""
    return new_name if is_same(name, new_name) else find(new_name, known) or new_name


def find(name: str, known: Iterable[str]) -> str:
    """Return the first known spelling of a payee; empty for an unknown one."""
    typed = fold(name)
    return next((each for each in known if typed and fold(each) == typed), "")
