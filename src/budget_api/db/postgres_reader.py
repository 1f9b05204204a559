"""Reads of PostgreSQL: on the event loop, or on a loop of their own in a thread."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import Session

from budget_api.db.base import JSON_CODEC
from budget_api.db.failures import translate_connection_errors
from budget_api.db.port import AsOf
from budget_api.db.replica import NotCurrentError, Replica

T = TypeVar("T")
CONNECT_SECONDS = 10


class Snapshots:
    """Reads of the database at `url`, unable to write; of its replica where that has all that the caller knows of."""

    def __init__(self, engine: AsyncEngine, replica: AsyncEngine | None) -> None:
        self.engine = read_only(engine)
        self._replica = Replica(read_only(replica)) if replica else None

    async def run(self, as_of: AsOf | None, service: Callable[[Session], T], info: dict[str, Any] | None = None) -> T:
        """Run on one snapshot, in a session with this `info`."""
        if self._replica and as_of:
            with contextlib.suppress(NotCurrentError):
                return await self._replica.read(as_of, service, info)
        with translate_connection_errors():
            async with AsyncSession(self.engine, expire_on_commit=False, info=info) as session:
                return await session.run_sync(service)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self._replica:
            await self._replica.close()


class PostgresReader:
    """Reader of one thread, with an event loop and connections of its own: what it computes holds no other loop."""

    def __init__(self, open_snapshots: Callable[[], Snapshots]) -> None:
        self._runner = asyncio.Runner()
        self._snapshots = open_snapshots()

    def read(self, as_of: AsOf | None, service: Callable[[Session], T]) -> T:
        """Run on one snapshot."""
        return self._runner.run(self._snapshots.run(as_of, service))

    def close(self) -> None:
        """Close the connections and the loop."""
        self._runner.run(self._snapshots.close())
        self._runner.close()


def open_engine(url: str, options: dict[str, Any], connections: int, more: int = 0) -> AsyncEngine:
    """Return an engine that checks connections before use; it keeps so many, and opens `more` while all are busy.

    The driver parses the URL, because it may name several hosts.
    """
    arguments = {"dsn": url, "timeout": CONNECT_SECONDS, **options}
    pool = {"pool_size": connections, "max_overflow": more, "pool_pre_ping": True}
    return create_async_engine("postgresql+asyncpg://", connect_args=arguments, **pool, **JSON_CODEC)


def read_only(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for transactions that each see one snapshot and can't write."""
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
