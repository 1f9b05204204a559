"""Temporary SQLite files of older schemas: filled with rows of that time, then brought to the present schema."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.orm import Session

from budget_api.db.migrate import SCRIPTS, create_older_file, upgrade_file
from budget_api.db.schema import expected_schema, known_revisions
from budget_api.db.sqlite_connection import execute, open_sqlite

_COLUMN = "column "


def revisions() -> list[str]:
    """Return the versions of the schema that this program knows, the present one last."""
    return known_revisions(SCRIPTS, "sqlite")


def columns_at(revision: str) -> dict[str, list[str]]:
    """Return the names of the columns of each table, as a version has them."""
    schema = expected_schema(SCRIPTS, revision, "sqlite")
    return {
        table: sorted(part.removeprefix(_COLUMN) for part in parts if part.startswith(_COLUMN))
        for table, parts in schema.items()
    }


@contextmanager
def older_file(path: Path, revision: str) -> Iterator[Connection]:
    """Yield a connection that fills a new file of an older version, which is upgraded at the end of the block."""
    create_older_file(path, revision)
    with _connection(path, "foreign_keys=ON", "synchronous=OFF") as connection:
        execute(connection, "BEGIN")
        yield connection
        execute(connection, "COMMIT")
    upgrade_file(path)


@contextmanager
def reading(path: Path) -> Iterator[Session]:
    """Yield a session that reads a file which nobody writes."""
    with _connection(path, "query_only=ON") as connection, Session(connection) as db:
        yield db


@contextmanager
def _connection(path: Path, *pragmas: str) -> Iterator[Connection]:
    connection = open_sqlite(path, pragmas)
    try:
        yield connection
    finally:
        connection.close()
        connection.engine.dispose()
