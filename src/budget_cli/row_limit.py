"""The number of rows shown of a list.

All in a pipe; on a terminal the first ones, with their total number.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Annotated, TypeVar

import typer

from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.output.tables import Column
from budget_cli.output.writer import Names, echo

T = TypeVar("T")
TERMINAL_ROWS = 20
COUNT_MAX = 1000
"""Counting more entries than these would keep a terminal waiting."""

Limit = Annotated[
    int | None,
    typer.Option(
        "--limit",
        "-n",
        min=1,
        metavar="N",
        help=f"How many at most; by default {TERMINAL_ROWS} on a terminal and all in a pipe.",
    ),
]
All = Annotated[bool, typer.Option("--all", help="All of them, on a terminal too.")]


def show_rows(
    context: Context,
    rows: Iterable[T],
    columns: Sequence[Column[T]],
    limit: int | None,
    is_whole: bool,
    names: Names | None = None,
    empty: str = "There are none.",
) -> None:
    """Write as many rows as `--limit` or `--all` say; tell a person how many there are besides."""
    size = _size(context, limit, is_whole)
    left = iter(rows)
    shown = list(islice(left, size))
    context.output.show(shown, shown, columns, names=names, empty=empty)
    if context.output.is_for_people and size is not None:
        print_remaining(context, len(shown), sum(1 for _ in islice(left, max(COUNT_MAX - len(shown), 0) + 1)))


def rows_shown(context: Context, rows: Iterable[T], limit: int | None, is_whole: bool) -> Iterator[T]:
    """Return as many rows as `--limit` or `--all` say."""
    return islice(rows, _size(context, limit, is_whole))


def _size(context: Context, limit: int | None, is_whole: bool) -> int | None:
    """Return how many rows are shown; None for all."""
    if limit and is_whole:
        raise WrongUsage("Use either --limit or --all.")
    return None if is_whole else limit or (TERMINAL_ROWS if context.output.is_on_terminal else None)


def print_remaining(context: Context, shown: int, more: int) -> None:
    """Say how many rows there are besides."""
    if not more:
        return
    if shown + more > max(COUNT_MAX, shown):
        text = context.text(
            "{shown} of more than {count}, --all shows the rest", shown=shown, count=max(COUNT_MAX, shown)
        )
    else:
        text = context.text("{shown} of {count}, --all shows the rest", shown=shown, count=shown + more)
    echo(text)
