"""Protocol for uvicorn's option `http`.

It puts limits on a connection and wraps the protocol that uvicorn comes with. uvicorn bounds neither the head of a
request (`limit_concurrency` lets whoever connects first keep everybody out), nor its time, nor the requests that one
client sends without waiting for answers. This class has of uvicorn what every class of that option has: the arguments
it is made with and the set it joins to hear of the shutdown. All else are callbacks of asyncio; `requests` tells it
when a request begins and ends.
"""

import asyncio
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from budget_api.config import ConnectionSettings
from budget_api.http.connections import STATE, Connections

HEAD_MAX_BYTES = 32_768
"""Bound for bytes that make no request; the piece that crosses it is the last one read."""
PIECE_BYTES = 1024
"""Bytes parsed at a time: uvicorn stops reading when a request waits for an earlier one, but not within a piece."""


class BoundedProtocol(asyncio.Protocol):
    """One connection."""

    transport: asyncio.Transport

    def __init__(self, *, server_state: Any, app_state: dict[str, Any], **named: Any) -> None:
        self._receiver = cast(Any, AutoHTTPProtocol)(server_state=server_state, app_state=app_state, **named)
        self._inner = self._receiver
        self._served: set[Any] = server_state.connections
        self._registry: Connections = app_state.setdefault(STATE, Connections(ConnectionSettings()))
        self._unread = 0
        self._held = bytearray()
        self._is_paused = self._is_busy = self._is_answering = False
        self.client: tuple[str, int] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it when there are too many; the owner's socket has no bounds."""
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.client = (peer[0], peer[1]) if isinstance(peer, tuple) else None
        self._served.add(self)
        self._inner.connection_made(_Gate(self))
        if self.client is not None and not self._registry.admit(self):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._served.discard(self)
        self._registry.release(self)
        self._held.clear()
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass the bytes on; refuse those that never become a request."""
        if self.transport.is_closing():
            return
        if self._unread > HEAD_MAX_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return
        if self.client is not None:
            self._unread += len(data)
        self._held += data
        self._pass_on()

    def eof_received(self) -> bool | None:
        """Pass the end on."""
        return cast(bool | None, self._inner.eof_received())

    def pause_writing(self) -> None:
        """Wait for the client, who does not take the answer."""
        self._inner.pause_writing()
        self._registry.wait(self)

    def resume_writing(self) -> None:
        """Stop waiting for the client."""
        self._inner.resume_writing()
        self._registry.work(self)

    def shutdown(self) -> None:
        """Announce that the server stops; the wrapped protocol finishes its answer."""
        self._served.discard(self)
        self._registry.stopping.set()

    def begin(self, body_bytes: int) -> None:
        """Note a request whose body has so many bytes, which count as read."""
        self._is_busy, self._unread = True, -body_bytes

    def take_body(self) -> None:
        """Note that a part of the body was read."""
        self._unread = min(self._unread, 0)

    def answer(self) -> None:
        """Note that the answer has begun: no other can be sent any more."""
        self._is_answering = True

    def end(self) -> None:
        """Note the end of an answer."""
        self._is_busy = self._is_answering = False

    def give_up(self) -> None:
        """Say that the request did not come in time, and close."""
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def upgrade(self, receiver: asyncio.BaseProtocol) -> None:
        """Leave the connection to the protocol of WebSockets."""
        self._receiver = receiver
        self._served.discard(self)
        self._registry.upgrade(self)

    def set_paused(self, is_paused: bool) -> None:
        """Hold bytes back, or pass them on once whoever says so is done."""
        self._is_paused = is_paused
        if self._held and not is_paused:
            asyncio.get_running_loop().call_soon(self._pass_on)

    def _pass_on(self) -> None:
        while self._held and not self._is_paused and not self.transport.is_closing():
            piece = bytes(self._held[:PIECE_BYTES])
            del self._held[:PIECE_BYTES]
            self._receiver.data_received(piece)

    def _refuse(self, status: HTTPStatus) -> None:
        if (self._is_busy or self._unread > 0) and not self._is_answering:
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(line.encode())
        self.transport.close()


class _Gate:
    """Transport of the wrapped protocol, which tells the connection when reading pauses."""

    def __init__(self, connection: BoundedProtocol) -> None:
        self._connection = connection
        self._transport = connection.transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        self._transport.pause_reading()
        self._connection.set_paused(True)

    def resume_reading(self) -> None:
        self._transport.resume_reading()
        self._connection.set_paused(False)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)
        self._connection.upgrade(protocol)
