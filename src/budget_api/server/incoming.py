"""Requests of HTTP as `calls` sees them: room for large bodies, and clients that leave."""

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from tempfile import TemporaryFile
from typing import IO, Any, TypeVar
from urllib.parse import parse_qs

from litestar import Request
from litestar.exceptions import InternalServerException

from budget_api.app.context import Context
from budget_api.http.addresses import address_blocks
from budget_api.http.asgi import ASGIApp, Receive, Send
from budget_api.http.connections import STATE
from budget_api.http.semaphore import WeightedSemaphore
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import LIST_BODY_MAX_BYTES
from budget_core.contract.call import AnyCall

T = TypeVar("T")

BODY_SECONDS = 120.0
"""Seconds a large body may take to arrive, at 3 Mbit/s 40 MB: sent for hours, it would keep others' room."""
MEMORY_SECONDS = 60.0
"""Seconds that a body waits on the disk for memory: so long others are read and decided on."""
_HELD = "body_rooms"


class HttpIncoming:
    """A request of HTTP for a call."""

    def __init__(self, call: AnyCall, context: Context, request: Request[Any, Any, Any]) -> None:
        self._call = call
        self._context = context
        self._request = request

    @property
    def headers(self) -> Mapping[str, str]:
        """Headers by their names in small letters."""
        return self._request.headers

    @property
    def ids(self) -> Mapping[str, Any]:
        """Path parameters."""
        parameters = self._request.path_params
        return {name: parameters[name] for name in self._call.parameters}

    @property
    def host(self) -> str:
        """Address of the client."""
        return self._request.client.host if self._request.client else ""

    @property
    def query(self) -> Mapping[str, Sequence[str]]:
        """Query parameters as they were sent."""
        return parse_qs(self._request.scope["query_string"].decode("latin-1"), keep_blank_values=True)

    async def read(self, user_id: str | None) -> bytes:
        """Return the body; large ones need free memory. Raises: DomainError(SERVER_BUSY)."""
        size = self._size()
        if size is None:
            return await complete(self._request.body())
        context = self._context
        person = user_id or address_blocks(self.host)["address"]
        await self._hold(context.body_disk if user_id else context.guest_body_memory, person, size)
        with TemporaryFile(dir=context.folder) as file:
            try:
                async with asyncio.timeout(BODY_SECONDS):
                    await complete(self._write(file))
            except TimeoutError:
                raise DomainError(ErrorCode.SERVER_BUSY) from None
            if user_id:
                await self._hold(context.body_memory, person, size, MEMORY_SECONDS)
            file.seek(0)
            return file.read()

    async def _hold(self, room: WeightedSemaphore, person: str, size: int, seconds: float | None = None) -> None:
        """Take room for a body until the call is over."""
        await room.acquire(person, size, seconds)
        scope: Any = self._request.scope
        scope.setdefault(_HELD, []).append((room, person))

    async def _write(self, file: IO[bytes]) -> None:
        """Write the body to a file as it arrives. Raises: DomainError(STORAGE_FULL)."""
        async for piece in self._request.stream():
            try:
                file.write(piece)
            except OSError:
                raise DomainError(ErrorCode.STORAGE_FULL) from None

    async def left(self) -> None:
        """Wait until nobody waits for the answer: the client is gone, or the server is told to stop."""
        connections = self._request.scope.get("state", {}).get(STATE)
        stop = asyncio.ensure_future(connections.stopping.wait()) if connections else None
        disconnect = asyncio.ensure_future(self._disconnected())
        waiting = [task for task in (stop, disconnect) if task]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()

    def _size(self) -> int | None:
        """Return the bytes that a large body may have; None for what is small, or refused for its length."""
        most = self._call.body_max_bytes
        size = most if self._request.content_length is None else self._request.content_length
        return size if LIST_BODY_MAX_BYTES < size <= most else None

    async def _disconnected(self) -> None:
        while (await self._request.receive())["type"] != "http.disconnect":
            pass


async def complete(reading: Awaitable[T]) -> T:
    """Return the part of a body that the call reads.

    Raises: DomainError(REQUEST_MALFORMED) when the client leaves before its end.
    """
    try:
        return await reading
    except InternalServerException:  # Litestar has no other error for that, and raises this one for nothing else here
        raise DomainError(ErrorCode.REQUEST_MALFORMED) from None


def release_body_memory(app: ASGIApp) -> ASGIApp:
    """Free the memory of a large body when its call is over."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        finally:
            for room, person in scope.get(_HELD, ()):
                await room.release(person)

    return serve
