"""Answers to requests in this process, on an event loop in a thread of its own."""

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar
from urllib.parse import urlencode

from budget_sdk.auth import Bearer
from budget_sdk.door import Response, Seconds
from budget_sdk.errors import LocalFileUnusable

T = TypeVar("T")
URL = "http://budget.local"


class Pieces(Protocol):
    """Content that is made piece by piece, while it is read."""

    @property
    def pieces(self) -> AsyncGenerator[str]:
        """Texts of the content."""

    @property
    def close(self) -> Callable[[], Coroutine[Any, Any, None]]:
        """End of the content, read or not."""


Answer = tuple[int, dict[str, str], bytes | Pieces]
"""Status, headers and content."""


class Patience(NamedTuple):
    """Seconds for a server that turns out to have the file open."""

    connect: float | None
    read: float | None
    write: float | None
    pool: float | None


@dataclass(frozen=True, slots=True)
class LocalRequest:
    """Request to this process."""

    method: str
    path: str
    query: Mapping[str, str]
    headers: dict[str, str]
    """By names in small letters."""
    content: bytes
    timeout: Seconds
    extensions: Mapping[str, Any]


@dataclass(slots=True)
class LocalResponse:
    """Answer of this process."""

    status_code: int
    headers: Mapping[str, str]
    """By names in small letters."""
    content: bytes
    """Empty before it was read, where it is made piece by piece."""
    url: str
    pieces: "BlockingPieces | None" = None

    @property
    def is_success(self) -> bool:
        """True unless the answer is a problem."""
        return HTTPStatus.OK <= self.status_code < HTTPStatus.MULTIPLE_CHOICES

    def read(self) -> bytes:
        """Read and return the content."""
        if self.pieces is not None:
            self.content = b"".join(self.iter_bytes())
        return self.content

    def iter_bytes(self) -> Iterator[bytes]:
        """Yield the content, which can be read once, or what was read of it."""
        pieces, self.pieces = self.pieces, None
        if pieces is None:
            yield self.content
            return
        with closing(pieces):
            yield from pieces

    def close(self) -> None:
        """Let go of a content that is not read."""
        if self.pieces is not None:
            self.pieces.close()


class LoopThread:
    """An event loop in a daemon thread, which does not keep the process alive when it is not closed."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="budget-local", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the loop and wait for its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def close(self) -> None:
        """End the thread."""
        self.run(self._loop.shutdown_default_executor())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class BlockingPieces:
    """Pieces that are made on a loop, read from another thread."""

    def __init__(self, thread: LoopThread, made: Pieces) -> None:
        self._thread, self._made = thread, made
        self._making = asyncio.Lock()
        """Held for a piece: who is interrupted closes while it is being made."""

    def __iter__(self) -> Iterator[bytes]:
        """Yield the pieces. Raises: LocalFileUnusable where they break off."""
        while (piece := self._thread.run(self._next())) is not None:
            yield piece.encode()

    def close(self) -> None:
        """End the making."""
        self._thread.run(self._end())

    async def _next(self) -> str | None:
        async with self._making:
            try:
                return await anext(self._made.pieces, None)
            except Exception as error:
                raise LocalFileUnusable(f"The answer broke off: {error}") from error

    async def _end(self) -> None:
        async with self._making:
            await self._made.close()


class Service(Protocol):
    """Service that answers requests."""

    async def answer(self, request: LocalRequest) -> Answer:
        """Answer a request."""

    async def close(self) -> None:
        """Let go of what it holds."""


class InProcess:
    """A service and its thread; `make` makes the service when there is something to answer."""

    def __init__(self, make: Callable[[], Service]) -> None:
        self._make = make
        self._opening = threading.Lock()
        self._open: tuple[LoopThread, Service] | None = None

    def exchange(self, request: LocalRequest) -> LocalResponse:
        """Answer a request, blocking."""
        thread, service = self._opened()
        status, headers, content = thread.run(service.answer(request))
        query = f"?{urlencode(request.query)}" if request.query else ""
        lowered = {name.lower(): value for name, value in headers.items()}
        url = f"{URL}{request.path}{query}"
        if isinstance(content, bytes):
            return LocalResponse(status, lowered, content, url)
        return LocalResponse(status, lowered, b"", url, BlockingPieces(thread, content))

    def close(self) -> None:
        """Close the service and end its thread."""
        with self._opening:
            found, self._open = self._open, None
        if found is not None:
            thread, service = found
            thread.run(service.close())
            thread.close()

    def _opened(self) -> tuple[LoopThread, Service]:
        with self._opening:
            if self._open is None:
                service = self._make()
                self._open = LoopThread(), service
            return self._open


class Exchange(Protocol):
    """Blocking service for requests."""

    def exchange(self, request: LocalRequest) -> Response:
        """Answer a request."""

    def close(self) -> None:
        """Let go of what it holds."""


class Transport:
    """Service of this process, as a client is given it."""

    def __init__(self, handler: Exchange) -> None:
        self.handler = handler
        self.folder: Path | None = getattr(handler, "folder", None)


class LocalDoor:
    """Sends the requests of a blocking client to a service of this process, as `httpx.Client` does to a server."""

    def __init__(self, transport: Transport, bearer: Bearer, agent: str, timeout: float) -> None:
        self._handler = transport.handler
        self._bearer = bearer
        self._agent = agent
        self.timeout = Patience(timeout, timeout, timeout, timeout)
        self.is_closed = False

    def build_request(
        self,
        method: str,
        url: str,
        *,
        params: Mapping[str, str | int],
        content: bytes | None,
        headers: Mapping[str, str] | None,
        timeout: Seconds,
        extensions: dict[str, Any],
    ) -> LocalRequest:
        """Return a request with the headers of every one."""
        query = {name: str(value) for name, value in params.items()}
        own = {"user-agent": self._agent, **(headers or {})}
        return LocalRequest(method, f"/api{url}", query, own, content or b"", timeout, extensions)

    def send(self, request: LocalRequest, *, stream: bool = False) -> Response:
        """Send a request with the token, and read a new one from the answer."""
        request.headers.update(self._bearer.headers)
        response = self._handler.exchange(request)
        self._bearer.read(response.headers)
        if not stream:
            response.read()
        return response

    def close(self) -> None:
        """Let go of what answers."""
        self.is_closed = True
        self._handler.close()
