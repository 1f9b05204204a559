"""Alerts of a person in a workspace."""

from decimal import Decimal

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.types import UNSET, Body, Clock, NotNegativeMoney, OthersAlerts, UnsetType, View
from budget_core.people.access import Action


class Alerts(View, kw_only=True):
    """Subjects and times of a person's alerts in a workspace."""

    at80: bool
    """A category reaches 80% of its budget; told again after spending fell below, at the earliest an hour later."""
    at100: bool
    """A category reaches 100% of its budget; told as `at80` is."""
    others: OthersAlerts
    """Expenses that other members add."""
    others_above: Decimal
    """Amount in the workspace's currency: smaller expenses of others are not told; one without a rate is."""
    schedules: bool
    """Occurrences of schedules that come due, are posted, or can't be."""
    quiet_from: Clock
    """On the person's clock; alerts of the quiet hours come as one when they end."""
    quiet_to: Clock
    """Equal to `quiet_from`: there are no quiet hours."""
    show_amounts: bool
    """True to name amounts in alerts, which locked screens show."""


class AlertsSet(Body, kw_only=True):
    """The settings to change."""

    at80: bool | UnsetType = UNSET
    at100: bool | UnsetType = UNSET
    others: OthersAlerts | UnsetType = UNSET
    others_above: NotNegativeMoney | UnsetType = UNSET
    schedules: bool | UnsetType = UNSET
    quiet_from: Clock | UnsetType = UNSET
    quiet_to: Clock | UnsetType = UNSET
    show_amounts: bool | UnsetType = UNSET


# fmt: off

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
