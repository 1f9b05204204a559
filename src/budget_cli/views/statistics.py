"""Statistics over months, with bars."""

from collections.abc import Callable, Iterable
from decimal import Decimal
from typing import NamedTuple, TypeVar

from budget_cli.output.display import Display, bar
from budget_cli.output.tables import WARNING, Column
from budget_core.contract.entries.statistics import (
    AccountStatistics,
    CategoryShare,
    CategoryStatistics,
    MainStatistics,
    MonthFigures,
    PayeeFigures,
    TagFigures,
)

T = TypeVar("T")


class SeriesRow(NamedTuple):
    """One month of one account or category."""

    name: str
    month: str
    amount: Decimal
    budget: Decimal | None
    currency_code: str
    share: Decimal
    """Percent of the largest amount shown."""


def account_rows(found: AccountStatistics) -> list[SeriesRow]:
    """Return a row for each account and month; amounts in the account's currency, bars by the workspace's."""
    largest = _largest(month.amount for account in found.accounts for month in account.months)
    return [
        SeriesRow(account.name, month.month, month.balance, None, account.currency_code, _share(month.amount, largest))
        for account in found.accounts
        if not account.deleted
        for month in account.months
    ]


def category_rows(found: CategoryStatistics) -> list[SeriesRow]:
    """Return a row for each category and month in which something was spent or planned."""
    largest = _largest(month.spent for category in found.categories for month in category.months)
    return [
        SeriesRow(
            category.name, month.month, month.spent, month.budget, found.currency_code, _share(month.spent, largest)
        )
        for category in found.categories
        for month in category.months
        if month.spent or month.budget
    ]


def month_columns(display: Display, found: MainStatistics) -> list[Column[MonthFigures]]:
    """Return the columns of a month."""
    code = found.currency_code
    largest = _largest(month.spent for month in found.months)
    return [
        Column("month", lambda row: row.month, is_fixed=True),
        Column("income", lambda row: row.income, lambda row: display.amount(row.income, code), is_number=True),
        Column(
            "spent",
            lambda row: row.spent,
            lambda row: display.amount(row.spent, code),
            style=lambda row: WARNING if 0 < row.budget < row.spent else "",
            is_number=True,
        ),
        Column(
            "plan",
            lambda row: row.budget,
            lambda row: display.amount(row.budget, code),
            is_number=True,
            is_optional=True,
        ),
        Column("net", lambda row: row.net, lambda row: display.signed(row.net, code), is_number=True, is_optional=True),
        Column("balance", lambda row: row.balance, lambda row: display.amount(row.balance, code), is_number=True),
        Column("currency", lambda _: code, is_in_table=False),
        _bar(lambda row: _share(row.spent, largest)),
    ]


def series_columns(display: Display, noun: str) -> list[Column[SeriesRow]]:
    """Return the columns of one month of an account or category."""
    return [
        Column(noun, lambda row: row.name, is_label=True),
        Column("month", lambda row: row.month, is_fixed=True),
        Column(
            "amount", lambda row: row.amount, lambda row: display.amount(row.amount, row.currency_code), is_number=True
        ),
        Column("plan", lambda row: row.budget, is_in_table=False),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
        _bar(lambda row: row.share),
    ]


def share_columns(display: Display, code: str) -> list[Column[CategoryShare]]:
    """Return the columns of a category's part of all spending."""
    return [
        Column("category", lambda row: row.name, is_label=True),
        Column("spent", lambda row: row.spent, lambda row: display.amount(row.spent, code), is_number=True),
        Column("share", lambda row: row.share, lambda row: display.share(row.share), is_number=True),
        Column("plan", lambda row: row.budget, lambda row: display.amount(row.budget, code), is_number=True),
        Column("currency", lambda _: code, is_in_table=False),
        _bar(lambda row: Decimal(row.share)),
        Column("id", lambda row: row.category_id, is_in_table=False),
    ]


def named_columns(display: Display, noun: str, code: str) -> list[Column[PayeeFigures | TagFigures]]:
    """Return the columns of the spending of payees or tags."""
    return [
        Column(noun, lambda row: row.name, lambda row: row.name or "—"),
        Column("spent", lambda row: row.amount, lambda row: display.amount(row.amount, code), is_number=True),
        Column("entries", lambda row: row.count, is_number=True),
        Column("currency", lambda _: code, is_in_table=False),
    ]


def _bar(share: Callable[[T], Decimal]) -> Column[T]:
    """Return a bar of ten cells, on a terminal wide enough for it."""
    return Column(
        "", share, lambda row: bar(share(row)), style=lambda _: "cyan", is_fixed=True, is_optional=True, is_in_csv=False
    )


def _largest(amounts: Iterable[Decimal]) -> Decimal:
    return max((abs(amount) for amount in amounts), default=Decimal(0))


def _share(amount: Decimal, largest: Decimal) -> Decimal:
    return max(amount, Decimal(0)) * 100 / largest if largest else Decimal(0)
