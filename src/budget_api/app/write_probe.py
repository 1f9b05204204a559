"""Proof for health checks that the database takes writes, which a read can't give."""

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.orm import Session

from budget_api.db.port import Database
from budget_core.base.errors import DomainError, ErrorCode

SECONDS_GOOD_FOR = 5.0
"""Anybody may call it, so the disk is not used for every request."""
FREE_LEAST_BYTES = 16 * 2**20
FREE_LEAST_SHARE = 0.01
"""Share of a disk so small that 16 MB are more than this."""


class Usage(NamedTuple):
    """Space of a file system in bytes, as `shutil.disk_usage` has it."""

    total: int
    used: int
    free: int


def check_free_space(usage: Usage) -> None:
    """Raise DomainError(STORAGE_FULL) where larger writes will soon not fit."""
    if usage.free < min(FREE_LEAST_BYTES, usage.total * FREE_LEAST_SHARE):
        raise DomainError(ErrorCode.STORAGE_FULL)


class WriteProbe:
    """A write that changes nothing, free space in `folder`, and the result of the last check.

    The write alone proves little: it takes a page that a full disk may still have. `folder` is the one of the database
    file, and None where the database is elsewhere.
    """

    def __init__(
        self, database: Database, clock: Callable[[], float] = time.monotonic, folder: Path | None = None
    ) -> None:
        self._database = database
        self._folder = folder
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._until = float("-inf")
        self._error: Exception | None = None

    async def check(self) -> None:
        """Raise the database's error when it can't write."""
        async with self._one_at_a_time:
            if self._clock() >= self._until:
                await self._write()
        if self._error is not None:
            raise self._error

    async def _write(self) -> None:
        self._error = None
        try:
            await self._database.write(_rewrite_version)
            if self._folder is not None:
                check_free_space(Usage(*await asyncio.to_thread(shutil.disk_usage, self._folder)))
        except Exception as error:  # told to all who ask until the next try
            self._error = error
        self._until = self._clock() + SECONDS_GOOD_FOR


def _rewrite_version(db: Session) -> None:
    db.execute(text("update alembic_version set version_num = version_num"))
