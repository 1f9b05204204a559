from uuid import uuid4

import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk import AccountCreate, Client, Forbidden, SignUp
from budget_sdk.logins import load_logins


@pytest.fixture
def signed_in(budget: Budget, server: str) -> str:
    """The address of a server on which somebody is signed in."""
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Ann", email=f"{uuid4()}@example.com", password="correct horse battery"))
        assert budget("login", server, "--token", str(client.token)).exit_code == 0
    return server


def test_a_new_token_is_alone_on_stdout(budget: Budget, signed_in: str) -> None:
    result = budget("tokens", "add", "backup", "--table")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("budget_")
    assert len(result.stdout.split()) == 1
    assert result.stderr == "Save it now: it is not shown again.\n"


def test_a_token_to_read_reads_and_no_more(answer: Json, signed_in: str) -> None:
    token = answer("tokens", "add", "backup")["token"]
    with Client(signed_in, token) as client:
        (workspace,) = client.workspaces.list()
        with pytest.raises(Forbidden):
            client.accounts.create(workspace.id, AccountCreate(name="Wallet"))


def test_a_token_to_write_serves_as_login_and_outlives_its_logout(budget: Budget, answer: Json, signed_in: str) -> None:
    token = answer("tokens", "add", "laptop", "--may", "write", "--days", "3")["token"]
    assert budget("login", signed_in, "--token", token).stderr == f"Signed in to {signed_in} as Ann.\n"
    answer("add", "5", "food")
    result = budget("logout")
    assert (result.exit_code, "The token stays good" in result.stderr) == (0, True)
    assert load_logins().stored == {}
    assert budget("login", signed_in, "--token", token).exit_code == 0


def test_a_token_may_be_for_the_workspace_in_use_alone(answer: Json, signed_in: str) -> None:
    made = answer("tokens", "add", "shop", "--only")
    (shown,) = answer("tokens")
    assert shown["workspaceId"] == made["workspaceId"] == answer("workspaces")[0]["id"]


def test_a_revoked_token_is_no_longer_listed_and_opens_nothing(budget: Budget, answer: Json, signed_in: str) -> None:
    token = answer("tokens", "add", "backup")["token"]
    assert "backup  read" in budget("tokens", "--table").stdout
    assert budget("tokens", "revoke", "back", "--table").stderr == "Revoked the token backup.\n"
    assert answer("tokens") == []
    assert budget("login", signed_in, "--token", token).exit_code == 4


def test_a_token_that_is_not_there_is_named(budget: Budget, signed_in: str) -> None:
    result = budget("tokens", "revoke", "backup")
    assert (result.exit_code, "No token starts with 'backup'. There are none." in result.stderr) == (3, True)


def test_a_read_only_token_says_so(
    budget: Budget, answer: Json, signed_in: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = answer("tokens", "add", "backup")["token"]
    monkeypatch.setenv("BUDGET_SERVER", signed_in)
    monkeypatch.setenv("BUDGET_TOKEN", token)
    said = 'This token is read-only. Create one with the scope "write".\nTry: budget tokens add NAME --may write\n'
    for words in (("add", "5", "food"), ("config", "set", "language", "ua")):
        result = budget(*words)
        assert (result.exit_code, result.stderr) == (4, said), result.output
    with Client(signed_in, token) as client, pytest.raises(Forbidden, match="This token is read-only"):
        client.add("5", "food")
    with Client(signed_in, token) as client, pytest.raises(Forbidden, match="not allowed"):
        client.users.tokens()
