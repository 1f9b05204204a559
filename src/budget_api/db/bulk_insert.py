"""Insert of many rows at once, which are given column by column."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, islice, repeat
from itertools import count as count_from
from typing import Any

from sqlalchemy import Table, insert
from sqlalchemy.orm import Session

from budget_api.db.sqlite_connection import translate_error
from budget_api.db.statements import DIALECT, driver_of

_ROWS_AT_ONCE = 2000
_ROWS_OF_A_STATEMENT = 50
"""Rows of one statement on SQLite: values that all of them have are bound once for it."""


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
    processors = _processors(table)
    of_all, of_each = {}, {}
    for name, value in shared.items():
        process = processors[name]
        if value is not None:
            of_all[name] = process(value) if process else value
    for name, values in columns.items():
        process = processors[name]
        stored = list(map(process, values)) if process else values
        if stored.count(stored[0]) < count:
            of_each[name] = stored
        elif stored[0] is not None:
            of_all[name] = stored[0]
    names, first = (tuple(of_all), tuple(of_each)), tuple(of_all.values())
    rows = zip(*of_each.values(), strict=True) if of_each else repeat((), count)
    many = count // _ROWS_OF_A_STATEMENT
    groups = ((*first, *chain.from_iterable(islice(rows, _ROWS_OF_A_STATEMENT))) for _ in range(many))
    try:
        if many:
            raw.executemany(_insert_text(table, *names, _ROWS_OF_A_STATEMENT), groups)
        raw.executemany(_insert_text(table, *names, 1), (first + row for row in rows))
    except sqlite3.Error as error:
        raise translate_error(error, _insert_text(table, *names, 1), DIALECT) from error


def _has_value(values: Sequence[Any]) -> bool:
    return values[0] is not None or any(value is not None for value in values)


@cache
def _processors(table: Table) -> Mapping[str, Callable[[Any], Any] | None]:
    """Return the function that makes a column's values those of SQLite; None where they are."""
    impls = ((column.name, column.type.dialect_impl(DIALECT)) for column in table.columns)
    return {name: impl.bind_processor(DIALECT) for name, impl in impls}


@lru_cache(maxsize=256)
def _insert_text(table: Table, shared: tuple[str, ...], columns: tuple[str, ...], rows: int) -> str:
    """Return the statement that inserts so many rows; its values are the shared ones, then those of each row."""
    quote = DIALECT.identifier_preparer
    names = ", ".join(quote.quote(name) for name in (*shared, *columns))
    of_all = [f"?{number}" for number in range(1, len(shared) + 1)]
    numbers = count_from(len(shared) + 1)
    groups = (", ".join([*of_all, *(f"?{number}" for number in islice(numbers, len(columns)))]) for _ in range(rows))
    values = ", ".join(f"({group})" for group in groups)
    return f"INSERT INTO {quote.format_table(table)} ({names}) VALUES {values}"  # noqa: S608 - names of the model alone
