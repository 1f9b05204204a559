"""PostgreSQL over asyncpg: one transaction a call; a deadlock or a serialization failure is run again."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession
from sqlalchemy.orm import Session

from budget_api.config import ConfigError
from budget_api.db.failures import translate_connection_errors
from budget_api.db.migrate import check_postgres, migrate_postgres
from budget_api.db.port import AsOf, Batch, Database, Publish, log_late_write, name_of
from budget_api.db.postgres_reader import PostgresReader, Snapshots, open_engine
from budget_api.db.read_queue import ROWS_LEFT, SHORT_ROWS, LongReadError, Readers, person_of
from budget_api.db.streams import Streams
from budget_core.base.errors import DomainError, ErrorCode

T = TypeVar("T")
P = ParamSpec("P")
TRIES = 4
CONNECTIONS, CONNECTIONS_MORE = 10, 6
READERS = 4
"""Threads that read: with them, and the queue of jobs, a process opens 25 connections at most."""
_UNPREPARED = {"statement_cache_size": 0, "prepared_statement_cache_size": 0, "prepared_statement_name_func": str}
"""A pooler gives each transaction another connection, which knows no statement that was prepared before."""
_RETRIED = {"40001", "40P01"}  # serialization_failure, deadlock_detected


class PostgresDatabase(Database):
    """The database at `url` (`postgresql://…`); `is_pooled` when a pooler stands before it."""

    def __init__(self, url: str, publish: Publish, *, is_pooled: bool = False, replica_url: str | None = None) -> None:
        self._url, self._replica_url, self._is_pooled = url, replica_url, is_pooled
        options = self._options = _UNPREPARED if is_pooled else {}
        self._engine = open_engine(url, options, CONNECTIONS, CONNECTIONS_MORE)
        copy = open_engine(replica_url, options, CONNECTIONS, CONNECTIONS_MORE) if replica_url else None
        self._here = Snapshots(self._engine, copy)
        self._readers = Readers(partial(PostgresReader, self._snapshots_of_one), READERS, "postgres-reader")
        self._streams = Streams(lambda: self._here.engine)
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
        engine = open_engine(self._url, _UNPREPARED, 2)
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
        """Run on one snapshot in a thread, unable to write."""
        as_of, run = _as_of(args), lambda db: service(db, *args, **kwargs)
        return await self._readers.run(person_of(args), lambda reader: reader.read(as_of, run))

    async def look_up(self, service: Callable[Concatenate[Session, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run on the event loop, or in a thread once it turns out to be long."""
        try:
            return await self._here.run(_as_of(args), lambda db: service(db, *args, **kwargs), {ROWS_LEFT: SHORT_ROWS})
        except LongReadError:
            return await self.read(service, *args, **kwargs)

    def stream(self, person: str, values: Mapping[str, Any], *queries: Select[Any]) -> AsyncGenerator[Batch]:
        """Read by a cursor of the server."""
        return self._streams.rows(person, values, queries)

    async def scrub(self) -> None:
        """Do nothing: PostgreSQL overwrites deleted data in its own time."""

    async def close(self) -> None:
        """Wait for what is read, and close all connections."""
        await self._readers.close()
        await self._here.close()

    def _snapshots_of_one(self) -> Snapshots:
        """Return what one thread reads with."""
        copy = open_engine(self._replica_url, self._options, 1) if self._replica_url else None
        return Snapshots(open_engine(self._url, self._options, 1), copy)


def _as_of(args: tuple[Any, ...]) -> AsOf | None:
    """Return the revision that the caller knows of, who is the first argument."""
    return getattr(args[0], "as_of", None) if args else None


SECONDS_MAX = 5.0
"""A pooler with a single connection has none for a second transaction while the first is open."""
_WAY_OUT = "set BUDGET_DATABASE_DIRECT_URL to the same database without the pooler."


async def check_sessions(engine: AsyncEngine) -> None:
    """Raise ConfigError when a connection is not one's own from one transaction to the next.

    Who speaks to PostgreSQL itself is told the process that answers; a pooler makes a number up. One that keeps
    connections together is welcome: its process is the same again, though another client asked in between.
    """
    async with engine.connect() as connection:
        first = await _process(connection)
        raw = await connection.get_raw_connection()
        if raw.driver_connection is None or raw.driver_connection.get_server_pid() == first:
            return
        async with engine.connect() as other:
            other_process = await _process(other, is_kept=True)
            again = await _process_soon(connection)
    if other_process == first or again != first:
        raise ConfigError(f"A pooler at BUDGET_DATABASE_URL gives each transaction another connection: {_WAY_OUT}")


async def _process(connection: AsyncConnection, *, is_kept: bool = False) -> int | None:
    """Return the process of the database that answers; keep its transaction open where it `is_kept`."""
    process: int | None = await connection.scalar(text("select pg_backend_pid()"))
    if not is_kept:
        await connection.commit()
    return process


async def _process_soon(connection: AsyncConnection) -> int | None:
    try:
        async with asyncio.timeout(SECONDS_MAX):
            return await _process(connection)
    except TimeoutError:
        return None
