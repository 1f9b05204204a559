"""Calls about sign-in with Google and Apple."""

from budget_core.contract.call import TOKEN, Anybody, BodyCall, Call
from budget_core.contract.providers import ProviderLink, Providers, ProviderSignIn, ProviderStart, ProviderStarted
from budget_core.contract.users import User

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
    description="Sign in or up with the answer of Google.",
)

SIGN_IN_APPLE = BodyCall(
    "signInApple", "POST", "/user/auth/apple",
    tag="users", module="providers", body=ProviderSignIn, answer=User,
    right=Anybody(), limit="PROVIDER", headers=TOKEN, refusals=(403,),
    description="Sign in or up with the answer of Apple.",
)

LINK_PROVIDER = BodyCall(
    "linkProvider", "POST", "/user/auth/link",
    tag="users", module="providers", body=ProviderLink, answer=User,
    right=Anybody(), limit="PROVIDER", headers=TOKEN,
    description=(
        "Finish a sign-in answered with `auth.linkPassword`: "
        "the account with that e-mail opens with its password."
    ),
)
