"""Insert of many rows at once, which are given column by column."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice, repeat
from typing import Any

from sqlalchemy import Table, insert
from sqlalchemy.orm import Session

from budget_api.db.compiled_statement import DIALECT
from budget_api.db.sqlite_connection import translate_error
from budget_api.db.statements import driver_of

_ROWS_AT_ONCE = 2000


def insert_columns(db: Session, table: Table, columns: Mapping[str, Sequence[Any]], shared: Mapping[str, Any]) -> None:
    """Insert rows; `columns` have a value for each, `shared` one for all.

    A column without any value is left out: SQLite takes as long for a null as for a word.
    """
    count = len(next(iter(columns.values())))
    if not count:
        return
    if raw := driver_of(db):
        _on_sqlite(raw, table, count, columns, shared)
        return
    filled = {name: values for name, values in columns.items() if _has_value(values)}
    common = {name: value for name, value in shared.items() if value is not None}
    rows = (common | dict(zip(filled, row, strict=True)) for row in zip(*filled.values(), strict=True))
    while some := list(islice(rows, _ROWS_AT_ONCE)):
        db.execute(insert(table), some)


def _on_sqlite(
    raw: sqlite3.Connection, table: Table, count: int, columns: Mapping[str, Sequence[Any]], shared: Mapping[str, Any]
) -> None:
    bound: dict[str, Iterable[Any]] = {}
    processors = _processors(table)
    for name, value in shared.items():
        process = processors[name]
        if (stored := process(value) if process and value is not None else value) is not None:
            bound[name] = repeat(stored, count)
    for name, values in columns.items():
        process = processors[name]
        written = list(map(process, values)) if process else values
        if _has_value(written):
            bound[name] = written
    text, names = _insert_text(table, tuple(bound))
    try:
        raw.executemany(text, zip(*(bound[name] for name in names), strict=True))
    except sqlite3.Error as error:
        raise translate_error(error, text, DIALECT) from error


def _has_value(values: Sequence[Any]) -> bool:
    return values[0] is not None or any(value is not None for value in values)


@cache
def _processors(table: Table) -> Mapping[str, Callable[[Any], Any] | None]:
    """Return the function that makes a column's values those of SQLite; None where they are."""
    impls = ((column.name, column.type.dialect_impl(DIALECT)) for column in table.columns)
    return {name: impl.bind_processor(DIALECT) for name, impl in impls}


@lru_cache(maxsize=256)
def _insert_text(table: Table, names: tuple[str, ...]) -> tuple[str, Sequence[str]]:
    """Return the statement for these columns, and their order in it."""
    compiled = insert(table).compile(dialect=DIALECT, column_keys=list(names))
    return str(compiled), compiled.positiontup or []
