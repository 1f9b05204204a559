"""One process holds a data folder, says who it is, and lets go when it dies."""

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from budget_api.config import ConfigError
from budget_api.db.lock import FILE, FolderLock, holder
from tests.api.conftest import create_database, serving
from tests.api.processes import SERVE, start
from tests.servers import server_settings

HOLD = """
import sys
from pathlib import Path
from budget_api.db.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
lock.acquire("http://127.0.0.1:8123", 0)
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_server_on_the_same_folder_is_refused_and_told_where_the_first_is(tmp_path: Path) -> None:
    with serving(server_settings(data=tmp_path, url="http://127.0.0.1:8123")):
        second = start(*SERVE, BUDGET_DATA=str(tmp_path))
        said = second.communicate()[0]
    assert second.returncode != 0
    assert f"{tmp_path} is held by the server at http://127.0.0.1:8123 (process {os.getpid()})" in said
    assert "budget login http://127.0.0.1:8123" in said
    assert "BUDGET_DATABASE_URL" in said


def test_the_folder_is_free_again_when_the_server_stops(tmp_path: Path) -> None:
    for _ in range(2):
        with serving(server_settings(data=tmp_path)) as client:
            assert client.get("/api/health").status_code == 200
    assert holder(tmp_path) is None


def test_a_new_folder_and_all_that_is_in_it_are_their_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "budget"
    with serving(server_settings(data=folder)):
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
    assert found.pop("budget") == 0o700
    assert {"budget.lock", "secret.key"} < found.keys()
    assert set(found.values()) == {0o600}


def test_the_holder_is_named_while_it_holds(tmp_path: Path) -> None:
    assert holder(tmp_path) is None
    lock = FolderLock(tmp_path)
    lock.acquire("http://127.0.0.1:8123", 0)
    found = holder(tmp_path)
    assert found is not None
    assert (found.pid, found.url) == (os.getpid(), "http://127.0.0.1:8123")
    lock.release()
    assert holder(tmp_path) is None


def test_the_lock_of_a_killed_process_is_free(tmp_path: Path) -> None:
    process = start("-c", HOLD, str(tmp_path))
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    with pytest.raises(ConfigError, match=str(process.pid)):
        FolderLock(tmp_path).acquire(None, 0)
    process.kill()
    process.communicate()
    assert "8123" in (tmp_path / FILE).read_text()
    assert holder(tmp_path) is None
    lock = FolderLock(tmp_path)
    lock.acquire(None, 0)
    lock.release()


def test_who_may_wait_gets_the_folder_when_it_is_let_go(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    first.acquire(None, 0)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(second.acquire, None, 60)
        first.release()
        waiting.result()
    assert holder(tmp_path) is not None
    second.release()


def test_a_holder_without_an_address_is_named_by_its_process(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    lock.acquire(None, 0)
    with pytest.raises(ConfigError, match=f"held by process {os.getpid()}. Try again when it has finished"):
        FolderLock(tmp_path).acquire(None, 0)
    lock.release()


def test_servers_on_postgresql_share_a_folder(tmp_path: Path, postgres: str) -> None:
    settings = server_settings(data=tmp_path, database_url=create_database(postgres, "shared_folder"))
    with serving(settings) as first, serving(settings) as second:
        assert (first.get("/api/health").status_code, second.get("/api/health").status_code) == (200, 200)
