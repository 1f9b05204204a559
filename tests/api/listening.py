"""Real servers and real sockets: what is written on one server is heard on another."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, Self

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from budget_api.config import ServerSettings
from budget_api.http.connection_protocol import BoundedProtocol
from budget_api.http.connections import Connections, connection_limits
from budget_api.server.factory import create_app
from budget_core.contract.server.live import LiveEvent
from tests.api.people import Person
from tests.waiting import WAIT_SECONDS


class Started(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, settings: ServerSettings, port: int = 0) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.connections = Connections(settings.connections, settings.config.trusted_proxies)
        app = connection_limits(self.app, self.connections)
        super().__init__(uvicorn.Config(app, port=port, log_level="warning", proxy_headers=False, http=BoundedProtocol))
        self.answers = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.answers.set()

    @property
    def port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])

    def write(self, service: Any, *args: Any) -> Any:
        """Run a service in a transaction of its own."""
        writing = self.app.state.context.database.write(service, *args)
        return asyncio.run_coroutine_threadsafe(writing, self.loop).result(WAIT_SECONDS)


@contextmanager
def started(settings: ServerSettings, port: int = 0) -> Iterator[Started]:
    """A server in a thread of its own; on any port that is free, if not told."""
    server = Started(settings, port)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert server.answers.wait(WAIT_SECONDS)
        yield server
    finally:
        server.should_exit = True
        thread.join()


@dataclass(frozen=True)
class Place:
    """Where people write, and where they listen: on PostgreSQL another server on the same database."""

    writing: httpx.Client
    listening: Started


@contextmanager
def place(settings: ServerSettings, *, two_servers: bool) -> Iterator[Place]:
    """One server or two."""
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(started(settings))
        second = stack.enter_context(started(settings)) if two_servers else first
        url = f"http://127.0.0.1:{first.port}"
        yield Place(stack.enter_context(httpx.Client(base_url=url, timeout=WAIT_SECONDS)), second)


class Served(Protocol):
    """Where a server of this machine is reached."""

    @property
    def port(self) -> int | None: ...


class Socket:
    """One client of the live socket; open until the end of a `with`, or `close`."""

    def __init__(self, server: Served, **options: Any) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/live"
        self.connection: ClientConnection = connect(url, open_timeout=WAIT_SECONDS, **options).__enter__()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()

    def say(self, event: str, **data: str) -> None:
        """Send a message."""
        self.connection.send(msgspec.json.encode({"event": event, "data": data}).decode())

    def hear(self) -> tuple[str, dict[str, Any]]:
        """The next message."""
        message = msgspec.json.decode(self.connection.recv(timeout=WAIT_SECONDS), type=LiveEvent)
        return message.event, message.data

    def hear_until(self, event: str) -> list[str]:
        """The events before this one."""
        heard = [self.hear()[0]]
        while heard[-1] != event:
            heard.append(self.hear()[0])
        return heard[:-1]

    def ask(self, event: str, **data: str) -> tuple[str, dict[str, Any]]:
        """Send a message and hear its answer."""
        self.say(event, **data)
        return self.hear()

    def authenticate(self, person: Person) -> tuple[str, dict[str, Any]]:
        """Say who it is."""
        return self.ask("authenticate", token=person.token.removeprefix("Bearer "))

    def close_code(self) -> int | None:
        """Return the close code of the socket, after all messages before it."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.connection.close_code


def listen(server: Served, person: Person, *rooms: str) -> Socket:
    """A socket of this person that has joined these rooms."""
    socket = Socket(server)
    assert socket.authenticate(person) == ("authenticated", {"userId": person.id})
    for room in rooms:
        event = "join_user_room" if room == person.id else "join_room"
        assert socket.ask(event, room=room, username="x") == ("joined", {"room": room})
    return socket


def share(owner: Person, guest: Person) -> None:
    """The guest becomes a confirmed participant of the owner's workspace."""
    guest.put("/user/user-update", {"canAddToWorkspace": True})
    owner.put(f"/workspace/{owner.workspace}", {"participants": [guest.id]})
    guest.put(f"/workspace/{owner.workspace}/approve")
