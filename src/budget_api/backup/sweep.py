"""Backups that are made by themselves."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from budget_api.backup.files import kept_backups, new_file, path_for, remove_old
from budget_api.backup.service import write_backup
from budget_api.db.port import Database

EARLY: Final = timedelta(minutes=10)
"""An hourly look is never exactly an hour after the last one."""


async def save_when_due(database: Database, folder: Path, every_hours: int, keep: int) -> None:
    """Make a backup when the newest is old enough; then the oldest go."""
    now = datetime.now(UTC)
    last = await asyncio.to_thread(last_backup_at, folder, now)
    if last is not None and last > now - timedelta(hours=every_hours) + EARLY:
        return
    with new_file(path_for(folder, now)) as file:
        await database.read(write_backup, file)
    await asyncio.to_thread(remove_old, folder, keep, now)


def last_backup_at(folder: Path, now: datetime) -> datetime | None:
    """When the newest was made; one of a time to come was made before the clock was set back."""
    return next((each.at for each in kept_backups(folder) if each.at <= now), None)
