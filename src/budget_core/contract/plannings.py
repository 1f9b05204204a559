"""Plannings: budget and spending of a month, per category."""

from decimal import Decimal

from msgspec import field

from budget_core.base.money import ZERO
from budget_core.contract.accounts import NotConverted
from budget_core.contract.carry_over import CarryInto, CarryItem, RowTarget, TargetItem
from budget_core.contract.types import (
    UNSET,
    Body,
    CalendarDay,
    Currency,
    Id,
    Instant,
    MonthDate,
    NotNegativeMoney,
    Query,
    SeenVersion,
    UnsetType,
    View,
    WhoseShare,
)


class PlanningCategory(View, kw_only=True):
    """A category's month: plan, what is spent of it, what is left; `left` and `overflow` are never negative."""

    id: Id | None
    """None while nothing is stored for this category in this month."""
    category_id: Id
    date: MonthDate
    budget: Decimal
    spent: Decimal
    """In `currency_code`, like every amount here."""
    currency_code: str
    percent: Decimal
    """Spent of budget and carried amount, capped at 100."""
    ratio: Decimal | None
    """Uncapped percent; None when there is nothing to spend."""
    overflow: Decimal
    left: Decimal
    upcoming: Decimal = ZERO
    """Scheduled expenses not posted yet; overdue ones count in the running month."""
    free: Decimal = ZERO
    """`available` less `upcoming`; below zero when that does not suffice."""
    carry: CarryInto | None = None
    """Rule that decides what this month hands to the next one."""
    carried: Decimal = ZERO
    """Amount that the month before handed over; below zero after overspending."""
    carried_from: NotConverted | None = None
    """Carried amount before its conversion at today's rate, where the currencies differ."""
    available: Decimal = ZERO
    """`budget` and `carried` less `spent`; below zero when overspent."""
    target: RowTarget | None = None
    not_converted: list[NotConverted]
    """Amounts without a rate: spent, to come, or carried."""
    spent_not_converted: list[NotConverted]
    """Amounts of `not_converted` that are spent."""
    version: int
    """0 while nothing is stored."""
    created_at: Instant | None
    updated_at: Instant | None


class Planning(View, kw_only=True):
    """A budget month over all its categories; totals are in the workspace currency and leave out `not_converted`."""

    id: Id
    workspace_id: Id
    date: MonthDate
    """First of the month the budget month is named after."""
    first_day: CalendarDay
    last_day: CalendarDay
    currency_code: str
    budget: Decimal
    spent: Decimal
    left: Decimal
    percent: Decimal
    overflow: Decimal
    carried: Decimal = ZERO
    available: Decimal = ZERO
    upcoming: Decimal = ZERO
    set_aside: Decimal = ZERO
    """Available in categories with a target, after what is to come there."""
    free: Decimal = ZERO
    """`available` less `upcoming` and `set_aside`."""
    expected_income: Decimal | None = None
    """As entered, else the incomes scheduled in the month."""
    to_assign: Decimal | None = None
    """`expected_income` less all budgets; below zero when more is planned than comes in."""
    left_per_day: Decimal | None
    """Free amount for each day left; only for the running month."""
    days_left: int | None
    not_converted: list[NotConverted]
    plannings_categories: list[PlanningCategory]
    deleted_categories: list[PlanningCategory]
    """Removed from this month, can be restored."""


class ChangedMonth(View, kw_only=True):
    """Changes in a budget month: rows of some categories, as `Planning` has them."""

    date: MonthDate
    first_day: CalendarDay
    last_day: CalendarDay
    category_ids: list[Id]
    """Categories with changed budgets or sums; one without a row below has neither in this month now."""
    plannings_categories: list[PlanningCategory]
    deleted_categories: list[PlanningCategory]


class StoredPlanning(View, kw_only=True):
    """A budget as it is stored: what the activity log shows before and after."""

    id: Id
    category_id: Id
    date: MonthDate
    budget: Decimal
    currency_code: str
    deleted: bool
    version: int


class PlanningSet(Body, kw_only=True):
    """The budget of a category in a month; with `version` 0 only where none is stored yet."""

    id: Id | UnsetType = UNSET
    category_id: Id
    date: MonthDate
    budget: NotNegativeMoney
    currency_code: Currency | UnsetType = UNSET
    """Left out, the workspace's, also where the stored budget has another one."""
    version: SeenVersion | UnsetType = UNSET


class PlanningSetItem(Body, kw_only=True):
    """A category's budget among several; without a currency in the workspace's."""

    id: Id | UnsetType = UNSET
    """Id for the row that is made where nothing was planned yet; a stored row keeps its own."""
    category_id: Id
    budget: NotNegativeMoney
    currency_code: Currency | UnsetType = UNSET
    version: SeenVersion | UnsetType = UNSET


class PlanningsSet(Body, kw_only=True):
    """Several budgets of one month at once."""

    date: MonthDate
    plannings_categories: list[PlanningSetItem]


class MonthSet(Body, kw_only=True):
    """Budgets of one month among several; what is not named stays as it is."""

    date: MonthDate
    plannings_categories: list[PlanningSetItem] = field(default_factory=list)
    removed_categories: list[Id] = field(default_factory=list)
    """Ids of categories that leave the month; their entries stay."""
    carry_rules: list[CarryItem] = field(default_factory=list)
    targets: list[TargetItem] = field(default_factory=list)


class MonthsSet(Body, kw_only=True):
    """Budgets of several months at once."""

    months: list[MonthSet]


class PlanningQuery(Query, frozen=True, kw_only=True):
    """Month of `getPlanning`."""

    date: MonthDate | None = None
    """First of the month: yyyy-MM-01"""
    share: WhoseShare = "all"
    """`mine`: what the caller bears of the spending; budgets stay whole"""
