"""Handlers of the calls about alerts."""

from budget_api.alerts import service
from budget_api.calls.handler import CallContext, Handlers, look_up, write
from budget_core.contract.planning import alerts as calls

HANDLERS: Handlers[CallContext] = {
    calls.GET_ALERTS: look_up(service.get_alerts),
    calls.SET_ALERTS: write(service.set_alerts),
}
