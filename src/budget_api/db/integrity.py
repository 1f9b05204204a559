"""Check of a SQLite file, made before anything is written into it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlalchemy.exc import DatabaseError

from budget_api.config import ConfigError
from budget_api.db.new_file import check_not_empty

SECONDS_MAX = 2.0
"""About 500 MB; of a larger file the rest is taken as whole, so that no server waits for minutes to start."""
_STEPS_BETWEEN_LOOKS = 10_000


def check_integrity(path: Path) -> None:
    """Raise ConfigError that names the damage of a file; a missing file has none."""
    check_not_empty(path)
    if path.exists() and (damage := _damage(path)):
        text = "The server does not start, so that nothing is written into it. Restore a backup into another folder."
        raise ConfigError(f"{path} is damaged: {damage}. {text}")


@contextmanager
def legible(path: Path) -> Iterator[None]:
    """Make a `ConfigError` of a file that SQLite can't read, or of which a page is damaged."""
    try:
        yield
    except DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", None) not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise
        raise ConfigError(f"{path} can't be read: {error.orig}. Restore a backup into another folder.") from error


def _damage(path: Path) -> str | None:
    deadline = time.monotonic() + SECONDS_MAX
    with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > deadline, _STEPS_BETWEEN_LOOKS)
        try:
            (report,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:  # it takes too long, or only who may write can look
            return None
        except sqlite3.DatabaseError as error:
            return str(error)
    return None if report == "ok" else " ".join(str(report).split())
