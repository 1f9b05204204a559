"""The server's messages as text frames: each is encoded once, however many sockets it goes to."""

from collections.abc import Collection

import msgspec

from budget_core.base.errors import ErrorCode
from budget_core.contract.server.live import EventName, LiveEvent, LiveUpdate


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
