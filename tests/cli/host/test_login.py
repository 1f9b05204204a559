import json
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk import Client, SignUp
from budget_sdk.logins import Logins, StoredLogin, load_logins, save_logins

PASSWORD = "correct horse battery"


@pytest.fixture
def ann(server: str) -> Iterator[str]:
    """The e-mail of somebody who has signed up on the server."""
    email = f"{uuid4()}@example.com"
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Ann", email=email, password=PASSWORD))
    yield email


def test_after_a_login_the_server_is_used(budget: Budget, answer: Json, server: str, ann: str) -> None:
    result = budget("login", server, typed=f"{ann}\n{PASSWORD}\n")
    assert result.exit_code == 0, result.output
    assert f"Signed in to {server} as Ann.\n" in result.stderr
    assert PASSWORD not in result.output
    answer("add", "5", "food")
    assert answer("month", "--server", server)["spent"] == "5.00"
    assert load_logins().server == server


def test_a_password_may_come_from_stdin(budget: Budget, server: str, ann: str) -> None:
    assert budget("login", server, "--email", ann, "--password-stdin", typed=f"{PASSWORD}\n").exit_code == 0
    assert load_logins().stored[server].email == ann


def test_a_wrong_password_is_refused_and_nothing_is_stored(budget: Budget, server: str, ann: str) -> None:
    result = budget("login", server, "--email", ann, "--password-stdin", typed="wrong password\n")
    assert result.exit_code == 5
    assert load_logins() == Logins()


def test_a_token_is_tried_before_it_is_stored(budget: Budget, server: str) -> None:
    assert budget("login", server, "--token", "made up").exit_code == 4
    assert load_logins() == Logins()


def test_a_token_from_somewhere_else_serves_as_login(budget: Budget, server: str, ann: str) -> None:
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Bob", email=f"{uuid4()}@example.com", password=PASSWORD))
        token = str(client.token)
    assert budget("login", server, "--token", token).stderr == f"Signed in to {server} as Bob.\n"
    assert load_logins().token(server) == token


def test_a_token_in_the_environment_needs_no_login(answer: Json, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Bob", email=f"{uuid4()}@example.com", password=PASSWORD))
        monkeypatch.setenv("BUDGET_TOKEN", str(client.token))
    monkeypatch.setenv("BUDGET_SERVER", server)
    assert answer("workspaces")[0]["participants"][0]["name"] == "Bob"


def test_after_a_logout_the_token_is_ended_and_the_local_file_used(budget: Budget, server: str, ann: str) -> None:
    budget("login", server, "--email", ann, "--password-stdin", typed=f"{PASSWORD}\n")
    token = load_logins().token(server)
    assert budget("logout").stderr == f"Signed out of {server}.\n"
    assert load_logins() == Logins()
    assert budget("login", server, "--token", str(token)).exit_code == 4
    assert json.loads(budget("workspaces").stdout)[0]["name"] == "Me"


def test_a_login_is_forgotten_even_when_its_server_is_gone(budget: Budget) -> None:
    gone = "http://127.0.0.1:1"
    save_logins(Logins().with_login(gone, StoredLogin("t")).with_server(gone))
    assert budget("logout").exit_code == 0
    assert load_logins() == Logins()


def test_signing_out_of_an_ended_login_says_so_and_forgets_it(budget: Budget, server: str) -> None:
    save_logins(Logins().with_login(server, StoredLogin("ended")).with_server(server))
    result = budget("logout")
    assert (result.exit_code, "The login had ended already." in result.stderr) == (0, True)
    assert load_logins() == Logins()


def test_signing_out_of_another_server_names_those_one_is_signed_in_to(budget: Budget) -> None:
    save_logins(Logins().with_login("http://a", StoredLogin("t")))
    result = budget("logout", "http://b")
    assert (result.exit_code, result.stderr) == (
        1,
        "You are not signed in to http://b. You are signed in to: http://a.\n",
    )


def test_who_is_not_signed_in_can_not_sign_out(budget: Budget) -> None:
    result = budget("logout")
    assert (result.exit_code, result.stderr) == (1, "You are not signed in.\n")


@pytest.fixture
def held(server: str, server_folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a server that holds one's own data folder."""
    monkeypatch.setenv("BUDGET_DATA", str(server_folder))
    return server


def test_the_folder_of_a_server_with_several_users_says_how_to_be_one_of_them(budget: Budget, held: str) -> None:
    with Client(held) as client:
        for name in ("One", "Two"):
            client.users.sign_up(SignUp(name=name, email=f"{uuid4()}@example.com", password=PASSWORD))
    result = budget("month")
    assert (result.exit_code, "Say which user you are with --user" in result.stderr) == (1, True)


def test_a_folder_that_a_server_holds_leads_to_that_server_once_signed_in(
    budget: Budget, answer: Json, held: str, ann: str
) -> None:
    budget("login", held, "--email", ann, "--password-stdin", typed=f"{PASSWORD}\n")
    assert answer("workspaces")[0]["participants"][0]["name"] == "Ann"
    assert load_logins().server is None


def test_a_folder_is_served_once(budget: Budget, held: str) -> None:
    result = budget("serve", "--host", "no-address.invalid")
    assert (result.exit_code, f": {held}" in result.stderr) == (1, True)


@pytest.mark.parametrize("command", ["login", "signup"])
def test_a_wrong_address_is_told_before_anything_is_asked(budget: Budget, command: str) -> None:
    result = budget(command, "http://127.0.0.1:1", typed="ann@example.com\n")
    assert (result.exit_code, "E-mail" in result.output, "Name" in result.output) == (6, False, False)
