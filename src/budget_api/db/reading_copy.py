"""Copy of a budget file that can't be written, to read from: a read-only folder, or a full disk."""

import errno
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from budget_api.config import ConfigError
from budget_api.db.migrate import read_only, upgrade_file

CANT_WRITE = frozenset({errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOSPC, errno.EDQUOT})
"""Errors of a folder that can be read all the same."""
_MEMORY = Path("/dev/shm")  # noqa: S108 - the copy lies in a private folder of its own


class ReadingCopy:
    """A private folder with a copy of the file at `path`, as it is now."""

    def __init__(self, path: Path) -> None:
        self.state = state_of(path)
        self._place = _copied(path)
        self.folder = Path(self._place.name)

    def close(self) -> None:
        """Remove the copy."""
        self._place.cleanup()


def state_of(path: Path) -> tuple[int, int, int, int]:
    """Return what tells whether a file is still as it was."""
    found = path.stat()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _copied(path: Path) -> TemporaryDirectory[str]:
    """Return a folder with a copy of the file: in memory where the disk of temporary files is full."""
    for parent in (None, _MEMORY):
        place = TemporaryDirectory(prefix="budget-", dir=parent)
        try:
            with closing(read_only(path)) as source, closing(sqlite3.connect(Path(place.name) / path.name)) as copy:
                source.backup(copy)
            upgrade_file(Path(place.name) / path.name)
        except sqlite3.Error as error:
            place.cleanup()
            if parent is not None or not _MEMORY.is_dir():
                raise ConfigError(f"{path} can't be read: {error}.") from error
        else:
            return place
    raise ConfigError(f"{path} can't be read.")
