import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.api.conftest import create_database
from tests.cli.conftest import Budget, Json
from tests.servers import CHEAP_ENVIRONMENT

from budget_api.db.postgres import PostgresDatabase
from budget_sdk import Client, Forbidden, Invalid, Login

PASSWORD = "correct horse battery"
COMMON = "This is one of the passwords that are guessed first. Please choose another"
OWN = "Please choose a password that is not your name or e-mail"
ANN = ["users", "add", "Ann", "--email", "Ann@Example.com", "--password-stdin"]


@pytest.fixture
def ann(budget: Budget) -> str:
    """The e-mail of a user of the local file, beside the one who was there."""
    result = budget(*ANN, typed=f"{PASSWORD}\n")
    assert result.exit_code == 0, result.output
    return "Ann@example.com"


def can_sign_in(email: str, password: str) -> bool:
    """Return whether the local file accepts the password."""
    with Client.local(user="Me") as client:
        try:
            client.users.login(email=email, password=password)
        except (Forbidden, Invalid):
            return False
        return True


def test_a_new_user_can_sign_in_and_has_a_budget(budget: Budget, answer: Json, ann: str) -> None:
    assert can_sign_in(ann, PASSWORD)
    (workspace,) = answer("workspaces", "--user", ann)
    assert workspace["name"] == "Ann"


def test_making_a_user_says_who_it_is_and_never_the_password(budget: Budget) -> None:
    result = budget(*ANN, "--table", typed=f"{PASSWORD}\n")
    assert result.stderr == "Ann can sign in as Ann@example.com.\n"
    assert PASSWORD not in result.output


def test_a_password_is_asked_for_twice(budget: Budget) -> None:
    typed = f"{PASSWORD}\nanother one\n{PASSWORD}\n{PASSWORD}\n"
    result = budget(*ANN[:-1], typed=typed)
    assert result.exit_code == 0, result.output
    assert can_sign_in("ann@example.com", PASSWORD)


@pytest.mark.parametrize(
    ("words", "password", "text"),
    [
        (["", "--email", "bob@example.com"], PASSWORD, "Field is required"),
        (["Bob", "--email", "bob@"], PASSWORD, "Invalid email address"),
        (["Bob", "--email", "bob@example.com"], "short", "A password has 8 to 1024 characters"),
        (["Bob", "--email", "bob@example.com"], "password1", COMMON),
        (["Bob", "--email", "bob@example.com"], "bob@example.com", OWN),
        (["Bob", "--email", "ANN@example.com"], PASSWORD, "This e-mail is already taken"),
    ],
)
def test_what_makes_no_user_is_refused(budget: Budget, ann: str, words: list[str], password: str, text: str) -> None:
    result = budget("users", "add", *words, "--password-stdin", typed=f"{password}\n")
    assert result.exit_code in (2, 5)
    assert result.stderr == f"{text}\n"


def test_a_new_password_replaces_the_old_one_and_ends_sessions(budget: Budget, answer: Json, ann: str) -> None:
    before = answer("users", "sessions", "--user", ann)
    result = budget("users", "set-password", "--user", ann, "--password-stdin", typed="another horse\n")
    assert (msgspec.json.decode(result.stdout)["email"], result.stderr) == (ann, "")
    assert (can_sign_in(ann, PASSWORD), can_sign_in(ann, "another horse")) == (False, True)
    ids = {row["id"] for row in answer("users", "sessions", "--user", ann)}
    assert ids.isdisjoint(row["id"] for row in before)


def test_a_password_that_is_guessed_first_is_not_set(budget: Budget, ann: str) -> None:
    for password, text in (("12345678", COMMON), (ann, OWN)):
        result = budget("users", "set-password", "--user", ann, "--password-stdin", typed=f"{password}\n")
        assert (result.exit_code in (2, 5), result.stderr) == (True, f"{text}\n")
    assert can_sign_in(ann, PASSWORD)


def test_who_only_used_the_terminal_gets_an_email_with_the_password(budget: Budget, answer: Json) -> None:
    words = ["users", "set-password", "--password-stdin"]
    refused = budget(*words, typed=f"{PASSWORD}\n")
    assert (refused.exit_code, refused.stderr) == (5, "Invalid email address\n")
    assert budget(*words, "--email", "me@example.com", typed=f"{PASSWORD}\n").exit_code == 0
    assert can_sign_in("me@example.com", PASSWORD)
    answer("add", "5", "food")


def test_an_email_somebody_has_can_not_be_set(budget: Budget, ann: str) -> None:
    result = budget("users", "set-password", "--user", "Me", "--email", ann, "--password-stdin", typed=f"{PASSWORD}\n")
    assert (result.exit_code, result.stderr) == (5, "This e-mail is already taken\n")


def test_with_several_users_one_has_to_be_named(budget: Budget, ann: str) -> None:
    result = budget("users", "set-password", "--password-stdin", typed=f"{PASSWORD}\n")
    assert result.exit_code == 1
    assert "In this file there are: Me, Ann@example.com." in result.stderr


def test_sessions_are_shown_with_the_one_in_use(budget: Budget, answer: Json) -> None:
    (session,) = answer("users", "sessions")
    assert (session["device"], session["isCurrent"]) == ("local", True)
    assert "Local file" in budget("users", "sessions", "--table").stdout
    assert budget("users", "sessions", "--csv").stdout.startswith("device,signed in,until,this one,id")


def test_while_a_server_runs_on_the_folder_users_are_made_through_it(
    budget: Budget, answer: Json, server: str, server_folder: Path
) -> None:
    folder = ["--data", str(server_folder)]
    new = ["users", "add", "Bea", "--email", "bea@example.com", "--password-stdin", *folder]
    assert budget(*new, typed=f"{PASSWORD}\n").exit_code == 0
    assert answer("add", "5", "food", "--user", "BEA@example.com", *folder)["creatorName"] == "Bea"
    words = ["users", "set-password", "--user", "Bea", "--password-stdin", *folder]
    assert budget(*words, typed="another horse\n").exit_code == 0
    with Client(server) as client:
        assert client.users.login(Login(email="bea@example.com", password="another horse")).name == "Bea"


def test_users_of_another_server_can_not_be_made(budget: Budget, server: str) -> None:
    result = budget(*ANN, "--server", server, typed=f"{PASSWORD}\n")
    assert (result.exit_code, result.stderr) == (
        1,
        "This works only with a local file. Name its folder with --data.\n",
    )


def test_users_of_a_database_are_made_there_and_not_in_the_local_file(
    budget: Budget, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = create_database(postgres, "administered")
    migrate(url)
    for name, value in (CHEAP_ENVIRONMENT | {"BUDGET_DATABASE_URL": url}).items():
        monkeypatch.setenv(name, value)
    made = budget(*ANN, "--table", typed=f"{PASSWORD}\n")
    assert (made.exit_code, made.stderr) == (0, "Ann can sign in as Ann@example.com.\n")
    assert "already taken" in budget(*ANN, typed=f"{PASSWORD}\n").stderr
    changed = budget("users", "set-password", "--user", "ann@example.com", "--password-stdin", typed=f"{PASSWORD}\n")
    assert changed.exit_code == 0, changed.output
    monkeypatch.delenv("BUDGET_DATABASE_URL")
    assert not can_sign_in("ann@example.com", PASSWORD)


def test_a_database_that_is_away_is_told_of_when_a_user_is_made(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUDGET_DATABASE_URL", "postgresql://u@127.0.0.1:1/b")
    result = budget(*ANN, typed=f"{PASSWORD}\n")
    assert (result.exit_code, "The database can't be reached." in result.output) == (1, True)


def migrate(url: str) -> None:
    async def start() -> None:
        database = PostgresDatabase(url, lambda _: None)
        await database.start()
        await database.close()

    asyncio.run(start())
