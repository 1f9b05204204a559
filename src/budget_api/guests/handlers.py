"""Handlers of the calls that store a guest's data, or a workspace from its file."""

from typing import Protocol

from budget_api.access.tokens import Tokens
from budget_api.calls import handler
from budget_api.calls.answers import Answer
from budget_api.calls.handler import Handlers, ask
from budget_api.calls.request import Request
from budget_api.guests.sign_up import GuestSignUp
from budget_api.sign_in.token_response import with_token
from budget_core.contract.people.users import SecondFactorNeeded, User
from budget_core.contract.workspaces import guests as calls


class GuestsContext(handler.CallContext, Protocol):
    """Services that calls about guests need."""

    @property
    def guest_sign_up(self) -> GuestSignUp:
        """Sign-up that makes a workspace of a guest's data."""

    @property
    def tokens(self) -> Tokens:
        """Signer of the session token in the answer."""


async def sign_up_guest(context: GuestsContext, request: Request) -> Answer[User] | Answer[SecondFactorNeeded]:
    """Sign a guest up with their data."""
    return with_token(context.tokens, await context.guest_sign_up.sign_up(request, request.body))


HANDLERS: Handlers[GuestsContext] = {
    calls.SIGN_UP_GUEST: sign_up_guest,
    calls.IMPORT_GUEST: ask(lambda context: context.guest_sign_up.import_guest),
    calls.IMPORT_GUEST_PART: ask(lambda context: context.guest_sign_up.import_part),
}
