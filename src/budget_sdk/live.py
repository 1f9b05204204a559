"""Live events: `async for event in client.live(workspace_id)`.

The only module that opens a WebSocket; its package is optional, and imported when it is used.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from budget_core.contract.live import LiveEvent
from budget_core.contract.problems import Problem
from budget_core.texts import text_of
from budget_sdk.errors import ApiError, AuthRequired, ConnectionFailed, LiveUnavailable, NotFound, RateLimited

RETRY_SECONDS = 2.0
_REFUSALS: dict[str, type[ApiError]] = {
    "auth.required": AuthRequired,
    "notFound": NotFound,
    "request.rateLimited": RateLimited,
}
_STATUS = {AuthRequired: HTTPStatus.UNAUTHORIZED, NotFound: HTTPStatus.NOT_FOUND}


class _ConnectionLostError(Exception):
    """The connection broke, or the server is busy: connect again."""


async def listen(url: str, token: Callable[[], str | None], rooms: Iterable[str]) -> AsyncGenerator[LiveEvent]:
    """Events of these workspaces and of one's own room, until the caller stops.

    The first event is `refetch`; it comes again when a lost connection was opened anew. Raises `ConnectionFailed` when
    the first connection fails, `AuthRequired` for a token that does not work (any more), and `NotFound` for a workspace
    that is not one's own.
    """
    wanted = tuple(rooms)
    was_open = False
    while True:
        try:
            async for event in _events(url, token(), wanted):
                was_open = True
                yield event
        except _ConnectionLostError as lost:
            if not was_open:
                raise ConnectionFailed(url, str(lost)) from lost.__cause__
        await asyncio.sleep(RETRY_SECONDS)


async def _events(url: str, token: str | None, rooms: tuple[str, ...]) -> AsyncIterator[LiveEvent]:
    """The events of one connection, from the moment that every room is joined."""
    connect, gone = _websockets()
    try:
        async with connect(f"{url.replace('http', 'ws', 1)}/api/live") as socket:
            await _join(socket, token, rooms)
            yield LiveEvent("refetch", {"rooms": list(rooms)})
            async for text in socket:
                yield _read(text)
    except gone as error:
        raise _ConnectionLostError(str(error) or type(error).__name__) from error


async def _join(socket: Any, token: str | None, rooms: tuple[str, ...]) -> None:
    await socket.send(_message("authenticate", token=token or ""))
    own = _read(await socket.recv()).data["userId"]
    await socket.send(_message("join_user_room", room=own))
    for room in rooms:
        await socket.send(_message("join_room", room=room))
    missing = {own, *rooms}
    while missing:
        event = _read(await socket.recv())
        if event.event == "joined":
            missing.discard(event.data["room"])


def _read(text: str) -> LiveEvent:
    """An event, or the error it stands for."""
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
    try:
        from websockets.asyncio.client import connect
        from websockets.exceptions import WebSocketException
    except ModuleNotFoundError as missing:
        raise LiveUnavailable(
            f'Live events need a package more ({missing.name} is missing): pip install "budget-planner[server]"'
        ) from missing
    return connect, (WebSocketException, OSError, TimeoutError)
