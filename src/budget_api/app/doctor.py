"""What `budget doctor` says of the place a server or a local file works in, and what of it is wrong.

Nothing is changed, and a server may run meanwhile.
"""

import asyncio
import platform
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from importlib import metadata

from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from budget_api.app import setting_names
from budget_api.app.health import capabilities
from budget_api.app.settings import ServerSettings, read_settings
from budget_api.app.start_errors import reaching
from budget_api.app.storage import open_database
from budget_api.config import Config, ConfigError
from budget_api.db.base import REVISION
from budget_api.db.lock import holder
from budget_api.db.models import HistoryRow, UserRow, WorkspaceRow
from budget_api.db.port import Database
from budget_api.jobs.runs import Run, last_runs
from budget_api.statistics.recount import recount
from budget_core.contract.health import Capability, Finding

FREE_LEAST_BYTES = 100_000_000
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def examine(env: Mapping[str, str], *, is_recounting: bool) -> list[Finding]:
    """Everything there is to say; with `is_recounting` the whole file and all sums are read again."""
    findings = [_versions(), *_environment(env)]
    try:
        settings = read_settings(env)
    except ConfigError as error:
        return [*findings, _wrong("settings", str(error))]
    return [
        *findings,
        *_folder(settings.config),
        *asyncio.run(_database(settings.config, is_recounting)),
        *(_capability(one) for one in capabilities(settings)),
        *_work(settings),
    ]


def _ok(name: str, found: str) -> Finding:
    return Finding(name=name, state="ok", found=found)


def _off(name: str, found: str) -> Finding:
    return Finding(name=name, state="off", found=found)


def _wrong(name: str, found: str) -> Finding:
    return Finding(name=name, state="wrong", found=found)


def _versions() -> Finding:
    versions = f"budget {metadata.version('budget-planner')}, Python {platform.python_version()}"
    return _ok("version", f"{versions}, SQLite {sqlite3.sqlite_version}, {platform.system()} {platform.machine()}")


def _environment(env: Mapping[str, str]) -> Iterator[Finding]:
    yield _ok("environment", ", ".join(setting_names.given(env)) or "says nothing: all is as it is by default")
    yield from (_wrong("environment", line) for line in setting_names.unknown(env))


def _folder(config: Config) -> Iterator[Finding]:
    folder = config.data
    if not folder.is_dir():
        yield _off("folder", f"{folder} is not there yet")
        return
    for path in (folder, *sorted(folder.iterdir())):
        if path.stat().st_mode & _OTHERS:
            mode = 700 if path.is_dir() else 600
            yield _wrong("folder", f"{path} is open to others on this machine: chmod {mode} {path}")
    used = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    free = shutil.disk_usage(folder).free
    if free < FREE_LEAST_BYTES:
        yield _wrong("disk", f"{_megabytes(free)} are free")
    yield _ok("folder", f"{folder} holds {_megabytes(used)}; {_megabytes(free)} are free")
    held = holder(folder)
    yield _ok("server", f"runs at {held.url} (process {held.pid})") if held else _off("server", "none runs here")


def _megabytes(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"


async def _database(config: Config, is_recounting: bool) -> list[Finding]:
    name = "PostgreSQL" if config.database_url else str(config.sqlite_path)
    if not config.database_url and not config.sqlite_path.exists():
        return [_off("database", f"{name} is not there yet")]
    try:
        async with _joined(config) as database:
            found = [_ok("database", f"{name}, schema {REVISION}, {await database.read(_counts)}")]
            found += [_job(run) for run in await database.read(last_runs)]
            return found + (await database.read(_recounted) if is_recounting else [])
    except ConfigError as error:
        return [_wrong("database", str(error))]


@asynccontextmanager
async def _joined(config: Config) -> AsyncIterator[Database]:
    database = open_database(config, lambda _: None)
    try:
        with reaching():
            await database.join()
        yield database
    finally:
        await database.close()


def _counts(db: Session) -> str:
    kinds = {"users": UserRow, "workspaces": WorkspaceRow, "entries": HistoryRow}
    counts = {name: db.scalar(select(func.count()).select_from(kind)) for name, kind in kinds.items()}
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def _job(run: Run) -> Finding:
    is_failing = run.failed_at is not None and (run.ended_at is None or run.failed_at >= run.ended_at)
    return _wrong("job", run.line) if is_failing else _ok("job", run.line)


def _recounted(db: Session) -> list[Finding]:
    """The pages of the file, and every kept sum beside what its entries say."""
    found = [_wrong("database", line) for line in _damage(db)]
    ids = db.scalars(select(WorkspaceRow.id).order_by(WorkspaceRow.id)).all()
    for workspace_id in ids:
        found += [
            _wrong("sums", f"{one.table} {' '.join(one.key)} of {workspace_id}: kept {one.kept}, counted {one.counted}")
            for one in recount(db, workspace_id)
        ]
    return found or [_ok("sums", f"of {len(ids)} workspaces counted again: all as kept")]


def _damage(db: Session) -> list[str]:
    if db.get_bind().dialect.name != "sqlite":
        return []
    return [line for line in db.scalars(text("pragma quick_check")) if line != "ok"]


def _capability(one: Capability) -> Finding:
    return _ok(one.name, "on") if one.is_on else _off(one.name, f"off; {one.setting} turns it on")


def _work(settings: ServerSettings) -> Iterator[Finding]:
    if settings.mail.smtp is None and not settings.config.database_url:
        waiting = len(list((settings.config.data / "outbox").glob("*")))
        if waiting:
            yield _off("mail", f"{waiting} mails lie in {settings.config.data / 'outbox'}")
    if settings.jobs.has_workers:
        yield _ok("workers", "do the servers' work: budget worker --status")
