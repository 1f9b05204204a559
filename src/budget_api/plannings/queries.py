"""Queries of a budget month."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import planning_groups
from budget_api.currencies.queries import current_rates
from budget_api.db.base import table_of
from budget_api.db.models import MonthSumRow, PlanningCategoryRow
from budget_api.db.statements import Statement
from budget_api.ledger.terms import terms_of
from budget_api.plannings.budgets import month_id
from budget_api.plannings.views import category_row, not_converted_view
from budget_api.schedules.queries import upcoming_expenses
from budget_core import months, plannings
from budget_core.contract import plannings as contract
from budget_core.errors import DomainError, field_error
from budget_core.money import ZERO
from budget_core.plannings import Month, Progress, View

_PLANS, _SUMS = table_of(PlanningCategoryRow).c, table_of(MonthSumRow).c
_STORED = Statement(
    select(_PLANS.id, _PLANS.category_id, _PLANS.budget, _PLANS.currency_code, _PLANS.version)
    .add_columns(_PLANS.created_at, _PLANS.updated_at, _PLANS.deleted_at.is_not(None).label("deleted"))
    .where(_PLANS.workspace_id == bindparam("workspace"), _PLANS.date == bindparam("month"))
)
_SPENT = Statement(
    select(_SUMS.category_id, _SUMS.currency_code, _SUMS.spent).where(
        _SUMS.workspace_id == bindparam("workspace"), _SUMS.month == bindparam("month")
    )
)


@dataclass(frozen=True, slots=True)
class _Spent:
    local_day: date
    category_id: str
    currency_code: str
    spent: Decimal


def get_planning(db: Session, caller: Caller, asked: str | None) -> contract.Planning:
    """Return a month as clients see it; the running one when none is asked for."""
    if asked is None:
        first_day = terms_of(db, caller.workspace_id).first_day_of_month
        return month_view(db, caller, f"{months.month_of(caller.user.today, first_day)}-01")
    try:
        return month_view(db, caller, asked)
    except DomainError as error:
        raise field_error("date", error.code) from error


def month_view(db: Session, caller: Caller, month_date: str) -> contract.Planning:
    """Return a budget month as clients see it; `month_date` is yyyy-MM-01."""
    month = _month(db, caller, month_date)
    rows = _stored_rows(db, caller.workspace_id, month_date)
    view = _view(db, caller, month, rows)
    total, (first, last) = view.total, month.range
    shown = [category_row(key, month_date, row, rows.get(key)) for key, row in view.rows.items()]
    return contract.Planning(
        id=month_id(caller.workspace_id, month_date),
        workspace_id=caller.workspace_id,
        date=month_date,
        first_day=first.isoformat(),
        last_day=last.isoformat(),
        currency_code=total.currency_code,
        budget=total.budget,
        spent=total.spent,
        left=total.left,
        percent=total.percent,
        overflow=total.overflow,
        upcoming=total.upcoming,
        free=total.free,
        left_per_day=total.left_per_day(month.days_left),
        days_left=month.days_left or None,
        not_converted=not_converted_view((*total.not_converted, *view.budgets_not_converted)),
        plannings_categories=shown,
        deleted_categories=[category_row(key, month_date, row, rows.get(key)) for key, row in view.removed.items()],
    )


def category_view(db: Session, caller: Caller, row: PlanningCategoryRow) -> contract.PlanningCategory:
    """Return one category's row of a month, as it is after a change."""
    view = _view(db, caller, _month(db, caller, row.date), _stored_rows(db, caller.workspace_id, row.date))
    key = row.category_id
    progress = view.removed.get(key) or view.rows.get(key) or Progress(row.currency_code, row.budget, ZERO, ())
    return category_row(key, row.date, progress, row)


def _month(db: Session, caller: Caller, month_date: str) -> Month:
    terms = terms_of(db, caller.workspace_id)
    return Month(month_date[:7], terms.first_day_of_month, caller.user.today, terms.currency_code)


def _view(db: Session, caller: Caller, month: Month, rows: dict[str, Any]) -> View:
    categories = planning_groups(db, caller.workspace_id)
    spent, rates = _spent(db, caller.workspace_id, month), current_rates(db)
    coming = upcoming_expenses(db, caller.workspace_id, month.today, *month.range)
    return plannings.view(month, categories, rows.values(), spent, rates, coming)


def _stored_rows(db: Session, workspace_id: str, month_date: str) -> dict[str, Any]:
    return {row.category_id: row for row in _STORED.all(db, {"workspace": workspace_id, "month": month_date})}


def _spent(db: Session, workspace_id: str, month: Month) -> list[_Spent]:
    first, _ = month.range
    sums = _SPENT.all(db, {"workspace": workspace_id, "month": month.key})
    return [_Spent(first, *row) for row in sums]
