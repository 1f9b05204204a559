"""Handlers of the calls about reminders."""

from budget_api.calls.handler import CallContext, Handlers, read, write
from budget_api.reminders import queries, service
from budget_core.contract.planning import reminders as calls

HANDLERS: Handlers[CallContext] = {
    calls.LIST_REMINDERS: read(queries.list_reminders),
    calls.CREATE_REMINDER: write(service.create_reminder),
    calls.UPDATE_REMINDER: write(service.update_reminder),
    calls.TOGGLE_REMINDER: write(service.toggle_reminder),
    calls.DISMISS_REMINDER: write(service.dismiss_reminder),
    calls.DELETE_REMINDER: write(service.delete_reminder),
}
