"""Queries with more rows than memory should hold, read batch by batch.

They use SQLAlchemy's asynchronous engine. For a page that would cost more than it saves; for tens of thousands of rows
it costs less, and blocks the loop less.
"""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Select, event
from sqlalchemy.pool import NullPool

from budget_api.db.base import JSON_CODEC
from budget_api.db.failures import translate_connection_errors
from budget_api.db.port import Batch
from budget_api.db.read_queue import ReadQueue

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

COUNT = 4
"""Largest number of streams at once: a slow reader holds a connection, and everybody's calls need some."""
BATCH = 500
"""Rows made into a piece of a file at once, in less than 10 ms of the event loop."""


class Streams:
    """Streams on the engine that `open_engine` makes for the first of them."""

    def __init__(self, open_engine: Callable[[], "AsyncEngine"]) -> None:
        self._open_engine = open_engine
        self._queue = ReadQueue(COUNT)

    async def rows(
        self, person: str, values: Mapping[str, Any], queries: Sequence[Select[Any]]
    ) -> AsyncGenerator[Batch]:
        """Yield rows of one query after the other; release the connection at the generator's end."""
        with translate_connection_errors():
            async with self._queue.turn(person), self._engine.connect() as connection:
                options = {"yield_per": BATCH}
                for number, query in enumerate(queries):
                    # No `async with`: it swallows the exit of who stops early, and the next query would begin.
                    result = await connection.stream(query, values, execution_options=options)
                    async for rows in result.partitions():
                        yield number, rows

    async def close(self) -> None:
        """Close the engine, if there was a stream."""
        if "_engine" in self.__dict__:
            await self._engine.dispose()

    @cached_property
    def _engine(self) -> "AsyncEngine":
        return self._open_engine()


def sqlite_engine(path: Path) -> "AsyncEngine":
    """Return a read-only engine for the file.

    Each stream has a connection of its own, in one transaction.
    """
    from sqlalchemy.ext.asyncio import create_async_engine  # loaded only by what streams

    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, poolclass=NullPool, **JSON_CODEC)

    @event.listens_for(engine.sync_engine, "connect")
    def set_read_only(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver itself begins none for what only reads
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
