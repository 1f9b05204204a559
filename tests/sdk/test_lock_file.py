import fcntl
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from budget_sdk import Client, ConnectionFailed, LocalFileHeld
from budget_sdk.local import running_server
from budget_sdk.logins import Logins, StoredLogin, save_logins

URL = "http://127.0.0.1:1"


@pytest.fixture
def held(tmp_path: Path) -> Iterator[Path]:
    """A folder with the lock a running server keeps."""
    with (tmp_path / "budget.lock").open("w") as file:
        json.dump({"pid": 1, "url": URL}, file)
        file.flush()
        fcntl.flock(file, fcntl.LOCK_EX)
        yield tmp_path


def test_a_file_held_by_a_running_server_says_how_to_sign_in_there(held: Path) -> None:
    with Client.local(held) as client, pytest.raises(LocalFileHeld, match=f"budget login {URL}"):
        client.users.me()


def test_with_a_stored_login_the_server_that_holds_the_file_is_called(held: Path) -> None:
    save_logins(Logins().with_login(URL, StoredLogin("mine")))
    with Client.local(held) as client, pytest.raises(ConnectionFailed):  # nobody is at the address
        client.users.me()


def test_the_file_itself_may_be_named_instead_of_its_folder(held: Path) -> None:
    with Client.local(held / "budget.sqlite3") as client, pytest.raises(LocalFileHeld):
        client.users.me()


def test_a_lock_whose_server_is_gone_counts_for_nothing(tmp_path: Path) -> None:
    (tmp_path / "budget.lock").write_text(json.dumps({"pid": 1, "url": URL}))
    assert running_server(tmp_path) is None


@pytest.mark.parametrize("content", ["", "{}", '{"pid": 1, "url": null}'])
def test_a_lock_that_is_no_servers_counts_for_nothing(held: Path, content: str) -> None:
    (held / "budget.lock").write_text(content)
    assert running_server(held) is None
