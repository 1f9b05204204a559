"""Suggestions for a month's plan, from the spending of the months before."""

from collections import defaultdict

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.currencies.queries import current_rates
from budget_api.db.base import table_of
from budget_api.db.models import MonthSumRow
from budget_api.db.statements import Statement
from budget_api.history.queries import first_day
from budget_api.ledger.terms import terms_of
from budget_api.plannings.queries import month_of_query, read_month
from budget_api.plannings.views import not_converted_view
from budget_core.base import months
from budget_core.base.conversions import Amount
from budget_core.contract.planning.carry_over import Suggestion
from budget_core.planning import suggestions

_SUMS = table_of(MonthSumRow).c
_SPENT = Statement(
    select(_SUMS.category_id, _SUMS.month, _SUMS.currency_code, _SUMS.spent).where(
        _SUMS.workspace_id == bindparam("workspace"),
        _SUMS.month >= bindparam("first"),
        _SUMS.month <= bindparam("last"),
    )
)
_Spent = dict[str, dict[str, list[Amount]]]


def list_suggestions(db: Session, caller: Caller, date: str | None) -> list[Suggestion]:
    """Return what each category of a month's plan usually costs, in the month's order."""
    month_date = month_of_query(db, caller, date)
    read = read_month(db, caller, month_date)
    full, rates = _full_months(db, caller, month_date[:7]), current_rates(db)
    spent = _spent(db, caller.workspace_id, full)
    found = []
    for key, progress in read.view.rows.items():
        usual = suggestions.suggestion(full, spent[key], progress.currency_code, rates)
        target = read.row_views.row(key, progress).target
        found.append(
            Suggestion(
                category_id=key,
                currency_code=progress.currency_code,
                last_month=usual.last_month,
                average3=usual.average3,
                average6=usual.average6,
                per_month=None if target is None else target.per_month,
                not_converted=not_converted_view(usual.not_converted),
            )
        )
    return found


def _full_months(db: Session, caller: Caller, month: str) -> list[str]:
    """Return the last full months before one; none before the first entry."""
    begun = first_day(db, caller)
    if begun is None:
        return []
    first = terms_of(db, caller.workspace_id).first_day_of_month
    running = months.month_of(caller.user.today, first)
    return suggestions.full_months(
        month, running, months.month_of(months.parse_day(begun), first), suggestions.MONTHS_MAX
    )


def _spent(db: Session, workspace_id: str, full: list[str]) -> _Spent:
    spent: _Spent = defaultdict(lambda: defaultdict(list))
    if full:
        for row in _SPENT.all(db, {"workspace": workspace_id, "first": full[0], "last": full[-1]}):
            spent[row.category_id][row.month].append(Amount(row.currency_code, row.spent))
    return spent
