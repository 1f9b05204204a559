"""Calls about the users of a server, for its owner."""

from budget_core.contract.call import BodyCall, Call, OwnsServer, SignedIn
from budget_core.contract.hosting import (
    InvitationCode,
    InvitationCodeCreate,
    NewInvitationCode,
    Server,
    ServerUser,
    ServerUsers,
    UsersQuery,
)
from budget_core.contract.types import Done
from budget_core.contract.users import UserDelete
from budget_core.people.grants import AccessLevel

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
