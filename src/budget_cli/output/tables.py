"""Columns of tables and of CSV."""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import Generic, TypeVar

from budget_cli.output.display import Display

T = TypeVar("T")
Cell = str | Decimal | bool | int | None
WARNING = "bold red"
TotalCell = str | tuple[str, str]
"""Text below a column; of a pair the second is its style."""


@dataclass(frozen=True, slots=True)
class Column(Generic[T]):
    """One column of a table and of CSV.

    `shown` formats the value for the terminal; CSV gets it unformatted.
    """

    title: str
    value: Callable[[T], Cell]
    shown: Callable[[T], str] | None = None
    style: Callable[[T], str] | None = None
    heading: str = ""
    """Title in a table, where that is another word than in CSV."""
    is_name: bool = False
    """The title is a name of somebody's, which is not translated."""
    is_label: bool = False
    """The value is the name of a category or account: default ones are shown in the language."""
    is_number: bool = False
    """Right-aligned, and never wrapped."""
    is_fixed: bool = False
    """Never wrapped: days, ids, codes."""
    is_optional: bool = False
    """Left out of a table that would be too wide."""
    is_continued: bool = False
    """Shown in one more table below, where it does not fit."""
    is_hidden_when_empty: bool = False
    is_in_table: bool = True
    is_in_csv: bool = True

    @property
    def is_rigid(self) -> bool:
        """True when the cells are never wrapped."""
        return self.is_number or self.is_fixed

    def head(self, display: Display) -> str:
        """Return the title in a table."""
        return self.title if self.is_name else display.text(self.heading or self.title)

    def text(self, row: T, display: Display) -> str:
        """Return the cell on a terminal."""
        if self.shown is not None:
            return self.shown(row)
        value = self.value(row)
        if isinstance(value, bool):
            return display.text("yes") if value else ""
        if value is None:
            return ""
        return display.name(str(value)) if self.is_label else str(value)
