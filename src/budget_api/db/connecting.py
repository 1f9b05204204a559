"""SQLite connections on which we say where transactions begin and end.

SQLAlchemy's own transactions and savepoints would cost a call as much as several statements.
"""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from budget_api.db.base import JSON_CODEC


def open_sqlite(path: Path, pragmas: Iterable[str]) -> Connection:
    """A connection of its own to the file; sessions on it neither begin nor commit anything."""

    def connect() -> sqlite3.Connection:
        raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in pragmas:
            raw.execute(f"PRAGMA {pragma}")
        return raw

    engine = create_engine(
        "sqlite://", creator=connect, poolclass=StaticPool, skip_autocommit_rollback=True, **JSON_CODEC
    )
    return engine.connect()


def say(connection: Connection, statement: str) -> None:
    """BEGIN, COMMIT and the like; their errors are like those of any other statement."""
    try:
        raw_of(connection).execute(statement)
    except sqlite3.Error as error:
        raise DBAPIError.instance(statement, None, error, sqlite3.Error, dialect=connection.dialect) from error


def raw_of(connection: Connection) -> sqlite3.Connection:
    """The driver's connection."""
    raw = connection.connection.driver_connection
    if not isinstance(raw, sqlite3.Connection):
        raise TypeError(type(raw))
    return raw
