"""Meaning of a database error for the caller: full, away for a moment, an id already used, or a bug."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from budget_core.errors import ErrorCode

_NO_HOST = "TargetServerAttributeNotMatched"
_FULL = {"53100", "SQLITE_FULL"}
_AWAY = (
    *("08", "25006", "28", "3D", "40", "53", "55", "57", "58"),
    *("SQLITE_BUSY", "SQLITE_CANTOPEN", "SQLITE_FULL", "SQLITE_IOERR", "SQLITE_LOCKED", "SQLITE_READONLY"),
)
"""Prefixes of codes: on PostgreSQL no connection, a standby, refused, no such database, conflicts, no resources, locks,
shutdown, a failing system; and of SQLite."""


def code_of(error: SQLAlchemyError) -> ErrorCode:
    """SERVER_ERROR for what is no failure of the database but ours."""
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
    """PostgreSQL's SQLSTATE or SQLite's name of the error; empty when there is none."""
    return str(getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", None) or "")


@contextmanager
def reached() -> Iterator[None]:
    """Yield a server that can't be reached is an error of the database like any other; the driver lets it through raw.

    So it does when of several hosts none takes writes, which is known by its name: SQLite has no use for the driver.
    """
    try:
        yield
    except Exception as error:
        if isinstance(error, OSError) or any(kind.__name__ == _NO_HOST for kind in type(error).__mro__):
            raise OperationalError(None, None, error, connection_invalidated=True) from error
        raise
