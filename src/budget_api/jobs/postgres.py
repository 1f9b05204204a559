"""SAQ's queue in the PostgreSQL database, which all processes on it share.

Its tables (`budget_queue_…`) are SAQ's: it makes them, and changes them when a newer SAQ wants it. They hold nothing
that is not found again: with no process running they may be dropped.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool
from saq.queue.postgres import PostgresQueue

from budget_api.config import ConfigError
from budget_api.db.error_log import summary

PREFIX = "budget_queue"
APPLICATION = "budget jobs"
LOCKS = 727275
"""The first of SAQ's two numbers of a lock; any that no other program uses in this database."""
CONNECTIONS = 4
WAIT_SECONDS = 10.0
RETRY_SECONDS = 5.0
"""After so long of trying again the next one who wants a connection tries anew: without longer and longer waits."""
_TABLES: Any = {f"{kind}_table": f"{PREFIX}_{kind}" for kind in ("versions", "jobs", "stats")}
_OPTIONS: dict[str, Any] = {"autocommit": True, "application_name": APPLICATION, "connect_timeout": 10}


@asynccontextmanager
async def postgres_queues(url: str, *names: str) -> AsyncIterator[list[PostgresQueue]]:
    """Open queues of these names on one pool.

    Raises: ConfigError when this database can have none.
    """
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
    queues = [PostgresQueue(pool, name=name, saq_lock_keyspace=LOCKS, **_TABLES) for name in names]
    try:
        async with await psycopg.AsyncConnection.connect(url, **_OPTIONS) as one_at_a_time:
            await one_at_a_time.execute("select pg_advisory_lock(%s)", [LOCKS])
            await pool.open()
            for queue in queues:
                await queue.connect()
            # SAQ's lock would last as long as its connection, and a newer process would not update the tables.
            async with pool.connection() as connection:
                await connection.execute("select pg_advisory_unlock_all()")
    except (psycopg.Error, ValueError) as error:  # the latter: tables that a newer SAQ made
        await pool.close()
        raise ConfigError(f"The queue of jobs can't be made in this database. {summary(error)}") from error
    async with pool:
        yield queues
