"""Reading connection of SQLite."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.orm import Session

from budget_api.db.short_reads import ROWS_LEFT, SHORT_ROWS
from budget_api.db.sqlite_connection import execute, open_sqlite, roll_back
from budget_api.db.statements import session_on

T = TypeVar("T")
PRAGMAS = ("query_only=ON", "wal_autocheckpoint=0", "busy_timeout=5000")


class SqliteReader:
    """Reader of the file at `path`: of a thread, or of the event loop."""

    def __init__(self, path: Path) -> None:
        self._connection = open_sqlite(path, PRAGMAS)
        self._session = session_on(self._connection)

    def read(self, service: Callable[[Session], T]) -> T:
        """Run on one snapshot of the file."""
        with _snapshot(self._connection), session_on(self._connection) as session:
            return service(session)

    def look_up(self, service: Callable[[Session], T]) -> T:
        """Run what is short on one snapshot of the file. Raises: LongReadError for what is not."""
        session = self._session
        session.info[ROWS_LEFT] = SHORT_ROWS
        with _snapshot(self._connection):
            try:
                return service(session)
            finally:
                if session.identity_map:  # rows are read anew by the next one
                    session.expunge_all()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()
        self._connection.engine.dispose()


@contextmanager
def _snapshot(connection: Connection) -> Iterator[None]:
    execute(connection, "BEGIN")
    try:
        yield
    finally:
        roll_back(connection)
