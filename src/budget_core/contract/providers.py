"""Sign-in with Google and Apple: to the provider, and back with its answer."""

from typing import Literal

from budget_core.contract.types import (
    UNSET,
    Body,
    InvitationCode,
    JoinCode,
    Language,
    Name,
    Secret,
    TimeZone,
    Token,
    UnsetType,
    View,
)

Provider = Literal["google", "apple"]


class Providers(View, kw_only=True):
    """Providers set up on this server."""

    google: bool
    apple: bool


class ProviderStart(Body, kw_only=True):
    """Provider to sign in with."""

    provider: Provider


class ProviderStarted(View, kw_only=True):
    """Address to go to, and the token that proves on return that it is the same browser."""

    url: str
    """Address for the browser. The provider sends it back with `code` and `state`."""
    sign_in_token: Token
    """Kept by the browser: only its holder can finish this sign-in, once, within ten minutes."""


class ProviderSignIn(Body, kw_only=True):
    """Answer of the provider to the browser: a session of the user known by that identity, or a new user."""

    code: Token
    state: Token
    sign_in_token: Token
    name: Name | UnsetType = UNSET
    """For a new user, where the provider tells the name to the browser alone, as Apple does."""
    language: Language | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET
    invitation_code: InvitationCode | UnsetType = UNSET
    """Needed by a new user if sign-up is by invitation only."""
    join_code: JoinCode | UnsetType = UNSET
    """Code of an invitation link: a new user joins its workspace, which they begin in. It also admits them."""


class ProviderLink(Body, kw_only=True):
    """The password of the account that has the provider's e-mail: from now on both lead to it."""

    sign_in_token: Token
    """Token of a sign-in that was answered with `auth.linkPassword`."""
    current_password: Secret
    time_zone: TimeZone | UnsetType = UNSET
