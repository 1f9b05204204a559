"""Reasons to close a socket."""

from dataclasses import dataclass

from budget_core.base.errors import ErrorCode


@dataclass(frozen=True, slots=True)
class Refusal:
    """Error for the client, and the close code of the socket (4xxx: 4000 + the HTTP status)."""

    code: ErrorCode
    close_code: int


SIGNED_OUT = Refusal(ErrorCode.AUTH_REQUIRED, 4401)
"""The token is missing, wrong, expired or ended: sign in again."""

TOO_MANY = Refusal(ErrorCode.RATE_LIMITED, 4429)
"""Too many messages, or too many sockets."""

TOO_LARGE = Refusal(ErrorCode.REQUEST_TOO_LARGE, 1009)
BUSY = Refusal(ErrorCode.SERVER_BUSY, 1013)
"""The server can't serve it now."""

FOREIGN_ORIGIN = 4403
"""Close code for a page of another site, before the socket is accepted."""


class RefusedError(Exception):
    """Error raised inside a socket's tasks to close it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal
