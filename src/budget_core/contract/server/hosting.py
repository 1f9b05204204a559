"""A server as its owner sees it: the people who use it, and the invitation codes to it."""

from typing import Annotated

from msgspec import Meta

from budget_core.base import limits
from budget_core.contract.call import BodyCall, Call, OwnsServer, SignedIn
from budget_core.contract.people.users import UserDelete
from budget_core.contract.server.health import SignUpPolicy
from budget_core.contract.types import Body, Done, Id, Instant, Query, View
from budget_core.people.grants import AccessLevel

Uses = Annotated[int, Meta(ge=1, le=limits.INVITATION_CODE_USES_MAX)]
CodeDays = Annotated[int, Meta(ge=1, le=limits.INVITATION_CODE_DAYS_MAX)]


class Server(View, kw_only=True):
    """The server, and whether it is the caller's."""

    is_owner: bool
    """The caller's verified e-mail is one of `BUDGET_OWNER_EMAIL`: they may look after its users."""
    sign_up: SignUpPolicy


class ServerUser(View, kw_only=True):
    """Somebody who uses the server."""

    id: Id
    name: str
    email: str | None
    """None for the user of a local file who has not set an e-mail yet."""
    is_email_verified: bool
    created_at: Instant
    last_seen_at: Instant | None
    """When they last signed in or called, to a day; None before that was kept."""
    disabled_at: Instant | None
    """Set while they can't sign in."""


class ServerUsers(View, kw_only=True):
    """The users found, newest first, 200 at most."""

    users: list[ServerUser]
    count: int
    """Number of all matching users, also of those left out of `users`."""


class UsersQuery(Query, frozen=True, kw_only=True):
    """Users to find; all without a search."""

    search: str = ""
    """A part of a name or an e-mail, or an id"""


class InvitationCodeCreate(Body, kw_only=True):
    """A code by which people can sign up where `BUDGET_SIGN_UP` is `invited`."""

    uses: Uses = 1
    """Number of sign-ups that the code allows."""
    days: CodeDays = limits.INVITATION_CODE_DAYS_DEFAULT
    """Number of days until the code expires."""


class InvitationCode(View, kw_only=True):
    """An invitation code; the code itself is not kept."""

    id: Id
    created_by: str | None
    """The name of who made it; None for one made from the data folder."""
    created_at: Instant
    expires_at: Instant
    uses: int
    """Sign-ups it was used for."""
    uses_max: int


class NewInvitationCode(InvitationCode, kw_only=True):
    """The only answer that holds the code."""

    code: str
    link: str
    """Where the code is entered already; only the path where the server does not know its address."""


class ResetLink(View, kw_only=True):
    """A link by which the user sets a new password, once."""

    link: str
    """Only the path where the server does not know its address."""
    expires_at: Instant


# fmt: off

GET_SERVER = Call(
    "getServer", "GET", "/server",
    tag="server", module="hosting", answer=Server,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Return whether the caller owns the server, and who can sign up.",
)

LIST_USERS = Call(
    "listUsers", "GET", "/server/users",
    tag="server", module="hosting", query=UsersQuery, answer=ServerUsers,
    right=OwnsServer(),
    description="Find users, newest first, without anything of their budgets.",
)

DISABLE_USER = Call(
    "disableUser", "POST", "/server/users/{user_id}/disable",
    tag="server", module="hosting", answer=ServerUser,
    right=OwnsServer(),
    description="Disable a user: end their sessions and tokens; their data and shared workspaces stay.",
)

ENABLE_USER = Call(
    "enableUser", "POST", "/server/users/{user_id}/enable",
    tag="server", module="hosting", answer=ServerUser,
    right=OwnsServer(),
    description="Enable a disabled user.",
)

REMOVE_USER = BodyCall(
    "removeUser", "DELETE", "/server/users/{user_id}",
    tag="server", module="hosting", body=UserDelete, answer=Done,
    right=OwnsServer(),
    description="Delete a user for good, confirmed by the owner's password; a repeat changes nothing.",
)

LIST_INVITATION_CODES = Call(
    "listInvitationCodes", "GET", "/server/invitation-codes",
    tag="server", module="hosting", answer=list[InvitationCode],
    right=OwnsServer(),
    description="List invitation codes until a month after they expire, without the codes themselves.",
)

CREATE_INVITATION_CODE = BodyCall(
    "createInvitationCode", "POST", "/server/invitation-codes",
    tag="server", module="hosting", body=InvitationCodeCreate, answer=NewInvitationCode, status=201,
    right=OwnsServer(),
    description="Create an invitation code and its link; only this answer holds them.",
)

REVOKE_INVITATION_CODE = Call(
    "revokeInvitationCode", "DELETE", "/server/invitation-codes/{code_id}",
    tag="server", module="hosting", answer=Done,
    right=OwnsServer(),
    description="Revoke an invitation code.",
)
