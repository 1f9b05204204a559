"""One connection of the server's protocol without a socket, on a clock that only a test moves."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from budget_api.http.asgi import ASGIApp
from budget_api.http.connection_protocol import BoundedProtocol
from budget_api.http.connections import STATE, Connections, connection_limits

TURNS = 20
"""Turns of the event loop: more than an answer or the close of a connection needs."""


class Wire(asyncio.Transport):
    """Transport that keeps what the server says, and tells the protocol of its end as asyncio's does."""

    def __init__(
        self, connections: Connections, app: ASGIApp | None = None, peer: tuple[str, int] | str = ("127.0.0.1", 50_000)
    ) -> None:
        super().__init__({"peername": peer, "sockname": ("127.0.0.1", 8000)})
        served = connection_limits(app or _answer, connections)
        config = uvicorn.Config(served, log_config=None, ws="none", lifespan="off", proxy_headers=False)
        self.said = b""
        self.is_paused = False
        self._is_closing = False
        self._protocol = BoundedProtocol(config=config, server_state=ServerState(), app_state={STATE: connections})
        self._protocol.connection_made(self)

    def send(self, data: bytes) -> None:
        """Give the server the client's bytes in one piece."""
        self._protocol.data_received(data)

    def write(self, data: Any) -> None:
        """Keep what the server says."""
        self.said += data

    def is_closing(self) -> bool:
        """Return True once the server hung up."""
        return self._is_closing

    def close(self) -> None:
        """Close the connection; once only."""
        if not self._is_closing:
            self._is_closing = True
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)

    def abort(self) -> None:
        """Close the connection."""
        self.close()

    def hold(self) -> None:
        """Take no more of the answer."""
        self._protocol.pause_writing()

    def let_go(self) -> None:
        """Take the answer again."""
        self._protocol.resume_writing()

    def pause_reading(self) -> None:
        """Record the pause: a test sends whenever it wants to."""
        self.is_paused = True

    def resume_reading(self) -> None:
        """Record the end of the pause."""
        self.is_paused = False


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    message = await receive()
    while message.get("more_body"):
        message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


class LoopClock:
    """The running loop's clock, which stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self._now = loop.time()
        monkeypatch.setattr(loop, "time", lambda: self._now)

    async def move(self, seconds: float) -> None:
        """Move the clock on, and run everything that is due then."""
        self._now += seconds
        for _ in range(TURNS):
            await asyncio.sleep(0)
