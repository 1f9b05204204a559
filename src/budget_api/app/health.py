"""Health of the server."""

import asyncio
from datetime import UTC, datetime
from functools import cache
from importlib import metadata
from pathlib import Path

from sqlalchemy.orm import Session

from budget_api.backup.sweep import last_backup_at
from budget_api.db.port import Database
from budget_core.contract.server.health import Capability, DatabaseKind, Health, SignUpPolicy


async def health_of(database: Database, capabilities: list[Capability], sign_up: SignUpPolicy, backups: Path) -> Health:
    """Return the state of a server whose database took a write just now."""
    kind: DatabaseKind = await database.look_up(_kind)
    last = await asyncio.to_thread(last_backup_at, backups, datetime.now(UTC))
    return Health(version=version(), database=kind, capabilities=capabilities, sign_up=sign_up, last_backup_at=last)


@cache
def version() -> str:
    """Return the version of the server's package."""
    return metadata.version("budget-planner")


def _kind(db: Session) -> DatabaseKind:
    return "sqlite" if db.get_bind().dialect.name == "sqlite" else "postgresql"
