"""Calls for sign-in with Google and Apple."""

from http import HTTPStatus

from budget_api.access.dependencies import Tokens
from budget_api.http.routes import Answer, Call, Controller, JSONBody, NamedDependency, get, post
from budget_api.integrations.openid.settings import ProviderName
from budget_api.providers.sign_in import ProviderSignIn
from budget_api.sign_in.token_response import TOKEN, with_token
from budget_core.contract import providers as contract
from budget_core.contract.users import User

SignIn = NamedDependency[ProviderSignIn]
CLOSED = {"refusals": (403,)}


class ProviderController(Controller):
    """Sign-in without a password of ours."""

    path = "/user/auth"
    tags = ("users",)

    @get("/providers", operation_id="listProviders")
    async def list_providers(self, provider_sign_in: SignIn) -> contract.Providers:
        """Which providers are set up on this server."""
        return provider_sign_in.configured()

    @post("/start", operation_id="startProvider", status_code=HTTPStatus.OK)
    async def start(self, provider_sign_in: SignIn, data: JSONBody[contract.ProviderStart]) -> contract.ProviderStarted:
        """Begin a sign-in; the browser goes to `url` and keeps the `signInToken`."""
        return await provider_sign_in.start(data)

    @post("/google", operation_id="signInGoogle", status_code=HTTPStatus.OK, opt=CLOSED, response_headers=TOKEN)
    async def google(
        self, request: Call, provider_sign_in: SignIn, tokens: Tokens, data: JSONBody[contract.ProviderSignIn]
    ) -> Answer[User]:
        """Sign in or up with what Google sent the browser back with."""
        return with_token(tokens, await provider_sign_in.finish(request, ProviderName.GOOGLE, data))

    @post("/apple", operation_id="signInApple", status_code=HTTPStatus.OK, opt=CLOSED, response_headers=TOKEN)
    async def apple(
        self, request: Call, provider_sign_in: SignIn, tokens: Tokens, data: JSONBody[contract.ProviderSignIn]
    ) -> Answer[User]:
        """Sign in or up with what Apple sent the browser back with."""
        return with_token(tokens, await provider_sign_in.finish(request, ProviderName.APPLE, data))

    @post("/link", operation_id="linkProvider", status_code=HTTPStatus.OK, response_headers=TOKEN)
    async def link(
        self, request: Call, provider_sign_in: SignIn, tokens: Tokens, data: JSONBody[contract.ProviderLink]
    ) -> Answer[User]:
        """Finish a sign-in answered with `auth.linkPassword`: the account with that e-mail opens with its password."""
        return with_token(tokens, await provider_sign_in.link(request, data))
