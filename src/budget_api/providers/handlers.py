"""Handlers of the calls for sign-in with Google and Apple."""

from typing import Protocol

from budget_api.access.tokens import Tokens
from budget_api.calls import handler
from budget_api.calls.answers import Answer
from budget_api.calls.handler import Handlers, ask
from budget_api.calls.request import Request
from budget_api.config import ProviderName
from budget_api.providers.sign_in import ProviderFlow
from budget_api.sign_in.token_response import with_token
from budget_core.contract.people import providers as calls
from budget_core.contract.people.providers import Providers
from budget_core.contract.people.users import SecondFactorNeeded, User


class ProvidersContext(handler.CallContext, Protocol):
    """Services that sign-in with a provider needs."""

    @property
    def provider_sign_in(self) -> ProviderFlow:
        """Sign-in with the configured OpenID providers."""

    @property
    def tokens(self) -> Tokens:
        """Signer of the session token in the answer."""


async def list_providers(context: ProvidersContext, request: Request) -> Providers:
    """Return the configured providers."""
    return context.provider_sign_in.configured()


async def sign_in_google(context: ProvidersContext, request: Request) -> Answer[User] | Answer[SecondFactorNeeded]:
    """Sign in or up with Google."""
    return await _finish(context, request, ProviderName.GOOGLE)


async def sign_in_apple(context: ProvidersContext, request: Request) -> Answer[User] | Answer[SecondFactorNeeded]:
    """Sign in or up with Apple."""
    return await _finish(context, request, ProviderName.APPLE)


async def link_provider(context: ProvidersContext, request: Request) -> Answer[User] | Answer[SecondFactorNeeded]:
    """Finish a sign-in with the password of the account."""
    return with_token(context.tokens, await context.provider_sign_in.link(request, request.body))


async def _finish(
    context: ProvidersContext, request: Request, name: ProviderName
) -> Answer[User] | Answer[SecondFactorNeeded]:
    return with_token(context.tokens, await context.provider_sign_in.finish(request, name, request.body))


HANDLERS: Handlers[ProvidersContext] = {
    calls.LIST_PROVIDERS: list_providers,
    calls.START_PROVIDER: ask(lambda context: context.provider_sign_in.start),
    calls.SIGN_IN_GOOGLE: sign_in_google,
    calls.SIGN_IN_APPLE: sign_in_apple,
    calls.LINK_PROVIDER: link_provider,
}
