"""Users and invitation codes in the hands of who has the data folder, a database's settings, or a server's sign-in."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from tests.api.conftest import create_database
from tests.cli.conftest import Budget, Json, serving
from tests.cli.share.test_users import ANN, PASSWORD, can_sign_in, migrate
from tests.servers import CHEAP_ENVIRONMENT

from budget_sdk import Client, Invalid, Login, ResetPassword, administration

EMAIL = "ann@example.com"
OWNER = "olga.owner@example.com"
PUBLIC = "https://budget.example"


@pytest.fixture
def owned_server() -> Iterator[str]:
    """Yield a server for the invited, whose owner is Olga and where Kim has an account."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for person, email in (("Olga", OWNER), ("Kim", "kim@example.com")):
            administration.create_user(folder, person, email, PASSWORD)
        with closing(sqlite3.connect(folder / "budget.sqlite3", isolation_level=None)) as database:
            database.execute("update users set is_email_verified = 1 where email = ?", [OWNER])
        with serving(folder, BUDGET_SIGN_UP="invited", BUDGET_OWNER_EMAIL=OWNER, BUDGET_URL=PUBLIC) as address:
            yield address


@pytest.fixture
def ann(budget: Budget) -> str:
    """The e-mail of a user of the local file, beside the one who was there."""
    assert budget(*ANN, typed=f"{PASSWORD}\n").exit_code == 0
    return EMAIL


def test_all_users_are_listed_the_newest_first_whoever_one_is(answer: Json, budget: Budget, ann: str) -> None:
    rows = answer("users", "list")
    assert [(row["name"], row["email"]) for row in rows] == [("Ann", "Ann@example.com"), ("Me", None)]
    assert (rows[0]["disabledAt"], rows[0]["lastSeenAt"]) == (None, None)
    table = budget("users", "list", "--table").stdout
    assert [word in table for word in ("Ann@example.com", "active", "last seen")] == [True] * 3
    assert [row["name"] for row in answer("users", "list", "ann@")] == ["Ann"]


def test_without_a_command_oneself_is_shown(answer: Json) -> None:
    assert answer("users") == answer("users", "show")


def test_who_is_disabled_is_out_until_enabled_and_twice_is_as_once(budget: Budget, ann: str) -> None:
    for _ in range(2):
        done = budget("users", "disable", ann, "--table")
        assert (done.exit_code, done.stderr) == (0, "Ann is now disabled.\n")
    assert not can_sign_in(EMAIL, PASSWORD)
    assert "disabled" in budget("users", "list", "--table").stdout
    refused = budget("balance", "--user", ann)
    assert (refused.exit_code, refused.stderr) == (
        1,
        "Ann is disabled. To let them in again: budget users enable Ann@example.com\n",
    )
    for _ in range(2):
        done = budget("users", "enable", ann, "--table")
        assert (done.exit_code, done.stderr) == (0, "Ann can sign in again.\n")
    assert can_sign_in(EMAIL, PASSWORD)
    assert budget("balance", "--user", ann).exit_code == 0


@pytest.mark.parametrize("words", [("disable",), ("enable",), ("reset",), ("delete", "--yes")])
def test_an_unknown_email_is_one_line_and_exit_code_3(budget: Budget, words: tuple[str, ...]) -> None:
    result = budget("users", words[0], "nobody@example.com", *words[1:])
    assert (result.exit_code, result.stderr) == (
        3,
        "There is no user nobody@example.com.\nTry: budget users list\n",
    )


def test_deleting_somebody_asks_first_and_leaves_the_others(budget: Budget, answer: Json, ann: str) -> None:
    refused = budget("users", "delete", ann)
    assert (refused.exit_code, refused.stderr) == (2, "This can't be undone. Confirm with --yes.\n")
    done = budget("users", "delete", ann, "--yes", "--table")
    assert (done.exit_code, done.stderr) == (0, "Deleted the account of Ann@example.com.\n")
    assert [row["name"] for row in answer("users", "list")] == ["Me"]
    assert budget("users", "delete", ann, "--dry-run").exit_code == 2


def test_a_reset_link_sets_a_password_once_and_leaves_shared_workspaces_alone(
    budget: Budget, server: str, server_folder: Path
) -> None:
    folder = ["--data", str(server_folder)]
    new = ["users", "add", "Rita", "--email", "rita@example.com", "--password-stdin", *folder]
    assert budget(*new, typed=f"{PASSWORD}\n").exit_code == 0
    done = budget("users", "reset", "rita@example.com", "--table", *folder)
    address, fragment = done.stdout.strip().split("#")
    assert address == f"{server}/reset-password"
    assert done.stderr.startswith("Give it to Rita:")
    held = {name: value for name, (value,) in parse_qs(fragment).items()}
    body = ResetPassword(code=held["code"], reset_token=held["resetToken"], new_password="another horse")
    with Client(server) as client:
        client.users.reset_password(body)
        assert client.users.login(Login(email="rita@example.com", password="another horse")).is_email_verified is False
        with pytest.raises(Invalid):
            client.users.reset_password(body)


def test_an_invitation_code_is_shown_once_with_its_link(budget: Budget, answer: Json) -> None:
    made = budget("users", "invite", "--uses", "3", "--expires", "2", "--table")
    code, link = made.stdout.splitlines()
    assert link == f"/sign-up?code={code}"
    assert made.stderr == "Save it now: it is not shown again.\n"
    (kept,) = answer("users", "invitations")
    assert (kept["uses"], kept["usesMax"], kept["createdBy"]) == (0, 3, None)
    assert "the terminal" in budget("users", "invitations", "--table").stdout
    assert budget("users", "revoke", kept["id"], "--table").stderr == "Revoked the invitation code.\n"
    assert answer("users", "invitations") == []
    refused = budget("users", "revoke", kept["id"])
    assert (refused.exit_code, refused.stderr.splitlines()[0]) == (3, f"There is no invitation code {kept['id']}.")


def test_the_answers_are_in_the_language_of_the_settings(budget: Budget) -> None:
    assert budget("config", "set", "language", "ua").exit_code == 0
    assert "востаннє тут" in budget("users", "list", "--table").stdout
    assert budget("users", "disable", "x@example.com").stderr.startswith("Немає користувача x@example.com.")


def test_the_users_of_a_database_are_looked_after_by_its_settings(
    budget: Budget, answer: Json, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = create_database(postgres, "looked_after")
    migrate(url)
    for name, value in (CHEAP_ENVIRONMENT | {"BUDGET_DATABASE_URL": url, "BUDGET_URL": "https://b.example"}).items():
        monkeypatch.setenv(name, value)
    assert budget(*ANN, typed=f"{PASSWORD}\n").exit_code == 0
    assert answer("users", "disable", EMAIL)["disabledAt"] is not None
    assert answer("users", "enable", EMAIL)["disabledAt"] is None
    assert answer("users", "invite")["link"].startswith("https://b.example/sign-up?code=")
    assert urlsplit(answer("users", "reset", EMAIL)["link"]).hostname == "b.example"
    assert answer("users", "delete", EMAIL, "--yes")["email"] == "Ann@example.com"
    assert answer("users", "list") == []


def test_on_a_server_its_owner_does_the_same_and_nobody_else(budget: Budget, answer: Json, owned_server: str) -> None:
    login = ["login", owned_server, "--email", OWNER, "--password-stdin"]
    assert budget(*login, typed=f"{PASSWORD}\n").exit_code == 0
    assert [row["email"] for row in answer("users", "list", "kim@")] == ["kim@example.com"]
    assert answer("users", "disable", "kim@example.com")["disabledAt"] is not None
    assert answer("users", "enable", "kim@example.com")["disabledAt"] is None
    refused = budget("users", "disable", OWNER)
    assert (refused.exit_code, refused.stderr) == (4, "You can't do this to your own account here\n")
    invitation = answer("users", "invite")
    code = invitation["code"]
    assert invitation["link"] == f"{PUBLIC}/sign-up?code={code}"
    (kept,) = answer("users", "invitations")
    assert answer("users", "revoke", kept["id"])["id"] == kept["id"]
    signed_up = ["signup", owned_server, "--name", "Ina", "--email", "ina@example.com", "--password-stdin"]
    refused = budget(*signed_up, "--code", code, typed=f"{PASSWORD}\n")
    assert (refused.exit_code, refused.stderr.splitlines()[0].startswith("This invitation code is not valid")) == (
        4,
        True,
    )
    code = answer("users", "invite")["code"]
    deleted = budget("users", "delete", "kim@example.com", "--yes", "--password-stdin", typed=f"{PASSWORD}\n")
    assert (deleted.exit_code, msgspec.json.decode(deleted.stdout)["name"]) == (0, "Kim")
    assert budget(*signed_up, "--code", code, typed=f"{PASSWORD}\n").exit_code == 0
    refused = budget("users", "list")
    assert refused.exit_code == 4
    assert refused.stderr.splitlines()[0] == "Only the owner of the server can do this"
