"""Users: the person behind the token."""

from typing import Literal

from budget_core.base.limits import IMAGE_MAX_BYTES, IMAGE_TYPES
from budget_core.contract.call import TOKEN, Anybody, BodyCall, Call, SignedIn
from budget_core.contract.people.settings import Settings
from budget_core.contract.types import (
    UNSET,
    Body,
    Code,
    Done,
    Email,
    Id,
    InvitationCode,
    JoinCode,
    Language,
    Name,
    Password,
    Secret,
    TimeZone,
    Token,
    TokenScope,
    UnsetType,
    View,
)
from budget_core.people.grants import AccessLevel

SecondFactor = Literal["totp", "recovery"]


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
    token_scope: TokenScope | None = None
    """Scope of the personal access token that asked `getMe`; None for a sign-in."""


class UserUpdate(Body, kw_only=True):
    """Fields of the user to change; the picture has calls of its own."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType = UNSET
    """Takes effect once it is verified; needs `current_password`, or a fresh sign-in without one."""
    current_password: Secret | UnsetType = UNSET
    can_add_to_workspace: bool | UnsetType = UNSET
    """True when others find the user and may invite them."""


class UserDelete(Body, kw_only=True):
    """The user's proof of identity to delete the account."""

    current_password: Secret | UnsetType = UNSET
    """Left out by users without a password, who need a fresh sign-in instead."""


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
    member_id: Id | UnsetType = UNSET
    """Name in that workspace that the new user is; one that is not free is refused, and there is no account."""


class Login(Body, kw_only=True):
    """Credentials of a new session; wrong ones are `auth.invalidCredentials` on both fields."""

    email: Email
    password: Secret
    time_zone: TimeZone | UnsetType = UNSET


class SecondFactorNeeded(View, kw_only=True):
    """Answer to a right first step of a sign-in that also needs a second factor: `loginSecond` takes it."""

    second_factor: list[SecondFactor]
    """Kinds of codes that are accepted."""
    ticket: Token
    """Opens nothing by itself; valid for five minutes and five tries."""


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


# fmt: off

SIGN_UP = BodyCall(
    "signUp", "POST", "/user/signup",
    tag="users", body=SignUp, answer=User, status=201,
    right=Anybody(), limit="SIGN_UP", headers=TOKEN, refusals=(403,),
    description="A new user with a personal workspace; the token is in the `authorization` header, a code in the mail.",
)

LOGIN = BodyCall(
    "login", "POST", "/user/login",
    tag="users", body=Login, answer=User,
    right=Anybody(), limit="LOGIN", headers=TOKEN,
    other_status=202, other_answer=SecondFactorNeeded,
    description="A new session; wrong credentials are the same answer on both fields.",
)

GET_ME = Call(
    "getMe", "GET", "/user/me",
    tag="users", answer=User,
    right=SignedIn(AccessLevel.BASICS),
    description="Return the user behind the token.",
)

UPDATE_USER = BodyCall(
    "updateUser", "PUT", "/user/user-update",
    tag="users", body=UserUpdate, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), headers=TOKEN,
    description="Change the given fields; a new e-mail stays in `pendingEmail` until it is verified.",
)

DELETE_USER = BodyCall(
    "deleteUser", "DELETE", "/user/delete-user",
    tag="users", body=UserDelete, answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Delete the account for good; shared workspaces pass to the longest-standing participant.",
)

CHANGE_PASSWORD = BodyCall(
    "changePassword", "POST", "/user/changePassword",
    tag="users", body=ChangePassword, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), headers=TOKEN,
    description="Set a new password; every session ends, and the header brings the token of a fresh one.",
)

FORGOT_PASSWORD = BodyCall(
    "forgotPassword", "POST", "/user/forgotPassword",
    tag="users", body=ForgotPassword, answer=ResetToken,
    right=Anybody(), limit="CODE",
    description="Send a code to the e-mail of a user; the answer is the same for every e-mail.",
)

RESET_PASSWORD = BodyCall(
    "resetPassword", "POST", "/user/resetPassword",
    tag="users", body=ResetPassword, answer=Done,
    right=Anybody(), limit="CODE_TRY",
    description="Set a new password with the code from the mail; every session ends.",
)

GET_EMAIL_VERIFICATION = Call(
    "getEmailVerification", "GET", "/user/emailVerification",
    tag="users", answer=EmailToken,
    right=SignedIn(AccessLevel.IDENTITY), refusals=(422,),
    description="Send a code to verify the e-mail; within a minute no second one is sent.",
)

SUBMIT_EMAIL_VERIFICATION = BodyCall(
    "submitEmailVerification", "POST", "/user/submitEmailVerification",
    tag="users", body=SubmitCode, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), limit="CODE_TRY", headers=TOKEN,
    description=(
        "Verify the e-mail with the code from the mail; "
        "a changed one takes effect and ends every other session."
    ),
)



SET_AVATAR = Call(
    "setAvatar", "PUT", "/user/avatar",
    tag="users", module="avatars", content_types=IMAGE_TYPES, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), limit="AVATAR", body_max_bytes=IMAGE_MAX_BYTES, refusals=(413, 422),
    description="Set the picture from a JPEG or PNG, cropped to 256 × 256 pixels and without metadata.",
)

DELETE_AVATAR = Call(
    "deleteAvatar", "DELETE", "/user/avatar",
    tag="users", module="avatars", answer=User,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Remove the picture.",
)

GET_AVATAR = Call(
    "getAvatar", "GET", "/avatar/{avatar_id}",
    tag="users", module="avatars", answer=bytes, media_type="image/jpeg",
    right=Anybody(), is_compressed=True,
    description="Return a picture; anybody with the address in a user's `avatar` may see it.",
)
