"""Statistics as clients see them."""

from collections.abc import Mapping
from typing import Literal

from budget_api.db.models import AccountRow, CategoryRow
from budget_api.plannings.views import not_converted_view
from budget_api.statistics.scope import Scope
from budget_core import accounts, months, percent
from budget_core.contract import statistics as contract
from budget_core.conversions import Amount, Total

Figure = Literal["income", "spent", "budget", "balance"]


def month_view(month: str, scope: Scope, figures: Mapping[Figure, Total]) -> contract.MonthFigures:
    """A month with all of its figures."""
    first, last = months.day_range(month, scope.first_day)
    income, spent = figures["income"].amount, figures["spent"].amount
    return contract.MonthFigures(
        month=month,
        first_day=first.isoformat(),
        last_day=last.isoformat(),
        income=income,
        spent=spent,
        budget=figures["budget"].amount,
        net=income - spent,
        balance=figures["balance"].amount,
        not_converted=left_out(figures),
    )


def account_view(row: AccountRow, scope: Scope, series: list[contract.AccountMonth]) -> contract.AccountFigures:
    """An account with its months."""
    return contract.AccountFigures(
        account_id=row.id,
        name=row.name,
        icon=row.icon,
        type=row.type,  # type: ignore[arg-type] # written from the same choices
        currency_code=accounts.currency_of(row.currency_code, scope.currency_code),
        is_show_in_balance=row.is_show_in_balance,
        deleted=row.deleted_at is not None,
        months=series,
    )


def category_view(row: CategoryRow, series: list[contract.CategoryMonth]) -> contract.CategoryFigures:
    """A category with its months."""
    return contract.CategoryFigures(
        category_id=row.id, name=row.name, icon=row.icon, deleted=row.deleted_at is not None, months=series
    )


def share_view(row: CategoryRow, share: int, spent: Total, budget: Total) -> contract.CategoryShare:
    """A category's part of all spending, and of its own plan."""
    return contract.CategoryShare(
        category_id=row.id,
        name=row.name,
        icon=row.icon,
        deleted=row.deleted_at is not None,
        spent=spent.amount,
        share=share,
        budget=budget.amount,
        percent=percent.percent(spent.amount, budget.amount),
        ratio=percent.ratio(spent.amount, budget.amount),
        not_converted=left_out({"spent": spent, "budget": budget}),
    )


def account_month(month: str, balance: Amount, converted: Total) -> contract.AccountMonth:
    """An account at the end of a month: in its own currency, and in the workspace's."""
    return contract.AccountMonth(
        month=month,
        balance=balance.amount,
        amount=converted.amount,
        not_converted=not_converted_view(converted.not_converted),
    )


def left_out(figures: Mapping[Figure, Total]) -> list[contract.LeftOut]:
    """What had no rate, by the figure it is missing in."""
    return [
        contract.LeftOut(figure=figure, currency_code=part.currency_code, amount=part.amount)
        for figure, whole in figures.items()
        for part in whole.not_converted
    ]
