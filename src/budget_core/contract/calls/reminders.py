"""Calls about reminders."""

from budget_core.contract.call import BodyCall, Call, Owns, SignedIn
from budget_core.contract.reminders import Reminder, ReminderCreate, ReminderToggle, ReminderUpdate
from budget_core.contract.types import Done
from budget_core.people.grants import AccessLevel

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
