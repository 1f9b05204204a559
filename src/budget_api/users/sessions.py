"""How the answer to a sign-in carries its token."""

from datetime import UTC, datetime, timedelta

from litestar import Response
from litestar.datastructures import ResponseHeader

from budget_api.runtime import Runtime
from budget_api.users.service import SignedIn
from budget_core.contract.users import User

TOKEN = [ResponseHeader(name="authorization", description="Bearer and the token", documentation_only=True)]


def session_lifetime(runtime: Runtime) -> timedelta:
    """How long a new session lasts."""
    return timedelta(days=runtime.config.session_days)


def with_token(runtime: Runtime, signed_in: SignedIn, status: int) -> Response[User]:
    """The user, and the token of their new session in the header."""
    token = runtime.tokens.issue(signed_in.user.id, signed_in.session_id, datetime.now(UTC), signed_in.expires_at)
    return Response(signed_in.user, status_code=status, headers={"authorization": f"Bearer {token}"})
