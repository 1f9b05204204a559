"""Interface of a socket, and the reasons to close one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from budget_core.base.errors import ErrorCode


class LeftError(Exception):
    """The other side of a socket is gone."""


class Socket(Protocol):
    """WebSocket; each of its methods may raise `LeftError`."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Return the headers of the request that opened it, by lower-case names."""

    async def accept(self) -> None:
        """Accept the socket."""

    async def receive_text(self) -> str:
        """Return the next message."""

    async def send_text(self, text: str) -> None:
        """Send a message."""

    async def close(self, code: int) -> None:
        """Close it."""


@dataclass(frozen=True, slots=True)
class CloseReason:
    """Error for the client, and the close code of the socket (4xxx: 4000 + the HTTP status)."""

    code: ErrorCode
    close_code: int


SIGNED_OUT = CloseReason(ErrorCode.AUTH_REQUIRED, 4401)
"""The token is missing, wrong, expired or ended: sign in again."""

TOO_MANY = CloseReason(ErrorCode.RATE_LIMITED, 4429)
"""Too many messages, or too many sockets."""

TOO_LARGE = CloseReason(ErrorCode.REQUEST_TOO_LARGE, 1009)
BUSY = CloseReason(ErrorCode.SERVER_BUSY, 1013)
"""The server can't serve it now."""

FOREIGN_ORIGIN = 4403
"""Close code for a page of another site, before the socket is accepted."""


class SocketRefusedError(Exception):
    """Error raised inside a socket's tasks to close it."""

    def __init__(self, refusal: CloseReason) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal
