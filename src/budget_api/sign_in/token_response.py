"""Answers to a sign-in, with their token."""

from datetime import UTC, datetime
from http import HTTPStatus
from typing import overload

from budget_api.access.tokens import Tokens
from budget_api.calls.answers import Answer
from budget_api.calls.request import Request
from budget_api.sign_in.sessions import OpenedSession, SignedIn
from budget_core.contract.people.users import SecondFactorNeeded, User

_DEVICE_MAX_CHARACTERS = 200


def device_of(request: Request) -> str:
    """Return the `user-agent` of a request, cut to its stored length."""
    user_agent = "".join(letter for letter in request.headers.get("user-agent", "") if letter.isprintable())
    return user_agent[:_DEVICE_MAX_CHARACTERS]


@overload
def with_token(tokens: Tokens, signed_in: OpenedSession) -> Answer[User]: ...
@overload
def with_token(tokens: Tokens, signed_in: SignedIn) -> Answer[User] | Answer[SecondFactorNeeded]: ...
def with_token(tokens: Tokens, signed_in: SignedIn) -> Answer[User] | Answer[SecondFactorNeeded]:
    """Return the user, and the token of their session in the header; or the ticket for a second step."""
    if isinstance(signed_in, SecondFactorNeeded):
        return Answer(signed_in, status=HTTPStatus.ACCEPTED)
    token = tokens.issue(signed_in.user.id, signed_in.session_id, datetime.now(UTC), signed_in.expires_at)
    return Answer(signed_in.user, {"authorization": f"Bearer {token}"})
