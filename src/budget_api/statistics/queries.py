"""Statistics: the kept sums of months, put together by the rules of `budget_core.statistics.reports`."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import all_categories
from budget_api.currencies.queries import current_rates
from budget_api.history.queries import first_day
from budget_api.history.search.filters import PageFilters
from budget_api.ledger.terms import terms_of
from budget_api.statistics import named_sources, sources
from budget_api.statistics.grouped_entries import grouped_parts, names_of
from budget_api.statistics.sources import StatisticsScope, scope_of
from budget_api.statistics.views import (
    account_view,
    average_view,
    category_view,
    entry_sum_view,
    left_out_view,
    month_view,
    share_view,
)
from budget_core.base import months
from budget_core.contract.entries import statistics as contract
from budget_core.contract.entries.statistics import (
    CategoryShares,
    CategoryStatistics,
    EntrySums,
    GroupKey,
    PayeeFigures,
    PayeeStatistics,
    TagFigures,
    TagStatistics,
)
from budget_core.contract.types import WhoseShare
from budget_core.entries.entry_sums import SumPart, group_sums, merge_spellings
from budget_core.statistics import reports
from budget_core.statistics.reports import AccountMovements
from budget_core.statistics.statistics import left_out


def main_statistics(
    db: Session,
    caller: Caller,
    first: str | None,
    last: str | None,
    payee: str | None,
    tag: str | None,
    share: WhoseShare,
) -> contract.MainStatistics:
    """Return the months with income, spending, plan, the rest, and the balance at the end."""
    scope = scope_of(db, caller, first, last)
    member_id = _member(caller, share)
    chosen = named_sources.of(db, scope, payee, tag, member_id)
    figures = reports.month_figures(
        scope,
        sources.incomes(db, scope) if chosen is None else chosen.incomes(),
        sources.spent(db, scope, member_id) if chosen is None else chosen.spent(),
        sources.budgets_of_months(db, scope),
        _account_pasts(db, caller, scope, sources.accounts(db, scope)),
    )
    return contract.MainStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        months=[month_view(month) for month in figures],
        average=average_view(reports.monthly_average(scope, figures, _first_month(db, caller, scope))),
    )


def _first_month(db: Session, caller: Caller, scope: StatisticsScope) -> str | None:
    """Return the month of the workspace's first entry; None without one."""
    day = first_day(db, caller)
    return None if day is None else months.month_of(months.parse_day(day), scope.first_day)


def account_statistics(db: Session, caller: Caller, first: str | None, last: str | None) -> contract.AccountStatistics:
    """Return what each account held at the end of each month."""
    scope = scope_of(db, caller, first, last)
    rows = sources.accounts(db, scope)
    series = reports.account_series(scope, _account_pasts(db, caller, scope, rows))
    return contract.AccountStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        accounts=[account_view(row, scope.keys, each) for row, each in zip(rows, series, strict=True)],
    )


def category_statistics(
    db: Session,
    caller: Caller,
    first: str | None,
    last: str | None,
    payee: str | None,
    tag: str | None,
    share: WhoseShare,
) -> CategoryStatistics:
    """Return what was spent and planned in each category, month by month."""
    scope = scope_of(db, caller, first, last)
    rows = {row.id: row for row in all_categories(db, scope.workspace_id)}
    archived = {row.id: row.deleted_at is not None for row in rows.values()}
    member_id = _member(caller, share)
    chosen, budgets = named_sources.of(db, scope, payee, tag, member_id), sources.budgets(db, scope)
    spent = sources.spent_per_category(db, scope, member_id) if chosen is None else chosen.spent_per_category()
    return CategoryStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        categories=[
            category_view(rows[series.category_id], scope.keys, series)
            for series in reports.category_series(scope, archived, spent, budgets)
        ],
    )


def category_shares(db: Session, caller: Caller, first: str | None, last: str | None) -> CategoryShares:
    """Return each category's part of the spending in all the months, and of its plan."""
    scope = scope_of(db, caller, first, last)
    rows = {row.id: row for row in all_categories(db, scope.workspace_id)}
    spent, budgets = sources.spent_per_category(db, scope), sources.budgets(db, scope)
    shares = reports.category_shares(scope, rows, spent, budgets)
    return CategoryShares(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        first_month=scope.keys[0],
        last_month=scope.keys[-1],
        spent=shares.spent.amount,
        categories=[share_view(rows[share.category_id], share) for share in shares.categories],
        not_converted=left_out_view(left_out(spent=shares.spent)),
    )


def _member(caller: Caller, share: WhoseShare) -> str | None:
    """Return the member whose spending is asked for; None for that of all."""
    return caller.user.id if share == "mine" else None


def entry_sums(
    db: Session, caller: Caller, rows: GroupKey | None, columns: GroupKey | None, filters: PageFilters
) -> EntrySums:
    """Return spending and income of entries in groups."""
    terms, rates, keys = terms_of(db, caller.workspace_id), current_rates(db), (rows, columns)
    parts: Iterable[SumPart] = grouped_parts(db, caller, terms.first_day_of_month, keys, filters)
    for place in (place for place, key in enumerate(keys) if key == "payee"):
        parts = merge_spellings(parts, place)
    return EntrySums(
        currency_code=terms.currency_code,
        rates_updated_at=rates.date.isoformat(),
        sums=[entry_sum_view(each) for each in group_sums(parts, terms.currency_code, rates)],
        names=names_of(db, caller.workspace_id, keys),
    )


def payee_statistics(
    db: Session,
    caller: Caller,
    first: str | None,
    last: str | None,
    payee: str | None,
    tag: str | None,
    share: WhoseShare,
) -> PayeeStatistics:
    """Return what was spent on each payee in all the months."""
    scope = scope_of(db, caller, first, last)
    chosen = named_sources.all_of(db, scope, payee, tag, _member(caller, share))
    shares = reports.payee_spending(scope, chosen.spent_per_payee())
    return PayeeStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        payees=[PayeeFigures(name=row.name, amount=row.spent.amount, count=row.count) for row in shares.rows],
        total=shares.spent.amount,
        not_converted=left_out_view(left_out(spent=shares.spent)),
    )


def tag_statistics(
    db: Session,
    caller: Caller,
    first: str | None,
    last: str | None,
    payee: str | None,
    tag: str | None,
    share: WhoseShare,
) -> TagStatistics:
    """Return what was spent with each tag in all the months."""
    scope = scope_of(db, caller, first, last)
    chosen = named_sources.all_of(db, scope, payee, tag, _member(caller, share))
    shares = reports.tag_spending(scope, chosen.spent_per_tag())
    total = scope.total(amount for _, amount in chosen.spent())
    return TagStatistics(
        currency_code=scope.currency_code,
        rates_updated_at=scope.rates_updated_at,
        tags=[TagFigures(name=row.name, amount=row.spent.amount, count=row.count) for row in shares.rows],
        total=total.amount,
        not_converted=left_out_view(left_out(spent=total)),
    )


def _account_pasts(db: Session, caller: Caller, scope: StatisticsScope, rows: Sequence[Any]) -> list[AccountMovements]:
    movements = sources.moved_since(db, scope)
    return [
        AccountMovements(
            row.id,
            row.currency_code,
            row.budget,
            row.is_show_in_balance,
            None if row.deleted_at is None else caller.user.day_of(row.deleted_at),
            movements.get(row.id, {}),
        )
        for row in rows
    ]
