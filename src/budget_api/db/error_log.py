"""A database that is away, or anything else that fails over and over, is one line a minute in the log."""

import logging
import time
from collections.abc import Iterable

from sqlalchemy.exc import SQLAlchemyError

from budget_api.db.failures import code_of
from budget_core.base.errors import ErrorCode

SECONDS_BETWEEN = 60.0
_OUTSIDE = ("psycopg", "psycopg_pool")


class OncePerMinute(logging.Filter):
    """Filter that passes each text once a minute; a database that is away needs no traceback."""

    def __init__(self) -> None:
        super().__init__()
        self._logged: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log the record, which may be changed."""
        kind, now = (record.name, str(record.msg)), time.monotonic()
        if now - self._logged.get(kind, -SECONDS_BETWEEN) < SECONDS_BETWEEN:
            return False
        self._logged[kind] = now
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and is_passing(error):
            record.msg, record.args = f"{record.getMessage()}: {summary(error)}", ()
            record.exc_info = record.exc_text = None
        return True


def is_passing(error: BaseException) -> bool:
    """Return whether the database, or the way to it, is away for a moment."""
    if isinstance(error, SQLAlchemyError):
        return code_of(error) is not ErrorCode.SERVER_ERROR
    return isinstance(error, OSError | TimeoutError) or type(error).__module__.split(".")[0] in _OUTSIDE


def summary(error: BaseException) -> str:
    """Return kind and first line of an error: what follows may be somebody's data."""
    first = (str(error).splitlines() or [""])[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__


def throttle_loggers(names: Iterable[str]) -> None:
    """Log each message of these loggers once a minute at most."""
    for name in names:
        logger = logging.getLogger(name)
        if not any(isinstance(one, OncePerMinute) for one in logger.filters):
            logger.addFilter(OncePerMinute())
