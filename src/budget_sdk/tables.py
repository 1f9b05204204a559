"""Lists of rows: tables in notebooks, as HTML, and data frames of pandas and polars."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date as Day  # noqa: N812 - a day; `date` is a field of rows
from datetime import datetime
from decimal import Decimal
from html import escape
from itertools import accumulate
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_type_hints

import msgspec

from budget_core.base import percent
from budget_core.contract.entries.statistics import MonthKey
from budget_core.contract.types import CalendarDay, MonthDate, RateDigits, SignedDigits
from budget_sdk.extras import translate_import_errors

if TYPE_CHECKING:
    from pandas import DataFrame, Series  # type: ignore[import-untyped]  # pandas ships no types
    from polars import DataFrame as PolarsFrame


T = TypeVar("T", bound=msgspec.Struct)
_SHOWN_ROWS = 60
_PRINTED_ROWS = 20
_CELL_CHARACTERS = 30
_GAP = 2
_MONTH_CHARACTERS = len("2026-11")
_READ_FIRST = (
    "row", "column", "local_day", "month", "date", "at", "name", "category", "label", "value", "amount", "budget",
    "spent", "left", "overflow", "percent", "currency_code", "category_label", "account_label", "note", "kind",
)  # fmt: skip
_READ_LAST = ("position", "id", "version", "created_at", "updated_at", "deleted_at")
_DAYS = (CalendarDay, MonthDate, MonthKey)
_DIGITS = (RateDigits, SignedDigits)


class Table(list[T]):
    """A list of rows of one kind. `Table(page.entries)` makes one of any such list."""

    def __init__(self, rows: Iterable[T] = (), kind: type[T] | None = None) -> None:
        super().__init__(rows)
        self._kind = kind or (type(self[0]) if self else None)

    @property
    def columns(self) -> tuple[str, ...]:
        """Attribute names of a row: what people read comes first, ids come last."""
        return tuple(sorted(self._kind.__struct_fields__, key=_column_position)) if self._kind else ()

    def to_dicts(self) -> list[dict[str, Any]]:
        """Return the rows as dicts in the order of the columns; amounts stay `Decimal`."""
        return [{name: getattr(row, name) for name in self.columns} for row in self]

    def to_pandas(self) -> "DataFrame":
        """Return the rows as a data frame (needs the extra `notebook`).

        Days and months are dates. Amounts stay exact `Decimal`s, which add up and group; plotting wants
        `frame["spent"].astype(float)`.
        """
        with translate_import_errors():
            from pandas import DataFrame  # only notebooks have it

        frame = DataFrame(self.to_dicts(), columns=list(self.columns))
        for name, convert in self._conversions().items():
            frame[name] = convert(frame[name])
        return frame

    def to_polars(self) -> "PolarsFrame":
        """Return the rows as a frame of Polars (needs the extra `polars`).

        Days and months are dates, amounts exact `Decimal`s; plotting wants `frame["spent"].cast(pl.Float64)`.
        """
        with translate_import_errors():
            from polars import DataFrame  # only notebooks have it

        readers = self._readers()
        rows = [
            {
                name: readers[name](value) if name in readers and value is not None else _plain(value)
                for name, value in row.items()
            }
            for row in self.to_dicts()
        ]
        return DataFrame(rows, schema=list(self.columns), infer_schema_length=None, orient="row")

    def _readers(self) -> dict[str, Callable[[str], object]]:
        """Return what makes a value of a text, by column."""
        hints = get_type_hints(self._kind, include_extras=True) if self._kind else {}
        days = {name: _day for name, hint in hints.items() if _is_one_of(hint, _DAYS)}
        return days | {name: Decimal for name, hint in hints.items() if _is_one_of(hint, _DIGITS)}

    def _conversions(self) -> "dict[str, Callable[[Series], Series]]":
        hints = get_type_hints(self._kind, include_extras=True) if self._kind else {}
        days = {name: _dates for name, hint in hints.items() if _is_one_of(hint, _DAYS)}
        return days | {name: _decimals for name, hint in hints.items() if _is_one_of(hint, _DIGITS)}

    def __str__(self) -> str:
        """Return the first rows as a text table, and the number of the others."""
        shown = self[:_PRINTED_ROWS]
        columns = [name for name in self.columns if not any(_is_nested(getattr(row, name)) for row in shown)]
        cells = [columns, *([_text(getattr(row, name)) for name in columns] for row in shown)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        kept = _visible_columns(widths, get_terminal_size().columns)
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row[:kept], widths, strict=False)) for row in cells]
        more = [f"… {len(self) - len(shown)} more rows"] if len(self) > len(shown) else []
        return "\n".join([*(line.rstrip() for line in lines), *more])

    def _repr_html_(self) -> str:
        shown = self[:_SHOWN_ROWS]
        columns = [name for name in self.columns if not any(_is_nested(getattr(row, name)) for row in shown)]
        return table(columns, [[_cell(row, name) for name in columns] for row in shown], len(self) - len(shown))


def _text(value: object) -> str:
    return "" if value is None else " ".join(str(value).split())[:_CELL_CHARACTERS]


def _visible_columns(widths: Sequence[int], room: int) -> int:
    """Return how many of the columns stand beside each other; the first always does."""
    ends = list(accumulate(width + _GAP for width in widths))
    return max(sum(end - _GAP <= room for end in ends), 1)


def _column_position(name: str) -> tuple[int, int]:
    if name in _READ_FIRST:
        return 0, _READ_FIRST.index(name)
    return (2 if name in _READ_LAST else 3 if name.endswith("_id") else 1), 0


def _is_one_of(hint: Any, kinds: tuple[Any, ...]) -> bool:
    return any(one in kinds for one in (hint, *get_args(hint)))


def _dates(texts: "Series") -> "Series":
    from pandas import to_datetime

    return to_datetime(texts, format="ISO8601")


def _day(text: str) -> Day:
    """Return a day, or the first one of a month."""
    return Day.fromisoformat(text if len(text) > _MONTH_CHARACTERS else f"{text}-01")


def _plain(value: object) -> object:
    """Return lists of rows as lists of dicts; other values as they are."""
    return msgspec.to_builtins(value, builtin_types=(Decimal, datetime)) if _is_nested(value) else value


def _decimals(texts: "Series") -> "Series":
    return texts.map(Decimal, na_action="ignore")


def _is_nested(value: object) -> bool:
    return isinstance(value, list | dict | msgspec.Struct)


def _cell(row: T, name: str) -> object:
    """Return a cell; a percent of a budget is a bar with the whole percent."""
    if name == "percent" and hasattr(row, "spent") and hasattr(row, "budget"):
        return Markup(f"{bar(row.spent, row.budget)} {percent.whole(row.spent, row.budget)}%")
    return getattr(row, name)


_BOX = "display:inline-block;height:.7em;border-radius:.35em"
_FULL, _OVER, _EMPTY = "#1976d2", "#c62828", "#8884"
_WIDTH_EM = 8


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def bar(part: Decimal, total: Decimal) -> Markup:
    """Return a bar of the part of the whole, red if it is more."""
    share = min(part / total, Decimal(1)) if total > 0 else Decimal(part > 0)
    width = max(share, Decimal(0)) * _WIDTH_EM
    inner = f'<span style="{_BOX};width:{width:.2f}em;background:{_OVER if part > total else _FULL}"></span>'
    return Markup(f'<span style="{_BOX};width:{_WIDTH_EM}em;background:{_EMPTY}">{inner}</span>')


def table(head: Sequence[str], rows: Iterable[Sequence[object]], more: int = 0) -> str:
    """Return a table, and the number of rows not shown."""
    body = "".join(_row("td", row) for row in rows)
    rest = f"<p>… {more} more</p>" if more > 0 else ""
    return f"<table><thead>{_row('th', head)}</thead><tbody>{body}</tbody></table>{rest}"


def heading(text: str) -> str:
    """Return a line above a table."""
    return f"<p><b>{escape(text)}</b></p>"


def _row(tag: str, cells: Iterable[object]) -> str:
    return "<tr>" + "".join(f"<{tag}>{_html_text(cell)}</{tag}>" for cell in cells) + "</tr>"


def _html_text(cell: object) -> str:
    if isinstance(cell, Markup):
        return cell
    return "" if cell is None else escape(str(cell))
