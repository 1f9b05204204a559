"""Whether the database takes writes: what a health check wants to know, and a read can't tell."""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.orm import Session

from budget_api.db.port import Database

SECONDS_GOOD_FOR = 5.0
"""Whoever asks may: the disk is not made to work for each question."""


class WriteProof:
    """A write that changes nothing, and how the last one ended."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._until = float("-inf")
        self._error: Exception | None = None

    async def check(self) -> None:
        """Raises what the database answers when it can't write."""
        async with self._one_at_a_time:
            if self._clock() >= self._until:
                await self._write()
        if self._error is not None:
            raise self._error

    async def _write(self) -> None:
        self._error = None
        try:
            await self._database.write(_rewrite_version)
        except Exception as error:  # told to all who ask until the next try
            self._error = error
        self._until = self._clock() + SECONDS_GOOD_FOR


def _rewrite_version(db: Session) -> None:
    db.execute(text("update alembic_version set version_num = version_num"))
