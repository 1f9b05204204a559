"""SQLite files of others: read only, by tables alone, and with an end."""

import os
import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing
from tempfile import NamedTemporaryFile
from typing import Any, Final
from urllib.parse import quote

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import WORKSPACE_FILE_HISTORY_MAX
from budget_core.migrate.files import broken

BEGINNING: Final = b"SQLite format 3\x00"
ROWS_MAX: Final = 5 * WORKSPACE_FILE_HISTORY_MAX
"""Rows of one table: those that are deleted count as well."""
_VALUE_MAX_BYTES: Final = 4 * 1024 * 1024
_STEPS: Final = 100_000
_STEPS_MAX: Final = 20_000
"""Calls of the progress handler, each after `_STEPS`: a scan of 100 000 rows takes two."""
_TABLES: Final = "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"
_LIMITS: Final = {
    sqlite3.SQLITE_LIMIT_LENGTH: _VALUE_MAX_BYTES,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 0,
    sqlite3.SQLITE_LIMIT_COLUMN: 200,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 100_000,
}


class SqliteFile:
    """Open database; its file is gone from the disk as soon as it is open."""

    def __init__(self, name: str, content: bytes) -> None:
        self._name = name
        self._steps = 0
        try:
            self._connection = _open(content)
            self._connection.set_progress_handler(self._count_step, _STEPS)
            self._version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
            self._tables = self._read_tables()
        except sqlite3.Error:
            raise broken(name) from None

    @property
    def name(self) -> str:
        """Name of the file."""
        return self._name

    @property
    def tables(self) -> Mapping[str, Collection[str]]:
        """Columns by table."""
        return self._tables

    @property
    def version(self) -> int:
        """Number that its app keeps in `user_version`."""
        return self._version

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a table; a column that it does not have is None."""
        known = self._tables[table]
        names = ", ".join(_quoted(column) if column in known else "NULL" for column in columns)
        statement = f"SELECT {names} FROM {_quoted(table)}"  # noqa: S608 - quoted names
        try:
            with closing(self._connection.execute(statement)) as cursor:
                for count, row in enumerate(cursor):
                    if count >= ROWS_MAX:
                        raise DomainError(ErrorCode.MIGRATION_TOO_BIG, file=self._name)
                    yield row
        except sqlite3.Error:
            raise broken(self._name) from None

    def _read_tables(self) -> dict[str, frozenset[str]]:
        """Return the columns of the tables; those of modules, whose code would run, are none."""
        rows = self._connection.execute(_TABLES).fetchall()
        return {
            name: frozenset(row[1] for row in self._connection.execute(f"PRAGMA table_info({_quoted(name)})"))
            for name, sql in rows
            if not str(sql).lstrip().upper().startswith("CREATE VIRTUAL")
        }

    def _count_step(self) -> bool:
        """Return whether the file has taken all the steps that one may take."""
        self._steps += 1
        return self._steps > _STEPS_MAX


def _open(content: bytes) -> sqlite3.Connection:
    """Return a connection that can do nothing but read."""
    with NamedTemporaryFile(prefix="budget-migration-", suffix=".sqlite") as file:
        file.write(content)
        file.flush()
        address = f"file:{quote(os.fspath(file.name))}?mode=ro&immutable=1"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        connection.text_factory = lambda text: text.decode(errors="replace")
        for category, limit in _LIMITS.items():
            connection.setlimit(category, limit)
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA query_only = ON")
        connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()  # opens it, before its name is gone
    return connection


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
