"""Rooms of this process and the sockets in them."""

import contextlib
from collections import defaultdict
from collections.abc import Iterator
from typing import Protocol

from budget_api.live.socket import CloseReason
from budget_core.base.limits import LIVE_SOCKETS_PER_USER_MAX


class Subscriber(Protocol):
    """User at a socket, and the rooms they may hear now."""

    @property
    def id(self) -> str:
        """Return the id of the user."""

    @property
    def session_id(self) -> str:
        """Return the id of the session that the socket was opened with."""

    async def may_hear(self, workspace_id: str) -> bool:
        """Return whether the room of this workspace is open to them."""

    def may_hear_own(self) -> bool:
        """Return whether their own room is open to them."""


class Listener(Protocol):
    """Socket as messages reach it."""

    user: Subscriber

    def tell(self, frame: str) -> None:
        """Queue a frame; never waits."""

    def request_refetch(self) -> None:
        """Ask the client to read everything again."""

    def end(self, refusal: CloseReason) -> None:
        """Close soon."""


class Rooms:
    """Rooms of workspaces and users by their ids, and the listeners in them."""

    def __init__(self) -> None:
        self._rooms: dict[Listener, set[str]] = {}
        self._by_user: defaultdict[str, set[Listener]] = defaultdict(set)
        self._by_room: defaultdict[str, set[Listener]] = defaultdict(set)

    @contextlib.contextmanager
    def attach(self, listener: Listener) -> Iterator[bool]:
        """Let a listener join rooms in this context.

        False when its user has too many sockets already.
        """
        if len(self.of_user(listener.user.id)) >= LIVE_SOCKETS_PER_USER_MAX:
            yield False
            return
        self._by_user[listener.user.id].add(listener)
        self._rooms[listener] = set()
        try:
            yield True
        finally:
            for room in self.rooms_of(listener):
                self.leave(listener, room)
            del self._rooms[listener]
            _discard(self._by_user, listener.user.id, listener)

    def join(self, listener: Listener, room: str) -> None:
        """Add a listener to a room; the caller checks the right to it."""
        self._rooms[listener].add(room)
        self._by_room[room].add(listener)

    def leave(self, listener: Listener, room: str) -> None:
        """Take a listener out of a room."""
        self._rooms[listener].discard(room)
        _discard(self._by_room, room, listener)

    def rooms_of(self, listener: Listener) -> frozenset[str]:
        """Return the rooms a listener is in."""
        return frozenset(self._rooms[listener])

    def listeners_in(self, room: str) -> frozenset[Listener]:
        """Return the listeners of a room."""
        return frozenset(self._by_room.get(room, ()))

    def of_user(self, user_id: str) -> frozenset[Listener]:
        """Return the sockets of a user."""
        return frozenset(self._by_user.get(user_id, ()))

    def all_listeners(self) -> frozenset[Listener]:
        """Return all listeners of this process."""
        return frozenset(self._rooms)


def _discard(groups: defaultdict[str, set[Listener]], key: str, listener: Listener) -> None:
    groups[key].discard(listener)
    if not groups[key]:
        del groups[key]
