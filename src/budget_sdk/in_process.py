"""Answers to requests in this process, on an event loop in a thread of its own."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx

T = TypeVar("T")
Answer = tuple[int, dict[str, str], bytes]
"""Status, headers and content."""


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


class Service(Protocol):
    """Service that answers requests."""

    async def answer(self, request: httpx.Request) -> Answer:
        """Answer a request whose content was read."""

    async def close(self) -> None:
        """Let go of what it holds."""


class InProcess:
    """A service and its thread; `make` makes the service when there is something to answer."""

    def __init__(self, make: Callable[[], Service]) -> None:
        self._make = make
        self._opening = threading.Lock()
        self._open: tuple[LoopThread, Service] | None = None

    def exchange(self, request: httpx.Request) -> httpx.Response:
        """Answer a request, blocking."""
        request.read()
        thread, service = self._opened()
        status, headers, content = thread.run(service.answer(request))
        return httpx.Response(status, headers=headers, content=content)

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

    def exchange(self, request: httpx.Request) -> httpx.Response:
        """Answer a request."""

    def close(self) -> None:
        """Let go of what it holds."""


class Transport(httpx.BaseTransport):
    """Transport of a blocking client."""

    def __init__(self, handler: Exchange) -> None:
        self._handler = handler
        self.folder: Path | None = getattr(handler, "folder", None)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request."""
        return self._handler.exchange(request)

    def close(self) -> None:
        """Let go of the file."""
        self._handler.close()


class AsyncTransport(httpx.AsyncBaseTransport):
    """Transport of an awaiting client."""

    def __init__(self, handler: Exchange) -> None:
        self._handler = handler
        self.folder: Path | None = getattr(handler, "folder", None)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request, in a thread of its own."""
        return await asyncio.to_thread(self._exchange, request)

    async def aclose(self) -> None:
        """Let go of the file."""
        await asyncio.to_thread(self._handler.close)

    def _exchange(self, request: httpx.Request) -> httpx.Response:
        response = self._handler.exchange(request)
        response.read()
        return httpx.Response(response.status_code, headers=response.headers, content=response.content)
