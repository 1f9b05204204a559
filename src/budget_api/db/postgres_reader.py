"""Reads of PostgreSQL: on the event loop, or on a loop of their own in a thread."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import Session

from budget_api.db.base import JSON_CODEC
from budget_api.db.error_log import is_passing, summary
from budget_api.db.failures import translate_connection_errors
from budget_api.db.models import UserRow, WorkspaceRow
from budget_api.db.port import AsOf

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


logger = logging.getLogger(__name__)

AWAY_SECONDS = 5.0
"""So long nobody tries it again after it did not answer."""


class NotCurrentError(Exception):
    """The copy lacks something, or does not answer: the database itself has to."""


class Replica:
    """Reads on the copy that `snapshots` leads to."""

    def __init__(self, snapshots: AsyncEngine) -> None:
        self._snapshots = snapshots
        self._tried_again_at = 0.0

    async def read(self, as_of: AsOf, service: Callable[[Session], T], info: dict[str, Any] | None = None) -> T:
        """Run on one snapshot that has all of it; `NotCurrentError` when there is none."""
        if time.monotonic() < self._tried_again_at:
            raise NotCurrentError
        try:
            with translate_connection_errors():
                async with AsyncSession(self._snapshots, expire_on_commit=False, info=info) as session:
                    return await session.run_sync(_read, as_of, service)
        except SQLAlchemyError as error:
            if not is_passing(error):
                raise
            logger.warning("the replica is left alone for a while: %s", summary(error))
            self._tried_again_at = time.monotonic() + AWAY_SECONDS
            raise NotCurrentError from error

    async def close(self) -> None:
        """Close all connections."""
        await self._snapshots.dispose()


def _read(db: Session, as_of: AsOf, service: Callable[[Session], T]) -> T:
    revision = select(WorkspaceRow.revision).where(
        WorkspaceRow.id == as_of.workspace_id, WorkspaceRow.revision >= as_of.revision
    )
    user = select(UserRow.id).where(UserRow.id == as_of.user_id, UserRow.updated_at >= as_of.user_updated_at)
    if db.scalar(revision) is None or db.scalar(user) is None:
        raise NotCurrentError
    return service(db)
