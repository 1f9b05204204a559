import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from budget_sdk import Client, LocalFileHeld
from budget_sdk.local import door, holder
from budget_sdk.logins import Logins, StoredLogin, save_logins

URL = "http://127.0.0.1:8000"


def lock(folder: Path, pid: int) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "budget.lock").write_text(json.dumps({"pid": pid, "url": URL}))
    return folder


def test_a_file_held_by_a_running_server_says_how_to_sign_in_there(tmp_path: Path) -> None:
    folder = lock(tmp_path, os.getppid())
    with pytest.raises(LocalFileHeld, match=f"budget login {URL}"):
        Client.local(folder)


def test_with_a_stored_login_the_server_that_holds_the_file_is_called(tmp_path: Path) -> None:
    save_logins(Logins().with_login(URL, StoredLogin("mine")))
    with Client.local(lock(tmp_path, os.getppid())) as client:
        assert (client.url, client.token) == (URL, "mine")


def test_a_lock_whose_process_is_gone_counts_for_nothing(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    assert holder(lock(tmp_path, gone.pid)) is None


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"pid": 1}'])
def test_a_lock_that_names_nobody_counts_for_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "budget.lock").write_bytes(content)
    assert holder(tmp_path) is None


def test_the_file_itself_may_be_named_instead_of_its_folder(tmp_path: Path) -> None:
    lock(tmp_path, os.getppid())
    with pytest.raises(LocalFileHeld):
        door(tmp_path / "budget.sqlite3", None)
