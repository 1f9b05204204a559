"""SAQ's queue in the PostgreSQL database, which all processes on it share.

Its tables (`budget_queue_…`) are SAQ's: it makes them, and changes them when a newer SAQ wants it. They hold nothing
that is not found again: with no process running they may be dropped.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool, AsyncNullConnectionPool
from saq.queue.postgres import PostgresQueue

from budget_api.config import ConfigError
from budget_api.db.complaints import summary

PREFIX = "budget_queue"
APPLICATION = "budget jobs"
LOCKS = 727275
"""The first of SAQ's two numbers of a lock; any that no other program uses in this database."""
CONNECTIONS = 4
WAIT_SECONDS = 10.0
RETRY_SECONDS = 5.0
"""After so long of trying again the next one who wants a connection tries anew: without longer and longer waits."""
_OPTIONS: dict[str, Any] = {"autocommit": True, "application_name": APPLICATION, "connect_timeout": 10}


class SharedQueue(PostgresQueue):
    """A queue on a pool that several share."""

    def __init__(self, pool: AsyncConnectionPool, name: str) -> None:
        tables = {f"{kind}_table": f"{PREFIX}_{kind}" for kind in ("versions", "jobs", "stats")}
        super().__init__(pool, name=name, saq_lock_keyspace=LOCKS, **tables)  # type: ignore[arg-type] # names of tables alone

    async def init_db(self) -> None:
        """As SAQ does it, but on a connection that ends with it.

        SAQ's lock lasts as long as its connection, and who does not get it believes that all is done.
        """
        lasting = self.pool
        try:
            async with AsyncNullConnectionPool(lasting.conninfo, kwargs=_OPTIONS) as self.pool:
                await super().init_db()
        finally:
            self.pool = lasting


@asynccontextmanager
async def postgres_queues(url: str, *names: str) -> AsyncIterator[list[SharedQueue]]:
    """Queues of these names, open while it lasts. `ConfigError` when there can be none in this database."""
    pool = AsyncConnectionPool(
        url,
        min_size=1,
        max_size=CONNECTIONS,
        open=False,
        timeout=WAIT_SECONDS,
        reconnect_timeout=RETRY_SECONDS,
        kwargs=_OPTIONS,
        check=AsyncConnectionPool.check_connection,
    )
    queues = [SharedQueue(pool, name) for name in names]
    try:
        async with await psycopg.AsyncConnection.connect(url, **_OPTIONS) as one_at_a_time:
            await one_at_a_time.execute("select pg_advisory_lock(%s)", [LOCKS])
            for queue in queues:
                await queue.connect()
    except (psycopg.Error, ValueError) as error:  # the latter: tables that a newer SAQ made
        raise ConfigError(f"The queue of jobs can't be made in this database. {summary(error)}") from error
    async with pool:
        yield queues
