"""Carry-over, targets and expected income: what is decided about several months at once."""

from decimal import Decimal

from msgspec import field

from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.types import (
    UNSET,
    Body,
    Id,
    MonthDate,
    NotNegativeMoney,
    PositiveMoney,
    Query,
    UnsetType,
    View,
)
from budget_core.planning.carry_over import Carry


class CarryRule(View, kw_only=True):
    """Rule of a category from a month on: the part of its rest that a month hands to the next one."""

    category_id: Id
    from_month: MonthDate = field(name="from")
    carry: Carry
    """`left` hands over what is left, `all` overspending too."""
    cap: Decimal | None
    """Largest amount that is handed over, in the currency of the month's row."""
    deleted: bool
    """True for a rule that was undone."""
    version: int


class Target(View, kw_only=True):
    """Amount that is to lie in a category by a month, or that is planned for it every month."""

    category_id: Id
    from_month: MonthDate = field(name="from")
    """First month in which it counts."""
    amount: Decimal
    """In the currency of the month's row."""
    by: MonthDate | None
    """Last month in which it counts; None for one of every month."""
    every_month: bool
    deleted: bool
    version: int


class ExpectedIncome(View, kw_only=True):
    """Income that somebody expects in a month."""

    date: MonthDate
    amount: Decimal
    currency_code: str
    """The workspace's when it was entered."""
    deleted: bool
    version: int


class PastMonth(View, kw_only=True):
    """Budget and spending of a category with a rule, in a month since its first one."""

    id: Id | None
    """Id of the stored budget; None where nothing is planned."""
    version: int
    """Version of the stored budget; 0 where nothing is planned."""
    category_id: Id
    date: MonthDate
    budget: Decimal
    currency_code: str
    spent: list[NotConverted]
    """Spending by currency, as it was booked."""


class CarryInto(View, kw_only=True):
    """Rule of a month's row."""

    rule: Carry
    cap: Decimal | None
    from_month: MonthDate = field(name="from")


class RowTarget(View, kw_only=True):
    """Target of a month's row."""

    amount: Decimal
    by: MonthDate | None
    every_month: bool
    from_month: MonthDate = field(name="from")
    per_month: Decimal
    """Budget that reaches it in time."""
    on_track: bool
    """True when the budget is enough."""


class Suggestion(View, kw_only=True):
    """Usual cost of a category: net spending of full months before the one asked for; None where there is none."""

    category_id: Id
    currency_code: str
    """Currency of the month's row."""
    last_month: Decimal | None
    average3: Decimal | None
    average6: Decimal | None
    per_month: Decimal | None
    """Budget that its target needs."""
    not_converted: list[NotConverted]


class CarryOverSet(Body, kw_only=True):
    """Rule of a category from a month on; it replaces one of the same month."""

    category_id: Id
    from_month: MonthDate = field(name="from")
    carry: Carry
    cap: NotNegativeMoney | None = None
    """Not with `none`."""


class TargetSet(Body, kw_only=True):
    """Target of a category, either `by` a month or for every one; it replaces the one it has."""

    category_id: Id
    amount: PositiveMoney | None
    """None removes it."""
    by: MonthDate | None = None
    """Where no rule carries the category's rest to the next month, one begins with the target."""
    every_month: bool = False
    from_month: MonthDate | UnsetType = field(default=UNSET, name="from")
    """First month in which it counts; when left out that of the present target, the running one at latest."""


class CarryItem(Body, kw_only=True):
    """Rule of a category from the month on, among several."""

    category_id: Id
    carry: Carry
    cap: NotNegativeMoney | None = None


class TargetItem(Body, kw_only=True):
    """Target of a category from the month on, among several."""

    category_id: Id
    amount: PositiveMoney
    by: MonthDate | None = None
    every_month: bool = False


class ExpectedIncomeSet(Body, kw_only=True):
    """Income expected in a month."""

    date: MonthDate
    amount: NotNegativeMoney | None
    """In the workspace's currency; None: the incomes scheduled in the month."""


class SuggestionsQuery(Query, frozen=True, kw_only=True):
    """Month of `listSuggestions`."""

    date: MonthDate | None = None
    """First of the month: yyyy-MM-01; the running one when left out"""
