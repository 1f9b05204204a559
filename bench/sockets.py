"""Many live sockets on one process: what they hold, and how soon they hear of a write."""

import asyncio
import json
import time
from dataclasses import dataclass, replace

from websockets.asyncio.client import ClientConnection, connect

from bench.processes import memory_of
from bench.product import Product
from budget_core.base.limits import LIVE_SOCKETS_PER_USER_MAX

CATEGORIES = 4
"""That everybody has from the start."""


@dataclass(frozen=True, slots=True)
class Sockets:
    """So many sockets of people who each have as many as they may."""

    port: int
    person: Product
    count: int

    async def measure(self, pid: int) -> str:
        """A line: memory of each, and how long the sockets of one person waited for a write of theirs."""
        before = memory_of(pid)
        people = []
        for number in range(-(-self.count // LIVE_SOCKETS_PER_USER_MAX)):
            person = replace(self.person, name=f"listener{number}")
            await person.begin(self.port, CATEGORIES)
            people.append(person)
        groups = [[await self._listen(person) for _ in range(LIVE_SOCKETS_PER_USER_MAX)] for person in people]
        each = (memory_of(pid) - before) * 1024 / self.count
        waits = sorted([await self._heard(person, group) for person, group in zip(people, groups, strict=True)])
        await asyncio.gather(*(socket.close() for group in groups for socket in group))
        at = len(waits) // 2
        return f"{self.count} sockets: {each:.0f} kB each, heard after {waits[at]:.1f} ms (at most {waits[-1]:.1f})"

    async def _listen(self, person: Product) -> ClientConnection:
        socket = await connect(f"ws://127.0.0.1:{self.port}/api/live", compression=None)
        await _say(socket, "authenticate", token=person.token.removeprefix("Bearer "))
        await _say(socket, "join_room", room=person.workspace)
        return socket

    async def _heard(self, person: Product, sockets: list[ClientConnection]) -> float:
        """From the beginning of a write until the last of one's own sockets was told, in ms."""
        connection = await person.open()
        begun = time.perf_counter()
        await asyncio.gather(person.add(connection), *(socket.recv() for socket in sockets))
        connection.close()
        return (time.perf_counter() - begun) * 1000


async def _say(socket: ClientConnection, event: str, **data: str) -> None:
    await socket.send(json.dumps({"event": event, "data": data}))
    await socket.recv()
