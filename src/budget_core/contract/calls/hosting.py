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
from budget_core.grants import Reach

GET_SERVER = Call(
    "getServer", "GET", "/server",
    tag="server", module="hosting", answer=Server,
    right=SignedIn(Reach.IDENTITY),
    description="Whether the caller may look after the users of the server, and who can sign up.",
)

LIST_USERS = Call(
    "listUsers", "GET", "/server/users",
    tag="server", module="hosting", query=UsersQuery, answer=ServerUsers,
    right=OwnsServer(),
    description="Those who are found, the newest first; never anything of their budgets.",
)

DISABLE_USER = Call(
    "disableUser", "POST", "/server/users/{user_id}/disable",
    tag="server", module="hosting", answer=ServerUser,
    right=OwnsServer(),
    description="End a user's sessions and tokens and let them in no more; their data and shared workspaces stay.",
)

ENABLE_USER = Call(
    "enableUser", "POST", "/server/users/{user_id}/enable",
    tag="server", module="hosting", answer=ServerUser,
    right=OwnsServer(),
    description="Let a user sign in again.",
)

REMOVE_USER = BodyCall(
    "removeUser", "DELETE", "/server/users/{user_id}",
    tag="server", module="hosting", body=UserDelete, answer=Done,
    right=OwnsServer(),
    description="Delete a user for good, with the owner's own password as a proof; twice is as once.",
)

LIST_INVITATION_CODES = Call(
    "listInvitationCodes", "GET", "/server/invitation-codes",
    tag="server", module="hosting", answer=list[InvitationCode],
    right=OwnsServer(),
    description="Codes until a month after they expire, the newest first; never the codes themselves.",
)

CREATE_INVITATION_CODE = BodyCall(
    "createInvitationCode", "POST", "/server/invitation-codes",
    tag="server", module="hosting", body=InvitationCodeCreate, answer=NewInvitationCode, status=201,
    right=OwnsServer(),
    description="Make a code and a link that enters it; this answer alone holds them.",
)

REVOKE_INVITATION_CODE = Call(
    "revokeInvitationCode", "DELETE", "/server/invitation-codes/{code_id}",
    tag="server", module="hosting", answer=Done,
    right=OwnsServer(),
    description="Make a code good for nobody more.",
)
