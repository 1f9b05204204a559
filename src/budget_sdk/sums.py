"""Spending and income of entries in groups: `client.sums("category", "month", where="food or rent")`."""

from decimal import Decimal
from typing import Any, get_args

from budget_core.base import months
from budget_core.contract.entries.statistics import EntrySums, GroupKey, LeftOut
from budget_core.contract.types import View
from budget_core.contract.workspaces.workspaces import Workspace
from budget_sdk.months import month_key
from budget_sdk.names import NameResolver, Steps
from budget_sdk.resources.history import Filters
from budget_sdk.resources.statistics import Statistics
from budget_sdk.tables import Table

Grouping = GroupKey
GROUPINGS: tuple[Grouping, ...] = get_args(Grouping)
_FOREVER = ("0001-01-01", "9999-12-31")


class SumRow(View, kw_only=True):
    """Entries of one group, in the workspace currency; "" in `row` or `column` are those without one."""

    row: str
    """Month (`yyyy-MM`), kind, tag, or present name."""
    column: str
    count: int
    """Number of entries, transfers too."""
    spent: Decimal
    """Expenses less refunds."""
    income: Decimal
    net: Decimal
    """Income less spending."""
    currency_code: str
    not_converted: list[LeftOut]
    """Amounts without a rate, which are in no sum."""


def read_sums(
    names: NameResolver, typed: str | None, rows: Grouping | None, columns: Grouping | None, filters: Filters
) -> Steps[Table[SumRow]]:
    """Return the groups that have entries, by name; what has no name comes last."""
    if unknown := filters.keys() - Filters.__annotations__.keys():
        raise TypeError(f"There is no filter {', '.join(sorted(unknown))}.")
    workspace = yield from names.workspace(typed)
    query = yield from _keywords(names, filters, workspace)
    found: EntrySums = yield Statistics.sums.build(workspace.id, rows, columns, **query)
    sums = [_row_of_answer(one, found) for one in found.sums]
    return Table(sorted(sums, key=lambda row: (_order(row.row), _order(row.column))), SumRow)


def _keywords(names: NameResolver, filters: Filters, workspace: Workspace) -> Steps[dict[str, Any]]:
    """Return the keywords with ids and days; a month as its days."""
    first, last = _FOREVER
    if (key := month_key(filters.get("month"))) is not None:
        first, last = (day.isoformat() for day in months.day_range(key, workspace.first_day_of_month))
    ids = {}
    for field, noun in (("category_id", "category"), ("account_id", "account")):
        if name := filters.get(field):
            ids[field] = yield from names.row_id(noun, str(name), workspace.id)
    since, until = max(first, str(filters.get("since") or first)), min(last, str(filters.get("until") or last))
    days = {"since": None if since == _FOREVER[0] else since, "until": None if until == _FOREVER[1] else until}
    others = {
        name: filters.get(name) for name in ("where", "search", "user_id", "payee", "tag", "kind", "least", "most")
    }
    return {name: value for name, value in (ids | days | others).items() if value is not None}


def _row_of_answer(one: Any, found: EntrySums) -> SumRow:
    return SumRow(
        row=found.names.get(one.row, one.row),
        column=found.names.get(one.column, one.column),
        count=one.count,
        spent=one.spent,
        income=one.income,
        net=one.income - one.spent,
        currency_code=found.currency_code,
        not_converted=one.not_converted,
    )


def _order(name: str) -> tuple[bool, str]:
    return name == "", name.casefold()
