"""Find what somebody means by a few letters of its name."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from budget_cli.errors import NotThere, Unclear


class Named(Protocol):
    """Anything with an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def pick(noun: str, typed: str, rows: Sequence[N], way_out: str) -> N:
    """The one whose id, name or beginning of a name was typed, whatever its case and accents.

    Raises `Unclear` naming the candidates, or `NotThere` naming what there is and `way_out`, which may place what was
    typed as `{typed}`.
    """
    found = candidates(typed, rows)
    if len(found) == 1:
        return found[0]
    if found:
        raise Unclear(f"{typed!r} can be {_names(found)}. Type more of it, or its id.")
    there = f"There are: {_names(rows)}." if rows else "There are none."
    raise NotThere(f"No {noun} starts with {typed!r}. {there} {way_out.format(typed=typed)}".rstrip())


def candidates(typed: str, rows: Sequence[N]) -> list[N]:
    """By id, else by the whole name, else by its beginning."""
    wanted = folded(typed)
    whole = [row for row in rows if row.id == typed] or [row for row in rows if folded(row.name) == wanted]
    return whole or [row for row in rows if folded(row.name).startswith(wanted)]


def folded(text: str) -> str:
    """`Café` and `CAFE` are the same word."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _names(rows: Iterable[Named]) -> str:
    return ", ".join(row.name for row in rows)
