"""The server's messages as text frames: each is encoded once, however many sockets it goes to."""

from collections.abc import Collection

import msgspec

from budget_core.contract.live import EventName, LiveEvent, LiveUpdate
from budget_core.errors import ErrorCode


def update(event: EventName, data: LiveUpdate) -> str:
    """Something changed."""
    return _text(LiveEvent(event, msgspec.to_builtins(data)))


def authenticated(user_id: str) -> str:
    """The token was good."""
    return _text(LiveEvent("authenticated", {"userId": user_id}))


def joined(room: str) -> str:
    """From now on the room is heard."""
    return _text(LiveEvent("joined", {"room": room}))


def left(room: str) -> str:
    """The room is not heard any more: left, or no longer allowed."""
    return _text(LiveEvent("left", {"room": room}))


def error(code: ErrorCode, room: str | None = None) -> str:
    """Refused."""
    return _text(LiveEvent("error", {"code": code.value} | ({"room": room} if room else {})))


def refetch(rooms: Collection[str]) -> str:
    """Something was missed in these rooms."""
    return _text(LiveEvent("refetch", {"rooms": sorted(rooms)}))


def _text(message: LiveEvent) -> str:
    return msgspec.json.encode(message).decode()
