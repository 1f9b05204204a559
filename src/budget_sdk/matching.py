"""Matching of typed names to rows, for the terminal and programs."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from budget_core.entries.search import fold, names
from budget_sdk.errors import NO_NAME, UnknownName

SHORT_ID_CHARACTERS = 8


class Named(Protocol):
    """Anything with an id and a name."""

    @property
    def id(self) -> str:
        """Id, which may be typed whole or as its last characters."""

    @property
    def name(self) -> str:
        """Name, which may be typed in any case and without accents."""


N = TypeVar("N", bound=Named)


def matches(typed: str, rows: Sequence[N]) -> list[N]:
    """Return the rows that a typed id or name means, none for an empty text.

    The first of these with a match: the id or short id, the exact name, the name in any case and without accents, the
    label of a default category or account in any language, a name or label that starts with it.
    """
    folded = fold(typed)
    ways = (
        lambda row: row.id == typed or (len(typed) >= SHORT_ID_CHARACTERS and row.id.endswith(typed)),
        lambda row: row.name == typed,
        lambda row: fold(row.name) == folded,
        lambda row: folded in _folded_names(row),
        lambda row: folded != "" and any(name.startswith(folded) for name in _folded_names(row)),
    )
    return next((found for way in ways if (found := [row for row in rows if way(row)])), [])


def unknown_name(noun: str, typed: str, rows: Sequence[Named]) -> UnknownName:
    """Return the error for a name that no row has."""
    text = NO_NAME if rows else "No {noun} is called {typed}. There are none."
    return UnknownName(text, noun=noun, typed=repr(typed), names=join_distinct_names(rows))


def duplicates(name: str, rows: Sequence[N]) -> list[N]:
    """Return rows that are found by the same name, ignoring case and accents."""
    return [row for row in rows if fold(name) in _folded_names(row)]


def _folded_names(row: Named) -> list[str]:
    return [fold(name) for name in names(row.name)]


def short_id(row_id: str) -> str:
    """Return the end of an id: its start is the time, which neighbours share."""
    return row_id[-SHORT_ID_CHARACTERS:]


def distinct_names(rows: Sequence[Named]) -> list[str]:
    """Return the names, with the short id where several rows have the same."""
    names = [row.name for row in rows]
    return [f"{row.name} ({short_id(row.id)})" if names.count(row.name) > 1 else row.name for row in rows]


def join_distinct_names(rows: Sequence[Named]) -> str:
    """Return the names in one text."""
    return ", ".join(distinct_names(rows))
