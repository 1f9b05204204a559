"""Users: sign-up, login, codes by mail, the person behind the token, their sessions and settings."""

from budget_core.contract.types import (
    UNSET,
    Body,
    Code,
    Email,
    ExpensesView,
    Id,
    Language,
    MainScreen,
    Name,
    Password,
    Secret,
    TimeZone,
    Token,
    UnsetType,
    View,
)


class SignUp(Body, kw_only=True):
    """A new user with a personal workspace; a code goes to the e-mail. `validation.unique` when it is taken."""

    name: Name
    email: Email
    password: Password
    language: Language | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET


class Login(Body, kw_only=True):
    """A new session. What is wrong is not told: `auth.invalidCredentials` on both fields."""

    email: Email
    password: Secret
    time_zone: TimeZone | UnsetType = UNSET


class ForgotPassword(Body, kw_only=True):
    """Ask for a code that lets set a new password."""

    email: Email


class ResetToken(View, kw_only=True):
    """The same for every e-mail, known or not."""

    reset_token: Token
    """Goes with the code from the mail; its payload holds the `email` as it was typed."""
    is_mail_configured: bool
    """False when mails lie in the server's own outbox folder."""


class ResetPassword(Body, kw_only=True):
    """The new password, with the code and the token it belongs to. `auth.codeIncorrect` until ten minutes have
    passed, `auth.codeExpired` after.
    """

    code: Code
    reset_token: Token
    new_password: Password


class ChangePassword(Body, kw_only=True):
    """Another password; ends all other sessions."""

    current_password: Secret | UnsetType = UNSET
    """Left out by who has no password yet; they need a fresh sign-in instead."""
    new_password: Password


class EmailToken(View, kw_only=True):
    """A code was sent; what it is to be sent back with."""

    email_verified_token: Token
    """Goes with the code from the mail."""
    email: str
    """Where the code was sent to."""
    is_mail_configured: bool
    """False when mails lie in the server's own outbox folder."""


class SubmitCode(Body, kw_only=True):
    """The code from the mail, in any case and with or without dashes."""

    code: Code
    token: Token


class Settings(View, kw_only=True):
    """How the app looks for the user, on all devices; `workspace` is the one in use."""

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


class User(View, kw_only=True):
    """The person behind the token."""

    id: Id
    name: str
    email: str | None
    """None for the user of a local file who has not set an e-mail yet."""
    pending_email: str | None
    """A new e-mail that takes effect once it is verified."""
    avatar: str | None
    has_password: bool
    is_email_verified: bool
    has_subscription: bool
    can_add_to_workspace: bool
    settings: Settings


class UserUpdate(Body, kw_only=True):
    """The fields of oneself to change; the picture has calls of its own."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    """Takes effect once it is verified; needs `current_password`, or a fresh sign-in of who has none."""
    current_password: Secret | UnsetType = UNSET
    can_add_to_workspace: bool | UnsetType = UNSET
    """Whether others find the user and may invite them."""


class UserDelete(Body, kw_only=True):
    """The proof that it is the user who deletes the account."""

    current_password: Secret | UnsetType = UNSET
    """Left out by who has no password; they need a fresh sign-in instead."""
