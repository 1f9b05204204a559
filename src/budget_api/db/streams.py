"""Queries whose rows are too many to hold at once, read batch by batch over SQLAlchemy's asynchronous engine.

For a page that would cost more than it saves; for tens of thousands of rows it costs less, and blocks the loop less.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Row, Select, event
from sqlalchemy.pool import NullPool

from budget_api.db.base import JSON_CODEC
from budget_api.db.failures import reached

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

COUNT = 4
"""As many at once: who reads slowly holds a connection, and the calls of everybody else need some."""
BATCH = 1_000


class Streams:
    """Streams on the engine that `open_engine` makes for the first of them."""

    def __init__(self, open_engine: Callable[[], "AsyncEngine"]) -> None:
        self._open_engine = open_engine
        self._free = asyncio.Semaphore(COUNT)

    async def rows(self, query: Select[Any], values: Mapping[str, Any]) -> AsyncGenerator[Sequence[Row[Any]]]:
        """Batches of rows; the connection is let go of when the last one is read, or the generator closed."""
        with reached():
            async with self._free, self._engine.connect() as connection:
                options = {"yield_per": BATCH}
                async with connection.stream(query, values, execution_options=options) as result:
                    async for batch in result.partitions():
                        yield batch

    async def close(self) -> None:
        """Close the engine, if there was a stream."""
        if "_engine" in self.__dict__:
            await self._engine.dispose()

    @cached_property
    def _engine(self) -> "AsyncEngine":
        return self._open_engine()


def sqlite_engine(path: Path) -> "AsyncEngine":
    """An engine that only reads the file, on a connection of its own for each stream."""
    from sqlalchemy.ext.asyncio import create_async_engine  # who streams nothing need not load it

    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, poolclass=NullPool, **JSON_CODEC)

    @event.listens_for(engine.sync_engine, "connect")
    def never_write(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    return engine
