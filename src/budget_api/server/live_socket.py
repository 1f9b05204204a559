"""The live socket."""

from collections.abc import Mapping
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from budget_api.live.socket import LeftError

OPENED = WebSocket[Any, Any, Any]


class LiveSocket:
    """Litestar's socket as `live` sees one."""

    def __init__(self, socket: OPENED) -> None:
        self._socket = socket

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers of the request that opened it."""
        return self._socket.headers

    async def accept(self) -> None:
        """Let it be opened."""
        await self._socket.accept()

    async def receive_text(self) -> str:
        """Return the next message. Raises: LeftError."""
        try:
            return await self._socket.receive_data("text")
        except WebSocketDisconnect as error:
            raise LeftError from error

    async def send_text(self, text: str) -> None:
        """Send a message. Raises: LeftError."""
        try:
            await self._socket.send_data(text)
        except WebSocketDisconnect as error:
            raise LeftError from error

    async def close(self, code: int) -> None:
        """Close it. Raises: LeftError."""
        try:
            await self._socket.close(code)
        except WebSocketDisconnect as error:
            raise LeftError from error


@websocket("/api/live")
async def live(socket: OPENED) -> None:
    """Tell what others change. The token comes in the first message, never in the address."""
    await socket.app.state.context.sockets.serve(LiveSocket(socket))
