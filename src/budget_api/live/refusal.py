"""Why a socket is closed."""

from dataclasses import dataclass

from budget_core.errors import ErrorCode


@dataclass(frozen=True, slots=True)
class Refusal:
    """The error the client is told, and the code the socket closes with (4xxx: 4000 + the HTTP status)."""

    code: ErrorCode
    close_code: int


SIGNED_OUT = Refusal(ErrorCode.AUTH_REQUIRED, 4401)
"""The token is missing, wrong, expired or ended: sign in again."""

TOO_MANY = Refusal(ErrorCode.RATE_LIMITED, 4429)
"""Too many messages, or too many sockets."""

TOO_LARGE = Refusal(ErrorCode.REQUEST_TOO_LARGE, 1009)
BUSY = Refusal(ErrorCode.SERVER_BUSY, 1013)
"""Come again a little later."""

FOREIGN_ORIGIN = 4403
"""Before the socket is open: the page that asks is not ours."""


class RefusedError(Exception):
    """Raised inside a socket's tasks to close it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal
