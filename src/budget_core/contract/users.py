"""Users: sign-up, login, the person behind the token, settings."""

from budget_core.contract.types import (
    UNSET,
    Body,
    Email,
    ExpensesView,
    Id,
    Language,
    MainScreen,
    Name,
    Password,
    Secret,
    TimeZone,
    UnsetType,
    View,
)


class SignUp(Body, kw_only=True):
    name: Name
    email: Email
    password: Password
    language: Language | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET


class Login(Body, kw_only=True):
    email: Email
    password: Secret
    time_zone: TimeZone | UnsetType = UNSET


class Settings(View, kw_only=True):
    workspace: Id | None
    main_screen: MainScreen
    expenses_view: ExpensesView
    language: Language
    show_onboarding: bool
    time_zone: str


class SettingsUpdate(Body, kw_only=True):
    workspace: Id | UnsetType = UNSET
    main_screen: MainScreen | UnsetType = UNSET
    expenses_view: ExpensesView | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    show_onboarding: bool | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET


class User(View, kw_only=True):
    id: Id
    name: str
    email: str | None
    """None for the user of a local file who has not set an e-mail yet."""
    avatar: str | None
    has_password: bool
    is_email_verified: bool
    has_subscription: bool
    can_add_to_workspace: bool
    settings: Settings


class UserUpdate(Body, kw_only=True):
    name: Name | UnsetType = UNSET
    can_add_to_workspace: bool | UnsetType = UNSET
    """Whether others find the user and may invite them."""


class Done(View, kw_only=True):
    """The answer of a call that has nothing else to say."""

    ok: bool = True
