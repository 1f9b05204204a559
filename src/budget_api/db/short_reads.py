"""Reads on the event loop that turn out long: they begin anew in a reader thread.

The event loop reads `SHORT_ROWS` rows at most for one call. What is made of a row costs up to 40 µs, so that others
wait for 40 ms at most, however much is stored and whatever is asked.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Executable, GenerativeSelect, Integer, bindparam
from sqlalchemy.orm import Session

R = TypeVar("R")
SHORT_ROWS: Final = 1000
ROWS_LEFT: Final = "rows_left"
"""Key in the `info` of the session that the event loop reads with: number of rows it may still read."""

MOST_ROWS: Final = "most_rows"
"""Parameter of a query on the event loop: largest number of rows that it finds."""


class LongReadError(Exception):
    """A read on the event loop has more rows than are short."""


def short_rows(db: Session, query: Executable) -> Sequence[Any]:
    """Return all rows of a query. Raises: LongReadError for too many on the event loop."""
    if db.info.get(ROWS_LEFT) is None:
        return db.execute(query).all()
    with db.execute(with_limit(query), {MOST_ROWS: db.info[ROWS_LEFT] + 1}) as result:
        return take_rows(db, result.fetchmany)


def with_limit(query: Executable) -> Executable:
    """Return a query without a limit of its own with that of `MOST_ROWS`.

    PostgreSQL's driver fetches all rows of a query before the first one is taken.
    """
    if isinstance(query, GenerativeSelect) and query._limit_clause is None:
        return query.limit(bindparam(MOST_ROWS, type_=Integer))
    return query


def take_rows(db: Session, fetch: Callable[[int], Sequence[R]]) -> Sequence[R]:
    """Return the rows that `fetch` gives on the event loop. Raises: LongReadError for too many."""
    left: int = db.info[ROWS_LEFT]
    rows = fetch(left + 1)
    if len(rows) > left:
        raise LongReadError
    db.info[ROWS_LEFT] = left - len(rows)
    return rows
