"""Health of the server: whether it works, and the features it has switched on."""

import asyncio
import shutil
from contextlib import nullcontext
from importlib import metadata
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from budget_api.app.context import Context
from budget_api.app.health import Usage, WriteProbe, capabilities, check_free_space
from budget_api.config import ConfigError, read_settings
from budget_api.db.integrity import begin_check, check_integrity
from budget_api.db.migrate import migrate_sqlite
from budget_api.db.sqlite import SqliteDatabase
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.server.health import Capability
from tests.api.conftest import serving
from tests.api.people import sign_up
from tests.servers import server_settings

EVERYTHING = {
    "BUDGET_URL": "https://budget.example",
    "BUDGET_SMTP_URL": "smtp://mail.example",
    "BUDGET_MAIL_FROM": "budget@example.com",
    "BUDGET_GOOGLE_CLIENT_ID": "id",
    "BUDGET_GOOGLE_CLIENT_SECRET": "secret",
    "BUDGET_STOCKS_KEY": "key-of-stocks",
    "BUDGET_ANALYTICS_URL": "https://count.example/api/event",
    "BUDGET_BACKUP_EVERY": "24",
    "BUDGET_BILLING": "stripe",
    "BUDGET_STRIPE_SECRET_KEY": "sk",
    "BUDGET_STRIPE_WEBHOOK_SECRET": "whsec",
    "BUDGET_STRIPE_PRICES": "price_1",
}


def on(said: list[Capability]) -> set[str]:
    return {one.name for one in said if one.is_on}


def test_a_working_server_says_so_to_everybody_with_what_it_is_set_up_for(server: TestClient[Any]) -> None:
    answer = server.get("/api/health")
    assert (answer.status_code, answer.json()["ok"]) == (200, True)
    assert answer.json()["version"] == metadata.version("budget-planner")
    assert answer.json()["database"] in {"sqlite", "postgresql"}
    said = {one["name"]: one for one in answer.json()["capabilities"]}
    assert said["stocks"] == {"name": "stocks", "isOn": False, "setting": "BUDGET_STOCKS_KEY"}
    assert said["push"]["isOn"] is True


def test_what_a_module_is_set_up_for_is_on_and_the_rest_names_its_setting() -> None:
    said = capabilities(read_settings(EVERYTHING))
    assert on(said) == {"mail", "push", "rates", "google", "stocks", "pageViews", "payments", "signUp", "backups"}
    assert on(capabilities(read_settings({"BUDGET_RATES_URLS": "off"}))) == {"push", "signUp"}
    assert {one.name: one.setting for one in said}["apple"] == "BUDGET_APPLE_CLIENT_ID"
    assert "key-of-stocks" not in repr(said)


def test_every_setting_named_is_one_that_the_documentation_has() -> None:
    documented = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text()
    said = capabilities(read_settings({}))
    assert [one.setting for one in said if f"`{one.setting}`" not in documented] == []


def test_a_process_on_ones_own_file_has_no_push(tmp_path: Path) -> None:
    assert on(capabilities(server_settings(tmp_path, local=True))) == set()


class FullError(Exception):
    """Error of SQLite for a full disk."""

    sqlite_errorname = "SQLITE_FULL"


class Disk:
    """A database that is full, or not."""

    is_full = False
    writes = 0

    async def write(self, _: Any) -> None:
        self.writes += 1
        await asyncio.sleep(0)
        if self.is_full:
            raise OperationalError(None, None, FullError())


def test_a_full_disk_turns_the_server_red_while_reads_go_on(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path)) as client:
        disk = Disk()
        disk.is_full = True
        client.app.state.context.write_probe = WriteProbe(cast("Any", disk))
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "server.storageFull")
        assert answer.headers["retry-after"] == "60"
        assert client.get("/api/user/me").status_code == 401


@pytest.mark.parametrize(
    ("total", "free", "is_full"),
    [
        (100 * 2**30, 16 * 2**20 - 1, True),
        (100 * 2**30, 16 * 2**20, False),
        (8 * 2**20, 2**16, True),
        (8 * 2**20, 2**17, False),
        (0, 0, False),  # a file system that does not say
    ],
)
def test_a_disk_is_full_below_16_megabytes_or_one_percent(total: int, free: int, is_full: bool) -> None:
    disk = Usage(total, total - free, free)
    if is_full:
        with pytest.raises(DomainError) as refused:
            check_free_space(disk)
        assert refused.value.code is ErrorCode.STORAGE_FULL
    else:
        check_free_space(disk)


def test_an_almost_full_disk_turns_the_server_red_while_a_small_write_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(server_settings(tmp_path)) as client:
        now = [0.0]
        client.app.state.context.write_probe._clock = lambda: now[0]
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(2**40, 2**40 - 4096, 4096))
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "server.storageFull")
        sign_up(client)
        monkeypatch.undo()
        now[0] += 5
        assert client.get("/api/health").status_code == 200


def test_a_server_on_postgresql_stays_green_when_its_own_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(2**40, 2**40, 0))
    settings = server_settings(tmp_path, database_url="postgresql://elsewhere/budget")
    asyncio.run(Context(settings, cast("Any", Disk())).write_probe.check())


def test_a_database_that_can_only_be_read_is_no_proof(tmp_path: Path) -> None:
    async def run() -> None:
        database = SqliteDatabase(tmp_path / "test.sqlite3", lambda _: None)
        await database.start()
        await WriteProbe(database).check()
        await database.write(lambda db: db.execute(text("pragma query_only = on")))
        with pytest.raises(OperationalError, match="readonly"):
            await WriteProbe(database).check()
        await database.close()

    asyncio.run(run())


def test_however_many_ask_one_write_in_five_seconds_answers_them_all() -> None:
    async def run() -> None:
        disk, now = Disk(), [100.0]
        proof = WriteProbe(cast("Any", disk), lambda: now[0])
        await asyncio.gather(*(proof.check() for _ in range(50)))
        disk.is_full = True
        await proof.check()
        assert disk.writes == 1
        now[0] += 5
        for _ in range(3):
            with pytest.raises(OperationalError):
                await proof.check()
        disk.is_full, now[0] = False, now[0] + 5
        await proof.check()
        assert disk.writes == 3

    asyncio.run(run())


def test_a_damaged_file_is_named_and_not_written_into(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path)) as client:
        sign_up(client)
    file = tmp_path / "budget.sqlite3"
    check_integrity(file)
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(content)
    with pytest.raises(BaseExceptionGroup) as refused, serving(server_settings(tmp_path)):
        pass
    (error,) = refused.value.exceptions
    assert isinstance(error, ConfigError)
    assert str(error).startswith(f"{file} is damaged: ")
    assert "\n" not in str(error)
    assert file.read_bytes() == content


def test_a_start_waits_for_the_check_that_began_with_it(tmp_path: Path) -> None:
    file = tmp_path / "budget.sqlite3"
    migrate_sqlite(file)
    content = file.read_bytes()
    for page, names_damage in ((content[4096:8192], False), (b"\xff" * 4096, True)):
        file.write_bytes(content[:4096] + page + content[8192:])
        begin_check(file)
        with pytest.raises(ConfigError, match="is damaged") if names_damage else nullcontext():
            check_integrity(file)


def test_a_file_that_is_not_there_is_whole(tmp_path: Path) -> None:
    begin_check(tmp_path / "none.sqlite3")
    check_integrity(tmp_path / "none.sqlite3")
