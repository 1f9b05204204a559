"""Runs an ASGI app without a server, on an event loop in its own thread: callers may have a running loop themselves."""

import asyncio
import atexit
import concurrent.futures.thread  # noqa: F401 - must be older than our callback in `_register`
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, MutableMapping
from functools import cache
from typing import Any, TypeVar

import anyio.to_thread

from budget_sdk.lean_imports import httpx

T = TypeVar("T")
Message = MutableMapping[str, Any]
ASGIApp = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]
Start = Callable[[contextlib.AsyncExitStack], Coroutine[Any, Any, tuple[ASGIApp, str | None]]]


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


@contextlib.asynccontextmanager
async def lifespan(app: ASGIApp) -> AsyncIterator[None]:
    """Start the app and stop it again, as a server would; httpx's own ASGI transport never does."""
    to_app: asyncio.Queue[Message] = asyncio.Queue()
    from_app: asyncio.Queue[Message] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    task = asyncio.create_task(app(scope, to_app.get, from_app.put))
    await _phase("startup", task, to_app, from_app)
    try:
        yield
    finally:
        await _phase("shutdown", task, to_app, from_app)
        await task


async def _phase(
    name: str, task: "asyncio.Task[None]", to_app: asyncio.Queue[Message], from_app: asyncio.Queue[Message]
) -> None:
    await to_app.put({"type": f"lifespan.{name}"})
    answer = asyncio.create_task(from_app.get())
    either: set[asyncio.Task[Any]] = {task, answer}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    if answer.done() and answer.result()["type"] == f"lifespan.{name}.complete":
        return
    answer.cancel()
    try:
        await task
    except BaseExceptionGroup as group:
        raise _innermost(group) from None
    raise RuntimeError(f"The app refused its {name}.")


def _innermost(error: BaseException) -> BaseException:
    """The first exception inside nested exception groups."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


class InProcessApp:
    """One app and its thread. `start` makes the app inside the thread and returns the token to call it with."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._opening = threading.Lock()
        self._thread: LoopThread | None = None
        self._token: str | None = None
        self._stack = contextlib.AsyncExitStack()

    def exchange(self, request: httpx.Request) -> httpx.Response:
        """Send one request, blocking; the first call starts the app."""
        return self._running_thread().run(self._exchange(request))

    def close(self) -> None:
        """Stop the app and its thread."""
        with self._opening:
            thread, self._thread = self._thread, None
            if thread is not None:
                _open.discard(self)
                thread.run(self._stack.aclose())
                thread.close()

    def _running_thread(self) -> LoopThread:
        with self._opening:
            if self._thread is None:
                self._thread = self._open()
            return self._thread

    def _open(self) -> LoopThread:
        thread = LoopThread()
        try:
            app, self._token = thread.run(self._start(self._stack))
        except BaseException:
            thread.run(self._stack.aclose())
            thread.close()
            raise
        self._transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        _close_at_exit(self)
        return thread

    async def _exchange(self, request: httpx.Request) -> httpx.Response:
        request.headers["accept-encoding"] = "identity"
        if self._token:
            request.headers.setdefault("authorization", f"Bearer {self._token}")
        response = await self._transport.handle_async_request(request)
        return httpx.Response(response.status_code, headers=response.headers, content=await response.aread())


_open: set[InProcessApp] = set()


def _close_at_exit(app: InProcessApp) -> None:
    _open.add(app)
    _register()


@cache
def _register() -> None:
    # `atexit` comes too late: by then no executor takes work, and stopping an app needs one. Callbacks registered with
    # `threading` run before that when they are younger than the one of `concurrent.futures.thread`.
    getattr(threading, "_register_atexit", atexit.register)(_close_all)


def _close_all() -> None:
    for app in tuple(_open):
        app.close()


class Transport(httpx.BaseTransport):
    """For a blocking client."""

    def __init__(self, app: InProcessApp) -> None:
        self._app = app

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request."""
        return self._app.exchange(request)

    def close(self) -> None:
        """Stop the app."""
        self._app.close()


class AsyncTransport(httpx.AsyncBaseTransport):
    """For an awaiting client."""

    def __init__(self, app: InProcessApp) -> None:
        self._app = app

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request."""
        return await anyio.to_thread.run_sync(self._app.exchange, request)

    async def aclose(self) -> None:
        """Stop the app."""
        await anyio.to_thread.run_sync(self._app.close)
