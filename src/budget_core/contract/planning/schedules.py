"""Schedules: expenses, incomes and transfers that come up again, and the forecast that they make."""

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Meta, field

from budget_core.base import limits
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.types import (
    UNSET,
    Body,
    CalendarDay,
    Currency,
    Id,
    Instant,
    Note,
    Payee,
    PositiveMoney,
    PostMode,
    Query,
    ScheduleFrequency,
    ScheduleKind,
    Tags,
    UnsetType,
    Version,
    View,
    Weekend,
)
from budget_core.people.access import Action

DueProblem = Literal["noRate", "accountDeleted", "categoryArchived"]
Every = Annotated[int, Meta(ge=1, le=limits.SCHEDULE_EVERY_MAX)]
Count = Annotated[int, Meta(ge=1, le=limits.SCHEDULE_COUNT_MAX)]


class StoredSchedule(View, kw_only=True):
    """A schedule as it is stored: what the activity log shows before and after."""

    id: Id
    workspace_id: Id
    kind: ScheduleKind
    account_id: Id
    """Account that pays an expense, or where the amount arrives."""
    from_account_id: Id | None
    category_id: Id | None
    value: Decimal
    """Above zero, in `currency_code`."""
    currency_code: str
    account_value: Decimal | None
    """Amount that leaves the account, in its currency; None: by the rate of the day."""
    from_value: Decimal | None
    """Amount that leaves the other account of a transfer; converted by the rate of the day when None."""
    note: str
    payee: str = ""
    tags: list[str] = field(default_factory=list)
    frequency: ScheduleFrequency
    every: int
    start_date: CalendarDay
    end_date: CalendarDay | None
    count: int | None
    weekend: Weekend
    mode: PostMode
    is_active: bool
    active_from: CalendarDay
    """No occurrence before this date is ever due."""
    skipped: list[CalendarDay]
    """Dates of the occurrences that were skipped."""
    user_id: Id | None
    """Creator, in whose name and time zone it posts by itself."""
    version: int
    created_at: Instant
    updated_at: Instant


class DueOccurrence(View, kw_only=True):
    """An occurrence that waits to be posted or skipped."""

    occurrence: CalendarDay
    """Its date by the rhythm, which names it."""
    day: CalendarDay
    """Day it is booked on: another one when a weekend moves it."""
    value: Decimal
    problem: DueProblem | None
    """Reason why it can't be posted as it is."""


class Schedule(StoredSchedule, kw_only=True):
    """A schedule with what waits of it today."""

    next_date: CalendarDay | None
    """Day of the next occurrence after today."""
    due: list[DueOccurrence]
    """Oldest first, at most 400."""
    settled: list[CalendarDay]
    """Dates of later occurrences that are posted or skipped already."""
    reversed: list[CalendarDay]
    """Dates of occurrences whose entry was taken back, once for each: their next entry gets another id."""
    posted_count: int


class ScheduleCreate(Body, kw_only=True):
    """A new schedule. Of the past nothing is due, unless `backfill` asks for it."""

    id: Id | UnsetType = UNSET
    kind: ScheduleKind
    account_id: Id
    from_account_id: Id | None = None
    """Source of a transfer; None for everything else."""
    category_id: Id | None = None
    """Category of an expense; None for everything else."""
    value: PositiveMoney
    currency_code: Currency | UnsetType = UNSET
    """When left out, the workspace's for an expense, the account's for an income or a transfer."""
    account_value: PositiveMoney | None = None
    from_value: PositiveMoney | None = None
    note: Note = ""
    payee: Payee = ""
    tags: Tags = field(default_factory=list)
    frequency: ScheduleFrequency
    every: Every = 1
    start_date: CalendarDay
    end_date: CalendarDay | None = None
    """Last date that an occurrence may have; not together with `count`."""
    count: Count | None = None
    """Number of occurrences from `startDate` on."""
    weekend: Weekend = "asIs"
    mode: PostMode = "ask"
    backfill: bool = False
    """Occurrences since `startDate` are due too; it is at most 400 days ago then."""
    book: bool | UnsetType = UNSET
    """Book the first occurrence in the same change set, on `startDate`, which is not after today then.

    A schedule for `once` is over with it and does not stay.
    """


class ScheduleUpdate(Body, kw_only=True):
    """The fields to change. With another frequency, interval or first date nothing before today is due any more."""

    account_id: Id | UnsetType = UNSET
    from_account_id: Id | UnsetType | None = UNSET
    category_id: Id | UnsetType | None = UNSET
    value: PositiveMoney | UnsetType = UNSET
    currency_code: Currency | UnsetType = UNSET
    account_value: PositiveMoney | UnsetType | None = UNSET
    from_value: PositiveMoney | UnsetType | None = UNSET
    note: Note | UnsetType = UNSET
    payee: Payee | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    frequency: ScheduleFrequency | UnsetType = UNSET
    every: Every | UnsetType = UNSET
    start_date: CalendarDay | UnsetType = UNSET
    end_date: CalendarDay | UnsetType | None = UNSET
    count: Count | UnsetType | None = UNSET
    weekend: Weekend | UnsetType = UNSET
    mode: PostMode | UnsetType = UNSET
    version: Version | UnsetType = UNSET


class ScheduleToggle(Body, kw_only=True):
    """Switched on or off. What came up while it was off is not due later."""

    is_active: bool


class SchedulePost(Body, kw_only=True):
    """Book an occurrence, with other amounts or another day where they are given."""

    entry_id: Id | UnsetType = UNSET
    """Id of the new entry: with it, a repeat after its reversal is refused."""
    occurrence: CalendarDay
    day: CalendarDay | UnsetType = UNSET
    value: PositiveMoney | UnsetType = UNSET
    account_value: PositiveMoney | UnsetType = UNSET
    from_value: PositiveMoney | UnsetType = UNSET
    note: Note | UnsetType = UNSET


class ScheduleSkip(Body, kw_only=True):
    """An occurrence that is not to be booked."""

    occurrence: CalendarDay
    is_skipped: bool = True
    """False takes the skip back."""


class ForecastPoint(View, kw_only=True):
    """A balance at the end of a day."""

    day: CalendarDay
    amount: Decimal


class ForecastAccount(View, kw_only=True):
    """An account's balance on the days it changes, today first."""

    account_id: Id
    currency_code: str
    days: list[ForecastPoint]
    lowest: ForecastPoint
    """On the first day that has it."""


class ForecastTotal(View, kw_only=True):
    """All accounts shown in the balance, in the workspace's currency by today's rates."""

    currency_code: str
    days: list[ForecastPoint]
    lowest: ForecastPoint
    not_converted: list[NotConverted]
    """Balances and occurrences without a rate, left out."""


class ForecastItem(View, kw_only=True):
    """An occurrence that is still to be posted; an overdue one counts on today."""

    schedule_id: Id
    occurrence: CalendarDay
    day: CalendarDay
    kind: ScheduleKind
    value: Decimal
    currency_code: str
    account_id: Id


class Forecast(View, kw_only=True):
    """Balances from today on, as the schedules move them; what is booked for later days is in them from the start."""

    until: CalendarDay
    accounts: list[ForecastAccount]
    total: ForecastTotal
    items: list[ForecastItem]
    """By day, at most 1000; the balances count all of them."""
    items_left: int
    """Number of later occurrences that `items` leaves out."""


class ForecastQuery(Query, frozen=True, kw_only=True):
    """Last day of `getForecast`."""

    until: CalendarDay | None = None
    """At most 400 days from today; the end of the next budget month when left out"""


# fmt: off

LIST_SCHEDULES = Call(
    "listSchedules", "GET", "/schedule/{workspace_id}/list",
    tag="schedules", answer=list[Schedule],
    right=InWorkspace(Action.READ),
    description="All schedules with what is due of them, those that come up next first.",
)

CREATE_SCHEDULE = BodyCall(
    "createSchedule", "POST", "/schedule/{workspace_id}/create",
    tag="schedules", body=ScheduleCreate, answer=Schedule, status=201,
    right=InWorkspace(Action.WRITE),
    description="Make a schedule of an expense, an income or a transfer.",
)

UPDATE_SCHEDULE = BodyCall(
    "updateSchedule", "PUT", "/schedule/{schedule_id}",
    tag="schedules", body=ScheduleUpdate, answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Change the fields the body carries; posted entries stay as they are.",
)

TOGGLE_SCHEDULE = BodyCall(
    "toggleSchedule", "PATCH", "/schedule/{schedule_id}/toggle",
    tag="schedules", body=ScheduleToggle, answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Pause a schedule, or go on with it from today.",
)

DELETE_SCHEDULE = Call(
    "deleteSchedule", "DELETE", "/schedule/{schedule_id}",
    tag="schedules", answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Remove a schedule; what it posted stays. A second time changes nothing.",
)

RESTORE_SCHEDULE = Call(
    "restoreSchedule", "PUT", "/schedule/{schedule_id}/restore",
    tag="schedules", answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Bring a deleted schedule back as it was. A second time changes nothing.",
)

POST_SCHEDULE = BodyCall(
    "postSchedule", "POST", "/schedule/{schedule_id}/post",
    tag="schedules", body=SchedulePost, answer=HistoryEntry, status=201, other_status=200,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description="Book an occurrence; 200 with the entry that stands when it is booked already.",
)

SKIP_SCHEDULE = BodyCall(
    "skipSchedule", "POST", "/schedule/{schedule_id}/skip",
    tag="schedules", body=ScheduleSkip, answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Leave an occurrence out, or take that back; a second time changes nothing.",
)

GET_FORECAST = Call(
    "getForecast", "GET", "/schedule/{workspace_id}/forecast",
    tag="schedules", answer=Forecast, query=ForecastQuery,
    right=InWorkspace(Action.READ),
    description="Balances of the days to come, as the schedules move them.",
)
