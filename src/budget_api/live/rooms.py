"""The sockets of this process: who is here, and who hears which room."""

import contextlib
from collections import defaultdict
from collections.abc import Iterator
from typing import Protocol

from budget_api.live.refusal import Refusal
from budget_core.limits import LIVE_SOCKETS_PER_USER_MAX


class Subscriber(Protocol):
    """User at a socket, and the rooms they may hear now."""

    @property
    def id(self) -> str:
        """The id of the user."""

    @property
    def session_id(self) -> str:
        """The session that the socket was opened with."""

    async def may_hear(self, workspace_id: str) -> bool:
        """Return whether the room of this workspace is open to them."""

    def may_hear_own(self) -> bool:
        """Return whether their own room is open to them."""


class Listener(Protocol):
    """A socket, as messages reach it."""

    user: Subscriber

    def tell(self, frame: str) -> None:
        """Queue a frame; never waits."""

    def tell_missed(self) -> None:
        """Queue the word that everything is to be read again."""

    def end(self, refusal: Refusal) -> None:
        """Close soon."""


class Rooms:
    """A room is a workspace or a user, named by its id."""

    def __init__(self) -> None:
        self._joined: dict[Listener, set[str]] = {}
        self._by_user: defaultdict[str, set[Listener]] = defaultdict(set)
        self._by_room: defaultdict[str, set[Listener]] = defaultdict(set)

    @contextlib.contextmanager
    def attached(self, listener: Listener) -> Iterator[bool]:
        """While it lasts the listener can join rooms; False when its user has too many sockets already."""
        if len(self.of_user(listener.user.id)) >= LIVE_SOCKETS_PER_USER_MAX:
            yield False
            return
        self._by_user[listener.user.id].add(listener)
        self._joined[listener] = set()
        try:
            yield True
        finally:
            for room in self.rooms_of(listener):
                self.leave(listener, room)
            del self._joined[listener]
            _take_out(self._by_user, listener.user.id, listener)

    def join(self, listener: Listener, room: str) -> None:
        """Hear a room; whether that is allowed the caller has to see."""
        self._joined[listener].add(room)
        self._by_room[room].add(listener)

    def leave(self, listener: Listener, room: str) -> None:
        """Take a listener out of a room."""
        self._joined[listener].discard(room)
        _take_out(self._by_room, room, listener)

    def rooms_of(self, listener: Listener) -> frozenset[str]:
        """Return the rooms a listener is in."""
        return frozenset(self._joined[listener])

    def hearing(self, room: str) -> frozenset[Listener]:
        """Return the listeners of a room."""
        return frozenset(self._by_room.get(room, ()))

    def of_user(self, user_id: str) -> frozenset[Listener]:
        """Return the sockets of a user."""
        return frozenset(self._by_user.get(user_id, ()))

    def everybody(self) -> frozenset[Listener]:
        """All listeners of this process."""
        return frozenset(self._joined)


def _take_out(groups: defaultdict[str, set[Listener]], key: str, listener: Listener) -> None:
    groups[key].discard(listener)
    if not groups[key]:
        del groups[key]
