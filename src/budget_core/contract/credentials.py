"""Credentials: sign-up, login, passwords, and the codes that go by mail."""

from budget_core.contract.types import (
    UNSET,
    Body,
    Code,
    Email,
    InvitationCode,
    JoinCode,
    Language,
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
    invitation_code: InvitationCode | UnsetType = UNSET
    """Needed if sign-up is by invitation only; else ignored."""
    join_code: JoinCode | UnsetType = UNSET
    """Code of an invitation link: the new user joins its workspace, which they begin in. It also admits them."""


class Login(Body, kw_only=True):
    """Credentials of a new session; wrong ones are `auth.invalidCredentials` on both fields."""

    email: Email
    password: Secret
    time_zone: TimeZone | UnsetType = UNSET


class ForgotPassword(Body, kw_only=True):
    """Request of a code to set a new password."""

    email: Email


class ResetToken(View, kw_only=True):
    """Token for a new password, given for every e-mail, known or not."""

    reset_token: Token
    """Goes with the code from the mail; its payload holds the `email` as it was typed."""
    is_mail_configured: bool
    """False when mails lie in the server's own outbox folder."""


class ResetPassword(Body, kw_only=True):
    """The new password, with the code and the token it belongs to.

    A wrong code is `auth.codeIncorrect` for ten minutes, `auth.codeExpired` after.
    """

    code: Code
    reset_token: Token
    new_password: Password


class ChangePassword(Body, kw_only=True):
    """Another password; ends all other sessions."""

    current_password: Secret | UnsetType = UNSET
    """Left out by users without a password, who need a fresh sign-in instead."""
    new_password: Password


class EmailToken(View, kw_only=True):
    """Token that goes with the code sent by mail."""

    email_verified_token: Token
    """Goes with the code from the mail."""
    email: str
    """Address that the code was sent to."""
    is_mail_configured: bool
    """False when mails lie in the server's own outbox folder."""


class SubmitCode(Body, kw_only=True):
    """The code from the mail, in any case and with or without dashes."""

    code: Code
    token: Token
