"""`budget users` for oneself, on a server."""

import os
from pathlib import Path
from uuid import uuid4

import pytest
from PIL import Image
from tests.cli.conftest import PASSWORD, Budget, Json

from budget_core.base.limits import IMAGE_MAX_BYTES
from budget_sdk import Client
from budget_sdk.logins import load_logins

pytestmark = pytest.mark.usefixtures("online")
NEW_PASSWORD = "another horse battery"


def test_one_is_shown_and_renamed(answer: Json, budget: Budget) -> None:
    assert answer("users")["name"] == "Me"
    assert answer("users", "edit", "--name", "Ann", "--not-findable")["canAddToWorkspace"] is False
    assert answer("users")["name"] == "Ann"


def test_a_new_email_asks_for_the_password(budget: Budget) -> None:
    email = f"{uuid4()}@example.com"
    wrong = budget("users", "edit", "--email", email, "--password-stdin", typed="wrong one\n")
    assert wrong.exit_code == 5
    right = budget("users", "edit", "--email", email, "--password-stdin", "--table", typed=f"{PASSWORD}\n")
    assert right.stderr == f"You are Me, {email}.\n"


def test_a_picture_is_set_saved_and_removed(answer: Json, budget: Budget, world: Path) -> None:
    Image.new("RGB", (64, 64), "red").save(world / "me.png")
    assert answer("users", "picture", str(world / "me.png"))["avatar"] is not None
    assert budget("users", "picture", "--save", str(world / "saved.jpg")).exit_code == 0
    assert (world / "saved.jpg").read_bytes().startswith(b"\xff\xd8")
    (world / "torn.png").write_bytes((world / "me.png").read_bytes()[:60])
    assert "or it is damaged" in budget("users", "picture", str(world / "torn.png"), "--table").stderr
    (world / "huge.png").write_bytes(b"\0" * (IMAGE_MAX_BYTES + 1))
    assert "6 MB and 16 megapixels" in budget("users", "picture", str(world / "huge.png"), "--table").stderr
    assert answer("users", "picture", "--remove")["avatar"] is None
    assert budget("users", "picture", "--save", str(world / "none.jpg")).exit_code == 3
    assert budget("users", "picture", str(world / "nothing.png")).exit_code == 2
    assert budget("users", "picture").exit_code == 2


def test_the_password_is_changed(budget: Budget, answer: Json, online: str, monkeypatch: pytest.MonkeyPatch) -> None:
    email = answer("users")["email"]
    monkeypatch.delenv("BUDGET_TOKEN")
    budget("login", online, "--email", email, "--password-stdin", typed=f"{PASSWORD}\n")
    changed = budget("users", "change-password", "--password-stdin", typed=f"{PASSWORD}\n{NEW_PASSWORD}\n")
    assert changed.exit_code == 0, changed.output
    answer("add", "5", "food")
    again = budget("login", online, "--email", email, "--password-stdin", typed=f"{NEW_PASSWORD}\n")
    assert again.exit_code == 0


def test_a_session_is_ended_by_its_short_id(answer: Json, budget: Budget, online: str) -> None:
    email = answer("users")["email"]
    budget("login", online, "--email", email, "--password-stdin", typed=f"{PASSWORD}\n")
    other = next(one for one in answer("users", "sessions") if not one["isCurrent"])
    assert other["device"].startswith("budget-cli (")
    assert "Terminal" in budget("users", "sessions", "--table").stdout
    assert answer("users", "end-session", other["id"][-8:])["id"] == other["id"]
    assert [one["id"] for one in answer("users", "sessions")] != [other["id"]]
    assert budget("users", "end-session", "12345678").exit_code == 3


def test_signing_out_everywhere_ends_every_session(budget: Budget, answer: Json, online: str) -> None:
    email = answer("users")["email"]
    budget("login", online, "--email", email, "--password-stdin", typed=f"{PASSWORD}\n")
    assert budget("logout", "--everywhere").exit_code == 0
    with Client(online, os.environ["BUDGET_TOKEN"]) as client, pytest.raises(Exception, match="log in again"):
        client.users.me()


def test_an_email_is_verified_with_the_code_from_the_mail(budget: Budget, answer: Json) -> None:
    email = answer("users")["email"]
    result = budget("users", "verify", "--code", "00000000", "--table")
    assert (result.exit_code, f"A code was sent to {email}." in result.stderr) == (5, True)


def test_a_forgotten_password_needs_the_code_from_the_mail(budget: Budget, answer: Json, online: str) -> None:
    email = answer("users")["email"]
    words = ["users", "reset-password", online, "--email", email, "--code", "00000000", "--password-stdin"]
    result = budget(*words, typed=f"{NEW_PASSWORD}\n")
    assert (result.exit_code, "a code is on its way" in result.stderr) == (5, True)


def test_an_account_is_deleted_for_good(budget: Budget, answer: Json, online: str) -> None:
    email = answer("users")["email"]
    assert budget("users", "delete").exit_code == 2
    deleted = budget("users", "delete", "--yes", "--password-stdin", typed=f"{PASSWORD}\n")
    assert deleted.exit_code == 0, deleted.output
    again = budget("login", online, "--email", email, "--password-stdin", typed=f"{PASSWORD}\n")
    assert again.exit_code == 5


def test_somebody_signs_up_and_is_signed_in(
    budget: Budget, answer: Json, online: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BUDGET_TOKEN")
    words = ["signup", online, "--name", "Eve", "--email", f"{uuid4()}@example.com", "--language", "ua"]
    result = budget(*words, "--password-stdin", typed=f"{PASSWORD}\n")
    assert result.stderr == f"Signed in to {online} as Eve.\n"
    assert load_logins().server == online
    assert answer("config")["language"] == "ua"
