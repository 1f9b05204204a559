"""Tables on a terminal: amounts, days and ids are never broken, names fold into the room that is left."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from budget_cli.display import Display

T = TypeVar("T")
Cell = str | Decimal | bool | int | None
WARNING = "bold red"
_GAP_CELLS = 2
_NAME_MIN_CELLS = 16


@dataclass(frozen=True, slots=True)
class Column(Generic[T]):
    """One column of a table and of CSV. `shown` formats the value for the terminal; CSV gets it unformatted."""

    title: str
    value: Callable[[T], Cell]
    shown: Callable[[T], str] | None = None
    style: Callable[[T], str] | None = None
    is_number: bool = False
    """Right-aligned, and never wrapped."""
    is_fixed: bool = False
    """Never wrapped: days, ids, codes."""
    is_optional: bool = False
    """Left out of a table that would be too wide."""
    is_hidden_when_empty: bool = False
    is_in_table: bool = True
    is_in_csv: bool = True

    @property
    def is_rigid(self) -> bool:
        """Whether its cells are never wrapped."""
        return self.is_number or self.is_fixed

    def text(self, row: T, display: Display) -> Text:
        """The cell on a terminal."""
        return Text(self._shown(row, display), style=self.style(row) if self.style else "")

    def _shown(self, row: T, display: Display) -> str:
        if self.shown is not None:
            return self.shown(row)
        value = self.value(row)
        if isinstance(value, bool):
            return display.text("yes") if value else ""
        return "" if value is None else str(value)


def print_table(
    rows: Sequence[T],
    columns: Sequence[Column[T]],
    display: Display,
    title: str | None,
    footer: Sequence[str | Text] | None,
) -> None:
    """Write the rows to stdout under a title; the footer has a cell for each column."""
    console = Console(file=sys.stdout, highlight=False)
    if title:
        console.print(Text(title, style="bold"), end="\n\n", soft_wrap=True)
    texts = [[column.text(row, display) for row in rows] for column in columns]
    totals = [Text.assemble(total) for total in footer] if footer else [Text("")] * len(columns)
    widths = [
        max(map(cell_width, (Text(display.text(column.title)), total, *cells)))
        for column, total, cells in zip(columns, totals, texts, strict=True)
    ]
    table = Table(box=None, pad_edge=False, padding=(0, _GAP_CELLS // 2), show_footer=bool(footer))
    empty = {index for index, cells in enumerate(texts) if columns[index].is_hidden_when_empty and not any(cells)}
    kept = _fitting(columns, widths, console.width, empty)
    for index in kept:
        column = columns[index]
        table.add_column(
            display.text(column.title),
            totals[index],
            justify="right" if column.is_number else "left",
            overflow="fold",
            no_wrap=column.is_rigid,
            min_width=widths[index] if column.is_rigid else None,
            footer_style="bold",
        )
    for cells in zip(*(texts[index] for index in kept), strict=True):
        table.add_row(*cells)
    console.print(table)


def cell_width(text: Text) -> int:
    """The terminal cells a text takes; a wide character takes two."""
    return cell_len(text.plain)


def _fitting(columns: Sequence[Column[T]], widths: Sequence[int], room: int, hidden: set[int]) -> list[int]:
    """Indices of the columns to show: optional ones go, the last first, while the table is wider than the terminal."""
    kept = [index for index in range(len(columns)) if index not in hidden]
    for index in reversed(range(len(columns))):
        needed = sum(widths[i] if columns[i].is_rigid else min(widths[i], _NAME_MIN_CELLS) for i in kept)
        if needed + _GAP_CELLS * (len(kept) - 1) <= room:
            break
        if columns[index].is_optional and index in kept:
            kept.remove(index)
    return kept
