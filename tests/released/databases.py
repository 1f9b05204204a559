"""Databases as people have them: made empty at a revision, read row by row, dumped and loaded again."""

import asyncio
import re
import sqlite3
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from budget_api.jobs.postgres import PREFIX
from tests.postgres import binaries

T = TypeVar("T")
Rows = list[dict[str, Any]]
FOLDER = Path(__file__).parent
_SETTINGS = re.compile(r"^(SET |SELECT pg_catalog\.set_config|\\).*\n", re.MULTILINE)


def on_sqlite(path: Path, work: Callable[[Connection], T]) -> T:
    """Return the result of a function over a connection to SQLite, after its commit."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def on_postgres(url: str, work: Callable[[Connection], T]) -> T:
    """Return the result of a function over a connection to PostgreSQL, after its commit."""

    async def run() -> T:
        engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1), poolclass=NullPool)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def rows_of(connection: Connection, columns: Mapping[str, list[str]]) -> dict[str, Rows]:
    """Return these columns of each table, in an order that does not depend on their storage."""
    found = {}
    for table, names in columns.items():
        quoted = ", ".join(f'"{name}"' for name in names)
        rows = connection.execute(text(f'select {quoted} from "{table}"')).mappings()
        found[table] = sorted((dict(row) for row in rows), key=repr)
    return found


def dump_postgres(url: str) -> str:
    """Schema and rows as SQL that any later server reads, without the settings of the one that wrote it."""
    folder = binaries()
    assert folder, "PostgreSQL was not found"
    options = ("--inserts", "--rows-per-insert=50", "--no-owner", "--no-privileges")
    command = [folder / "pg_dump", *options, f"--exclude-table={PREFIX}_*", url]  # the queue is not of our schema
    said = subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout
    return _SETTINGS.sub("", said)


def load_postgres(url: str, dump: str) -> None:
    """Fill an empty database."""

    async def load() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(dump)
        await connection.close()

    asyncio.run(load())


def shrink(source: Path, target: Path) -> None:
    """A copy in small pages: nearly all tables have less than one."""
    target.unlink(missing_ok=True)
    with sqlite3.connect(source) as connection:
        connection.execute("pragma journal_mode=delete")
        connection.execute("pragma page_size=1024")
        connection.execute("vacuum into ?", (str(target),))
    connection.close()
