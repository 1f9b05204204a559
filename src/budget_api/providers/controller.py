"""Calls for sign-in with Google and Apple, and the address that Apple sends browsers back to."""

from urllib.parse import urlencode

import msgspec
from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_303_SEE_OTHER

from budget_api.access.dependencies import Tokens
from budget_api.http.request import ApiRequest
from budget_api.integrations.openid.settings import ProviderName
from budget_api.providers.sign_in import ProviderSignIn
from budget_api.sign_in.token_response import TOKEN, with_token
from budget_core.contract import providers as contract
from budget_core.contract.users import User

SignIn = NamedDependency[ProviderSignIn]
APPLE_PAGE = "/apple"
_PASSED_ON = ("code", "state", "error")


class ProviderController(Controller):
    """Sign-in without a password of ours."""

    path = "/user/auth"
    tags = ("users",)

    @get("/providers", operation_id="listProviders")
    async def list_providers(self, provider_sign_in: SignIn) -> contract.Providers:
        """Which providers are set up on this server."""
        return provider_sign_in.configured()

    @post("/start", operation_id="startProvider", status_code=HTTP_200_OK)
    async def start(self, provider_sign_in: SignIn, data: JSONBody[contract.ProviderStart]) -> contract.ProviderStarted:
        """Begin a sign-in; the browser goes to `url` and keeps the `signInToken`."""
        return await provider_sign_in.start(data)

    @post("/google", operation_id="signInGoogle", status_code=HTTP_200_OK, response_headers=TOKEN)
    async def google(
        self, request: ApiRequest, provider_sign_in: SignIn, tokens: Tokens, data: JSONBody[contract.ProviderSignIn]
    ) -> Response[User]:
        """Sign in or up with what Google sent the browser back with."""
        return with_token(tokens, await provider_sign_in.finish(request, ProviderName.GOOGLE, data), HTTP_200_OK)

    @post("/apple", operation_id="signInApple", status_code=HTTP_200_OK, response_headers=TOKEN)
    async def apple(
        self, request: ApiRequest, provider_sign_in: SignIn, tokens: Tokens, data: JSONBody[contract.ProviderSignIn]
    ) -> Response[User]:
        """Sign in or up with what Apple sent the browser back with."""
        return with_token(tokens, await provider_sign_in.finish(request, ProviderName.APPLE, data), HTTP_200_OK)

    @post("/link", operation_id="linkProvider", status_code=HTTP_200_OK, response_headers=TOKEN)
    async def link(
        self, request: ApiRequest, provider_sign_in: SignIn, tokens: Tokens, data: JSONBody[contract.ProviderLink]
    ) -> Response[User]:
        """Finish a sign-in answered with `auth.linkPassword`: the account with that e-mail opens with its password."""
        return with_token(tokens, await provider_sign_in.link(request, data), HTTP_200_OK)


class _AppleName(msgspec.Struct, rename="camel", frozen=True):
    first_name: str = ""
    last_name: str = ""


class _AppleUser(msgspec.Struct):
    name: _AppleName = _AppleName()


@post("/auth/apple", include_in_schema=False, status_code=HTTP_303_SEE_OTHER)
async def apple_return(request: ApiRequest) -> Response[None]:
    """Apple posts a form: its fields go on to the page of the web app, behind `#`, where no log sees them."""
    form = await request.form()
    passed = {name: form[name] for name in _PASSED_ON if isinstance(form.get(name), str)}
    if name := _name_of(form.get("user")):
        passed["name"] = name
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": f"{APPLE_PAGE}#{urlencode(passed)}"})


@get("/auth/apple", include_in_schema=False, status_code=HTTP_303_SEE_OTHER)
async def apple_by_hand() -> Response[None]:
    """Somebody opened the address itself: they are led to the app."""
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": "/"})


def _name_of(user: object) -> str:
    """The name that Apple tells at the first sign-in; nobody signs it, so it is for show alone."""
    try:
        found = msgspec.json.decode(user if isinstance(user, str) else "{}", type=_AppleUser).name
    except (ValueError, RecursionError):
        return ""
    return f"{found.first_name} {found.last_name}".strip()
