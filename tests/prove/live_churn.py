"""Sockets that come and go in every way leave nothing behind: `python -m tests.prove.live_churn`."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

from budget_api.config import ServerSettings
from tests.api.listening import Started, started
from tests.api.people import Person, sign_up
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS

CLIENTS = 16
WAYS = 4
LOOKS = 20


@dataclass(frozen=True)
class Left:
    """Return what the server still holds after `all_listeners` have gone."""

    sockets: int
    tasks: int
    """More than before anybody came."""


def churn(settings: ServerSettings, count: int) -> Left:
    """So many sockets one after the other from 16 clients at once."""
    with started(settings) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as http:
        people = [sign_up(http) for _ in range(CLIENTS)]
        before = _resting_tasks(server)
        asyncio.run(_come_and_go(server, people, count))
        return _settled(server, before)


async def _come_and_go(server: Started, people: list[Person], count: int) -> None:
    numbers = iter(range(count))
    await asyncio.gather(*(_visit(server, person, numbers) for person in people))


async def _visit(server: Started, person: Person, numbers: Iterator[int]) -> None:
    """Say nothing, say who it is, or join a room too; then close, or just vanish."""
    for number in numbers:
        async with connect(f"ws://127.0.0.1:{server.port}/api/live") as socket:
            if number % WAYS:
                token = person.token.removeprefix("Bearer ")
                await socket.send(msgspec.json.encode({"event": "authenticate", "data": {"token": token}}).decode())
                await socket.recv()
            if number % WAYS > 1:
                message = {"event": "join_room", "data": {"room": person.workspace}}
                await socket.send(msgspec.json.encode(message).decode())
            if number % WAYS == WAYS - 1:
                socket.transport.abort()


def _tasks(server: Started) -> int:
    async def count() -> int:
        return len(asyncio.all_tasks())

    return asyncio.run_coroutine_threadsafe(count(), server.loop).result(WAIT_SECONDS)


def _resting_tasks(server: Started) -> int:
    """Return the number without those that come and go: mails of the sign-ups are still sent."""
    seen = []
    for _ in range(LOOKS):
        seen.append(_tasks(server))
        time.sleep(0.05)
    return min(seen)


def _settled(server: Started, before: int) -> Left:
    """Return the resources in use once the server noticed the last disconnects."""
    deadline = time.monotonic() + WAIT_SECONDS
    while True:
        sockets = len(server.app.state.context.sockets.rooms.all_listeners())
        left = Left(sockets, _tasks(server) - before)
        if left == Left(0, 0) or time.monotonic() > deadline:
            return left


def main(count: int) -> str:
    """Compare the resources in use before and after."""
    with tempfile.TemporaryDirectory() as folder:
        left = churn(server_settings(data=Path(folder)), count)
    assert left == Left(0, 0), left
    return "no socket and no task left"


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
