"""Finds an account, category or other named thing by its id, its name or the beginning of its name."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from budget_cli.errors import Ambiguous, UnknownName


class Named(Protocol):
    """Anything with an id and a name."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def find(noun: str, typed: str, rows: Sequence[N], hint: str) -> N:
    """The one row that `matches` what was typed.

    Raises `Ambiguous` with the names of several matches; for none `UnknownName` with the names there are and `hint`, in
    which `{typed}` stands for what was typed.
    """
    found = matches(typed, rows)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous(f"{typed!r} can be {_names(found)}. Type more of it, or its id.")
    there = f"There are: {_names(rows)}." if rows else "There are none."
    raise UnknownName(f"No {noun} starts with {typed!r}. {there} {hint.format(typed=typed)}".rstrip())


def matches(typed: str, rows: Sequence[N]) -> list[N]:
    """Rows with this id, else with this name, else whose name starts with it; case and accents make no difference."""
    wanted = folded(typed)
    whole = [row for row in rows if row.id == typed] or [row for row in rows if folded(row.name) == wanted]
    return whole or [row for row in rows if folded(row.name).startswith(wanted)]


def folded(text: str) -> str:
    """The text without case and accents: `Café` and `CAFE` are equal."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _names(rows: Iterable[Named]) -> str:
    return ", ".join(row.name for row in rows)
