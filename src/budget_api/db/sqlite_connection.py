"""SQLite connections on which we say where transactions begin and end.

SQLAlchemy's own transactions and savepoints would cost a call as much as several statements.
"""

import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Dialect, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from budget_api.db.base import JSON_CODEC

DRIVER: Final = "driver"
"""Key under which connections to SQLite, and sessions on them, keep the driver's own one (`info`)."""


def open_sqlite(path: Path, pragmas: Iterable[str]) -> Connection:
    """Return a connection of its own to the file; sessions on it neither begin nor commit anything."""

    def connect() -> sqlite3.Connection:
        raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in pragmas:
            raw.execute(f"PRAGMA {pragma}")
        return raw

    engine = create_engine(
        "sqlite://", creator=connect, poolclass=StaticPool, skip_autocommit_rollback=True, **JSON_CODEC
    )
    connection = engine.connect()
    connection.info[DRIVER] = raw_of(connection)
    return connection


def execute(connection: Connection, statement: str) -> None:
    """Execute BEGIN, COMMIT and the like; their errors are like those of any other statement."""
    try:
        raw_of(connection).execute(statement)
    except sqlite3.Error as error:
        raise translate_error(error, statement, connection.dialect) from error


def translate_error(error: sqlite3.Error, statement: str, dialect: Dialect) -> Exception:
    """Return the driver's error as SQLAlchemy's own execution would raise it."""
    return DBAPIError.instance(statement, None, error, sqlite3.Error, dialect=dialect)


def roll_back(connection: Connection) -> None:
    """End a transaction, if there is one.

    SQLite ends it by itself after some errors, but not after a failed COMMIT.
    """
    raw = raw_of(connection)
    if raw.in_transaction:
        raw.rollback()


def raw_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection."""
    raw = connection.connection.driver_connection
    if not isinstance(raw, sqlite3.Connection):
        raise TypeError(type(raw))
    return raw


STEPS_BETWEEN_LOOKS = 100_000
"""Steps of SQLite's machine between two looks: some milliseconds."""


class WriteClock:
    """Stop a statement of the connection when its call has had its time.

    What counts is the processor time of the writer's thread: a busy machine takes nothing of it.
    """

    seconds: float | None = None

    def __init__(self, connection: Connection) -> None:
        self._deadline = float("inf")
        raw_of(connection).set_progress_handler(lambda: self.is_over, STEPS_BETWEEN_LOOKS)

    def start(self) -> None:
        """Begin the time of a call."""
        self._deadline = float("inf") if self.seconds is None else time.thread_time() + self.seconds

    @property
    def is_over(self) -> bool:
        """Return whether the write has had its time."""
        return time.thread_time() > self._deadline
