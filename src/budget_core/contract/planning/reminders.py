"""Reminders in a time zone; one can offer an expense to book."""

from decimal import Decimal

from budget_core.contract.call import BodyCall, Call, Owns, SignedIn
from budget_core.contract.types import (
    UNSET,
    Body,
    Done,
    Frequency,
    Id,
    Instant,
    LocalMinute,
    PositiveMoney,
    ReminderComment,
    ReminderTitle,
    TimeZone,
    UnsetType,
    Version,
    View,
)
from budget_core.people.grants import AccessLevel


class ReminderExpense(View, kw_only=True):
    """Expense that the keypad is filled with; nothing is booked by itself."""

    workspace_id: Id
    """Workspace of the category and the account."""
    category_id: Id
    account_id: Id
    value: Decimal


class Reminder(View, kw_only=True):
    """Something to be reminded of."""

    id: Id
    name: str
    date: LocalMinute
    """The first time, `yyyy-MM-ddTHH:mm` in `time_zone`; weekly and monthly ones follow its day."""
    time_zone: str
    frequency: Frequency
    comment: str
    active: bool
    expense: ReminderExpense | None
    next_at: Instant | None
    """None while it is switched off."""
    last_at: Instant | None
    """Time that it was last due."""
    missed_at: Instant | None
    """Due time of a reminder that could not be sent, until dismissed."""
    version: int
    created_at: Instant
    updated_at: Instant


class ReminderExpenseSet(Body, kw_only=True):
    """An expense to fill in: category and account of one workspace."""

    category_id: Id
    account_id: Id
    value: PositiveMoney


class ReminderCreate(Body, kw_only=True):
    """A new reminder; one for once must not be past."""

    id: Id | UnsetType = UNSET
    name: ReminderTitle
    date: LocalMinute
    time_zone: TimeZone | UnsetType = UNSET
    """The user's when left out."""
    frequency: Frequency
    comment: ReminderComment = ""
    active: bool = True
    expense: ReminderExpenseSet | None = None


class ReminderUpdate(Body, kw_only=True):
    """The fields to change."""

    name: ReminderTitle | UnsetType = UNSET
    date: LocalMinute | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET
    frequency: Frequency | UnsetType = UNSET
    comment: ReminderComment | UnsetType = UNSET
    active: bool | UnsetType = UNSET
    expense: ReminderExpenseSet | UnsetType | None = UNSET
    version: Version | UnsetType = UNSET


class ReminderToggle(Body, kw_only=True):
    """Switched on or off."""

    active: bool


# fmt: off

LIST_REMINDERS = Call(
    "listReminders", "GET", "/reminder",
    tag="reminders", answer=list[Reminder],
    right=SignedIn(AccessLevel.WORKSPACES),
    description="List reminders, the next to ring first, switched off ones last.",
)

CREATE_REMINDER = BodyCall(
    "createReminder", "POST", "/reminder/create",
    tag="reminders", body=ReminderCreate, answer=Reminder, status=201,
    right=SignedIn(AccessLevel.WORKSPACES),
    description="Create a reminder; needs a subscription.",
)

UPDATE_REMINDER = BodyCall(
    "updateReminder", "PUT", "/reminder/update/{reminder_id}",
    tag="reminders", body=ReminderUpdate, answer=Reminder,
    right=Owns("reminder"),
    description="Change the given fields; needs a subscription.",
)

TOGGLE_REMINDER = BodyCall(
    "toggleReminder", "PATCH", "/reminder/toggle/{reminder_id}",
    tag="reminders", body=ReminderToggle, answer=Reminder,
    right=Owns("reminder"),
    description="Switch a reminder on, which needs a subscription, or off.",
)

DISMISS_REMINDER = Call(
    "dismissReminder", "PATCH", "/reminder/dismiss/{reminder_id}",
    tag="reminders", answer=Reminder,
    right=Owns("reminder"),
    description="Dismiss a missed reminder.",
)

DELETE_REMINDER = Call(
    "deleteReminder", "DELETE", "/reminder/delete/{reminder_id}",
    tag="reminders", answer=Done,
    right=Owns("reminder"),
    description="Delete a reminder; a repeat changes nothing.",
)
