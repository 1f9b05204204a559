"""Calls about sessions and personal access tokens."""

from budget_core.contract.call import BodyCall, Call, SignedIn
from budget_core.contract.sessions import AccessToken, NewAccessToken, Session, TokenCreate
from budget_core.contract.types import Done
from budget_core.people.grants import AccessLevel

LIST_TOKENS = Call(
    "listTokens", "GET", "/user/tokens",
    tag="users", module="sign_in", answer=list[AccessToken],
    right=SignedIn(AccessLevel.IDENTITY),
    description="List the valid tokens, newest first.",
)

CREATE_TOKEN = BodyCall(
    "createToken", "POST", "/user/tokens",
    tag="users", module="sign_in", body=TokenCreate, answer=NewAccessToken, status=201,
    right=SignedIn(AccessLevel.IDENTITY), limit="TOKEN",
    description="Create a token to read or also to write, in all workspaces or one; it is shown once.",
)

REVOKE_TOKEN = Call(
    "revokeToken", "DELETE", "/user/tokens/{token_id}",
    tag="users", module="sign_in", answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Revoke a token.",
)

LOGOUT = Call(
    "logout", "POST", "/user/logout",
    tag="users", module="sign_in", answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="End this session.",
)

LOGOUT_EVERYWHERE = Call(
    "logoutEverywhere", "POST", "/user/logout-everywhere",
    tag="users", module="sign_in", answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="End all sessions, including this one.",
)

LIST_SESSIONS = Call(
    "listSessions", "GET", "/user/sessions",
    tag="users", module="sign_in", answer=list[Session],
    right=SignedIn(AccessLevel.IDENTITY),
    description="List the user's sessions, newest first.",
)

END_SESSION = Call(
    "endSession", "DELETE", "/user/sessions/{session_id}",
    tag="users", module="sign_in", answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="End a session of the user.",
)
