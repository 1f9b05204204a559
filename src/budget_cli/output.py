"""Writes data to stdout, as table on a terminal, else as JSON, or as CSV on request; messages to stderr."""

import csv
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Generic, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from budget_cli.options import Format

T = TypeVar("T")
Cell = str | Decimal | bool | int | None
_FORMULA = tuple("=+-@\t\r")


@dataclass(frozen=True, slots=True)
class Column(Generic[T]):
    """One column of a table and of CSV. `shown` formats the value for the terminal; CSV gets it unformatted."""

    title: str
    value: Callable[[T], Cell]
    shown: Callable[[T], str] | None = None
    is_number: bool = False
    is_in_table: bool = True

    def text(self, row: T) -> str:
        """The cell on a terminal."""
        if self.shown is not None:
            return self.shown(row)
        value = self.value(row)
        if isinstance(value, bool):
            return "yes" if value else ""
        return "" if value is None else str(value)


class Output:
    """Writes in the chosen format; by default a table to a terminal and JSON to a pipe."""

    def __init__(self, chosen: Format | None) -> None:
        self.format = chosen or (Format.TABLE if sys.stdout.isatty() else Format.JSON)

    def show(
        self,
        data: object,
        rows: Sequence[T],
        columns: Sequence[Column[T]],
        *,
        title: str | None = None,
        footer: Sequence[str] | None = None,
    ) -> None:
        """Write `data` as JSON of the contract, or `rows`, the same data flattened, as table or CSV."""
        if self.format is Format.JSON:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")
        elif self.format is Format.CSV:
            writer = csv.writer(sys.stdout, lineterminator="\n")
            writer.writerow([column.title for column in columns])
            writer.writerows([[_plain(column.value(row)) for column in columns] for row in rows])
        else:
            _print_table(rows, [column for column in columns if column.is_in_table], title, footer)

    def result(self, data: T, columns: Sequence[Column[T]], sentence: str) -> None:
        """Report a change: on a terminal the sentence, to stderr; otherwise the changed `data`."""
        if self.format is Format.TABLE:
            echo(sentence)
        else:
            self.show(data, [data], columns)


def echo(text: str) -> None:
    """Write a message to stderr."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(text))


def _plain(value: Cell) -> str:
    """The CSV cell; text that a spreadsheet would run as a formula gets an apostrophe before it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = "" if value is None else str(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(_FORMULA) else text


def _print_table(
    rows: Sequence[T], columns: Sequence[Column[T]], title: str | None, footer: Sequence[str] | None
) -> None:
    console = Console(file=sys.stdout, highlight=False)
    if title:
        console.print(Text(title, style="bold"), end="\n\n")
    table = Table(box=None, pad_edge=False, show_footer=footer is not None, footer_style="bold")
    for index, column in enumerate(columns):
        total = footer[index] if footer else ""
        table.add_column(column.title, total, justify="right" if column.is_number else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(column.text(row)) for column in columns))
    console.print(table)
