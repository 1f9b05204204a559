"""uvicorn's protocol for HTTP, with bounds that it has none of: on the head of a request, its time, and connections.

What it overrides are the callbacks of asyncio (`Protocol`) and of httptools (`HttpRequestParser`), and uvicorn's two
beside them, `handle_websocket_upgrade` and `on_response_complete`. `tests/api/test_floods.py` names the versions.
"""

import asyncio
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from budget_api.config import ConnectionSettings
from budget_api.http.connections.registry import STATE, Connections

HEAD_MAX_BYTES = 32_768
"""Of what is neither a whole head nor a part of a body; what comes in one piece is bounded by that piece."""
PIPELINE_MAX = 16


class BoundedProtocol(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if STATE not in self.app_state:
            self.app_state[STATE] = Connections(ConnectionSettings())
        self._registry: Connections = self.app_state[STATE]
        self._unread = 0
        self._is_read_on = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, or close it when there are too many."""
        super().connection_made(cast(asyncio.Transport, transport))
        if not self._registry.admit(self, self.client[0] if self.client else ""):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._registry.release(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; refuse what goes on and on without becoming a request."""
        if self.transport.is_closing():
            return
        self._is_read_on = False
        super().data_received(data)
        self._unread = 0 if self._is_read_on else self._unread + len(data)
        if self._unread > HEAD_MAX_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._registry.wait(self)

    def on_headers_complete(self) -> None:
        """Its head is whole; the body has time of its own. Who sends many without waiting for answers is cut off."""
        self._is_read_on = True
        if len(self.pipeline) >= PIPELINE_MAX:
            raise ValueError("too many requests at once")
        super().on_headers_complete()
        self._registry.wait(self)

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._is_read_on = True
        super().on_body(body)
        self._registry.hear(self, len(body))

    def on_message_complete(self) -> None:
        """All of it is here: the client has done its part."""
        self._is_read_on = True
        super().on_message_complete()
        self._registry.work(self)

    def on_response_complete(self) -> None:
        """It is answered; the next request is waited for, unless it is here already."""
        if not self.pipeline:
            self._registry.wait(self)
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The client does not take what it asked for."""
        super().pause_writing()
        self._registry.wait(self)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        self._registry.work(self)

    def handle_websocket_upgrade(self) -> None:
        """It is a socket of live events from now on."""
        self._registry.upgrade(self)
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The server is told to stop: what is being answered is finished."""
        self._registry.stopping.set()
        super().shutdown()

    def give_up(self) -> None:
        """Say that the request did not come in time, and close."""
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        is_idle = self.cycle is None or self.cycle.response_complete
        if self.headers is not None and (is_idle or not self.cycle.response_started):
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(line.encode())
        self.transport.close()
