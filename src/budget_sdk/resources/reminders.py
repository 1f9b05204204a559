"""Reminders."""

from budget_core.contract.planning import reminders as calls
from budget_core.contract.planning.reminders import Reminder
from budget_core.contract.types import Done
from budget_sdk.calls import AsyncResource, Resource, endpoint, row_body, with_body
from budget_sdk.tables import Table


class _Reminders:
    @endpoint(calls.LIST_REMINDERS)
    def list(self) -> Table[Reminder]: ...

    create = with_body(calls.CREATE_REMINDER)
    update = row_body(calls.UPDATE_REMINDER)
    toggle = row_body(calls.TOGGLE_REMINDER)

    @endpoint(calls.DISMISS_REMINDER)
    def dismiss(self, reminder_id: str) -> Reminder: ...

    @endpoint(calls.DELETE_REMINDER)
    def delete(self, reminder_id: str) -> Done: ...


class Reminders(_Reminders, Resource):
    """`client.reminders`, blocking."""


class AsyncReminders(_Reminders, AsyncResource):
    """`client.reminders`, awaiting."""
