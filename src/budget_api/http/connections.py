"""Registry of one process' connections, and the middleware that tells them of their requests."""

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
"""Bytes of a body that the slowest phone sends."""
FILES_KEPT = 100
"""Open files of a process that are no connections."""
STATE = "connections"
"""Name of the registry in the state of the lifespan."""


class HttpConnection(Protocol):
    """One connection, as the registry and its middleware see it."""

    client: tuple[str, int] | None
    """Address and port; None for the owner's socket."""

    @property
    def transport(self) -> asyncio.Transport:
        """Return the way to the client."""

    def begin(self, body_bytes: int) -> None:
        """Note a request whose body has so many bytes."""

    def take_body(self) -> None:
        """Note that a part of the body was read."""

    def answer(self) -> None:
        """Note that the answer has begun."""

    def end(self) -> None:
        """Note the end of an answer."""

    def give_up(self) -> None:
        """Say that the request did not come in time, and close."""


class Connections:
    """Connections within the bounds."""

    def __init__(self, settings: ConnectionSettings, trusted: Iterable[str] = ()) -> None:
        self._settings = settings
        self._total = min(settings.total, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - FILES_KEPT)
        self._trusted = [ip_network(one) for one in trusted]
        self.seconds = settings.seconds
        self._places: dict[HttpConnection, tuple[str, ...]] = {}
        self._by_client: dict[tuple[str, int] | None, HttpConnection] = {}
        self._counts: Counter[str] = Counter()
        self._deadlines: OrderedDict[HttpConnection, float] = OrderedDict()
        self._upgraded: set[HttpConnection] = set()
        self._sweep: asyncio.TimerHandle | None = None
        self.stopping = asyncio.Event()
        """Set when the server is told to stop: long work for calls that are open ends then."""

    @property
    def count(self) -> int:
        """Number of connections."""
        return len(self._places)

    def of(self, client: object) -> HttpConnection | None:
        """Return the connection of a client's address and port."""
        return self._by_client.get(tuple(client)) if isinstance(client, tuple | list) else None

    def admit(self, connection: HttpConnection) -> bool:
        """Count a connection, and wait for its first request.

        False when its address or region has too many. When there are too many at all, the one that was waited for
        longest makes room.
        """
        places = self._places_of(connection.client[0] if connection.client else "")
        bounds = (self._settings.address, self._settings.region)
        if any(self._counts[place] >= bound for place, bound in zip(places, bounds, strict=False)):
            return False
        if len(self._places) >= self._total and not self._make_room():
            return False
        self._places[connection] = places
        self._by_client[connection.client] = connection
        self._counts.update(places)
        self.wait(connection)
        self._sweep = self._sweep or asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._close_late)
        return True

    def release(self, connection: HttpConnection) -> None:
        """Forget a connection that is gone."""
        self.work(connection)
        if self._by_client.get(connection.client) is connection:
            del self._by_client[connection.client]
        self._upgraded.discard(connection)
        for place in self._places.pop(connection, ()):
            self._counts[place] -= 1
            if not self._counts[place]:
                del self._counts[place]

    def wait(self, connection: HttpConnection, deadline: float | None = None) -> None:
        """Start to wait for the client, by default for as long as a head may take."""
        if connection in self._places:
            self._deadlines[connection] = deadline or asyncio.get_running_loop().time() + self.seconds
            self._deadlines.move_to_end(connection)

    def work(self, connection: HttpConnection) -> None:
        """Stop to wait for the client."""
        self._deadlines.pop(connection, None)

    def upgrade(self, connection: HttpConnection) -> None:
        """Count a socket of live events, which looks after itself, until it is closed."""
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
            if connection.transport.is_closing():  # the client takes no answer
                connection.transport.abort()
                self.release(connection)
            else:
                connection.give_up()
                self.wait(connection)
        for connection in [one for one in self._upgraded if one.transport.is_closing()]:
            self.release(connection)
        self._sweep = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._close_late) if self._places else None


def connection_limits(app: ASGIApp, connections: Connections) -> ASGIApp:
    """Return the app with these connections in the state of its lifespan, where the protocol finds them."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[STATE] = connections
        connection = connections.of(scope.get("client")) if scope["type"] == "http" else None
        if connection is None:
            await app(scope, receive, send)
            return
        connection.begin(_body_bytes(scope))
        connections.work(connection)
        try:
            await app(scope, _in_time(receive, connections, connection), _noting(send, connection))
        finally:
            connection.end()
            connections.wait(connection)

    return serve


def _body_bytes(scope: Any) -> int:
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    return int(length) if length.isdigit() else 0


def _in_time(receive: Receive, connections: Connections, connection: HttpConnection) -> Receive:
    """Return `receive` with a deadline for the whole body; a long one has more time."""
    deadline = asyncio.get_running_loop().time() + connections.seconds
    is_whole = False

    async def receive_in_time() -> Any:
        nonlocal deadline, is_whole
        if is_whole:
            return await receive()
        connections.wait(connection, deadline)
        message: Any = await receive()
        connections.work(connection)
        connection.take_body()
        deadline += len(message.get("body", b"")) / BYTES_A_SECOND
        is_whole = not message.get("more_body")
        return message

    return receive_in_time


def _noting(send: Send, connection: HttpConnection) -> Send:
    async def note(message: Any) -> None:
        connection.answer()
        await send(message)

    return note
