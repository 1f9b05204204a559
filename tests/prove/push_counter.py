"""A push service that only counts, in a process of its own: next to all time of a rush is the server's."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection

_ANSWER = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"


@dataclass
class Came:
    """Messages so far: their number by topic, and their times on the clock that all processes share."""

    topics: Counter[str] = field(default_factory=Counter)
    moments: list[float] = field(default_factory=list)
    connections: int = 0


@dataclass(frozen=True)
class PushCounter:
    """Where it takes messages; asked, it tells what came."""

    origin: str
    _pipe: Connection

    def came(self) -> Came:
        """Return the messages so far."""
        self._pipe.send(None)
        found: Came = self._pipe.recv()
        return found


@contextmanager
def counting() -> Iterator[PushCounter]:
    """A service that runs while it lasts."""
    here, there = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=_run, args=(there,), daemon=True)
    process.start()
    try:
        yield PushCounter(f"http://127.0.0.1:{here.recv()}", here)
    finally:
        process.kill()
        process.join()


def _run(pipe: Connection) -> None:
    asyncio.run(_serve(pipe))


async def _serve(pipe: Connection) -> None:
    came = Came()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.connections += 1
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                headers = dict(line.lower().split(": ", 1) for line in head.decode().split("\r\n")[1:] if line)
                await reader.readexactly(int(headers["content-length"]))
                came.topics[headers["topic"]] += 1
                came.moments.append(time.monotonic())
                writer.write(_ANSWER)
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    def tell() -> None:
        try:
            pipe.recv()
            pipe.send(came)
        except (EOFError, OSError):  # the process that asked is gone
            over.set()

    over = asyncio.Event()
    server = await asyncio.start_server(take, "127.0.0.1", 0)
    pipe.send(server.sockets[0].getsockname()[1])
    asyncio.get_running_loop().add_reader(pipe.fileno(), tell)
    await over.wait()
