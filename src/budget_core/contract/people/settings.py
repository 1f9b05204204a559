"""Settings of the signed-in user."""

from budget_core.contract.call import BodyCall, Call, SignedIn
from budget_core.contract.types import (
    UNSET,
    Body,
    ExpensesView,
    Id,
    Language,
    MainScreen,
    TimeZone,
    UnsetType,
    View,
)
from budget_core.people.grants import AccessLevel


class Settings(View, kw_only=True):
    """Settings of the app for a user, on all devices; `workspace` is the one in use."""

    workspace: Id | None
    main_screen: MainScreen
    expenses_view: ExpensesView
    language: Language
    show_onboarding: bool
    time_zone: str


class SettingsUpdate(Body, kw_only=True):
    """The settings to change."""

    workspace: Id | UnsetType = UNSET
    main_screen: MainScreen | UnsetType = UNSET
    expenses_view: ExpensesView | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    show_onboarding: bool | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET


# fmt: off

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
