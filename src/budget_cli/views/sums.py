"""Sums of entries in groups: a row for each, or a table of rows and columns."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_cli.views.history import KINDS
from budget_sdk import Grouping, LeftOut, SumRow

_NONE = {
    "category": "no category",
    "payee": "no payee",
    "tag": "no tag",
    "person": "nobody",
    "account": "no account",
}


class Figure(StrEnum):
    """Figure in a table of rows and columns."""

    SPENT = "spent"
    INCOME = "income"
    NET = "net"
    COUNT = "count"


def group_name(display: Display, grouping: Grouping, name: str) -> str:
    """Return the name of a group for people."""
    if not name:
        return display.text(_NONE.get(grouping, ""))
    if grouping in ("category", "account"):
        return display.name(name)
    return display.text(KINDS[name]) if grouping == "kind" and name in KINDS else name


def group_columns(display: Display, grouping: Grouping) -> list[Column[SumRow]]:
    """Return the columns of groups in rows."""

    def amount(value: Callable[[SumRow], Decimal]) -> Callable[[SumRow], str]:
        return lambda row: display.amount(value(row), row.currency_code)

    return [
        Column(grouping, lambda row: row.row, lambda row: group_name(display, grouping, row.row)),
        Column("entries", lambda row: row.count, is_number=True),
        Column("spent", lambda row: row.spent, amount(lambda row: row.spent), is_number=True),
        Column("income", lambda row: row.income, amount(lambda row: row.income), is_number=True),
        Column(
            "net",
            lambda row: row.net,
            lambda row: display.signed(row.net, row.currency_code),
            is_number=True,
            is_optional=True,
        ),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
    ]


def group_totals(display: Display, grouping: Grouping, rows: Sequence[SumRow]) -> list[str] | None:
    """Return a cell for each column of a table of groups; None where an entry counts in several of them."""
    if not rows or not is_additive(grouping, Figure.SPENT):
        return None
    code = rows[0].currency_code
    spent, income = (sum((getattr(row, name) for row in rows), Decimal(0)) for name in ("spent", "income"))
    return [
        display.text("Total"),
        str(sum(row.count for row in rows)) if is_additive(grouping, Figure.COUNT) else "",
        display.amount(spent, code),
        display.amount(income, code),
        display.signed(income - spent, code),
    ]


def not_converted(display: Display, sums: Iterable[SumRow], keys: Sequence[Grouping], figure: Figure) -> Iterator[str]:
    """Yield a sentence for each amount that a figure of a group leaves out."""
    for row in sums:
        names = [group_name(display, key, name) for key, name in zip(keys, (row.row, row.column), strict=False)]
        for one in amounts_left_out(row, figure):
            amount = display.amount(one.amount, one.currency_code)
            text = "Not counted in {group}, because there is no rate: {amount}"
            yield display.text(text, group=", ".join(names), amount=amount)


def amounts_left_out(row: SumRow, figure: Figure) -> list[LeftOut]:
    """Return the amounts that a figure of a group leaves out."""
    return [one for one in row.not_converted if figure in (Figure.NET, one.figure)]


def is_additive(grouping: Grouping, figure: Figure) -> bool:
    """Return whether a figure of all groups is the sum of theirs: an entry may have several tags and categories."""
    return grouping != "tag" and not (grouping == "category" and figure is Figure.COUNT)


Value = Decimal | int


class PivotRow(NamedTuple):
    """One row of a table of rows and columns."""

    name: str
    cells: dict[str, Value]

    @property
    def total(self) -> Value:
        """Sum of the row."""
        return _sum(self.cells.values())


class Pivot(NamedTuple):
    """One figure of groups in rows and columns."""

    rows: Grouping
    columns: Grouping
    figure: Figure
    sums: Sequence[SumRow]
    order: Mapping[Grouping, Sequence[str]] = MappingProxyType({})
    """Names of categories and accounts in their order; others come by name."""

    @property
    def names(self) -> list[str]:
        """Names of the columns; what has none comes last."""
        return sorted({one.column for one in self.sums}, key=partial(self._place, self.columns))

    def lines(self) -> list[PivotRow]:
        """Return the rows; what has no name comes last."""
        found: dict[str, dict[str, Value]] = {}
        for one in self.sums:
            found.setdefault(one.row, {})[one.column] = getattr(one, self.figure.value)
        names = sorted(found, key=partial(self._place, self.rows))
        return [PivotRow(name, found[name]) for name in names]

    def _place(self, grouping: Grouping, name: str) -> tuple[bool, int, str]:
        known = self.order.get(grouping, ())
        return name == "", known.index(name) if name in known else len(known), name.casefold()

    def table(self, display: Display) -> list[Column[PivotRow]]:
        """Return the columns of the table, with a sum of each row where it has one."""
        total: Column[PivotRow] = Column(
            "Total",
            lambda row: row.total,
            lambda row: self._shown(display, row.total),
            is_number=True,
            is_optional=True,
            is_continued=True,
        )
        return [
            Column(self.rows, lambda row: row.name, lambda row: group_name(display, self.rows, row.name)),
            *(self._column(display, name) for name in self.names),
            *([total] if is_additive(self.columns, self.figure) else []),
        ]

    def totals(self, display: Display) -> list[str] | None:
        """Return the sums of the columns, a cell for each column of the table; None where they add up to nothing."""
        lines = self.lines()
        if not lines or not is_additive(self.rows, self.figure):
            return None
        cells = [self._shown(display, _sum(row.cells.get(name, 0) for row in lines)) for name in self.names]
        total = (
            [self._shown(display, _sum(row.total for row in lines))] if is_additive(self.columns, self.figure) else []
        )
        return [display.text("Total"), *cells, *total]

    def _column(self, display: Display, name: str) -> Column[PivotRow]:
        def value(row: PivotRow) -> Value:
            return row.cells.get(name, 0)

        def shown(row: PivotRow) -> str:
            return self._shown(display, row.cells[name]) if name in row.cells else ""

        title = group_name(display, self.columns, name)
        return Column(title, value, shown, is_name=True, is_number=True, is_optional=True, is_continued=True)

    def _shown(self, display: Display, value: Value) -> str:
        if self.figure is Figure.COUNT:
            return str(value)
        write = display.signed if self.figure is Figure.NET else display.amount
        return write(Decimal(value), self.sums[0].currency_code)


def _sum(values: Iterable[Value]) -> Value:
    return sum(values, 0)
