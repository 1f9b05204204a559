"""Calls about a user's settings."""

from budget_core.contract.call import BodyCall, Call, SignedIn
from budget_core.contract.settings import Settings, SettingsUpdate
from budget_core.grants import Reach

GET_SETTINGS = Call(
    "getSettings", "GET", "/settings",
    tag="settings", answer=Settings,
    right=SignedIn(Reach.BASICS),
    description="Return the settings.",
)

UPDATE_SETTINGS = BodyCall(
    "updateSettings", "PUT", "/settings/update",
    tag="settings", body=SettingsUpdate, answer=Settings,
    right=SignedIn(Reach.WORKSPACES),
    description="Change the given settings.",
)
