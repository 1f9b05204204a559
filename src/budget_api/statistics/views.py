"""Statistics as clients see them."""

from collections.abc import Iterable, Sequence

from budget_api.db.models import AccountRow, CategoryRow
from budget_api.db.row_views import view_of
from budget_api.plannings.views import not_converted_view
from budget_core.contract.entries import statistics as contract
from budget_core.contract.entries.statistics import EntrySum
from budget_core.entries.entry_sums import GroupSum
from budget_core.statistics.reports import AccountSeries, CategorySeries, CategorySlice, MonthlyMean, MonthReport
from budget_core.statistics.statistics import UnconvertedSum, left_out


def month_view(figures: MonthReport) -> contract.MonthFigures:
    """Return a month with all of its figures."""
    return contract.MonthFigures(
        month=figures.month,
        first_day=figures.first_day.isoformat(),
        last_day=figures.last_day.isoformat(),
        income=figures.income.amount,
        spent=figures.spent.amount,
        budget=figures.budget.amount,
        net=figures.net,
        balance=figures.balance.amount,
        not_converted=left_out_view(figures.left_out),
    )


def average_view(average: MonthlyMean | None) -> contract.MonthlyAverage | None:
    """Return the usual month, if one can be told."""
    return None if average is None else view_of(contract.MonthlyAverage, average)


def account_view(row: AccountRow, keys: Sequence[str], series: AccountSeries) -> contract.AccountFigures:
    """Return an account with its balances: in its own currency, and in the workspace's."""
    return view_of(
        contract.AccountFigures,
        row,
        account_id=row.id,
        deleted=row.deleted_at is not None,
        currency_code=series.currency_code,
        months=[
            contract.AccountMonth(
                month=month,
                balance=balance,
                amount=converted.amount,
                not_converted=not_converted_view(converted.not_converted),
            )
            for month, balance, converted in zip(keys, series.balances, series.totals, strict=True)
        ],
    )


def category_view(row: CategoryRow, keys: Sequence[str], series: CategorySeries) -> contract.CategoryFigures:
    """Return a category with its months."""
    return view_of(
        contract.CategoryFigures,
        row,
        category_id=row.id,
        deleted=row.deleted_at is not None,
        months=[
            contract.CategoryMonth(
                month=month,
                spent=spent.amount,
                budget=budget.amount,
                not_converted=left_out_view(left_out(spent=spent, budget=budget)),
            )
            for month, spent, budget in zip(keys, series.spent, series.budgets, strict=True)
        ],
    )


def share_view(row: CategoryRow, share: CategorySlice) -> contract.CategoryShare:
    """Return a category's part of all spending, and of its own plan."""
    return view_of(
        contract.CategoryShare,
        row,
        category_id=row.id,
        deleted=row.deleted_at is not None,
        spent=share.spent.amount,
        share=share.share,
        budget=share.budget.amount,
        percent=share.percent,
        ratio=share.ratio,
        not_converted=left_out_view(share.left_out),
    )


def entry_sum_view(group: GroupSum) -> EntrySum:
    """Return a group of entries with its sums."""
    return EntrySum(
        row=group.row,
        column=group.column,
        count=group.count,
        spent=group.spent.amount,
        income=group.income.amount,
        not_converted=left_out_view(left_out(spent=group.spent, income=group.income)),
    )


def left_out_view(parts: Iterable[UnconvertedSum]) -> list[contract.LeftOut]:
    """Return the amounts without a rate, by the figure they are missing in."""
    return [view_of(contract.LeftOut, part) for part in parts]
