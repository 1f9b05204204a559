"""Health of the server: what it is set up for, and whether its database takes writes."""

import asyncio
import shutil
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.orm import Session

from budget_api.backup.sweep import last_backup_at
from budget_api.config import ProviderName, ServerSettings
from budget_api.db.port import Database
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.server import health as contract
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


def capabilities(settings: ServerSettings) -> list[contract.Capability]:
    """Return all capabilities, on or off by the settings."""
    sign_ins = {provider.name for provider in settings.providers}
    is_online = not settings.config.local
    known = (
        ("mail", settings.mail.smtp is not None, "BUDGET_SMTP_URL"),
        ("push", is_online and bool(settings.push.hosts), "BUDGET_PUSH_HOSTS"),
        ("rates", is_online and bool(settings.rates.urls or settings.rates.currencyapi_key), "BUDGET_RATES_URLS"),
        ("google", ProviderName.GOOGLE in sign_ins, "BUDGET_GOOGLE_CLIENT_ID"),
        ("apple", ProviderName.APPLE in sign_ins, "BUDGET_APPLE_CLIENT_ID"),
        ("stocks", settings.stocks.key is not None, "BUDGET_STOCKS_KEY"),
        ("pageViews", bool(settings.page_views.address), "BUDGET_ANALYTICS_URL"),
        ("payments", settings.billing is not None, "BUDGET_BILLING"),
        ("signUp", is_online and settings.sign_in.sign_up != "closed", "BUDGET_SIGN_UP"),
        ("backups", is_online and settings.backups.every_hours is not None, "BUDGET_BACKUP_EVERY"),
    )
    return [contract.Capability(name=name, is_on=is_on, setting=setting) for name, is_on, setting in known]


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
