"""Which rows a typed name means: the rule of terminal and programs alike."""

import unicodedata
from collections.abc import Sequence
from typing import Protocol, TypeVar

SHORT_ID_CHARACTERS = 8


class Named(Protocol):
    """Anything with an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def matches(typed: str, rows: Sequence[N]) -> list[N]:
    """Rows with this id or short id, else of exactly this name, else of this name but for case and accents, else of a
    name that starts with it; nothing typed means none of them."""
    wanted = fold_case(typed)
    ways = (
        lambda row: row.id == typed or (len(typed) >= SHORT_ID_CHARACTERS and row.id.endswith(typed)),
        lambda row: row.name == typed,
        lambda row: fold_case(row.name) == wanted,
        lambda row: wanted != "" and fold_case(row.name).startswith(wanted),
    )
    return next((found for way in ways if (found := [row for row in rows if way(row)])), [])


def short_id(row_id: str) -> str:
    """The end of an id: its beginning is the time, which neighbours share."""
    return row_id[-SHORT_ID_CHARACTERS:]


def join_distinct_names(rows: Sequence[Named]) -> str:
    """The names; those that several rows have come with their short ids."""
    names = [row.name for row in rows]
    return ", ".join(f"{row.name} ({short_id(row.id)})" if names.count(row.name) > 1 else row.name for row in rows)


def fold_case(text: str) -> str:
    """The text without case and accents: `Café` and `CAFE` are equal."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
