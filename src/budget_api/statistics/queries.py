"""Statistics: the kept sums of months, converted and put together.

Everything is converted at today's rates, past balances too, so that a line moves when money does, not when rates do.
"""

from collections.abc import Iterator

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import all_categories
from budget_api.db.models import AccountRow
from budget_api.statistics import sources
from budget_api.statistics.scope import Scope, scope_of
from budget_api.statistics.views import (
    Figure,
    account_month,
    account_view,
    category_view,
    left_out,
    month_view,
    share_view,
)
from budget_core import months, statistics
from budget_core.contract import statistics as contract
from budget_core.conversions import Amount, Total
from budget_core.money import ZERO

NOTHING = Total(ZERO, ())


def main_statistics(db: Session, caller: Caller, first: str | None, last: str | None) -> contract.MainStatistics:
    """Month by month: income, spending, plan, what stayed, and what the accounts held at the end."""
    scope = scope_of(db, caller, first, last)
    figures: dict[Figure, dict[str, Total]] = {
        "income": scope.totals(sources.incomes(db, scope)),
        "spent": scope.totals(sources.spent(db, scope)),
        "budget": scope.totals(sources.budgets_of_months(db, scope)),
        "balance": scope.totals(_counted_balances(db, caller, scope)),
    }
    return contract.MainStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        months=[
            month_view(month, scope, {figure: sums.get(month, NOTHING) for figure, sums in figures.items()})
            for month in scope.keys
        ],
    )


def account_statistics(db: Session, caller: Caller, first: str | None, last: str | None) -> contract.AccountStatistics:
    """What each account held at the end of each month."""
    scope = scope_of(db, caller, first, last)
    return contract.AccountStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        accounts=[
            account_view(row, scope, [account_month(month, own, scope.total([own])) for month, own in balances])
            for row, balances in _closings(db, scope)
        ],
    )


def category_statistics(
    db: Session, caller: Caller, first: str | None, last: str | None
) -> contract.CategoryStatistics:
    """What was spent and planned in each category, month by month."""
    scope = scope_of(db, caller, first, last)
    spent, budgets = scope.totals(sources.spent_per_category(db, scope)), scope.totals(sources.budgets(db, scope))
    used = {category_id for category_id, _ in (*spent, *budgets)}
    return contract.CategoryStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        categories=[
            category_view(
                row,
                [
                    _category_month(month, spent.get((row.id, month)), budgets.get((row.id, month)))
                    for month in scope.keys
                ],
            )
            for row in all_categories(db, scope.workspace_id)
            if row.deleted_at is None or row.id in used
        ],
    )


def category_shares(db: Session, caller: Caller, first: str | None, last: str | None) -> contract.CategoryShares:
    """Each category's part of what was spent in all the months, and of what was planned for it."""
    scope = scope_of(db, caller, first, last)
    amounts = list(sources.spent_per_category(db, scope))
    spent = scope.totals((category_id, amount) for (category_id, _), amount in amounts)
    budgets = scope.totals((category_id, amount) for (category_id, _), amount in sources.budgets(db, scope))
    used = [row for row in all_categories(db, scope.workspace_id) if row.id in spent or row.id in budgets]
    rows = sorted(used, key=lambda row: -spent.get(row.id, NOTHING).amount)
    shares = statistics.shares([spent.get(row.id, NOTHING).amount for row in rows])
    whole = scope.total(amount for _, amount in amounts)
    return contract.CategoryShares(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        first_month=scope.keys[0],
        last_month=scope.keys[-1],
        spent=whole.amount,
        categories=[
            share_view(row, share, spent.get(row.id, NOTHING), budgets.get(row.id, NOTHING))
            for row, share in zip(rows, shares, strict=True)
        ],
        not_converted=left_out({"spent": whole}),
    )


def _category_month(month: str, spent: Total | None, budget: Total | None) -> contract.CategoryMonth:
    spent, budget = spent or NOTHING, budget or NOTHING
    return contract.CategoryMonth(
        month=month,
        spent=spent.amount,
        budget=budget.amount,
        not_converted=left_out({"spent": spent, "budget": budget}),
    )


def _counted_balances(db: Session, caller: Caller, scope: Scope) -> Iterator[tuple[str, Amount]]:
    last_days = {month: months.day_range(month, scope.first_day)[1] for month in scope.keys}
    for row, balances in _closings(db, scope):
        deleted_on = None if row.deleted_at is None else caller.user.day_of(row.deleted_at)
        for month, balance in balances:
            if statistics.was_counted(row.is_show_in_balance, deleted_on, last_days[month]):
                yield month, balance


def _closings(db: Session, scope: Scope) -> Iterator[tuple[AccountRow, list[tuple[str, Amount]]]]:
    moved = sources.moved_since(db, scope)
    for row in sources.accounts(db, scope):
        currency = sources.account_currency(row, scope)
        ends = statistics.closings(row.budget, moved.get(row.id, {}), scope.keys)
        yield row, [(month, Amount(currency, end)) for month, end in zip(scope.keys, ends, strict=True)]
