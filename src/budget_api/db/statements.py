"""Statements that every call runs: put together once, and on SQLite compiled once.

SQLAlchemy looks a statement up, binds its values and wraps its rows anew each time, which costs a call five times as
much as SQLite itself. Here its compiler and its types do their part once. On PostgreSQL, where the way to the server
counts for more, the same statements run through the session.
"""

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.orm import Session
from sqlalchemy.sql import Executable
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.selectable import ReturnsRows

from budget_api.db.base import JSON_CODEC
from budget_api.db.read_queue import MOST_ROWS, ROWS_LEFT, take_rows, with_limit
from budget_api.db.sqlite_connection import DRIVER, translate_error

Values = Mapping[str, Any]

_ROW_TYPE: Any = namedtuple
DIALECT = SQLiteDialect_pysqlite(**JSON_CODEC)


class CompiledStatement:
    """The text for SQLite, what becomes of each value on the way in, and of each column on the way out."""

    def __init__(self, statement: Any, compiled: SQLCompiler) -> None:
        self._text = str(compiled)
        names = compiled.positiontup or []
        binds = {name: compiled.binds[name] for name in names}
        self._names = names
        written = (
            (at, binds[name].type.dialect_impl(DIALECT).bind_processor(DIALECT)) for at, name in enumerate(names)
        )
        self._binds = [(at, process) for at, process in written if process]
        self._said = {name: bind.value for name, bind in binds.items() if not bind.required}
        columns = list(statement.exported_columns) if isinstance(statement, ReturnsRows) else []
        self._row = _ROW_TYPE("Row", [str(column.key) for column in columns], rename=True)._make
        types = ((at, column.type.dialect_impl(DIALECT)) for at, column in enumerate(columns))
        found = ((at, impl.result_processor(DIALECT, None)) for at, impl in types)
        self._results = [(at, process) for at, process in found if process]

    def all(self, raw: sqlite3.Connection, values: Values, most: int | None = None) -> list[Any]:
        """Return all rows, or the first `most`, as values of Python."""
        rows = self._execute(raw, values, most)
        if not rows or not self._results:
            return list(map(self._row, rows))
        columns: list[Any] = list(zip(*rows, strict=True))
        for at, process in self._results:
            columns[at] = map(process, columns[at])
        return list(map(self._row, zip(*columns, strict=True)))

    def run(self, raw: sqlite3.Connection, each: Iterable[Values]) -> None:
        """Run for each of the values."""
        try:
            raw.executemany(self._text, map(self._bound, each))
        except sqlite3.Error as error:
            raise translate_error(error, self._text, DIALECT) from error

    def _execute(self, raw: sqlite3.Connection, values: Values, most: int | None) -> list[Any]:
        try:
            cursor = raw.execute(self._text, self._bound(values))
            return cursor.fetchall() if most is None else cursor.fetchmany(most)
        except sqlite3.Error as error:
            raise translate_error(error, self._text, DIALECT) from error

    def _bound(self, values: Values) -> list[Any]:
        known = {**self._said, **values} if self._said else values
        row = [known[name] for name in self._names]
        for at, process in self._binds:
            row[at] = process(row[at])
        return row


_ROWS_AT_ONCE = 2000


def session_on(connection: Connection) -> Session:
    """Return a session on a connection to SQLite, on which statements are as fast as they can be."""
    return Session(connection, expire_on_commit=False, info={DRIVER: connection.info[DRIVER]})


def insert_of(dialect: Dialect) -> Any:
    """Return the `insert` of a database, which can say what is done about rows that are there."""
    return _postgres_insert() if dialect.name == "postgresql" else sqlite.insert


def _postgres_insert() -> Any:
    from sqlalchemy.dialects import postgresql  # it takes a moment, which a local file need not wait for

    return postgresql.insert


class Statement:
    """A statement whose text never changes; its rows can be read by position and by name.

    `Statement(lambda insert: insert(table)...)` is for statements that the two databases write differently.
    """

    def __init__(self, statement: Executable | Callable[[Any], Executable], *columns: str) -> None:
        """Compile a statement.

        `columns` are those an INSERT is given values for, when it does not name them itself.
        """
        self._statement = statement
        self._columns = columns

    def all(self, db: Session | Connection, values: Values) -> Sequence[Any]:
        """Return all rows. Raises: LongReadError for too many on the event loop."""
        if raw := driver_of(db):
            if isinstance(db, Session) and ROWS_LEFT in db.info:
                return take_rows(db, lambda most: self._on_sqlite.all(raw, values, most))
            return self._on_sqlite.all(raw, values)
        if isinstance(db, Session) and ROWS_LEFT in db.info:
            limited = db.execute(self._short_on_postgres, {**values, MOST_ROWS: db.info[ROWS_LEFT] + 1})
            return take_rows(db, limited.fetchmany)
        return db.execute(self._on_postgres, values).all()

    def one_or_none(self, db: Session | Connection, values: Values) -> Any:
        """Return the row of a statement that finds one at most."""
        rows = self.all(db, values)
        return rows[0] if rows else None

    def run(self, db: Session | Connection, *each: Values) -> None:
        """Run for each of the values."""
        if raw := driver_of(db):
            self._on_sqlite.run(raw, each)
        else:
            db.execute(self._on_postgres, each[0] if len(each) == 1 else each)

    def run_all(self, db: Session | Connection, rows: Iterable[Values]) -> None:
        """Run for each of many values, which are never all there at once."""
        if raw := driver_of(db):
            self._on_sqlite.run(raw, rows)
            return
        rest = iter(rows)
        while some := list(islice(rest, _ROWS_AT_ONCE)):
            db.execute(self._on_postgres, some)

    @cached_property
    def _on_sqlite(self) -> CompiledStatement:
        statement: Any = self._statement(sqlite.insert) if callable(self._statement) else self._statement
        return CompiledStatement(statement, statement.compile(dialect=DIALECT, column_keys=self._columns or None))

    @cached_property
    def _on_postgres(self) -> Executable:
        return self._statement(_postgres_insert()) if callable(self._statement) else self._statement

    @cached_property
    def _short_on_postgres(self) -> Executable:
        return with_limit(self._on_postgres)


def driver_of(db: Session | Connection) -> sqlite3.Connection | None:
    """Return the driver's connection to SQLite; None on PostgreSQL."""
    if db.in_nested_transaction() and isinstance(db, Session):
        db.connection()  # a session opens its savepoint no earlier than it needs its connection
    return db.info.get(DRIVER)
