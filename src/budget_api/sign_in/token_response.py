"""How the answer to a sign-in carries its token."""

from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response
from litestar.datastructures import ResponseHeader

from budget_api.access.tokens import Tokens
from budget_api.sign_in.sessions import SignedIn
from budget_core.contract.users import User

TOKEN = [ResponseHeader(name="authorization", description="Bearer and the token", documentation_only=True)]
_DEVICE_MAX_CHARACTERS = 200


def device_of(request: Request[Any, Any, Any]) -> str:
    """The `user-agent` of a call, cut to what is kept of it."""
    said = "".join(letter for letter in request.headers.get("user-agent", "") if letter.isprintable())
    return said[:_DEVICE_MAX_CHARACTERS]


def with_token(tokens: Tokens, signed_in: SignedIn, status: int) -> Response[User]:
    """The user, and the token of their session in the header."""
    token = tokens.issue(signed_in.user.id, signed_in.session_id, datetime.now(UTC), signed_in.expires_at)
    return Response(signed_in.user, status_code=status, headers={"authorization": f"Bearer {token}"})
