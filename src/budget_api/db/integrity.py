"""Check of a SQLite file before anything is written into it, and creation of a new one."""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from budget_api.config import ConfigError

SECONDS_MAX = 1.0
"""About 500 MB; of a larger file the rest is taken as whole, so that no server waits for minutes to start.

A server loads its modules meanwhile, which takes as long.
"""


class _Examination(threading.Thread):
    """Examination of a file, beside what the process does else."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="integrity", daemon=True)
        self.damage: str | None = None
        self._path = path
        self.start()

    def run(self) -> None:
        """Look for damage."""
        self.damage = _damage(self._path)


_begun: dict[Path, _Examination] = {}


def begin_check(path: Path) -> None:
    """Begin to check a file; `check_integrity` waits for the end."""
    if path.exists():
        _begun[path] = _Examination(path)


def check_integrity(path: Path) -> None:
    """Raise ConfigError that names the damage of a file; a missing file has none."""
    begun = _begun.pop(path, None)
    check_not_empty(path)
    if not path.exists():
        return
    examination = begun or _Examination(path)
    examination.join()
    if damage := examination.damage:
        text = "The server does not start, so that nothing is written into it. Restore a backup into another folder."
        raise ConfigError(f"{path} is damaged: {damage}. {text}")


@contextmanager
def legible(path: Path) -> Iterator[None]:
    """Make a `ConfigError` of a file that SQLite can't read, or of which a page is damaged."""
    from sqlalchemy.exc import DatabaseError  # it takes longer to load than a check to begin

    try:
        yield
    except DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", None) not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise
        raise ConfigError(f"{path} can't be read: {error.orig}. Restore a backup into another folder.") from error


def _damage(path: Path) -> str | None:
    with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
        timer = threading.Timer(SECONDS_MAX, _interrupt, [connection])
        timer.start()
        try:
            (report,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:  # it takes too long, or only who may write can look
            return None
        except sqlite3.DatabaseError as error:
            return str(error)
        finally:
            timer.cancel()
    return None if report == "ok" else " ".join(str(report).split())


def _interrupt(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.ProgrammingError):  # it was closed just now
        connection.interrupt()


FILE_MODE = 0o600
"""Mode of a new file; its write-ahead log gets the same from SQLite."""
_LOGS = ("-journal", "-wal", "-shm")


class NoRoomError(ConfigError):
    """The file can't be copied before an update, which is not made then."""


def check_not_empty(path: Path) -> None:
    """Raise `ConfigError` for a file of 0 bytes: what it held is lost, and a new database would hide that."""
    if path.exists() and path.stat().st_size == 0:
        way_out = "Restore a backup into another folder, or delete the file to begin with an empty database."
        raise ConfigError(f"{path} is empty (0 bytes): a budget file never is. {way_out}")


@contextmanager
def new_sqlite_file(path: Path) -> Iterator[Path]:
    """Yield the path of an empty file that becomes `path` at the end of the block.

    A process killed in the block leaves no file at `path`, so that the next one begins anew. The caller holds the lock
    of the folder.
    """
    part = path.with_name(f".{path.name}.new")
    _remove(part)
    _remove(path)  # SQLite would read the log of a file that is gone into this one
    part.touch(FILE_MODE)
    yield part
    part.replace(path)
    _sync(path.parent)


def _remove(path: Path) -> None:
    for end in ("", *_LOGS):
        path.with_name(path.name + end).unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """Make the name outlast a power cut, as what is written under it does."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
