"""Live events, from a server's socket or by looking at a local file again and again.

The only module that opens a WebSocket; its package is optional, and imported when it is used.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine, Generator, Iterable, Iterator, Sequence
from contextlib import aclosing
from http import HTTPStatus
from typing import Any

import msgspec

from budget_core.base.texts import text_of
from budget_core.contract.server.live import EventName, LiveEvent
from budget_core.contract.server.problems import Problem
from budget_core.contract.workspaces.changes import Changes
from budget_sdk.errors import ApiError, AuthRequired, ConnectionFailed, NotFound, RateLimited
from budget_sdk.extras import translate_import_errors
from budget_sdk.in_process import LoopThread
from budget_sdk.operation import Operation
from budget_sdk.resources.workspaces import Changes as ChangesCalls
from budget_sdk.resources.workspaces import Workspaces

Send = Callable[[Operation[Any]], Coroutine[Any, Any, Any]]

RETRY_SECONDS = 2.0
POLL_SECONDS = 1.0
_REFUSALS: dict[str, type[ApiError]] = {
    "auth.required": AuthRequired,
    "notFound": NotFound,
    "request.rateLimited": RateLimited,
}
_STATUS = {AuthRequired: HTTPStatus.UNAUTHORIZED, NotFound: HTTPStatus.NOT_FOUND}


class _ConnectionLostError(Exception):
    """The connection broke, or the server is busy: connect again."""


async def listen(url: str, token: Callable[[], str | None], rooms: Iterable[str]) -> AsyncGenerator[LiveEvent]:
    """Yield events of these workspaces and the user, until the caller stops.

    The first event is `refetch`; it comes again after every reconnection. Raises: ConnectionFailed if the first
    connection fails, AuthRequired for an invalid token, NotFound for somebody else's workspace.
    """
    joined = tuple(rooms)
    was_open = False
    while True:
        try:
            async with aclosing(_events(url, token(), joined)) as events:
                async for event in events:
                    was_open = True
                    yield event
        except _ConnectionLostError as lost:
            if not was_open:
                raise ConnectionFailed(url, str(lost)) from lost.__cause__
        await asyncio.sleep(RETRY_SECONDS)


async def poll(send: Send, rooms: Sequence[str]) -> AsyncGenerator[LiveEvent]:
    """Yield events of a local file by polling; they don't name who changed it."""
    revisions = {room: (await send(Workspaces.get.build(room))).revision for room in rooms}
    yield LiveEvent("refetch", {"rooms": list(rooms)})
    while True:
        for room in rooms:
            async for changes in _since(send, room, revisions[room]):
                for event in _to_events(changes, room):
                    yield event
                revisions[room] = changes.revision
        await asyncio.sleep(POLL_SECONDS)


async def _since(send: Send, room: str, revision: int) -> AsyncIterator[Changes]:
    """Yield the changes since a revision, page by page."""
    while True:
        changes: Changes = await send(ChangesCalls.since.build(room, revision))
        if changes.revision != revision:
            yield changes
        if not changes.more:
            return
        revision = changes.revision


def _to_events(changes: Changes, room: str) -> Iterator[LiveEvent]:
    """Return an event for each kind of rows among the changes."""
    kinds: dict[EventName, bool] = {
        "workspace_updated": changes.workspace is not None,
        "accounts_updated": bool(changes.accounts),
        "planning_updated": bool(changes.categories or changes.plannings),
        "expenses_updated": any(entry.kind == "expense" for entry in changes.history),
        "history_updated": bool(changes.history or changes.deleted.history),
        "lists_updated": bool(changes.lists or changes.deleted.lists),
    }
    data = {"userId": None, "email": None, "workspaceId": room, "revision": changes.revision}
    return (LiveEvent(name, dict(data)) for name, is_changed in kinds.items() if is_changed)


def iterate_blocking(events: AsyncGenerator[LiveEvent]) -> Generator[LiveEvent]:
    """Yield the events, awaited in a thread: the caller may have a running loop."""
    thread, turns = LoopThread(), _EventReader(events)
    try:
        while True:
            yield thread.run(turns.following())
    finally:
        thread.run(turns.close())
        thread.close()


class _EventReader:
    """Reader of one event at a time, which closes them after an interrupted wait."""

    def __init__(self, events: AsyncGenerator[LiveEvent]) -> None:
        self._events = events
        self._waiting: asyncio.Future[LiveEvent] | None = None

    async def following(self) -> LiveEvent:
        self._waiting = asyncio.ensure_future(anext(self._events))
        return await self._waiting

    async def close(self) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.cancel()
            await asyncio.wait({self._waiting})
        await self._events.aclose()


async def _events(url: str, token: str | None, rooms: tuple[str, ...]) -> AsyncGenerator[LiveEvent]:
    """Yield the events of one connection, once every room is joined."""
    connect, connection_closed = _websockets()
    try:
        async with connect(f"{url.replace('http', 'ws', 1)}/api/live") as socket:
            await _join(socket, token, rooms)
            yield LiveEvent("refetch", {"rooms": list(rooms)})
            async for text in socket:
                yield _decode_event(text)
    except connection_closed as error:
        raise _ConnectionLostError(str(error) or type(error).__name__) from error


async def _join(socket: Any, token: str | None, rooms: tuple[str, ...]) -> None:
    await socket.send(_message("authenticate", token=token or ""))
    own = _decode_event(await socket.recv()).data["userId"]
    await socket.send(_message("join_user_room", room=own))
    for room in rooms:
        await socket.send(_message("join_room", room=room))
    missing = {own, *rooms}
    while missing:
        event = _decode_event(await socket.recv())
        if event.event == "joined":
            missing.discard(event.data["room"])


def _decode_event(text: str) -> LiveEvent:
    """Return an event, or raise the error that it stands for."""
    event = msgspec.json.decode(text, type=LiveEvent)
    if event.event != "error":
        return event
    code = event.data["code"]
    if code not in _REFUSALS:
        raise _ConnectionLostError(code)
    kind = _REFUSALS[code]
    status = _STATUS.get(kind, HTTPStatus.TOO_MANY_REQUESTS)
    raise kind(status, Problem(status=status, title=status.phrase, code=code, message=text_of(code)))


def _message(event: str, **data: str) -> str:
    return msgspec.json.encode({"event": event, "data": data}).decode()


def _websockets() -> tuple[Any, tuple[type[Exception], ...]]:
    with translate_import_errors():
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException
    return connect, (WebSocketException, OSError, TimeoutError)
