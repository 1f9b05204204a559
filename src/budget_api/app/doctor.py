"""Command `budget doctor`: examination of the place that a server or a local file works in.

Nothing is changed, and a server may run meanwhile.
"""

import asyncio
import platform
import shutil
import sqlite3
import stat
from collections.abc import Iterator, Mapping
from importlib import metadata
from typing import NamedTuple

from sqlalchemy import func, select, text
from sqlalchemy.orm import Session

from budget_api.app.health import capabilities
from budget_api.app.storage import open_beside_server
from budget_api.config import Config, ConfigError, ServerSettings, groups, read_settings
from budget_api.db.base import REVISION
from budget_api.db.lock import holder
from budget_api.db.models import HistoryRow, UserRow, WorkspaceRow
from budget_api.jobs.runs import Run, last_runs
from budget_api.ledger.recount import recount
from budget_api.settings.queries import common_language
from budget_core.contract.server.health import Capability, State

FREE_LEAST_BYTES = 100_000_000
_DAMAGES_NAMED = 5
_AS_IT_IS = "{found}"
"""Text that is not translated: names, numbers, and messages of settings, jobs and SQLite."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class TextTemplate(NamedTuple):
    """A text with `{placeholders}`, and their values.

    The terminal translates it into the language of its settings.
    """

    text: str
    params: Mapping[str, object]


class Observation(NamedTuple):
    """One finding."""

    name: str
    state: State
    text: TextTemplate


class Examination(NamedTuple):
    """All findings, and the language of the settings; None where there are none, or several."""

    observations: list[Observation]
    language: str | None


def examine(env: Mapping[str, str], *, is_recounting: bool) -> Examination:
    """Return all findings; with `is_recounting` read the whole file and all sums again."""
    findings = [_versions(), *_environment(env)]
    try:
        settings = read_settings(env)
    except ConfigError as error:
        return Examination([*findings, _wrong("settings", _AS_IT_IS, found=error)], None)
    stored, language = asyncio.run(_database(settings.config, is_recounting))
    observations = [
        *findings,
        *_folder(settings.config),
        *stored,
        *(_capability(one) for one in capabilities(settings)),
        *_work(settings),
    ]
    return Examination(observations, language)


def _ok(name: str, text: str, **params: object) -> Observation:
    return Observation(name, "ok", TextTemplate(text, params))


def _off(name: str, text: str, **params: object) -> Observation:
    return Observation(name, "off", TextTemplate(text, params))


def _wrong(name: str, text: str, **params: object) -> Observation:
    return Observation(name, "wrong", TextTemplate(text, params))


def _versions() -> Observation:
    versions = f"budget {metadata.version('budget-planner')}, Python {platform.python_version()}"
    versions += f", SQLite {sqlite3.sqlite_version}, {platform.system()} {platform.machine()}"
    return _ok("version", _AS_IT_IS, found=versions)


def _environment(env: Mapping[str, str]) -> Iterator[Observation]:
    if names := ", ".join(groups.given(env)):
        yield _ok("environment", _AS_IT_IS, found=names)
    else:
        yield _ok("environment", "says nothing: all is as it is by default")
    yield from (_wrong("environment", _AS_IT_IS, found=line) for line in groups.unknown(env))


def _folder(config: Config) -> Iterator[Observation]:
    folder = config.data
    if not folder.is_dir():
        yield _off("folder", "{place} is not there yet", place=folder)
        return
    for path in (folder, *sorted(folder.iterdir())):
        if path.stat().st_mode & _OTHERS:
            mode = 700 if path.is_dir() else 600
            yield _wrong(
                "folder", "{path} is open to others on this machine: chmod {mode} {path}", path=path, mode=mode
            )
    used = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    free = shutil.disk_usage(folder).free
    if free < FREE_LEAST_BYTES:
        yield _wrong("disk", "{free} are free", free=_megabytes(free))
    sizes = {"used": _megabytes(used), "free": _megabytes(free)}
    yield _ok("folder", "{folder} holds {used}; {free} are free", folder=folder, **sizes)
    if owner := holder(folder):
        yield _ok("server", "runs at {url} (process {pid})", url=owner.url, pid=owner.pid)
    else:
        yield _off("server", "none runs here")


def _megabytes(count: int) -> str:
    return f"{count / 1_000_000:.1f} MB"


async def _database(config: Config, is_recounting: bool) -> tuple[list[Observation], str | None]:
    name = "PostgreSQL" if config.database_url else str(config.sqlite_path)
    if not config.database_url and not config.sqlite_path.exists():
        return [_off("database", "{place} is not there yet", place=name)], None
    found: list[Observation] = []
    language = None
    try:
        async with open_beside_server(config, lambda _: None) as database:
            language = await database.read(common_language)
            holds = "{place}, schema {revision}, {users} users, {workspaces} workspaces, {entries} entries"
            found.append(_ok("database", holds, place=name, revision=REVISION, **await database.read(_counts)))
            found += [_job(run) for run in await database.read(last_runs)]
            if is_recounting:
                damage = await database.read(_damage)
                found += damage or await database.read(_recounted)
    except ConfigError as error:
        found.append(_wrong("database", _AS_IT_IS, found=error))
    return found, language


def _counts(db: Session) -> dict[str, int | None]:
    kinds = {"users": UserRow, "workspaces": WorkspaceRow, "entries": HistoryRow}
    return {name: db.scalar(select(func.count()).select_from(kind)) for name, kind in kinds.items()}


def _job(run: Run) -> Observation:
    is_failing = run.failed_at is not None and (run.ended_at is None or run.failed_at >= run.ended_at)
    return _wrong("job", _AS_IT_IS, found=run.line) if is_failing else _ok("job", _AS_IT_IS, found=run.line)


def _recounted(db: Session) -> list[Observation]:
    """Compare every kept sum with what its entries say; those of deleted workspaces count no more."""
    found: list[Observation] = []
    living = select(WorkspaceRow.id).where(WorkspaceRow.deleted_at.is_(None))
    ids = db.scalars(living.order_by(WorkspaceRow.id)).all()
    for workspace_id in ids:
        found += [
            _wrong(
                "sums",
                "{sum} of {workspace}: kept {kept}, counted {counted}",
                sum=f"{one.table} {' '.join(one.key)}",
                workspace=workspace_id,
                kept=one.kept,
                counted=one.counted,
            )
            for one in recount(db, workspace_id)
        ]
    return found or [_ok("sums", "of {count} workspaces counted again: all as kept", count=len(ids))]


def _damage(db: Session) -> list[Observation]:
    """Read every page of the file; the sums of a damaged one are not worth counting."""
    if db.get_bind().dialect.name != "sqlite":
        return []
    cure = "the file is damaged ({damage}): restore a backup into another folder with budget restore"
    lines = db.scalars(text(f"pragma quick_check({_DAMAGES_NAMED})"))
    return [_wrong("database", cure, damage=" ".join(line.split())) for line in lines if line != "ok"]


def _capability(one: Capability) -> Observation:
    return _ok(one.name, "on") if one.is_on else _off(one.name, "off; {setting} turns it on", setting=one.setting)


def _work(settings: ServerSettings) -> Iterator[Observation]:
    if settings.mail.smtp is None and not settings.config.database_url:
        waiting = len(list((settings.config.data / "outbox").glob("*")))
        if waiting:
            yield _off("mail", "{count} mails lie in {folder}", count=waiting, folder=settings.config.data / "outbox")
    if settings.jobs.has_workers:
        yield _ok("workers", "do the servers' work: budget worker --status")
