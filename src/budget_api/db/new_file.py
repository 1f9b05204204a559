"""Creation of the SQLite file, and refusal of an empty one that something else left."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from budget_api.config import ConfigError

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
