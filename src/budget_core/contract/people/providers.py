"""Sign-in with Google and Apple: to the provider, and back with its answer."""

from typing import Literal

from budget_core.contract.call import TOKEN, Anybody, BodyCall, Call
from budget_core.contract.people.users import SecondFactorNeeded, User
from budget_core.contract.types import (
    UNSET,
    Body,
    Id,
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
    member_id: Id | UnsetType = UNSET
    """Name in that workspace that the new user is; one that is not free is refused, and there is no account."""


class ProviderLink(Body, kw_only=True):
    """The password of the account that has the provider's e-mail: from now on both lead to it."""

    sign_in_token: Token
    """Token of a sign-in that was answered with `auth.linkPassword`."""
    current_password: Secret
    time_zone: TimeZone | UnsetType = UNSET


# fmt: off

LIST_PROVIDERS = Call(
    "listProviders", "GET", "/user/auth/providers",
    tag="users", module="providers", answer=Providers,
    right=Anybody(),
    description="List the providers set up on this server.",
)

START_PROVIDER = BodyCall(
    "startProvider", "POST", "/user/auth/start",
    tag="users", module="providers", body=ProviderStart, answer=ProviderStarted,
    right=Anybody(), limit="PROVIDER",
    description="Start a sign-in; the browser goes to `url` and keeps the `signInToken`.",
)

SIGN_IN_GOOGLE = BodyCall(
    "signInGoogle", "POST", "/user/auth/google",
    tag="users", module="providers", body=ProviderSignIn, answer=User,
    right=Anybody(), limit="PROVIDER", headers=TOKEN, refusals=(403,),
    other_status=202, other_answer=SecondFactorNeeded,
    description="Sign in or up with the answer of Google.",
)

SIGN_IN_APPLE = BodyCall(
    "signInApple", "POST", "/user/auth/apple",
    tag="users", module="providers", body=ProviderSignIn, answer=User,
    right=Anybody(), limit="PROVIDER", headers=TOKEN, refusals=(403,),
    other_status=202, other_answer=SecondFactorNeeded,
    description="Sign in or up with the answer of Apple.",
)

LINK_PROVIDER = BodyCall(
    "linkProvider", "POST", "/user/auth/link",
    tag="users", module="providers", body=ProviderLink, answer=User,
    right=Anybody(), limit="PROVIDER", headers=TOKEN,
    other_status=202, other_answer=SecondFactorNeeded,
    description=(
        "Finish a sign-in answered with `auth.linkPassword`: "
        "the account with that e-mail opens with its password."
    ),
)
