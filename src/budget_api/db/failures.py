"""What an error of the database means to the one who called: full, away for a moment, an id already used, or a bug."""

import re

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from budget_core.errors import ErrorCode

_FULL = re.compile("full|no space", re.IGNORECASE)
_DISK_FULL = "53100"
_AWAY = ("08", "25006", "28", "3D", "40", "53", "55", "57", "58")
"""SQLSTATEs, or how they begin: no connection, a standby, refused, no such database, conflicts, no resources, locks,
shutdown, a failing system."""

_KEY_TAKEN = re.compile(r"UNIQUE constraint failed: \w+\.id$|unique constraint \"pk_\w+\"")


def code_of(error: SQLAlchemyError) -> ErrorCode:
    """SERVER_ERROR for what is no failure of the database but ours."""
    if isinstance(error, PoolTimeoutError):
        return ErrorCode.SERVER_BUSY
    if not isinstance(error, DBAPIError):
        return ErrorCode.SERVER_ERROR
    if isinstance(error, IntegrityError):
        return ErrorCode.CONFLICT_ID if _KEY_TAKEN.search(str(error.orig)) else ErrorCode.SERVER_ERROR
    return _code_of_failure(error)


def _code_of_failure(error: DBAPIError) -> ErrorCode:
    state = getattr(error.orig, "sqlstate", None) or ""
    if state == _DISK_FULL or (isinstance(error, OperationalError) and _FULL.search(str(error.orig))):
        return ErrorCode.STORAGE_FULL
    away = error.connection_invalidated or isinstance(error, OperationalError) or state.startswith(_AWAY)
    return ErrorCode.SERVER_BUSY if away else ErrorCode.SERVER_ERROR
