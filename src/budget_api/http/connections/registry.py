"""The connections of one process: counted by where they come from, and closed when they are waited for too long."""

import asyncio
import resource
from collections import Counter, OrderedDict
from collections.abc import Iterable
from ipaddress import ip_network
from typing import Any, Protocol

from budget_api.config import ConnectionSettings
from budget_api.http.addresses import address_of, line_of, region_of
from budget_api.http.asgi import ASGIApp, Receive, Send

SWEEP_SECONDS = 1.0
BYTES_A_SECOND = 2_000
"""What the slowest phone sends of a body."""
FILES_KEPT = 100
"""Of the files that a process may have open, for all that is no connection."""
STATE = "connections"
"""By this name the registry is in the state of the lifespan."""


class Connection(Protocol):
    """What the registry asks of a connection."""

    @property
    def transport(self) -> asyncio.Transport:
        """The way to the client."""

    def give_up(self) -> None:
        """Say that the request did not come in time, and close."""


class Connections:
    """Takes new ones in, within the bounds."""

    def __init__(self, settings: ConnectionSettings, trusted: Iterable[str] = ()) -> None:
        self._settings = settings
        self._total = min(settings.total, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES_KEPT)
        self._trusted = [ip_network(one) for one in trusted]
        self._places: dict[Connection, tuple[str, ...]] = {}
        self._counts: Counter[str] = Counter()
        self._deadlines: OrderedDict[Connection, float] = OrderedDict()
        self._upgraded: set[Connection] = set()
        self._sweep: asyncio.TimerHandle | None = None
        self.stopping = asyncio.Event()
        """Set when the server is told to stop: long work for calls that are open ends then."""

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._places)

    def admit(self, connection: Connection, host: str) -> bool:
        """Count it, and wait for its first request; False when there are too many from where it comes.

        When there are too many at all, the one that was waited for longest makes room.
        """
        places = self._places_of(host)
        bounds = (self._settings.address, self._settings.region)
        if any(self._counts[place] >= bound for place, bound in zip(places, bounds, strict=False)):
            return False
        if len(self._places) >= self._total and not self._make_room():
            return False
        self._places[connection] = places
        self._counts.update(places)
        self.wait(connection)
        self._sweep = self._sweep or asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._close_late)
        return True

    def release(self, connection: Connection) -> None:
        """It is gone."""
        self.work(connection)
        self._upgraded.discard(connection)
        for place in self._places.pop(connection, ()):
            self._counts[place] -= 1
            if not self._counts[place]:
                del self._counts[place]

    def wait(self, connection: Connection) -> None:
        """From now on it is the client who lets us wait."""
        if connection in self._places:
            self._deadlines[connection] = asyncio.get_running_loop().time() + self._settings.seconds
            self._deadlines.move_to_end(connection)

    def hear(self, connection: Connection, size: int) -> None:
        """So many bytes of a body came: a long one has more time."""
        if connection in self._deadlines:
            self._deadlines[connection] += size / BYTES_A_SECOND

    def work(self, connection: Connection) -> None:
        """It is no longer the client for whom we wait."""
        self._deadlines.pop(connection, None)

    def upgrade(self, connection: Connection) -> None:
        """It is a socket of live events now, which looks after itself until it is closed."""
        self.work(connection)
        self._upgraded.add(connection)

    def _places_of(self, host: str) -> tuple[str, ...]:
        address = address_of(host)
        if address is None or address.is_loopback or any(address in network for network in self._trusted):
            return ()
        return line_of(host), f"region {region_of(host)}"

    def _make_room(self) -> bool:
        longest = next(iter(self._deadlines), None)
        if longest is None:
            return False
        self.release(longest)
        longest.transport.abort()
        return True

    def _close_late(self) -> None:
        now = asyncio.get_running_loop().time()
        for connection in [one for one, deadline in self._deadlines.items() if deadline <= now]:
            if connection.transport.is_closing():  # what was said last is not taken
                connection.transport.abort()
                self.release(connection)
            else:
                connection.give_up()
                self.wait(connection)
        for connection in [one for one in self._upgraded if one.transport.is_closing()]:
            self.release(connection)
        self._sweep = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._close_late) if self._places else None


def keeping(app: ASGIApp, connections: Connections) -> ASGIApp:
    """The app, whose protocol finds these connections in the state of the lifespan."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[STATE] = connections
        await app(scope, receive, send)

    return serve
