"""Queries of the stored sums, month by month.

Nothing here reads entries, so their number costs nothing, but for what one member bears of the spending.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, bindparam, func, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.currencies.queries import current_rates
from budget_api.db.base import table_of
from budget_api.db.models import AccountMonthRow, AccountRow, DayIncomeRow, MonthSumRow, PlanningCategoryRow
from budget_api.db.statements import Statement
from budget_api.ledger.share_sums import share_sums
from budget_api.ledger.sums import month_rows
from budget_api.ledger.terms import terms_of
from budget_core.base import months
from budget_core.base.conversions import Amount
from budget_core.base.errors import DomainError, field_error
from budget_core.statistics import statistics
from budget_core.statistics.statistics import Period


@dataclass(frozen=True, slots=True)
class StatisticsScope(Period):
    """A period of a workspace."""

    workspace_id: str

    @property
    def days(self) -> tuple[str, str]:
        """Return the first and the last day of all the months."""
        first, _ = months.day_range(self.keys[0], self.first_day)
        _, last = months.day_range(self.keys[-1], self.first_day)
        return first.isoformat(), last.isoformat()

    @property
    def dates(self) -> tuple[str, str]:
        """Return the dates of the plannings of the first and of the last month."""
        return f"{self.keys[0]}-01", f"{self.keys[-1]}-01"

    @property
    def rates_updated_at(self) -> str:
        """Return the day of the rates."""
        return self.rates.date.isoformat()


def scope_of(db: Session, caller: Caller, first: str | None, last: str | None) -> StatisticsScope:
    """Return the months from `first` to `last`; by default the last 12 up to the running one."""
    terms = terms_of(db, caller.workspace_id)
    today, first_day = caller.user.today, terms.first_day_of_month
    try:
        keys = statistics.month_keys(today, first_day, first, last)
    except DomainError as error:
        raise field_error("from", error.code) from error
    running = months.month_of(today, first_day)
    return StatisticsScope(keys, first_day, terms.currency_code, current_rates(db), running, caller.workspace_id)


_SUMS, _PLANS = table_of(MonthSumRow).c, table_of(PlanningCategoryRow).c
_ACCOUNTS, _MOVED = table_of(AccountRow), table_of(AccountMonthRow).c

_MONTHS = (_SUMS.workspace_id == bindparam("workspace")) & _SUMS.month.between(bindparam("first"), bindparam("last"))
_PLANNED = (
    (_PLANS.workspace_id == bindparam("workspace"))
    & _PLANS.date.between(bindparam("first_date"), bindparam("last_date"))
    & _PLANS.deleted_at.is_(None)
)
_SPENT = Statement(
    select(_SUMS.month, _SUMS.currency_code, func.sum(_SUMS.spent, type_=_SUMS.spent.type))
    .where(_MONTHS)
    .group_by(_SUMS.month, _SUMS.currency_code)
)
_SPENT_PER_CATEGORY = Statement(select(_SUMS.category_id, _SUMS.month, _SUMS.currency_code, _SUMS.spent).where(_MONTHS))
_BUDGETS = Statement(select(_PLANS.category_id, _PLANS.date, _PLANS.currency_code, _PLANS.budget).where(_PLANNED))
_BUDGETS_OF_MONTHS = Statement(
    select(_PLANS.date, _PLANS.currency_code, func.sum(_PLANS.budget, type_=_PLANS.budget.type))
    .where(_PLANNED)
    .group_by(_PLANS.date, _PLANS.currency_code)
)
_ALL_ACCOUNTS = Statement(
    select(_ACCOUNTS)
    .where(readable.accounts(_ACCOUNTS.c, bindparam("workspace")))
    .order_by(_ACCOUNTS.c.position, _ACCOUNTS.c.created_at, _ACCOUNTS.c.id)
)
_MOVED_SINCE = Statement(
    select(_MOVED.account_id, _MOVED.month, _MOVED.moved).where(
        _MOVED.workspace_id == bindparam("workspace"), _MOVED.month > bindparam("first")
    )
)


def spent(db: Session, scope: StatisticsScope, member_id: str | None) -> Iterator[tuple[str, Amount]]:
    """Return months with their spending, or what a member bears of it, one for each currency."""
    if member_id is not None:
        return ((month, amount) for (_, month), amount in spent_per_category(db, scope, member_id))
    return ((month, Amount(code, amount)) for month, code, amount in _SPENT.all(db, _months(scope)))


def spent_per_category(
    db: Session, scope: StatisticsScope, member_id: str | None = None
) -> Iterator[tuple[tuple[str, str], Amount]]:
    """Return (category, month) with the spending, or what a member bears of it, one for each currency."""
    if member_id is not None:
        return shares_per_category(db, scope, member_id)
    rows = _SPENT_PER_CATEGORY.all(db, _months(scope))
    return (((key, month), Amount(code, amount)) for key, month, code, amount in rows if amount)


def shares_per_category(
    db: Session, scope: StatisticsScope, member_id: str, conditions: Sequence[ColumnElement[bool]] = ()
) -> Iterator[tuple[tuple[str, str], Amount]]:
    """Return (category, month) with what a member bears of the spending, of the entries that meet the conditions."""
    borne = share_sums(db, scope.workspace_id, member_id, scope.days, scope.first_day, conditions)
    return (((each.category_id, each.month), Amount(each.currency_code, each.spent)) for each in borne)


def budgets(db: Session, scope: StatisticsScope) -> Iterator[tuple[tuple[str, str], Amount]]:
    """Return (category, month) with the planned amount."""
    rows = _BUDGETS.all(db, _dates(scope))
    return (((key, date[:7]), Amount(code, amount)) for key, date, code, amount in rows if amount)


def budgets_of_months(db: Session, scope: StatisticsScope) -> Iterator[tuple[str, Amount]]:
    """Return months with all planned amounts, one for each currency."""
    return ((date[:7], Amount(code, amount)) for date, code, amount in _BUDGETS_OF_MONTHS.all(db, _dates(scope)))


def incomes(db: Session, scope: StatisticsScope) -> Iterator[tuple[str, Amount]]:
    """Return months with their income, one for each currency."""
    rows = month_rows(db, DayIncomeRow, scope.workspace_id, scope.first_day, scope.days)
    return ((row["month"], Amount(row["currency_code"], row["income"])) for row in rows)


def accounts(db: Session, scope: StatisticsScope) -> Sequence[Any]:
    """Return all accounts, deleted ones too, in their order."""
    return _ALL_ACCOUNTS.all(db, {"workspace": scope.workspace_id})


def moved_since(db: Session, scope: StatisticsScope) -> dict[str, dict[str, Decimal]]:
    """Return the moves of each account in each month after the first one asked for."""
    movements: dict[str, dict[str, Decimal]] = defaultdict(dict)
    for account_id, month, amount in _MOVED_SINCE.all(db, _months(scope)):
        movements[account_id][month] = amount
    return movements


def _months(scope: StatisticsScope) -> dict[str, str]:
    return {"workspace": scope.workspace_id, "first": scope.keys[0], "last": scope.keys[-1]}


def _dates(scope: StatisticsScope) -> dict[str, str]:
    first, last = scope.dates
    return {"workspace": scope.workspace_id, "first_date": first, "last_date": last}
