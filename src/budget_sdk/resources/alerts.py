"""Alerts: what the signed-in user is told of in a workspace."""

from budget_core.contract.planning import alerts as calls
from budget_core.contract.planning.alerts import Alerts
from budget_sdk.calls import AsyncResource, Resource, endpoint, workspace_body


class _AlertsCalls:
    @endpoint(calls.GET_ALERTS)
    def get(self, workspace_id: str | None = None) -> Alerts: ...

    set = workspace_body(calls.SET_ALERTS)


class AlertsCalls(_AlertsCalls, Resource):
    """`client.alerts`, blocking."""


class AsyncAlertsCalls(_AlertsCalls, AsyncResource):
    """`client.alerts`, awaiting."""
