"""Interface of a socket; the server wraps its framework's."""

from collections.abc import Mapping
from typing import Protocol


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
