"""Answers made of rows: each field of an answer is the column of its name."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from msgspec import Struct

ViewT = TypeVar("ViewT", bound=Struct)


def view_of(kind: type[ViewT], row: object, **others: Any) -> ViewT:
    """Return an answer of a kind with the attributes of a row; `others` are the fields that the row lacks."""
    names, read = _reader(kind, tuple(others))
    return kind(**dict(zip(names, read(row), strict=True)), **others)


@cache
def _reader(kind: type[Struct], others: tuple[str, ...]) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    names = tuple(name for name in kind.__struct_fields__ if name not in others)
    return names, attrgetter(*names)
