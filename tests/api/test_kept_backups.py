"""Backups that a server makes by itself."""

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event, get_ident
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.backup import files, sweep
from budget_api.config import BackupSettings, ConfigError, read_settings
from budget_api.db.port import Database
from tests.api.conftest import serving
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS

pytestmark = pytest.mark.both_databases

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)


class Clock(datetime):
    """Shows what it is set to."""

    shown = NOON

    @classmethod
    def now(cls, tz: Any = None) -> "Clock":
        return cls.fromtimestamp(cls.shown.timestamp(), UTC)


@pytest.fixture
def save(server: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Return a function that runs the job some hours after noon, and returns the times of the backups, newest first."""
    database: Database = server.app.state.context.database

    def run(hours: float, every: int = 24, keep: int = 3) -> list[str]:
        Clock.shown = NOON + timedelta(hours=hours)
        monkeypatch.setattr(sweep, "datetime", Clock)
        server.blocking_portal.call(sweep.save_when_due, database, tmp_path / files.FOLDER, every, keep)
        return [f"{each.at:%d %H:%M}" for each in files.backup_files(tmp_path / files.FOLDER)]

    return run


def test_one_is_made_when_the_newest_is_old_enough_and_the_oldest_goes(save: Callable[..., list[str]]) -> None:
    assert save(0) == ["01 12:00"]
    assert save(23) == ["01 12:00"]
    assert save(23.95) == ["02 11:57", "01 12:00"]
    assert save(48) == ["03 12:00", "02 11:57", "01 12:00"]
    assert save(100) == ["05 16:00", "03 12:00", "02 11:57"]


def test_a_clock_that_was_set_back_does_not_end_them(save: Callable[..., list[str]]) -> None:
    save(1000)
    assert save(0)[-1] == "01 12:00"


def test_each_is_whole_and_its_owners_alone_and_nothing_else_is_touched(
    save: Callable[..., list[str]], tmp_path: Path
) -> None:
    folder = tmp_path / files.FOLDER
    folder.mkdir(mode=0o700)
    (folder / "budget-notes.jsonl").write_text("mine")
    killed, working = folder / ".budget-2026-11-01T00-00-00Z.jsonl.x", folder / ".budget-2026-12-01T11-59-59Z.jsonl.y"
    for part, at in ((killed, NOON - timedelta(days=2)), (working, NOON)):
        part.write_text("{")
        os.utime(part, (at.timestamp(), at.timestamp()))
    save(0)
    (made,) = files.backup_files(folder)
    assert made.path.name == "budget-2026-12-01T12-00-00Z.jsonl"
    assert made.path.stat().st_mode & 0o777 == 0o600
    assert made.path.read_bytes().splitlines()[-1].startswith(b'{"rows":')
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        [working.name, made.path.name, "budget-notes.jsonl"]
    )


def test_the_event_loop_waits_for_no_disk(
    save: Callable[..., list[str]], server: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    fsync = os.fsync

    def noted(file: int) -> None:
        synced.append(get_ident())
        fsync(file)

    monkeypatch.setattr("os.fsync", noted)
    save(0)
    assert len(synced) == 1
    assert server.blocking_portal.call(get_ident) not in synced


def test_a_server_that_is_told_to_makes_one_at_its_start_and_says_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = Event()
    monkeypatch.setattr(sweep, "remove_old", lambda *_: done.set())
    with serving(server_settings(tmp_path, backups=BackupSettings(every_hours=24))) as client:
        assert done.wait(WAIT_SECONDS)
        said = client.get("/api/health").json()["lastBackupAt"]
    (made,) = files.backup_files(tmp_path / files.FOLDER)
    assert datetime.fromisoformat(said) == made.at


def test_settings_that_can_not_work_are_refused_and_without_any_none_are_made() -> None:
    assert read_settings({}).backups == BackupSettings(None, 14)
    assert read_settings({"BUDGET_BACKUP_EVERY": "6"}).backups == BackupSettings(6, 14)
    with pytest.raises(ConfigError, match="BUDGET_BACKUP_KEEP needs BUDGET_BACKUP_EVERY"):
        read_settings({"BUDGET_BACKUP_KEEP": "3"})
