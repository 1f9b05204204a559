"""SQLite's reading connections: a few, each in a thread of its own, and one for the event loop itself.

A whole read is one hop into a thread. That costs more than to read a page, as the other thread starts with nothing at
hand; so what is read in a few milliseconds, however much is stored, the loop reads itself.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.orm import Session

from budget_api.db.read_queue import ReadQueue
from budget_api.db.short_reads import ROWS_LEFT, SHORT_ROWS
from budget_api.db.sqlite_connection import execute, open_sqlite, roll_back
from budget_api.db.statements import session_on

T = TypeVar("T")
COUNT = 2
PRAGMAS = ("query_only=ON", "wal_autocheckpoint=0", "busy_timeout=5000")


class Readers:
    """Readers of the file at `path`, which people get in turn."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: list[Connection] = []
        self._of_thread = threading.local()
        self._queue = ReadQueue(COUNT)
        self._threads = ThreadPoolExecutor(COUNT, thread_name_prefix="sqlite-reader")

    async def run(self, person: object, read: Callable[[Session], T]) -> T:
        """Run on one snapshot of the file, at the person's turn."""
        await self._queue.acquire(person)
        loop, reading = asyncio.get_running_loop(), self._threads.submit(self._read, read)
        # The turn lasts as long as the thread reads, also when nobody waits for the answer any longer.
        reading.add_done_callback(lambda _: loop.call_soon_threadsafe(self._queue.release, person))
        return await asyncio.wrap_future(reading)

    def run_here(self, look_up: Callable[[Session], T]) -> T:
        """Run on one snapshot in this thread, which is always the same one."""
        session = self._here
        session.info[ROWS_LEFT] = SHORT_ROWS
        with _snapshot(self._connection()):
            try:
                return look_up(session)
            finally:
                if session.identity_map:  # rows are read anew by the next one
                    session.expunge_all()

    async def close(self) -> None:
        """Wait for what runs and close."""
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._opened:
            connection.close()
            connection.engine.dispose()

    @cached_property
    def _here(self) -> Session:
        return session_on(self._connection())

    def _read(self, read: Callable[[Session], T]) -> T:
        connection = self._connection()
        with _snapshot(connection), session_on(connection) as session:
            return read(session)

    def _connection(self) -> Connection:
        """Return this thread's own connection."""
        found: Connection | None = getattr(self._of_thread, "connection", None)
        if found is None:
            found = self._of_thread.connection = open_sqlite(self._path, PRAGMAS)
            self._opened.append(found)
        return found


@contextmanager
def _snapshot(connection: Connection) -> Iterator[None]:
    execute(connection, "BEGIN")
    try:
        yield
    finally:
        roll_back(connection)
