"""Statistics over budget months, of the whole workspace and of its accounts.

Amounts are in the workspace currency, at today's rates, unless said otherwise; what has no rate is left out and named.
"""

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Meta, field

from budget_core.contract.call import Call, InWorkspace
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.types import (
    AccountType,
    BudgetMonth,
    CalendarDay,
    EntryKind,
    Id,
    NotNegativeMoney,
    Payee,
    Query,
    Search,
    Tag,
    View,
    Where,
    WhoseShare,
)
from budget_core.people.access import Action

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


class PayeeFigures(View, kw_only=True):
    """Spending of a payee; the name is empty for the entries without one."""

    name: str
    amount: Decimal
    """Spent less refunds."""
    count: int
    """Entries; one whose currency has no rate too."""


class PayeeStatistics(View, kw_only=True):
    """Spending by payee over all the months, most first."""

    currency_code: str
    rates_updated_at: CalendarDay
    payees: list[PayeeFigures]
    total: Decimal
    not_converted: list[LeftOut]


class TagFigures(View, kw_only=True):
    """Spending of a tag; an entry with several counts for each of them."""

    name: str
    amount: Decimal
    """Spent less refunds."""
    count: int
    """Entries; one whose currency has no rate too."""


class TagStatistics(View, kw_only=True):
    """Spending by tag over all the months, most first."""

    currency_code: str
    rates_updated_at: CalendarDay
    tags: list[TagFigures]
    total: Decimal
    """All spending, that without tags too."""
    not_converted: list[LeftOut]


WholePercent = Annotated[int, Meta(ge=0, le=100)]


class CategoryMonth(View, kw_only=True):
    """Spending and budget of a category in a month."""

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
    """Live categories, and archived ones with spending or a budget in these months; in their order."""


class CategoryShare(View, kw_only=True):
    """A category's part of all spending, and what was spent of its plan, over all the months."""

    category_id: Id
    name: str
    icon: str
    deleted: bool
    spent: Decimal
    share: WholePercent
    """Percent of all spending; the shares add up to 100, or are all 0."""
    budget: Decimal
    percent: Decimal
    """Spent of budget, capped at 100."""
    ratio: Decimal | None
    """Uncapped percent; None when nothing was planned."""
    not_converted: list[LeftOut]


class CategoryShares(View, kw_only=True):
    """All the months together."""

    currency_code: str
    rates_updated_at: CalendarDay
    first_month: MonthKey
    last_month: MonthKey
    spent: Decimal
    categories: list[CategoryShare]
    """Categories with spending or a budget, the one most was spent on first."""
    not_converted: list[LeftOut]


GroupKey = Literal["month", "category", "payee", "tag", "person", "account", "kind"]


class EntrySumsQuery(Query, frozen=True, kw_only=True):
    """Groups of `getEntrySums`, and filters of the entries; what is left out lets all through."""

    rows: GroupKey | None = None
    """One group of all entries when left out"""
    columns: GroupKey | None = None
    """Groups within each row"""
    since: CalendarDay | None = None
    """The first day"""
    until: CalendarDay | None = None
    """The last day"""
    category_id: Id | None = None
    """Only lines of this category count"""
    account_id: Id | None = None
    """On either side of a transfer"""
    user_id: Id | None = None
    """Person who booked it"""
    payee: Payee | None = None
    """In any spelling; empty for entries without one"""
    tag: Tag | None = None
    kind: EntryKind | None = None
    least: NotNegativeMoney | None = field(default=None, name="min")
    """Smallest amount of an entry, without its sign"""
    most: NotNegativeMoney | None = field(default=None, name="max")
    """Largest amount of an entry, without its sign"""
    search: Search | None = None
    """As in `listHistory`"""
    where: Where | None = None
    """A filter in words, as in `listHistory`; of an entry with several lines only those that pass count"""


class EntrySum(View, kw_only=True):
    """Entries of one group; an entry with lines of several categories, or with several tags, counts in each of them."""

    row: str
    """Month (`yyyy-MM`), kind, payee, tag, or id of a category, account or person; "" without one."""
    column: str
    count: int
    """Number of entries, transfers too."""
    spent: Decimal
    """Expenses less refunds."""
    income: Decimal
    not_converted: list[LeftOut]


class EntrySums(View, kw_only=True):
    """Groups that have entries, in no order."""

    currency_code: str
    rates_updated_at: CalendarDay
    sums: list[EntrySum]
    names: dict[str, str]
    """Present names of the ids in `row` and `column`."""


# fmt: off

GET_MAIN_STATISTICS = Call(
    "getMainStatistics", "GET", "/statistics/{workspace_id}/main-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=MainStatistics,
    right=InWorkspace(Action.READ),
    description="Return income, spending, plan and balance of each month.",
)

GET_ACCOUNT_STATISTICS = Call(
    "getAccountStatistics", "GET", "/statistics/{workspace_id}/account-stats",
    tag="statistics", query=StatisticsQuery, answer=AccountStatistics,
    right=InWorkspace(Action.READ),
    description="Return the balance of each account at the end of each month.",
)

GET_CATEGORY_STATISTICS = Call(
    "getCategoryStatistics", "GET", "/statistics/{workspace_id}/category-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=CategoryStatistics,
    right=InWorkspace(Action.READ),
    description="Return spending and plan of each category in each month.",
)

GET_CATEGORY_SHARES = Call(
    "getCategoryShares", "GET", "/statistics/{workspace_id}/category-stats-with-percent",
    tag="statistics", query=StatisticsQuery, answer=CategoryShares,
    right=InWorkspace(Action.READ),
    description="Return each category's share of all spending in these months, and of its plan.",
)

GET_ENTRY_SUMS = Call(
    "getEntrySums", "GET", "/statistics/{workspace_id}/sums",
    tag="statistics", query=EntrySumsQuery, answer=EntrySums,
    right=InWorkspace(Action.READ),
    description=(
        "Return spending and income of entries in groups: by month, category, account, person or kind, or two of them."
    ),
)

GET_PAYEE_STATISTICS = Call(
    "getPayeeStatistics", "GET", "/statistics/{workspace_id}/payee-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=PayeeStatistics,
    right=InWorkspace(Action.READ),
    description="Return what was spent on each payee in these months.",
)

GET_TAG_STATISTICS = Call(
    "getTagStatistics", "GET", "/statistics/{workspace_id}/tag-stats",
    tag="statistics", query=SharedStatisticsQuery, answer=TagStatistics,
    right=InWorkspace(Action.READ),
    description="Return what was spent with each tag in these months.",
)
