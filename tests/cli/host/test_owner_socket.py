"""While a server runs, its folder's owner works on the folder through the socket in it; nobody else is let in so."""

import contextlib
import shutil
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk import Client, Invalid, LocalFileUnusable, administration
from budget_sdk.local import SOCKET
from budget_sdk.logins import Logins, StoredLogin, save_logins


@pytest.fixture
def owner(server: str, server_folder: Path) -> str:
    """A user of the server, made by its owner."""
    email = "owner@example.com"
    with contextlib.suppress(Invalid):  # by another test
        administration.create_user(server_folder, "Olga", email, "correct horse")
    return email


def test_the_terminal_books_through_the_server_and_the_server_has_it(
    answer: Json, server_folder: Path, owner: str
) -> None:
    words = ("--data", str(server_folder), "--user", owner)
    entry = answer("add", "5", "food", *words)
    with Client.local(server_folder, owner) as notebook:
        assert notebook.history.page(notebook.workspaces.list()[0].id).entries[0].id == entry["id"]
        assert [row.device for row in notebook.users.sessions()] == ["local"]


def test_over_the_network_nobody_is_let_in_like_that(server: str, owner: str) -> None:
    named = {"x-budget-user": owner}
    assert httpx.get(f"{server}/api/workspace/my", headers=named).status_code == 401
    new = {"name": "Eve", "email": "eve@example.com", "password": "correct horse"}
    assert httpx.post(f"{server}/api/owner/users", json=new, headers=named).status_code in {404, 405}
    assert httpx.put(f"{server}/api/owner/password", json={"password": "x" * 8}, headers=named).status_code in {
        404,
        405,
    }


def test_a_token_counts_more_than_the_socket(server_folder: Path, owner: str) -> None:
    transport = httpx.HTTPTransport(uds=str(server_folder / SOCKET))
    with httpx.Client(transport=transport, base_url="http://budget.local/api") as through:
        assert through.get("/user/me", headers={"x-budget-user": owner}).json()["name"] == "Olga"
        answer = through.get("/user/me", headers={"x-budget-user": owner, "authorization": "Bearer nobody's"})
        assert answer.status_code == 401


def test_what_the_owner_asks_for_is_checked_like_everything(server_folder: Path, owner: str) -> None:
    with pytest.raises(Invalid) as caught:
        administration.create_user(server_folder, "", "no e-mail", "short")
    assert caught.value.fields.keys() == {"name", "email", "password"}
    with pytest.raises(LocalFileUnusable, match="--user"):
        administration.set_password(server_folder, "somebody else", "correct horse")


@pytest.mark.usefixtures("online")
def test_a_stored_token_that_has_ended_leaves_it_to_the_socket_who_comes(
    server: str, server_folder: Path, owner: str
) -> None:
    save_logins(Logins().with_login(server, StoredLogin("ended")))
    with Client.local(server_folder) as client, pytest.raises(LocalFileUnusable, match="--user"):
        client.users.me()


@pytest.fixture
def short_folder(fresh_file: Path) -> Iterator[Path]:
    """A data folder whose path leaves room for a socket's name, wherever temporary files are."""
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        shutil.copytree(fresh_file, name, dirs_exist_ok=True)
        yield Path(name)


def test_a_socket_that_a_killed_server_left_behind_is_in_nobodys_way(budget: Budget, short_folder: Path) -> None:
    left = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        left.bind(str(short_folder / SOCKET))
    finally:
        left.close()
    assert budget("month", "--data", str(short_folder)).exit_code == 0
