"""Connection of one socket, from its first message to its last."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import NoReturn

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from budget_api.db.port import Database
from budget_api.live import delivery, queries
from budget_api.live.bounded_queue import BoundedQueue
from budget_api.live.rooms import Rooms, Subscriber
from budget_api.live.socket import (
    BUSY,
    SIGNED_OUT,
    TOO_LARGE,
    TOO_MANY,
    CloseReason,
    LeftError,
    Socket,
    SocketRefusedError,
)
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import (
    LIVE_AUTHENTICATE_SECONDS,
    LIVE_FRAME_MAX_BYTES,
    LIVE_MESSAGES_PER_SECOND_MAX,
    LIVE_QUEUE_MAX_EVENTS,
)
from budget_core.contract.server import live as contract

logger = logging.getLogger(__name__)

Authenticate = Callable[[str | None], Awaitable[Subscriber]]
"""Function that returns the owner of a token; raises DomainError for a missing or invalid one."""

_GOODBYE_SECONDS = 1.0


class SocketConnection:
    """Accepted socket. `user` is set once it has authenticated."""

    user: Subscriber

    def __init__(self, socket: Socket, rooms: Rooms, database: Database, authenticate: Authenticate) -> None:
        self._socket = socket
        self._rooms = rooms
        self._database = database
        self._authenticate = authenticate
        self._pace = MessageRate(LIVE_MESSAGES_PER_SECOND_MAX, asyncio.get_running_loop().time)
        self._queue: BoundedQueue[str] = BoundedQueue(LIVE_QUEUE_MAX_EVENTS, self._refetch_frame)
        self._refusal: asyncio.Future[CloseReason] = asyncio.get_running_loop().create_future()

    def tell(self, frame: str) -> None:
        """Queue a frame; a full queue becomes one `refetch`."""
        self._queue.put(frame)

    def request_refetch(self) -> None:
        """Ask the client to read everything again."""
        self._queue.put(self._refetch_frame())

    def end(self, refusal: CloseReason) -> None:
        """Close soon."""
        if not self._refusal.done():
            self._refusal.set_result(refusal)

    async def run(self) -> None:
        """Serve until one side ends it."""
        try:
            self.user = await self._subscriber()
            await self._serve()
        except* SocketRefusedError as group:
            await self._refuse(_refusal(group))
        except* SQLAlchemyError:
            logger.exception("a live socket could not read the database")
            await self._refuse(BUSY)
        except* (LeftError, OSError):
            pass  # the other side is gone

    async def _subscriber(self) -> Subscriber:
        try:
            async with asyncio.timeout(LIVE_AUTHENTICATE_SECONDS):
                request = msgspec.json.decode(await self._receive(), type=contract.Request)
                token = _without_scheme(request.data.token) if isinstance(request, contract.Authenticate) else None
                return await self._authenticate(token)
        except (TimeoutError, msgspec.DecodeError, DomainError):
            raise SocketRefusedError(SIGNED_OUT) from None

    async def _serve(self) -> None:
        with self._rooms.attach(self) as fits:
            if not fits:
                raise SocketRefusedError(TOO_MANY)
            expiry = await self._expiry()
            await self._send(delivery.authenticated(self.user.id))
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._read())
                tasks.create_task(self._write())
                tasks.create_task(self._watch(expiry))

    async def _expiry(self) -> datetime:
        """Return the end of the session, read after `attach`.

        An `end` before it did not reach this socket.
        """
        expiry = await self._database.read(queries.session_expiry, self.user.session_id)
        if expiry is None:
            raise SocketRefusedError(SIGNED_OUT)
        return expiry

    async def _watch(self, expiry: datetime) -> NoReturn:
        left = (expiry - datetime.now(UTC)).total_seconds()
        with contextlib.suppress(TimeoutError):
            raise SocketRefusedError(await asyncio.wait_for(self._refusal, left))
        raise SocketRefusedError(SIGNED_OUT)

    async def _write(self) -> NoReturn:
        while True:
            for frame in await self._queue.take():
                await self._send(frame)

    async def _read(self) -> NoReturn:
        while True:
            text = await self._receive()
            try:
                request = msgspec.json.decode(text, type=contract.Request)
            except msgspec.DecodeError:
                await self._send(delivery.error(ErrorCode.REQUEST_MALFORMED))
            else:
                await self._handle(request)

    async def _handle(self, request: contract.Request) -> None:
        match request:
            case contract.JoinRoom(data=data):
                await self._join(data.room)
            case contract.JoinUserRoom(data=data):
                await self._join_own(data.room)
            case contract.LeaveRoom(data=data):
                self._rooms.leave(self, data.room)
                await self._send(delivery.left(data.room))
            case contract.Authenticate():
                await self._send(delivery.error(ErrorCode.REQUEST_INVALID))

    async def _join(self, room: str) -> None:
        # Join before reading the rights: a removal in between reaches us. Delivery reads the rights itself.
        self._rooms.join(self, room)
        if await self.user.may_hear(room):
            self._rooms.join(self, room)
            await self._send(delivery.joined(room))
        else:
            self._rooms.leave(self, room)
            await self._send(delivery.error(ErrorCode.NOT_FOUND, room))

    async def _join_own(self, room: str) -> None:
        if room == self.user.id and self.user.may_hear_own():
            self._rooms.join(self, room)
            await self._send(delivery.joined(room))
        else:
            await self._send(delivery.error(ErrorCode.NOT_FOUND, room))

    async def _receive(self) -> str:
        text = await self._socket.receive_text()
        if len(text.encode()) > LIVE_FRAME_MAX_BYTES:
            raise SocketRefusedError(TOO_LARGE)
        if not self._pace.allows():
            raise SocketRefusedError(TOO_MANY)
        return text

    async def _send(self, frame: str) -> None:
        await self._socket.send_text(frame)

    def _refetch_frame(self) -> str:
        return delivery.refetch(self._rooms.rooms_of(self))

    async def _refuse(self, refusal: CloseReason) -> None:
        # A client that reads nothing must not keep us here.
        with contextlib.suppress(TimeoutError, LeftError, OSError):
            async with asyncio.timeout(_GOODBYE_SECONDS):
                await self._send(delivery.error(refusal.code))
                await self._socket.close(refusal.close_code)


def _refusal(group: ExceptionGroup[SocketRefusedError]) -> CloseReason:
    first = group.exceptions[0]
    return _refusal(first) if isinstance(first, ExceptionGroup) else first.refusal


def _without_scheme(token: str) -> str:
    """Return the token without the `Bearer` of an `authorization` header."""
    scheme, _, rest = token.partition(" ")
    return rest if scheme.lower() == "bearer" else token


class MessageRate:
    """Sliding window of one second that allows `per_second` messages."""

    def __init__(self, per_second: int, clock: Callable[[], float]) -> None:
        self._times: deque[float] = deque(maxlen=per_second)
        self._clock = clock

    def allows(self) -> bool:
        """Count a message; False when there were too many in the last second."""
        now = self._clock()
        full = len(self._times) == self._times.maxlen
        if full and now - self._times[0] < 1:
            return False
        self._times.append(now)
        return True
