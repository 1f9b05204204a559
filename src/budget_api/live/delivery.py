"""Delivery of messages to the sockets of this process.

Rights are read at every delivery: a member removed or signed out since joining gets no further message.
"""

import logging
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import UTC, datetime

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from budget_api.db.port import Database
from budget_api.live import queries
from budget_api.live.bounded_queue import BoundedQueue
from budget_api.live.messages import Changed, EventsLost, Message, SessionsEnded, UserChanged
from budget_api.live.queries import Audience
from budget_api.live.rooms import Listener, Rooms
from budget_api.live.socket import BUSY, SIGNED_OUT
from budget_core.base.errors import ErrorCode
from budget_core.contract.server.live import EventName, LiveEvent, LiveUpdate

logger = logging.getLogger(__name__)

INBOX_MESSAGES = 10_000
RoomsByListener = Mapping[Listener, frozenset[str]]
"""Rooms of each listener at the time its rights were read."""


class Delivery:
    """Queue of messages, delivered to the listeners with the right to them."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._inbox: BoundedQueue[Message] = BoundedQueue(INBOX_MESSAGES, EventsLost)

    def receive(self, messages: Iterable[Message]) -> None:
        """Queue messages; never waits."""
        for message in messages:
            self._inbox.put(message)

    async def run(self, database: Database) -> None:
        """Deliver what is received, until cancelled."""
        while True:
            batch = await self._inbox.take()
            concerned = frozenset[Listener]().union(*(self._listeners_of(message) for message in batch))
            if concerned:
                await self._deliver(database, batch, concerned)

    def _listeners_of(self, message: Message) -> frozenset[Listener]:
        match message:
            case Changed(workspace_id=room) | UserChanged(room=room):
                return self._rooms.listeners_in(room)
            case SessionsEnded(user_id=user_id):
                return self._rooms.of_user(user_id)
            case EventsLost():
                return self._rooms.all_listeners()

    async def _deliver(self, database: Database, batch: list[Message], concerned: frozenset[Listener]) -> None:
        rooms_by_listener = {listener: self._rooms.rooms_of(listener) for listener in concerned}
        try:
            audience = await self._audience(database, batch, rooms_by_listener)
        except (SQLAlchemyError, OSError):
            logger.exception("the rights to live events could not be read: closing %d sockets", len(concerned))
            for listener in concerned:
                listener.end(BUSY)
            return
        present = self._rooms.all_listeners()  # some may have gone while the rights were read
        still = {listener: rooms for listener, rooms in rooms_by_listener.items() if listener in present}
        _tell(batch, audience, self._admit(still, audience))

    async def _audience(self, database: Database, batch: list[Message], rooms_by_listener: RoomsByListener) -> Audience:
        rooms = frozenset[str]().union(*rooms_by_listener.values())
        users = {message.user_id for message in batch if isinstance(message, Changed | UserChanged)}
        sessions = {listener.user.session_id for listener in rooms_by_listener}
        return await database.read(queries.audience, rooms, sessions, users, datetime.now(UTC))

    def _admit(self, rooms_by_listener: RoomsByListener, audience: Audience) -> RoomsByListener:
        """Return the listeners with a valid session and the rooms they may hear.

        They leave the others.
        """
        admitted = {}
        for listener, rooms in rooms_by_listener.items():
            if listener.user.session_id in audience.sessions:
                admitted[listener] = frozenset(room for room in rooms if _may_hear(listener, room, audience))
                self._leave(listener, rooms - admitted[listener])
            else:
                listener.end(SIGNED_OUT)
        return admitted

    def _leave(self, listener: Listener, rooms: Collection[str]) -> None:
        for room in rooms:
            self._rooms.leave(listener, room)
            listener.tell(left(room))


def _may_hear(listener: Listener, room: str, audience: Audience) -> bool:
    return room == listener.user.id or (room, listener.user.id) in audience.members


def _tell(batch: list[Message], audience: Audience, admitted: RoomsByListener) -> None:
    for room, frame in _frames(batch, audience):
        for listener, rooms in admitted.items():
            if room in rooms:
                listener.tell(frame)
    if any(isinstance(message, EventsLost) for message in batch):
        for listener in admitted:
            listener.request_refetch()


def _frames(batch: list[Message], audience: Audience) -> Iterator[tuple[str, str]]:
    """Yield (room, frame) of every update; of equal events by one user only the last."""
    last: dict[tuple[str, EventName, str], LiveUpdate] = {}
    for message in batch:
        if isinstance(message, Changed | UserChanged):
            for event in message.events:
                last[message.room, event, message.user_id] = _update(message, audience)
    for (room, event, _), data in last.items():
        yield room, update(event, data)


def _update(message: Changed | UserChanged, audience: Audience) -> LiveUpdate:
    return LiveUpdate(
        user_id=message.user_id,
        email=audience.emails.get(message.user_id),
        workspace_id=message.workspace_id,
        revision=message.revision,
    )


def update(event: EventName, data: LiveUpdate) -> str:
    """Return the frame of a live event."""
    return _text(LiveEvent(event, msgspec.to_builtins(data)))


def authenticated(user_id: str) -> str:
    """Return the frame that answers a valid token."""
    return _text(LiveEvent("authenticated", {"userId": user_id}))


def joined(room: str) -> str:
    """Return the frame that confirms a room was joined."""
    return _text(LiveEvent("joined", {"room": room}))


def left(room: str) -> str:
    """Return the frame that confirms a room was left, or is no longer allowed."""
    return _text(LiveEvent("left", {"room": room}))


def error(code: ErrorCode, room: str | None = None) -> str:
    """Return the frame of an error, with the room it is about."""
    return _text(LiveEvent("error", {"code": code.value} | ({"room": room} if room else {})))


def refetch(rooms: Collection[str]) -> str:
    """Return the frame that asks to read these rooms again, as events were dropped."""
    return _text(LiveEvent("refetch", {"rooms": sorted(rooms)}))


def _text(message: LiveEvent) -> str:
    return msgspec.json.encode(message).decode()
