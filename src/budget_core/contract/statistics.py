"""Statistics over budget months, of the whole workspace and of its accounts.

Amounts are in the workspace currency, at today's rates, unless said otherwise; what has no rate is left out and named.
"""

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Meta, field

from budget_core.contract.accounts import NotConverted
from budget_core.contract.types import AccountType, BudgetMonth, CalendarDay, Id, Payee, Query, Tag, View, WhoseShare

MonthKey = Annotated[str, Meta(extra_json_schema={"pattern": "^[0-9]{4}-[0-9]{2}$"})]
"""`yyyy-MM` in answers: the budget month's name."""


class LeftOut(View, kw_only=True):
    """An amount left out of one of the figures because its currency has no rate."""

    figure: Literal["income", "spent", "budget", "balance"]
    currency_code: str
    amount: Decimal


class MonthFigures(View, kw_only=True):
    """A budget month; what no figure has is in `not_converted`."""

    month: MonthKey
    first_day: CalendarDay
    last_day: CalendarDay
    income: Decimal
    spent: Decimal
    budget: Decimal
    """Planned amount."""
    net: Decimal
    """Income less spending; transfers are neither."""
    balance: Decimal
    """Balance of all accounts at the end of the month; from the running month on, the present one."""
    not_converted: list[LeftOut]


class MonthlyAverage(View, kw_only=True):
    """Income and spending of a usual month: the mean of the whole months since the first entry.

    The running month counts only where it is the only one.
    """

    months: int
    """Number of months that were counted."""
    income: Decimal
    spent: Decimal


class MainStatistics(View, kw_only=True):
    """Every month asked for, first to last."""

    currency_code: str
    rates_updated_at: CalendarDay
    months: list[MonthFigures]
    average: MonthlyAverage | None
    """Null where none of the months can be counted."""


class AccountMonth(View, kw_only=True):
    """An account at the end of a month."""

    month: MonthKey
    balance: Decimal
    """At the end of the month, in the account's currency; from the running month on the present balance."""
    amount: Decimal
    """Amount in the workspace currency."""
    not_converted: list[NotConverted]


class AccountFigures(View, kw_only=True):
    """An account with the months asked for, first to last."""

    account_id: Id
    name: str
    icon: str
    type: AccountType
    currency_code: str
    """The account's; `default` is resolved."""
    is_show_in_balance: bool
    deleted: bool
    months: list[AccountMonth]


class AccountStatistics(View, kw_only=True):
    """Every account of the workspace."""

    currency_code: str
    rates_updated_at: CalendarDay
    accounts: list[AccountFigures]
    """Deleted ones too, in their order."""


class StatisticsQuery(Query, frozen=True, kw_only=True):
    """Months that statistics are about."""

    first: BudgetMonth | None = field(default=None, name="from")
    """First month: yyyy-MM; eleven before the last"""
    last: BudgetMonth | None = field(default=None, name="to")
    """Last month: yyyy-MM; the running one"""


class FilteredStatisticsQuery(StatisticsQuery, frozen=True, kw_only=True):
    """Months of statistics, and the entries they are about; plans and balances stay whole."""

    payee: Payee | None = None
    """Only entries of this payee, whatever its case and accents"""
    tag: Tag | None = None
    """Only entries with this tag"""


class SharedStatisticsQuery(FilteredStatisticsQuery, frozen=True, kw_only=True):
    """Months of statistics, the entries they are about, and whose spending."""

    share: WhoseShare = "all"
    """`mine`: what the caller bears of the spending; plans stay whole"""
