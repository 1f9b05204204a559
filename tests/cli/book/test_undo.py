from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk import Client

pytestmark = pytest.mark.usefixtures("online")


def test_the_last_change_is_taken_back_and_then_the_one_before(answer: Json, budget: Budget) -> None:
    budget("add", "5", "food", "--date", "2026-02-03")
    budget("plan", "set", "food", "300", "--month", "2026-02")
    assert budget("undo", "--table").stderr == "Undone: budget Food (2026-02-01) created.\n"
    assert budget("undo", "--table").stderr == "Undone: expense Food (2026-02-03) created.\n"
    assert answer("history") == []


def test_an_undo_is_undone_by_its_number(answer: Json, budget: Budget) -> None:
    budget("add", "5", "food")
    budget("undo")
    undo = answer("activity")[0]
    assert undo["undoes"] is not None
    assert budget("undo", str(undo["revision"])).exit_code == 0
    assert len(answer("history")) == 1


@pytest.mark.usefixtures("verified")
def test_the_last_change_of_a_partner_stays(
    budget: Budget, answer: Json, online: str, bob: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Client(online, bob) as partner:
        home = answer("workspaces", "invite", partner.users.me().name, "Me")["id"]
        partner.workspaces.approve(home)
        answer("add", "5", "food")
        partner.add(7, "food", workspace=home)
    assert [entry["value"] for entry in answer("history")] == ["-7.00", "-5.00"]
    at_terminal(monkeypatch, "another one, which knows of no change of its own")
    assert budget("undo", "--yes").exit_code == 0
    assert [entry["value"] for entry in answer("history")] == ["-7.00"]


def test_where_there_is_nothing_it_says_so(budget: Budget) -> None:
    result = budget("undo")
    assert (result.exit_code, result.stderr) == (3, "There is nothing to undo.\nTry: budget activity\n")
    assert budget("undo", "999").exit_code == 3


def test_a_number_that_no_change_has_is_not_the_last_change(budget: Budget, answer: Json) -> None:
    budget("add", "5", "food")
    assert budget("undo", "0").exit_code == 2
    assert len(answer("history")) == 1


def test_the_log_says_who_did_what(budget: Budget, answer: Json) -> None:
    budget("categories", "add", "Books")
    table = budget("activity", "--limit", "1", "--table").stdout
    assert "category Books created" in table
    assert " Me " in table
    assert len(answer("activity", "--limit", "1")) == 1


def test_the_log_is_of_one_person_and_one_kind(budget: Budget, answer: Json) -> None:
    budget("categories", "add", "Books")
    budget("add", "5", "food")
    assert [one["changes"][0]["entity"] for one in answer("activity", "--kind", "category")] == ["category"]
    assert len(answer("activity", "--by", "me")) == 2
    assert budget("activity", "--by", "nobody").exit_code == 3


def test_the_log_is_of_one_month(budget: Budget, answer: Json) -> None:
    budget("add", "5", "food", "--date", "2026-02-03")
    assert len(answer("activity", "--month", "this")) == 1
    assert answer("activity", "--month", "2026-02") == []


def test_what_something_builds_on_names_what_to_undo_first(budget: Budget, answer: Json) -> None:
    budget("categories", "add", "Books")
    made = answer("activity")[0]["revision"]
    budget("add", "5", "books")
    spent = answer("activity")[0]["revision"]
    result = budget("undo", str(made), "--table")
    assert (result.exit_code, result.stderr.splitlines()[-1]) == (5, f"Try: budget undo {spent}")
    assert budget("undo", str(spent)).exit_code == 0
    assert budget("undo", str(made)).exit_code == 0


WRITES = [
    ("add", "6", "food"),
    ("plan", "set", "food", "300", "--month", "2026-02"),
    ("plan", "set", "food", "300", "--month", "2026-02", "--months", "2"),
    ("plan", "remove", "food", "--month", "2026-02"),
    ("categories", "edit", "transport", "--name", "Bus"),
    ("accounts", "edit", "cash", "--balance", "20"),
    ("lists", "create", "Shop", "milk"),
    ("workspaces", "edit", "--name", "Cabin"),
    ("income", "6"),
    ("history", "delete", "{entry}"),
]


@pytest.mark.dear
@pytest.mark.parametrize("words", WRITES, ids=" ".join)
def test_each_terminal_takes_back_its_own_change(
    budget: Budget, answer: Json, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    entry = answer("add", "4", "food")["id"]
    at_terminal(monkeypatch, "first")
    assert budget(*(word.format(entry=entry) for word in words)).exit_code == 0
    made = answer("activity")[0]["revision"]
    at_terminal(monkeypatch, "second")
    budget("add", "7", "utilities")
    at_terminal(monkeypatch, "first")
    assert budget("undo").exit_code == 0
    assert answer("activity")[0]["undoes"] == made
    at_terminal(monkeypatch, "second")
    assert "expense Utilities" in budget("undo", "--table").stderr


def test_an_import_is_taken_back_where_it_was_made(
    budget: Budget, answer: Json, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "bank.csv"
    file.write_text("Date,Amount,Note\n2026-02-13,-5.00,lunch\n")
    at_terminal(monkeypatch, "first")
    assert budget("import", str(file), "--account", "cash").exit_code == 0
    made = answer("activity")[0]["revision"]
    at_terminal(monkeypatch, "second")
    budget("add", "7", "transport")
    at_terminal(monkeypatch, "first")
    assert budget("undo").exit_code == 0
    assert answer("activity")[0]["undoes"] == made


def test_a_change_of_another_terminal_is_asked_about(
    budget: Budget, answer: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_terminal(monkeypatch, "first")
    budget("add", "5", "food", "--date", "2026-02-03")
    at_terminal(monkeypatch, "second")
    refused = budget("undo")
    said = "Your last change was not made in this terminal: expense Food (2026-02-03) created, "
    assert (refused.exit_code, refused.stderr.startswith(said)) == (2, True)
    assert refused.stderr.endswith(" Undo it? Confirm with --yes.\n")
    assert len(answer("history")) == 1
    assert budget("undo", "--yes").exit_code == 0
    assert answer("history") == []


@pytest.mark.usefixtures("verified")
def test_what_a_partner_did_is_taken_back_with_their_name(budget: Budget, answer: Json, online: str, bob: str) -> None:
    with Client(online, bob) as partner:
        name = partner.users.me().name
        home = answer("workspaces", "invite", name, "Me")["id"]
        partner.workspaces.approve(home)
        partner.add(7, "food", date="2026-02-03", workspace=home)
    number = answer("activity")[0]["revision"]
    said = f"Undone: expense Food (2026-02-03) created, by {name}.\n"
    assert budget("undo", str(number), "--table").stderr == said


def at_terminal(patch: pytest.MonkeyPatch, name: str) -> None:
    """Type what follows at another terminal."""
    patch.setattr("budget_cli.terminal_changes.session_id", lambda: name)
