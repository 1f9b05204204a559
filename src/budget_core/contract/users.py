"""Users: the person behind the token."""

from budget_core.contract.settings import Settings
from budget_core.contract.types import UNSET, Body, Email, Id, Name, Secret, TokenScope, UnsetType, View


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
