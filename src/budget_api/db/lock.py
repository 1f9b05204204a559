"""Lock beside a SQLite file, for its only writer: it names the process, and how to reach it."""

import fcntl
import json
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from budget_api.config import ConfigError

FILE = "budget.lock"
FILE_MODE = 0o600
PAUSE_SECONDS = 0.005
PROBE_SECONDS = 0.2
"""Seconds a probe may hold the lock: looking who holds it takes it for a moment, too."""


@dataclass(frozen=True, slots=True)
class Holder:
    """The process that holds a data folder; `url` only when it is a server."""

    pid: int
    url: str | None


class FolderHeldError(ConfigError):
    """Another process holds the folder, and goes on doing so."""

    def __init__(self, found: Holder | None, folder: Path, waited_seconds: float) -> None:
        super().__init__(_held_by(found, folder, waited_seconds))
        self.holder = found


class FolderLock:
    """Held from `acquire` to `release`, and let go by the system when the process dies."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: TextIO | None = None

    def acquire(self, url: str | None, wait_seconds: float) -> None:
        """Take the lock; `ConfigError` names the holder when it stays taken.

        The wait is counted in tries: a busy machine gives a process fewer of them a second, so that it waits longer.
        """
        path = self._folder / FILE
        path.touch(FILE_MODE)
        file = path.open("a+")
        tries_left = int(max(wait_seconds, PROBE_SECONDS) / PAUSE_SECONDS)
        while not _try(file):
            if not tries_left:
                file.close()
                raise FolderHeldError(holder(self._folder), self._folder, wait_seconds)
            tries_left -= 1
            time.sleep(PAUSE_SECONDS)
        file.seek(0)
        file.truncate()
        json.dump({"pid": os.getpid(), "url": url}, file)
        file.flush()
        self._file = file

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
            self._file = None


def holder(folder: Path) -> Holder | None:
    """Return the holder of the folder; None when nobody holds it."""
    path = folder / FILE
    if not path.exists():
        return None
    with _opened(path) as file:
        if _try(file):
            return None
        file.seek(0)
        text = file.read()
    if not text:  # taken this very moment
        return Holder(0, None)
    content = json.loads(text)
    return Holder(int(content["pid"]), content["url"])


def _opened(path: Path) -> TextIO:
    """Return the open lock file, only to read where it can't be written."""
    try:
        return path.open("a+")
    except OSError:
        return path.open()


def _try(file: TextIO) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _held_by(found: Holder | None, folder: Path, waited_seconds: float) -> str:
    who = f"process {found.pid}" if found and found.pid else "another process"
    if found and found.url:
        return (
            f"{folder} is held by the server at {found.url} ({who}). Use that server (budget login {found.url}), "
            "stop it, or set BUDGET_DATABASE_URL to a PostgreSQL database, which many processes can share."
        )
    late = f" and was not free within {waited_seconds:g} s" if waited_seconds else ""
    return f"{folder} is held by {who}{late}. Try again when it has finished."
