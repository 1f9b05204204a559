"""SQLite's reading connections: a few, each in a thread of its own.

A whole read is one hop into its connection's thread. Through SQLAlchemy's asyncio layer every statement, fetch and
rollback would be a hop, which cost four times the read itself.
"""

import asyncio
import functools
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite
from sqlalchemy import Engine, create_engine
from sqlalchemy.orm import Session
from sqlalchemy.pool import StaticPool

T = TypeVar("T")
COUNT = 4
PRAGMAS = ("query_only=ON", "wal_autocheckpoint=0", "busy_timeout=5000")


class Reader:
    """One connection; its functions run in its thread."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._engine: Engine = create_engine("sqlite://", creator=lambda: connection._conn, poolclass=StaticPool)

    async def run(self, read: Callable[[Session], T]) -> T:
        """Run on one snapshot of the file."""
        result: T = await self._connection._execute(self._read, read)  # type: ignore[no-untyped-call] # its only door
        return result

    async def close(self) -> None:
        """Close the connection and end its thread."""
        await self._connection.close()

    def _read(self, read: Callable[[Session], T]) -> T:
        with Session(self._engine, expire_on_commit=False) as session:
            session.connection().exec_driver_sql("BEGIN")
            return read(session)


class Readers:
    """The readers of the file at `path`; who finds none free waits."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._free: asyncio.LifoQueue[Reader] = asyncio.LifoQueue()

    async def open(self) -> None:
        """Connect."""
        for _ in range(COUNT):
            connection = await aiosqlite.connect(self._path, isolation_level=None)
            await connection.executescript("".join(f"PRAGMA {pragma};" for pragma in PRAGMAS))
            self._free.put_nowait(Reader(connection))

    async def run(self, read: Callable[[Session], T]) -> T:
        """Run on a free reader."""
        reader = await self._free.get()
        running = asyncio.ensure_future(reader.run(read))
        running.add_done_callback(functools.partial(self._release, reader))
        return await asyncio.shield(running)  # a caller who leaves must not free a reader at work

    def _release(self, reader: Reader, done: "asyncio.Future[object]") -> None:
        self._free.put_nowait(reader)
        if not done.cancelled():
            done.exception()  # looked at, so that a caller who left leaves no warning

    async def close(self) -> None:
        """Wait for what runs and close."""
        for _ in range(COUNT):
            await (await self._free.get()).close()
