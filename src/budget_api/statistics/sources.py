"""Reading the kept sums, month by month. Nothing here reads entries, so it takes as long for a million of them."""

from collections import defaultdict
from collections.abc import Iterator
from decimal import Decimal

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from budget_api.db.models import AccountMonthRow, AccountRow, DayIncomeRow, MonthSumRow, PlanningCategoryRow
from budget_api.history.sums import month_rows
from budget_api.statistics.scope import Scope
from budget_core.accounts import currency_of
from budget_core.conversions import Amount


def spent(db: Session, scope: Scope) -> Iterator[tuple[str, Amount]]:
    """Month and amount, one for each currency."""
    row = MonthSumRow
    total = func.sum(row.spent, type_=row.spent.type)
    query = select(row.month, row.currency_code, total).where(_in(scope)).group_by(row.month, row.currency_code)
    return ((month, Amount(code, amount)) for month, code, amount in db.execute(query))


def spent_per_category(db: Session, scope: Scope) -> Iterator[tuple[tuple[str, str], Amount]]:
    """Category with month, and amount."""
    row = MonthSumRow
    query = select(row.category_id, row.month, row.currency_code, row.spent).where(_in(scope))
    return (((key, month), Amount(code, amount)) for key, month, code, amount in db.execute(query) if amount)


def budgets(db: Session, scope: Scope) -> Iterator[tuple[tuple[str, str], Amount]]:
    """Category with month, and amount of what is planned."""
    row = PlanningCategoryRow
    query = select(row.category_id, row.date, row.currency_code, row.budget).where(_planned(scope))
    return (((key, date[:7]), Amount(code, amount)) for key, date, code, amount in db.execute(query) if amount)


def budgets_of_months(db: Session, scope: Scope) -> Iterator[tuple[str, Amount]]:
    """Month and amount of all that is planned, one for each currency."""
    row = PlanningCategoryRow
    total = func.sum(row.budget, type_=row.budget.type)
    query = select(row.date, row.currency_code, total).where(_planned(scope)).group_by(row.date, row.currency_code)
    return ((date[:7], Amount(code, amount)) for date, code, amount in db.execute(query))


def incomes(db: Session, scope: Scope) -> Iterator[tuple[str, Amount]]:
    """Month and amount, one for each currency."""
    rows = month_rows(db, DayIncomeRow, scope.workspace_id, scope.first_day, scope.days)
    return ((row["month"], Amount(row["currency_code"], row["income"])) for row in rows)


def accounts(db: Session, scope: Scope) -> list[AccountRow]:
    """All accounts, deleted ones too, oldest first."""
    query = select(AccountRow).where(AccountRow.workspace_id == scope.workspace_id)
    return list(db.scalars(query.order_by(AccountRow.created_at, AccountRow.id)))


def moved_since(db: Session, scope: Scope) -> dict[str, dict[str, Decimal]]:
    """What each account moved by in each month after the first one asked for."""
    row = AccountMonthRow
    query = select(row.account_id, row.month, row.moved).where(
        row.workspace_id == scope.workspace_id, row.month > scope.keys[0]
    )
    moved: dict[str, dict[str, Decimal]] = defaultdict(dict)
    for account_id, month, amount in db.execute(query):
        moved[account_id][month] = amount
    return moved


def account_currency(row: AccountRow, scope: Scope) -> str:
    """The currency of an account, `default` resolved."""
    return currency_of(row.currency_code, scope.currency_code)


def _planned(scope: Scope) -> ColumnElement[bool]:
    row = PlanningCategoryRow
    return (row.workspace_id == scope.workspace_id) & row.date.between(*scope.dates) & row.deleted_at.is_(None)


def _in(scope: Scope) -> ColumnElement[bool]:
    row = MonthSumRow
    return (row.workspace_id == scope.workspace_id) & row.month.between(scope.keys[0], scope.keys[-1])
