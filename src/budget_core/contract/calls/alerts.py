"""Calls about alerts."""

from budget_core.contract.alerts import Alerts, AlertsSet
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.people.access import Action

GET_ALERTS = Call(
    "getAlerts", "GET", "/alerts/{workspace_id}",
    tag="alerts", answer=Alerts,
    right=InWorkspace(Action.READ),
    description="Return what the user is told of in a workspace.",
)

SET_ALERTS = BodyCall(
    "setAlerts", "PUT", "/alerts/{workspace_id}",
    tag="alerts", body=AlertsSet, answer=Alerts,
    right=InWorkspace(Action.PERSONAL),
    description="Change the given alert settings, of the user alone.",
)
