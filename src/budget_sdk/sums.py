"""Spending and income of entries in groups: `client.sums("category", "month", where="food or rent")`.

The server adds up what it can; groups by tag, and filters that no keyword says, are added up here.
"""

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from decimal import Decimal
from typing import Any, Literal, NamedTuple, get_args

from budget_core import months
from budget_core.contract.currencies import CurrencyRates
from budget_core.contract.entry_sums import EntrySums, GroupKey
from budget_core.contract.history import EntryLine, HistoryEntry, HistoryPage
from budget_core.contract.statistics import LeftOut
from budget_core.contract.types import View
from budget_core.contract.workspaces import Workspace
from budget_core.conversions import Amount
from budget_core.entry_sums import GroupSum, Part, group_sums, merge_spellings
from budget_core.rates import Rates
from budget_core.statistics import left_out
from budget_sdk.entry_search import PAGE, Plan, plan, read_where
from budget_sdk.months import month_key
from budget_sdk.names import NameResolver, Steps
from budget_sdk.resources.currencies import Currencies
from budget_sdk.resources.history import LOOKUPS, Filters, History
from budget_sdk.resources.statistics import Statistics
from budget_sdk.tables import Table

Grouping = Literal["month", "category", "payee", "tag", "person", "account", "kind"]
GROUPINGS: tuple[Grouping, ...] = get_args(Grouping)
_BY_SERVER = get_args(GroupKey)
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
    node = read_where(filters.get("where"))
    planned = yield from plan(node, workspace.id, LOOKUPS)
    query = _narrowed(planned.query, (yield from _keywords(names, filters, workspace)))
    keys = (rows, columns)
    if query is None:
        return Table([], SumRow)
    is_known = all(key is None or key in _BY_SERVER for key in keys)
    if is_known and not query.keys() & {"search", "payee", "tag"} and planned.is_whole:
        found: EntrySums = yield Statistics.sums.build(workspace.id, *keys, **query)
        sums = [_row_of_answer(one, found) for one in found.sums]
    else:
        sums = yield from _added_up(workspace, keys, planned, query)
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
    others = {name: filters.get(name) for name in ("search", "user_id", "payee", "tag", "kind", "least", "most")}
    return {name: value for name, value in (ids | days | others).items() if value is not None}


def _narrowed(planned: dict[str, Any], requested: dict[str, Any]) -> dict[str, Any] | None:
    """Return what both ask for; None where nothing can be both."""
    narrower: dict[str, Callable[[Any, Any], Any]] = {
        "since": max,
        "until": min,
        "least": lambda *both: max(map(Decimal, both)),
        "most": lambda *both: min(map(Decimal, both)),
        "search": lambda *both: " ".join(both),
    }
    query = planned | requested
    for name in planned.keys() & requested.keys():
        if name in narrower:
            query[name] = narrower[name](planned[name], requested[name])
        elif planned[name] != requested[name]:
            return None
    return query


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


def _added_up(
    workspace: Workspace, keys: tuple[Grouping | None, Grouping | None], planned: Plan, query: dict[str, Any]
) -> Steps[list[SumRow]]:
    """Read the entries page by page, and add up those that pass."""
    categories = dict(planned.categories)
    if "category" in keys and not categories:
        for call in LOOKUPS.categories:
            categories |= {row.id: row.name for row in (yield call.build(workspace.id))}
    grouper = _Grouper(workspace, keys, planned, categories, query.get("category_id"))
    parts: list[Part] = []
    cursor: str | None = None
    while True:
        page: HistoryPage = yield History.page.build(workspace.id, cursor, PAGE, **query)
        parts += grouper.parts(page.entries)
        cursor = page.next_cursor
        if cursor is None:
            break
    code = workspace.currency_code
    rates = Rates(code, date.min, {code: Decimal(1)})
    if any(part.amount.currency_code != code for part in parts):
        rates = _rates_of((yield Currencies.rates.build()))
    for place in (place for place, key in enumerate(keys) if key == "payee"):
        parts = merge_spellings(parts, place)
    return [_row_of_group(one, code) for one in group_sums(parts, code, rates)]


def _rates_of(currency_rates: CurrencyRates) -> Rates:
    data = {code: Decimal(rate.value) for code, rate in currency_rates.data.items()}
    return Rates(
        currency_rates.base_currency,
        date.fromisoformat(currency_rates.last_updated_at),
        data | {currency_rates.base_currency: Decimal(1)},
    )


def _row_of_group(one: GroupSum, code: str) -> SumRow:
    missing = left_out(spent=one.spent, income=one.income)
    return SumRow(
        row=one.row,
        column=one.column,
        count=one.count,
        spent=one.spent.amount,
        income=one.income.amount,
        net=one.income.amount - one.spent.amount,
        currency_code=code,
        not_converted=[
            LeftOut(figure=each.figure, currency_code=each.currency_code, amount=each.amount) for each in missing
        ],
    )


class _Grouper(NamedTuple):
    """Sorts entries, or their lines, into groups."""

    workspace: Workspace
    keys: tuple[Grouping | None, Grouping | None]
    planned: Plan
    categories: dict[str, str]
    category_id: str | None

    def parts(self, entries: Iterable[HistoryEntry]) -> Iterator[Part]:
        """Yield a part for each group of each entry; a divided one is counted once in a group."""
        for entry in entries:
            found: dict[tuple[str, str], Decimal] = {}
            code, lines = self._lines(entry)
            for line, value in lines:
                for row in self._groups(self.keys[0], entry, line):
                    for column in self._groups(self.keys[1], entry, line):
                        found[row, column] = found.get((row, column), Decimal(0)) + value
            for group, value in found.items():
                yield Part(group, entry.kind, Amount(code, value), 1)

    def _lines(self, entry: HistoryEntry) -> tuple[str, list[tuple[EntryLine | None, Decimal]]]:
        """Return the amounts that count, and their currency."""
        if entry.lines:
            lines = [(line, line.value) for line in entry.lines if self.category_id in (None, line.category_id)]
            return entry.currency_code, [one for one in lines if self.planned.passes(entry, one[0])]
        if not self.planned.passes(entry, None):
            return entry.currency_code, []
        if entry.kind == "income" and entry.workspace_value is not None and entry.workspace_currency_code is not None:
            return entry.workspace_currency_code, [(None, entry.workspace_value)]
        return entry.currency_code, [(None, entry.value)]

    def _groups(self, key: Grouping | None, entry: HistoryEntry, line: EntryLine | None) -> list[str]:
        match key:
            case "month":
                day = months.parse_day(entry.local_day)
                return [months.month_of(day, self.workspace.first_day_of_month)]
            case "category":
                return ["" if line is None else self.categories.get(line.category_id, "")]
            case "payee":
                return [entry.payee]
            case "tag":
                return entry.tags or [""]
            case "person":
                return [entry.creator_name]
            case "account":
                return [entry.account_label or ""]
            case "kind":
                return [entry.kind]
        return [""]


def _order(name: str) -> tuple[bool, str]:
    return name == "", name.casefold()
