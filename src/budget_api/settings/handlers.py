"""Handlers of the calls about a user's settings."""

from budget_api.calls.handler import CallContext, Handlers, look_up, write
from budget_api.settings import service
from budget_core.contract.people import settings as calls

HANDLERS: Handlers[CallContext] = {
    calls.GET_SETTINGS: look_up(service.get_settings),
    calls.UPDATE_SETTINGS: write(service.update_settings),
}
