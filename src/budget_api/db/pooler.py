"""Detection of a pooler that gives each transaction another connection.

LISTEN and session locks do not work behind one.
"""

import asyncio

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from budget_api.config import ConfigError

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
