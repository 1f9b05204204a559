"""Answers that are lists: shown as a table in notebooks, and turned into a pandas data frame."""

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from budget_core import percent

if TYPE_CHECKING:
    from pandas import DataFrame  # type: ignore[import-untyped]  # pandas ships no types

T = TypeVar("T", bound=msgspec.Struct)
_SHOWN_ROWS = 60


class Table(list[T]):
    """A list of rows of one kind. `Table(page.entries)` makes one of any such list."""

    def __init__(self, rows: Iterable[T] = (), kind: type[T] | None = None) -> None:
        super().__init__(rows)
        self._kind = kind or (type(self[0]) if self else None)

    @property
    def columns(self) -> tuple[str, ...]:
        """Attribute names of a row."""
        return self._kind.__struct_fields__ if self._kind else ()

    def to_dicts(self) -> list[dict[str, Any]]:
        """The rows with their attribute names as keys; amounts stay `Decimal`."""
        return [msgspec.structs.asdict(row) for row in self]

    def to_pandas(self) -> "DataFrame":
        """The rows as a data frame (needs the extra `notebook`).

        Amounts stay exact `Decimal`s, which add up and group; plotting wants `frame["spent"].astype(float)`.
        """
        from pandas import DataFrame  # only notebooks have it

        return DataFrame(self.to_dicts(), columns=list(self.columns))

    def _repr_html_(self) -> str:
        shown = self[:_SHOWN_ROWS]
        columns = [name for name in self.columns if not any(_is_nested(getattr(row, name)) for row in shown)]
        rows = "".join(_row("td", [_cell(row, name) for name in columns]) for row in shown)
        more = f"<p>… {len(self) - _SHOWN_ROWS} more</p>" if len(self) > _SHOWN_ROWS else ""
        return f"<table><thead>{_row('th', columns)}</thead><tbody>{rows}</tbody></table>{more}"


def _is_nested(value: object) -> bool:
    return isinstance(value, list | dict | msgspec.Struct)


def _cell(row: T, name: str) -> object:
    """A percent of a budget is shown whole, as on the screen and in the terminal; `to_dicts` keeps it exact."""
    if name == "percent" and hasattr(row, "spent") and hasattr(row, "budget"):
        return f"{percent.whole(row.spent, row.budget)}%"
    return getattr(row, name)


def _row(tag: str, cells: Iterable[object]) -> str:
    return "<tr>" + "".join(f"<{tag}>{'' if cell is None else escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"
