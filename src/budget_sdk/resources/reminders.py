"""Reminders: what rings when."""

from budget_core.contract.reminders import Reminder, ReminderCreate, ReminderToggle, ReminderUpdate
from budget_core.contract.types import Done
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Reminders:
    @endpoint
    @staticmethod
    def list() -> Operation[Table[Reminder]]:
        """Those that ring next first, then those that are off."""
        return Operation("GET", "/reminder", Table[Reminder])

    @with_body(ReminderCreate)
    @staticmethod
    def create(data: ReminderCreate) -> Operation[Reminder]:
        """Make a reminder; needs a subscription."""
        return Operation("POST", "/reminder/create", Reminder, (), data)

    @with_body(ReminderUpdate)
    @staticmethod
    def update(reminder_id: str, data: ReminderUpdate) -> Operation[Reminder]:
        """Change the fields the body carries; needs a subscription."""
        return Operation("PUT", "/reminder/update/{reminder_id}", Reminder, (reminder_id,), data)

    @with_body(ReminderToggle)
    @staticmethod
    def toggle(reminder_id: str, data: ReminderToggle) -> Operation[Reminder]:
        """Switch a reminder on, which needs a subscription, or off."""
        return Operation("PATCH", "/reminder/toggle/{reminder_id}", Reminder, (reminder_id,), data)

    @endpoint
    @staticmethod
    def dismiss(reminder_id: str) -> Operation[Reminder]:
        """Forget that a reminder was missed."""
        return Operation("PATCH", "/reminder/dismiss/{reminder_id}", Reminder, (reminder_id,))

    @endpoint
    @staticmethod
    def delete(reminder_id: str) -> Operation[Done]:
        """Remove a reminder; a second time changes nothing."""
        return Operation("DELETE", "/reminder/delete/{reminder_id}", Done, (reminder_id,))


class Reminders(_Reminders, Resource):
    """`client.reminders`, blocking."""


class AsyncReminders(_Reminders, AsyncResource):
    """`client.reminders`, awaiting."""
