"""Finds an account, category or other named thing by its id, its name or the beginning of its name."""

import unicodedata
from collections.abc import Sequence
from typing import Protocol, TypeVar

from budget_cli.errors import Ambiguous, UnknownName
from budget_cli.language import Term

SHORT_ID_CHARACTERS = 8


class Named(Protocol):
    """Anything with an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def find(noun: str, typed: str, rows: Sequence[N], hint: str = "") -> N:
    """The one row that `matches` what was typed.

    Raises `Ambiguous` with the names of several matches; for none `UnknownName` with the names there are and `hint`, a
    command that helps.
    """
    found = matches(typed, rows)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous("{typed} can be {names}. Type more of it, or its id.", typed=repr(typed), names=_names(found))
    text = (
        "No {noun} starts with {typed}. There are: {names}."
        if rows
        else "No {noun} starts with {typed}. There are none."
    )
    raise UnknownName(text, hint=hint, noun=Term(noun), typed=repr(typed), names=_names(rows))


def matches(typed: str, rows: Sequence[N]) -> list[N]:
    """Rows with this id or short id, else of exactly this name, else of this name but for case and accents, else of a
    name that starts with it."""
    wanted = folded(typed)
    ways = (
        lambda row: row.id == typed or (len(typed) >= SHORT_ID_CHARACTERS and row.id.endswith(typed)),
        lambda row: row.name == typed,
        lambda row: folded(row.name) == wanted,
        lambda row: folded(row.name).startswith(wanted),
    )
    return next((found for way in ways if (found := [row for row in rows if way(row)])), [])


def short_id(row_id: str) -> str:
    """The end of an id: its beginning is the time, which neighbours share."""
    return row_id[-SHORT_ID_CHARACTERS:]


def duplicates(name: str, rows: Sequence[N]) -> list[N]:
    """Rows whose name is told from this one by case and accents at most."""
    return [row for row in rows if folded(row.name) == folded(name)]


def folded(text: str) -> str:
    """The text without case and accents: `Café` and `CAFE` are equal."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _names(rows: Sequence[Named]) -> str:
    """The names; those that several rows have come with their short ids."""
    names = [row.name for row in rows]
    return ", ".join(f"{row.name} ({short_id(row.id)})" if names.count(row.name) > 1 else row.name for row in rows)
