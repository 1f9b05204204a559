from datetime import datetime
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Budget
from typer.testing import CliRunner

from budget_cli.main import app
from budget_sdk import Client, administration
from budget_sdk.local import read_names


def completed(line: str) -> list[str]:
    """Return the completions of bash at the end of the line."""
    place = str(line.count(" "))
    asked = {"_BUDGET_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": place}
    result = CliRunner().invoke(app, env=asked, prog_name="budget")
    assert (result.exit_code, result.stderr) == (0, ""), result.exception
    return result.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("budget hi", ["history"]),
        ("budget history de", ["delete"]),
        ("budget add 5 fo", ["food"]),
        ("budget add 5 F", ["Food"]),
        ("budget add 5 food -a ca", ["cash"]),
        ("budget plan set t", ["transport"]),
        ("budget accounts add Travel --currency e", ["eUR"]),
        ("budget settings set la", ["language"]),
        ("budget settings set language u", ["ua"]),
        ("budget month la", ["last"]),
        ("budget stats --from jan", ["january"]),
        ("budget history --person m", ["me"]),
        ("budget activity --by M", ["Me"]),
        ("budget workspaces use M", ["Me"]),
        ("budget history -w m", ["me"]),
        ("budget edit la", ["last"]),
        ("budget report ca", ["category:"]),
        ("budget report category:f", ["category:food"]),
        ("budget report category : f", ["food"]),
        ("budget history list lunch kind:in", ["kind:income"]),
    ],
)
def test_words_names_and_choices_are_completed(line: str, offered: list[str]) -> None:
    assert completed(line) == offered


def test_names_come_from_the_budget_that_is_named(budget: Budget, tmp_path: object) -> None:
    budget("categories", "add", "Zoo", "--data", f"{tmp_path}/other", "--create")
    assert completed("budget add 5 z") == []
    assert completed(f"budget add --data {tmp_path}/other 5 z") == ["zoo"]


def test_without_a_server_there_is_nothing_to_offer_and_nothing_said() -> None:
    assert completed("budget add --server http://127.0.0.1:1 5 f") == []


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("Big", r"Big\ trip\ \(2026\)"), ('"Big', "Big trip (2026)")],
)
def test_bash_gets_a_name_with_spaces_as_one_word(budget: Budget, online: str, typed: str, offered: str) -> None:
    budget("categories", "add", "Big trip (2026)")
    asked = {"_BUDGET_COMPLETE": "complete_bash", "COMP_WORDS": f"budget add 5 {typed}", "COMP_CWORD": "3"}
    assert CliRunner().invoke(app, env=asked, prog_name="budget").stdout.strip() == offered


def test_zsh_and_fish_get_the_name_as_it_is_and_quote_it_themselves(budget: Budget, online: str) -> None:
    budget("categories", "add", "Big trip")
    for shell, more in (("zsh", {}), ("fish", {"_TYPER_COMPLETE_FISH_ACTION": "get-args"})):
        asked = {"_BUDGET_COMPLETE": f"complete_{shell}", "_TYPER_COMPLETE_ARGS": "budget add 5 Big"} | more
        assert "Big trip" in CliRunner().invoke(app, env=asked, prog_name="budget").stdout


def test_names_of_a_local_file_are_those_that_its_client_lists(budget: Budget, world: Path) -> None:
    for noun, word in (("categories", "Zoo"), ("accounts", "Zurich"), ("lists", "Zest")):
        budget(noun, "add" if noun != "lists" else "create", word)
    budget("categories", "remove", "Food")
    with Client.local() as client:
        workspace = client.workspaces.list()[0].id
        for kind in ("accounts", "categories", "lists"):
            listed = getattr(client, kind).list(workspace)
            assert sorted(read_names(None, kind) or ()) == sorted(row.name for row in listed)


def test_names_of_a_file_with_several_users_are_asked_for_as_one_of_them(budget: Budget, world: Path) -> None:
    administration.create_user(None, "Ann", "ann@example.com", "correct horse")
    assert read_names(None, "accounts") is None
    assert completed("budget add --user Ann 5 fo") == ["food"]


def test_where_there_is_no_file_none_is_made(tmp_path: Path) -> None:
    assert read_names(tmp_path / "none", "accounts") is None
    assert not (tmp_path / "none").exists()


def test_ids_months_and_schedules_are_completed(budget: Budget) -> None:
    budget("add", "5", "food")
    budget("schedules", "add", "900", "food", "rent")
    entry = msgspec.json.decode(budget("history").stdout)[0]["id"][-8:]
    assert completed("budget edit ") == ["last", entry]
    assert completed(f"budget history delete {entry[:3]}") == [entry]
    assert completed("budget refund 5 --of l") == ["last"]
    assert completed("budget schedules post re") == ["rent"]
    this = f"{datetime.now():%Y-%m}"  # noqa: DTZ005 - the wall clock is meant
    assert this in completed(f"budget month {this[:4]}")
    assert {"last", "this", this} <= set(completed("budget month "))
