"""A statement as SQLite runs it: compiled once, its values bound and its rows read past SQLAlchemy."""

import sqlite3
from collections import namedtuple
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.selectable import ReturnsRows

from budget_api.db.base import JSON_CODEC
from budget_api.db.sqlite_connection import translate_error

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
