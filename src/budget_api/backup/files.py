"""Backups on the disk: written whole or not at all, readable by their owner alone."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import BinaryIO, Final, NamedTuple, cast

from budget_api.config import ConfigError

FOLDER: Final = "backups"
"""Inside the data folder."""
_NAME: Final = "budget-%Y-%m-%dT%H-%M-%SZ.jsonl"
_PARTS_KEPT: Final = timedelta(days=1)


class BackupFile(NamedTuple):
    """Automatic backup."""

    at: datetime
    path: Path


@contextmanager
def new_file(target: Path) -> Iterator[BinaryIO]:
    """Yield a file that only its owner may read, and that has its name only once all of it is on the disk."""
    if target.exists():
        raise ConfigError(f"There is {target} already: name another file.")
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
        part = Path(file.name)
        try:
            yield cast(BinaryIO, file)
            file.flush()
            os.fsync(file.fileno())
            os.link(part, target)  # fails where the name was taken meanwhile
        finally:
            part.unlink()


def backup_files(folder: Path) -> list[BackupFile]:
    """Return the automatic backups, newest first; other files are none."""
    return sorted((each for path in folder.glob("budget-*.jsonl") if (each := _parse_name(path))), reverse=True)


def path_for(folder: Path, now: datetime) -> Path:
    """Return the path for the backup of a moment, in a folder that is made when it is missing."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / now.strftime(_NAME)


def remove_old(folder: Path, keep: int, now: datetime) -> None:
    """Remove all but the newest, and what was left of backups that were killed."""
    for old in backup_files(folder)[keep:]:
        old.path.unlink(missing_ok=True)
    for part in folder.glob(".budget-*"):
        if datetime.fromtimestamp(part.stat().st_mtime, UTC) < now - _PARTS_KEPT:
            part.unlink(missing_ok=True)


def _parse_name(path: Path) -> BackupFile | None:
    try:
        return BackupFile(datetime.strptime(path.name, _NAME).replace(tzinfo=UTC), path)
    except ValueError:
        return None
