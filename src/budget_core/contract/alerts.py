"""Alerts of a person in a workspace."""

from budget_core.contract.types import UNSET, Body, Clock, OthersAlerts, UnsetType, View


class Alerts(View, kw_only=True):
    """Subjects and times of a person's alerts in a workspace."""

    at80: bool
    """A category reaches 80 % of its budget; once a month."""
    at100: bool
    """A category reaches 100 % of its budget; once a month."""
    others: OthersAlerts
    """Expenses that other members add."""
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
    schedules: bool | UnsetType = UNSET
    quiet_from: Clock | UnsetType = UNSET
    quiet_to: Clock | UnsetType = UNSET
    show_amounts: bool | UnsetType = UNSET
