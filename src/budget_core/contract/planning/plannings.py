"""Plannings: budget and spending of a month, per category."""

from decimal import Decimal

from msgspec import field

from budget_core.base.money import ZERO
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.planning.carry_over import (
    CarryInto,
    CarryItem,
    CarryOverSet,
    ExpectedIncomeSet,
    RowTarget,
    Suggestion,
    SuggestionsQuery,
    TargetItem,
    TargetSet,
)
from budget_core.contract.planning.categories import Category, CategoryCreate
from budget_core.contract.types import (
    UNSET,
    Body,
    CalendarDay,
    Currency,
    EntryKind,
    Id,
    Instant,
    MonthDate,
    NotNegativeMoney,
    PositiveMoney,
    Query,
    RateDigits,
    SeenVersion,
    UnsetType,
    View,
    WhoseShare,
)
from budget_core.people.access import Action
from budget_core.planning.explanations import Code, Of


class EntryFilter(View, kw_only=True):
    """Query of `listHistory` that finds the entries behind a leaf."""

    month: MonthDate
    category_id: Id
    kind: EntryKind = "expense"


class Explanation(View, kw_only=True):
    """Part of a number; the leaves of the tree add up to it exactly."""

    code: Code
    """`notCarried` is what a rule does not hand over, `notConverted` what counts 0 for want of a rate."""
    amount: Decimal
    currency_code: str
    category_id: Id | None = None
    month: MonthDate | None = None
    """Month of a part that lies before the explained one."""
    original: NotConverted | None = None
    """Amount before it was converted."""
    rate: RateDigits | None = None
    """Units of `currency_code` for one of the original amount's."""
    rate_date: CalendarDay | None = None
    count: int | None = None
    """Number of entries behind it."""
    filter: EntryFilter | None = None
    children: list["Explanation"] = field(default_factory=list)


class ExplainQuery(Query, frozen=True, kw_only=True):
    """Number that `explainPlanning` is about."""

    date: MonthDate | None = None
    """First of the month: yyyy-MM-01; the running one when left out"""
    category_id: Id | None = None
    """The whole month when left out"""
    of: Of = "available"


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


class BudgetMove(Body, kw_only=True):
    """Planned money that one category gives to another in a month, in the workspace's currency."""

    id: Id | UnsetType = UNSET
    """A repeat with the same id moves nothing."""
    date: MonthDate
    from_category_id: Id
    to_category_id: Id
    value: PositiveMoney


class PlanningQuery(Query, frozen=True, kw_only=True):
    """Month of `getPlanning`."""

    date: MonthDate | None = None
    """First of the month: yyyy-MM-01"""
    share: WhoseShare = "all"
    """`mine`: what the caller bears of the spending; budgets stay whole"""


# fmt: off

CREATE_CATEGORY = BodyCall(
    "createCategory", "POST", "/category/{workspace_id}/create",
    tag="categories", module="plannings", body=CategoryCreate, answer=Category, status=201,
    right=InWorkspace(Action.WRITE),
    description="Create a category with a planning entry in the month `date`.",
)

GET_PLANNING = Call(
    "getPlanning", "GET", "/planning/{workspace_id}/list",
    tag="plannings", query=PlanningQuery, answer=Planning,
    right=InWorkspace(Action.READ),
    description="Return a month's plan; by default the running one.",
)

SET_PLANNING = BodyCall(
    "setPlanning", "POST", "/planning/{workspace_id}/planning-category",
    tag="plannings", body=PlanningSet, answer=PlanningCategory, status=201, other_status=200,
    right=InWorkspace(Action.WRITE),
    description="Set the budget of a category in a month: 201 for a new one, 200 for a change.",
)

SET_PLANNINGS = BodyCall(
    "setPlannings", "PUT", "/planning/{workspace_id}/{planning_id}/planning",
    tag="plannings", body=PlanningsSet, answer=Planning,
    right=InWorkspace(Action.WRITE),
    description="Set several budgets of one month, all or none.",
)

MOVE_BUDGET = BodyCall(
    "moveBudget", "POST", "/planning/{workspace_id}/move",
    tag="plannings", body=BudgetMove, answer=Planning,
    right=InWorkspace(Action.WRITE),
    description="Move planned money from one category to another in a month, as one change set.",
)

SET_MONTHS = BodyCall(
    "setMonths", "PUT", "/planning/{workspace_id}/months",
    tag="plannings", body=MonthsSet, answer=list[Planning],
    right=InWorkspace(Action.WRITE),
    description="Set budgets of several months and remove categories, all or none, as one change set.",
)

DELETE_PLANNING = Call(
    "deletePlanning", "DELETE", "/planning/{workspace_id}/delete/{planning_id}",
    tag="plannings", answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Remove a category from a month; its entries stay, and it can be restored.",
)

RESTORE_PLANNING = Call(
    "restorePlanning", "PUT", "/planning/{workspace_id}/{planning_id}/restore",
    tag="plannings", answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Restore a removed category in its month.",
)

SET_CARRY_OVER = BodyCall(
    "setCarryOver", "PUT", "/planning/{workspace_id}/carry-over",
    tag="plannings", body=CarryOverSet, answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Set what a category's month hands to the next one, from a month on; the last write wins.",
)

SET_TARGET = BodyCall(
    "setTarget", "PUT", "/planning/{workspace_id}/target",
    tag="plannings", body=TargetSet, answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Set or remove the target of a category; the last write wins.",
)

SET_EXPECTED_INCOME = BodyCall(
    "setExpectedIncome", "PUT", "/planning/{workspace_id}/expected-income",
    tag="plannings", body=ExpectedIncomeSet, answer=Planning,
    right=InWorkspace(Action.WRITE),
    description="Set or remove the income expected in a month; the last write wins.",
)

LIST_SUGGESTIONS = Call(
    "listSuggestions", "GET", "/planning/{workspace_id}/suggestions",
    tag="plannings", query=SuggestionsQuery, answer=list[Suggestion],
    right=InWorkspace(Action.READ),
    description="Return what each category usually costs, for a month's plan; by default the running one's.",
)

EXPLAIN_PLANNING = Call(
    "explainPlanning", "GET", "/planning/{workspace_id}/explain",
    tag="plannings", query=ExplainQuery, answer=Explanation,
    right=InWorkspace(Action.READ),
    description="Explain a number of a month or of one of its categories, as a tree.",
)
