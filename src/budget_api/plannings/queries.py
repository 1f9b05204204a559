"""Queries of a budget month."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cached_property
from threading import Lock
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import planning_groups
from budget_api.currencies.queries import current_rates
from budget_api.db.base import table_of
from budget_api.db.models import MonthSumRow, PlanningCategoryRow
from budget_api.db.statements import Statement
from budget_api.ledger.share_sums import share_sums
from budget_api.ledger.terms import Terms, terms_of
from budget_api.plannings.budgets import month_id
from budget_api.plannings.month_rules import MonthRules, ReceivingMonth, derive_carried, month_rules
from budget_api.plannings.views import MadeRow, RowViews, not_converted_view
from budget_api.schedules.queries import scheduled_in
from budget_core.base import months
from budget_core.base.conversions import Amount, Total
from budget_core.base.money import ZERO
from budget_core.base.rates import Rates
from budget_core.contract.planning import plannings as contract
from budget_core.contract.planning.plannings import Planning
from budget_core.contract.types import WhoseShare
from budget_core.planning import plannings
from budget_core.planning.carry_over import Carried
from budget_core.planning.expected_income import expected_income, to_assign
from budget_core.planning.plannings import BudgetMonth, MonthView, Progress

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
class SpentRow:
    """Spending of a category in a month, in one currency; on the month's first day."""

    local_day: date
    category_id: str
    currency_code: str
    spent: Decimal


@dataclass(frozen=True)
class MonthRead:
    """A month as it was read, and what the core made of it."""

    workspace_id: str
    date: str
    month: BudgetMonth
    view: MonthView
    carried: Mapping[str, Carried]
    rules: MonthRules
    stored: Mapping[str, Any]
    """Stored budgets by category."""
    expected_income: Total | None
    known: Mapping[str, MadeRow]
    """Rows that an earlier read of the month made, by category."""

    @cached_property
    def row_views(self) -> RowViews:
        """Rows as clients see them."""
        return RowViews(self.date, self.carried, self.rules, self.stored, self.known)

    @property
    def not_converted(self) -> list[Amount]:
        """Amounts left out of the totals."""
        income = () if self.expected_income is None else self.expected_income.not_converted
        return [*self.view.total.not_converted, *self.view.budgets_not_converted, *income]

    @cached_property
    def planning(self) -> contract.Planning:
        """Month as clients see it."""
        month, total, (first, last) = self.month, self.view.total, self.month.range
        rows, expected = self.row_views, self.expected_income
        return contract.Planning(
            id=month_id(self.workspace_id, self.date),
            workspace_id=self.workspace_id,
            date=self.date,
            first_day=first.isoformat(),
            last_day=last.isoformat(),
            currency_code=total.currency_code,
            budget=total.budget,
            spent=total.spent,
            left=total.left,
            percent=total.percent,
            overflow=total.overflow,
            carried=total.carried,
            available=total.available,
            upcoming=total.upcoming,
            set_aside=total.set_aside,
            free=total.free,
            expected_income=None if expected is None else expected.amount,
            to_assign=to_assign(total.budget, None if expected is None else expected.amount),
            left_per_day=total.left_per_day(month.days_left),
            days_left=month.days_left or None,
            not_converted=not_converted_view(self.not_converted),
            plannings_categories=[rows.row(key, row) for key, row in self.view.rows.items()],
            deleted_categories=[rows.row(key, row) for key, row in self.view.removed.items()],
        )


def month_of_query(db: Session, caller: Caller, date: str | None) -> str:
    """Return the month that a query asks for (yyyy-MM-01), by default the running one."""
    if date is None:
        first_day = terms_of(db, caller.workspace_id).first_day_of_month
        return f"{months.month_of(caller.user.today, first_day)}-01"
    return date


def month_view(db: Session, caller: Caller, month_date: str) -> contract.Planning:
    """Return a budget month as clients see it; `month_date` is yyyy-MM-01."""
    return read_month(db, caller, month_date).planning


def category_view(db: Session, caller: Caller, row: PlanningCategoryRow) -> contract.PlanningCategory:
    """Return one category's row of a month, as it is after a change."""
    return row_view(db, caller, row.date, row.category_id)


def row_view(db: Session, caller: Caller, month_date: str, category_id: str) -> contract.PlanningCategory:
    """Return one category's row of a month, shown or not."""
    read = read_month(db, caller, month_date)
    shown = read.view.removed.get(category_id) or read.view.rows.get(category_id)
    return read.row_views.row(category_id, shown or Progress(read.month.currency_code, ZERO, ZERO, ()))


def read_month(
    db: Session,
    caller: Caller,
    month_date: str,
    member_id: str | None = None,
    known: Mapping[str, MadeRow] = MappingProxyType({}),
) -> MonthRead:
    """Read a month; `month_date` is yyyy-MM-01, `member_id` the member whose spending alone counts.

    `known` are the rows of an earlier read, by category.
    """
    workspace_id, key, terms = caller.workspace_id, month_date[:7], terms_of(db, caller.workspace_id)
    month = BudgetMonth(key, terms.first_day_of_month, caller.user.today, terms.currency_code)
    stored, rules, rates = (
        _stored_rows(db, workspace_id, month_date),
        month_rules(db, workspace_id, key),
        current_rates(db),
    )
    codes = {row.category_id: row.currency_code for row in stored.values() if not row.deleted}
    carried = derive_carried(db, ReceivingMonth(workspace_id, key, terms.currency_code, codes, rules.carry, rates))
    scheduled = scheduled_in(db, workspace_id, month.today, *month.range)
    view = plannings.view(
        month,
        planning_groups(db, workspace_id),
        stored.values(),
        spent_rows(db, workspace_id, month) if member_id is None else _borne(db, workspace_id, month, member_id),
        rates,
        scheduled.expenses,
        carried,
        rules.targets.values(),
    )
    expected = expected_income(scheduled.incomes, month.currency_code, rates, rules.income)
    return MonthRead(workspace_id, month_date, month, view, carried, rules, stored, expected, known)


def _stored_rows(db: Session, workspace_id: str, month_date: str) -> dict[str, Any]:
    return {row.category_id: row for row in _STORED.all(db, {"workspace": workspace_id, "month": month_date})}


def spent_rows(db: Session, workspace_id: str, month: BudgetMonth) -> list[SpentRow]:
    """Return the kept sums of a month, by category and currency."""
    first, _ = month.range
    sums = _SPENT.all(db, {"workspace": workspace_id, "month": month.key})
    return [SpentRow(first, *row) for row in sums]


def _borne(db: Session, workspace_id: str, month: BudgetMonth, member_id: str) -> list[SpentRow]:
    first, last = month.range
    sums = share_sums(db, workspace_id, member_id, (first.isoformat(), last.isoformat()), month.first_day)
    return [SpentRow(first, each.category_id, each.currency_code, each.spent) for each in sums]


MONTHS_KEPT: Final = 256


class _Basis(NamedTuple):
    """State that a month follows from; the revision of the workspace stands for all its rows."""

    terms: Terms
    today: date
    rates: Rates

    def is_of(self, other: "_Basis") -> bool:
        return self.terms == other.terms and self.today == other.today and self.rates is other.rates


def get_planning(db: Session, caller: Caller, date: str | None, share: WhoseShare) -> Planning:
    """Return a month as clients see it; the running one when none is asked for."""
    member_id = caller.user.id if share == "mine" else None
    return known_month(db, caller, month_of_query(db, caller, date), member_id).planning


def known_month(db: Session, caller: Caller, month_date: str, member_id: str | None = None) -> MonthRead:
    """Return a month (yyyy-MM-01), all of it or what a member bears of it, read once for a revision."""
    key = (caller.workspace_id, month_date, member_id)
    basis = _Basis(terms_of(db, caller.workspace_id), caller.user.today, current_rates(db))
    with _lock:
        cached = _cache.get(key)
    if cached is not None and cached[0].is_of(basis):
        return cached[1]
    read = read_month(db, caller, month_date, member_id, cached[1].row_views.made if cached else {})
    with _lock:
        _cache.pop(key, None)
        if len(_cache) >= MONTHS_KEPT:
            del _cache[next(iter(_cache))]
        _cache[key] = (basis, read)
    return read


_cache: dict[tuple[str, str, str | None], tuple[_Basis, MonthRead]] = {}
_lock = Lock()
