"""Meaning of a database error for the caller: full, away for a moment, an id already used, or a bug."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from budget_core.base.errors import ErrorCode

_NO_HOST = "TargetServerAttributeNotMatched"
_FULL = {"53100", "SQLITE_FULL"}
_AWAY = (
    *("08", "25006", "28", "3D", "40", "53", "55", "57", "58"),
    *("SQLITE_BUSY", "SQLITE_CANTOPEN", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_LOCKED", "SQLITE_READONLY"),
)
"""Prefixes of codes: on PostgreSQL no connection, a standby, refused, no such database, conflicts, no resources, locks,
shutdown, a failing system; and of SQLite."""


def code_of(error: SQLAlchemyError) -> ErrorCode:
    """Return the error code of a failure; SERVER_ERROR for one that is not the database's."""
    if isinstance(error, PoolTimeoutError):
        return ErrorCode.SERVER_BUSY
    if not isinstance(error, DBAPIError):
        return ErrorCode.SERVER_ERROR
    if isinstance(error, IntegrityError):
        return ErrorCode.CONFLICT_ID if _is_key_taken(error) else ErrorCode.SERVER_ERROR
    code = native_code(error)
    if code in _FULL:
        return ErrorCode.STORAGE_FULL
    return ErrorCode.SERVER_BUSY if error.connection_invalidated or code.startswith(_AWAY) else ErrorCode.SERVER_ERROR


def _is_key_taken(error: IntegrityError) -> bool:
    constraint = getattr(error.driver_exception, "constraint_name", None)  # asyncpg's; SQLite has a code for keys
    return native_code(error) == "SQLITE_CONSTRAINT_PRIMARYKEY" or str(constraint).startswith("pk_")


def native_code(error: DBAPIError) -> str:
    """Return PostgreSQL's SQLSTATE or SQLite's name of the error; empty when there is none."""
    return str(getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", None) or "")


@contextmanager
def translate_connection_errors() -> Iterator[None]:
    """Raise errors of a connection as errors of the database; the driver lets them through raw.

    It does the same when none of several hosts takes writes; its error is known by name, as SQLite has no use for it.
    """
    try:
        yield
    except Exception as error:
        if isinstance(error, OSError) or any(kind.__name__ == _NO_HOST for kind in type(error).__mro__):
            raise OperationalError(None, None, error, connection_invalidated=True) from error
        raise
