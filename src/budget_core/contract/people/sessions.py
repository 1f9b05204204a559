"""Sessions of the user, and personal access tokens for scripts."""

from budget_core.base import limits
from budget_core.contract.call import BodyCall, Call, SignedIn
from budget_core.contract.types import UNSET, Body, Done, Id, Instant, Name, TokenDays, TokenScope, UnsetType, View
from budget_core.people.grants import AccessLevel


class Session(View, kw_only=True):
    """A session of the user."""

    id: Id
    device: str
    """Device that signed in, by the name it gave."""
    created_at: Instant
    expires_at: Instant
    is_current: bool
    """True for the session of this call."""


class TokenCreate(Body, kw_only=True):
    """A new personal access token. It has no client-made `id`: a repeat could not return the secret again."""

    name: Name
    scope: TokenScope
    workspace_id: Id | UnsetType = UNSET
    """The only workspace that it is valid for; all of the user's when left out."""
    days: TokenDays = limits.TOKEN_DAYS_DEFAULT
    """Days until it expires."""


class AccessToken(View, kw_only=True):
    """A personal access token, without its secret."""

    id: Id
    name: str
    scope: TokenScope
    workspace_id: Id | None
    """The only workspace that it is valid for; None for all."""
    created_at: Instant
    expires_at: Instant
    last_used_at: Instant | None
    """To the minute."""


class NewAccessToken(View, kw_only=True):
    """A personal access token with its secret."""

    id: Id
    name: str
    scope: TokenScope
    workspace_id: Id | None
    created_at: Instant
    expires_at: Instant
    token: str
    """Shown this once: only a hash of it is kept."""


# fmt: off

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
