"""Automatic backups."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, TypeVar

from budget_api.backup.files import backup_files, new_file, path_for, remove_old
from budget_api.backup.service import write_backup
from budget_api.db.port import Database

T = TypeVar("T")
EARLY: Final = timedelta(minutes=10)
"""An hourly look is never exactly an hour after the last one."""


async def save_when_due(database: Database, folder: Path, every_hours: int, keep: int) -> None:
    """Make a backup when the newest is old enough; then the oldest go."""
    now = datetime.now(UTC)
    last = await asyncio.to_thread(last_backup_at, folder, now)
    if last is not None and last > now - timedelta(hours=every_hours) + EARLY:
        return
    path = await asyncio.to_thread(path_for, folder, now)
    async with _in_threads(new_file(path)) as file:
        await database.read(write_backup, file)
    await asyncio.to_thread(remove_old, folder, keep, now)


@asynccontextmanager
async def _in_threads(block: AbstractContextManager[T]) -> AsyncGenerator[T]:
    """Enter and leave a context manager in threads.

    `new_file` waits for the disk at its end, for seconds on a slow one.
    """
    entered = await asyncio.to_thread(block.__enter__)
    try:
        yield entered
    except BaseException as error:
        await asyncio.to_thread(block.__exit__, type(error), error, error.__traceback__)
        raise
    await asyncio.to_thread(block.__exit__, None, None, None)


def last_backup_at(folder: Path, now: datetime) -> datetime | None:
    """Return the time of the newest backup; one in the future was made before the clock was set back."""
    return next((file.at for file in backup_files(folder) if file.at <= now), None)
