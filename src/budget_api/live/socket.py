"""A socket as `live` serves it; the server wraps its framework's."""

from collections.abc import Mapping
from typing import Protocol


class LeftError(Exception):
    """The other side of a socket is gone."""


class Socket(Protocol):
    """A WebSocket; each of its methods may raise `LeftError`."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers of the request that opened it, by their names in small letters."""

    async def accept(self) -> None:
        """Let it be opened."""

    async def receive_text(self) -> str:
        """Return the next message."""

    async def send_text(self, text: str) -> None:
        """Send a message."""

    async def close(self, code: int) -> None:
        """Close it."""
