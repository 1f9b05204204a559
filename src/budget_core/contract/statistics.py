"""Statistics over budget months.

Amounts are in the workspace currency, at today's rates, unless said otherwise; what has no rate is left out and named.
"""

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Meta

from budget_core.contract.accounts import NotConverted
from budget_core.contract.types import AccountType, CalendarDay, Id, View

MonthKey = Annotated[str, Meta(extra_json_schema={"pattern": "^[0-9]{4}-[0-9]{2}$"})]
"""`yyyy-MM` in answers: the budget month's name."""

WholePercent = Annotated[int, Meta(ge=0, le=100)]


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
    """What was planned."""
    net: Decimal
    """Income less spending; transfers are neither."""
    balance: Decimal
    """What the accounts in the balance held together at the end of the last day, entries of later days left out."""
    not_converted: list[LeftOut]


class MainStatistics(View, kw_only=True):
    """Every month asked for, first to last."""

    currency_code: str
    rates_updated_at: CalendarDay
    months: list[MonthFigures]


class AccountMonth(View, kw_only=True):
    """An account at the end of a month."""

    month: MonthKey
    balance: Decimal
    """At the end of the month, in the account's currency."""
    amount: Decimal
    """The same in the workspace currency."""
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
    """Deleted ones too, oldest first."""


class CategoryMonth(View, kw_only=True):
    """What was spent and planned in a category in a month."""

    month: MonthKey
    spent: Decimal
    budget: Decimal
    not_converted: list[LeftOut]


class CategoryFigures(View, kw_only=True):
    """A category with the months asked for, first to last."""

    category_id: Id
    name: str
    icon: str
    deleted: bool
    months: list[CategoryMonth]


class CategoryStatistics(View, kw_only=True):
    """The categories of the workspace, month by month."""

    currency_code: str
    rates_updated_at: CalendarDay
    categories: list[CategoryFigures]
    """Those in use, and archived ones with spending or a budget in these months; oldest first."""


class CategoryShare(View, kw_only=True):
    """A category's part of all spending, and what was spent of its plan, over all the months."""

    category_id: Id
    name: str
    icon: str
    deleted: bool
    spent: Decimal
    share: WholePercent
    """Of all spending; the shares add up to 100, or are all 0."""
    budget: Decimal
    percent: Decimal
    """Spent of budget, capped at 100."""
    ratio: Decimal | None
    """The same uncapped; None when nothing was planned."""
    not_converted: list[LeftOut]


class CategoryShares(View, kw_only=True):
    """All the months together."""

    currency_code: str
    rates_updated_at: CalendarDay
    first_month: MonthKey
    last_month: MonthKey
    spent: Decimal
    categories: list[CategoryShare]
    """Those with spending or a budget, the one most was spent on first."""
    not_converted: list[LeftOut]
