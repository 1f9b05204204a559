"""Settings of automatic backups."""

from collections.abc import Mapping
from dataclasses import dataclass

from budget_api.config import ConfigError, read_number

EVERY, KEEP = "BUDGET_BACKUP_EVERY", "BUDGET_BACKUP_KEEP"
KEPT = 14


@dataclass(frozen=True, slots=True)
class BackupSettings:
    """Hours between backups, and how many stay."""

    every_hours: int | None = None
    """None: backups are somebody else's business."""
    keep: int = KEPT
    """The oldest of more than so many are removed."""


def read_backups(env: Mapping[str, str]) -> BackupSettings:
    """Return the settings of the environment. Raises `ConfigError` for what can't work."""
    if not env.get(EVERY, "").strip():
        if env.get(KEEP, "").strip():
            raise ConfigError(f"{KEEP} needs {EVERY}: how many hours are between two backups.")
        return BackupSettings()
    return BackupSettings(read_number(env, EVERY, 24, most=8760), read_number(env, KEEP, KEPT, most=10_000))
