"""Calls about a user's settings."""

from budget_core.contract.call import BodyCall, Call, SignedIn
from budget_core.contract.settings import Settings, SettingsUpdate
from budget_core.people.grants import AccessLevel

GET_SETTINGS = Call(
    "getSettings", "GET", "/settings",
    tag="settings", answer=Settings,
    right=SignedIn(AccessLevel.BASICS),
    description="Return the settings.",
)

UPDATE_SETTINGS = BodyCall(
    "updateSettings", "PUT", "/settings/update",
    tag="settings", body=SettingsUpdate, answer=Settings,
    right=SignedIn(AccessLevel.WORKSPACES),
    description="Change the given settings.",
)
