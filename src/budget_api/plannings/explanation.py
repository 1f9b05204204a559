"""Explanation of a month's number, with the entries behind it."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import bindparam, func, or_, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.currencies.queries import current_rates
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.db.row_views import view_of
from budget_api.db.statements import Statement
from budget_api.ledger.lines import spending_parts
from budget_api.plannings.queries import known_month, month_of_query
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.rates import Rates, format_rate, quotient
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.planning.plannings import EntryFilter, Explanation
from budget_core.planning.explanations import Node, Of, explain_month, explain_row

_ENTRIES = table_of(HistoryRow).c
_PARTS = spending_parts(
    [_ENTRIES.currency_code],
    readable.entries(_ENTRIES, bindparam("workspace")),
    _ENTRIES.local_day.between(bindparam("first"), bindparam("last")),
    or_(_ENTRIES.kind == "expense", _ENTRIES.kind == "refund"),
    _ENTRIES.deleted_at.is_(None),
).c
_COUNTS = Statement(
    select(_PARTS.category_id, _PARTS.currency_code, func.count().label("count")).group_by(
        _PARTS.category_id, _PARTS.currency_code
    )
)


class _Entries(NamedTuple):
    """Entries that a tree is about."""

    date: str
    category_id: str | None
    counts: Mapping[tuple[str, str], int]
    """Number of expenses and refunds of the month, by category and currency."""
    rates: Rates


def explain(db: Session, caller: Caller, date: str | None, category_id: str | None, of: Of) -> Explanation:
    """Return what a number of a month or of one of its rows is made of."""
    month_date = month_of_query(db, caller, date)
    read, rates = known_month(db, caller, month_date), current_rates(db)
    if category_id is None:
        tree = explain_month(of, read.view, rates)
    elif category_id in read.view.rows:
        carried = read.carried.get(category_id)
        tree = explain_row(category_id, of, read.view, read.view.rows[category_id], carried, rates)
    else:
        raise field_error("categoryId", ErrorCode.VALIDATION_REFERENCE)
    first, last = (day.isoformat() for day in read.month.range)
    rows = _COUNTS.all(db, {"workspace": caller.workspace_id, "first": first, "last": last})
    counts = {(row.category_id, row.currency_code): row.count for row in rows}
    return _view(tree, _Entries(month_date, category_id, counts, rates), is_spent=False)


def _view(node: Node, entries: _Entries, *, is_spent: bool) -> Explanation:
    """Return a node with its entries; `is_spent` where an outer one is spending."""
    spends = is_spent or node.code == "spent"
    found = _filter(node, entries) if spends and not node.children and node.code != "rounding" else None
    return view_of(
        Explanation,
        node,
        month=None if node.month is None else f"{node.month}-01",
        original=None if node.original is None else view_of(NotConverted, node.original),
        rate=_rate(node, entries.rates),
        rate_date=None if _rate(node, entries.rates) is None else entries.rates.date.isoformat(),
        count=None if found is None or node.month is not None else _count(node, found, entries),
        filter=found,
        children=[_view(child, entries, is_spent=spends) for child in node.children],
    )


def _filter(node: Node, entries: _Entries) -> EntryFilter | None:
    category_id = node.category_id or entries.category_id
    month = entries.date if node.month is None else f"{node.month}-01"
    return None if category_id is None else EntryFilter(month=month, category_id=category_id)


def _count(node: Node, found: EntryFilter, entries: _Entries) -> int:
    """Return the number of entries, of one currency where the leaf is about one."""
    code = None if node.original is None else node.original.currency_code
    counts = entries.counts.items()
    return sum(count for (key, each), count in counts if key == found.category_id and code in (None, each))


def _rate(node: Node, rates: Rates) -> str | None:
    if node.original is None or node.code == "notConverted":
        return None
    source, target = rates.rate(node.original.currency_code), rates.rate(node.currency_code)
    return None if source is None or target is None else format_rate(quotient(target, source))
