"""PostgreSQL over asyncpg: one transaction a call; a deadlock or a serialization failure is run again."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import Session

from budget_api.db.base import JSON_CODEC
from budget_api.db.failures import translate_connection_errors
from budget_api.db.migrate import check_postgres, migrate_postgres
from budget_api.db.pooler import check_sessions
from budget_api.db.port import Batch, Database, Publish, log_late_write, name_of
from budget_api.db.replica import NotCurrentError, Replica
from budget_api.db.streams import Streams
from budget_core.errors import DomainError, ErrorCode

T = TypeVar("T")
P = ParamSpec("P")
TRIES = 4
CONNECT_SECONDS = 10
_UNPREPARED = {"statement_cache_size": 0, "prepared_statement_cache_size": 0, "prepared_statement_name_func": str}
"""A pooler gives each transaction another connection, which knows no statement that was prepared before."""
_RETRIED = {"40001", "40P01"}  # serialization_failure, deadlock_detected


class PostgresDatabase(Database):
    """The database at `url` (`postgresql://…`); `is_pooled` when a pooler stands before it."""

    def __init__(self, url: str, publish: Publish, *, is_pooled: bool = False, replica_url: str | None = None) -> None:
        options = _UNPREPARED if is_pooled else {}
        self._url, self._is_pooled = url, is_pooled
        self._engine = _engine(url, options)
        self._snapshots = _snapshots(self._engine)
        self._replica = Replica(_snapshots(_engine(replica_url, options))) if replica_url else None
        self._streams = Streams(lambda: self._snapshots)
        self._publish = publish

    async def start(self) -> None:
        """Migrate under an advisory lock; `ConfigError` for a pooler that nobody said stands there."""
        await self._check_sessions()
        await migrate_postgres(self._engine)

    async def join(self) -> None:
        """Look at the tables; a pooler is found as at the start."""
        with translate_connection_errors():
            await self._check_sessions()
            await check_postgres(self._engine)

    async def write(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run, commit, publish."""
        for tries_left in reversed(range(TRIES)):
            try:
                async with asyncio.timeout(self.write_seconds):
                    with translate_connection_errors():
                        return await self._write_once(self.whole(service, *args, **kwargs))
            except TimeoutError:
                log_late_write(name_of(service), self.write_seconds)
                raise DomainError(ErrorCode.SERVER_BUSY) from None
            except DBAPIError as error:
                if not tries_left or getattr(error.orig, "sqlstate", None) not in _RETRIED:
                    raise
        raise AssertionError("unreachable: the last try returns or raises")

    async def _check_sessions(self) -> None:
        if self._is_pooled:
            return
        engine = _engine(self._url, _UNPREPARED)
        try:
            await check_sessions(engine)
        finally:
            await engine.dispose()

    async def _write_once(self, run: Callable[[Session], T]) -> T:
        async with AsyncSession(self._engine, expire_on_commit=False) as session:
            result = await session.run_sync(run)
            await session.commit()
            outbox: list[Any] = session.info.get("outbox", [])
        if outbox:  # from the loop, where its errors are logged: the call is done, whatever becomes of its events
            asyncio.get_running_loop().call_soon(self._publish, outbox)
        return result

    async def read(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run on one snapshot, unable to write."""
        as_of = getattr(args[0], "as_of", None) if self._replica and args else None
        if self._replica and as_of:
            with contextlib.suppress(NotCurrentError):
                return await self._replica.read(as_of, lambda db: service(db, *args, **kwargs))
        with translate_connection_errors():
            async with AsyncSession(self._snapshots, expire_on_commit=False) as session:
                return await session.run_sync(service, *args, **kwargs)

    look_up = read

    def stream(self, person: str, values: Mapping[str, Any], *queries: Select[Any]) -> AsyncGenerator[Batch]:
        """Read by a cursor of the server."""
        return self._streams.rows(person, values, queries)

    async def scrub(self) -> None:
        """Do nothing: PostgreSQL overwrites deleted data in its own time."""

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
        if self._replica:
            await self._replica.close()


def _engine(url: str, options: dict[str, Any]) -> AsyncEngine:
    """Return an engine that checks connections before use.

    The driver parses the URL, because it may name several hosts.
    """
    arguments = {"dsn": url, "timeout": CONNECT_SECONDS, **options}
    return create_async_engine(
        "postgresql+asyncpg://", connect_args=arguments, pool_size=10, max_overflow=10, pool_pre_ping=True, **JSON_CODEC
    )


def _snapshots(engine: AsyncEngine) -> AsyncEngine:
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
