"""Sessions of the user, and personal access tokens for scripts."""

from budget_core.base import limits
from budget_core.contract.types import UNSET, Body, Id, Instant, Name, TokenDays, TokenScope, UnsetType, View


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
