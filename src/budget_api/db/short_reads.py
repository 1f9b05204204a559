"""Reads on the event loop that turn out long: they begin anew in a reader thread."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Select
from sqlalchemy.orm import Session

ON_EVENT_LOOP: Final = "on_event_loop"
"""Mark in the `info` of the session that the event loop reads with."""
SHORT_ROWS: Final = 1000
"""Rows of one query that the event loop reads itself: about 10 ms with what is made of them."""


class LongReadError(Exception):
    """A read on the event loop has more rows than are short."""


def short_rows(db: Session, query: Select[Any], values: dict[str, Any] | None = None) -> Sequence[Any]:
    """Return all rows of a query. Raises: LongReadError for too many on the event loop."""
    result = db.execute(query, values)
    if not db.info.get(ON_EVENT_LOOP):
        return result.all()
    rows = result.fetchmany(SHORT_ROWS + 1)
    if len(rows) > SHORT_ROWS:
        result.close()
        raise LongReadError
    return rows
