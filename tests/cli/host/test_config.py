"""The configuration file: aliases and defaults."""

import os
from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


@pytest.fixture
def file(world: Path) -> Path:
    """The configuration file, which is not there yet."""
    (world / "config" / "budget").mkdir(parents=True, exist_ok=True)
    return world / "config" / "budget" / "config.toml"


def test_an_alias_is_a_command_with_what_is_typed_behind_it(budget: Budget, answer: Json) -> None:
    assert budget("config", "set", "alias.lunch", "add 12 food", "--table").stderr == "alias.lunch = add 12 food\n"
    entry = answer("lunch", "with", "Ann", "--date", "2026-02-03")
    assert (entry["value"], entry["note"], entry["localDay"]) == ("-12.00", "with Ann", "2026-02-03")
    listed = answer("config", "list")
    assert [listed[name] for name in ("alias", "defaults", "terminal")] == [{"lunch": "add 12 food"}, {}, {}]
    assert (listed["language"], listed["workspaceName"]) == ("en", "Me")
    assert answer("config", "unset", "alias.lunch") == {"name": "alias.lunch", "value": "add 12 food"}
    assert budget("lunch").exit_code == 2


def test_an_alias_may_use_another_one(budget: Budget, answer: Json) -> None:
    budget("config", "set", "alias.food", "add 5 food")
    budget("config", "set", "alias.apple", "food 'an apple'")
    assert answer("apple")["note"] == "an apple"


def test_a_loop_of_aliases_is_an_error_with_its_way(budget: Budget, file: Path) -> None:
    file.write_text('[alias]\na = "b 1"\nb = "c"\nc = "a"\n')
    result = budget("a")
    said = "The alias a leads back to itself: a → b → c → a\nTry: budget config unset alias.a\n"
    assert (result.exit_code, result.stderr) == (2, said)
    budget("config", "unset", "alias.c")
    assert "The alias a is no command: c 1" in budget("a").stderr
    assert budget("config", "set", "alias.c", "b").exit_code == 2
    assert "leads back" in budget("config", "set", "alias.c", "c").stderr


def test_an_alias_never_hides_a_command(budget: Budget, answer: Json, file: Path) -> None:
    result = budget("config", "set", "alias.plan", "add", "5")
    assert (result.exit_code, result.stderr) == (2, "plan is a command: an alias can't hide it.\n")
    file.write_text('[alias]\nbalance = "add 5 food"\n')
    assert "amount" in answer("balance")


def test_defaults_choose_account_currency_and_workspace(budget: Budget, answer: Json) -> None:
    budget("config", "set", "defaults.account", "cash")
    assert answer("add", "5", "food")["accountLabel"] == "Cash"
    assert answer("income", "7")["accountLabel"] == "Cash"
    assert answer("add", "5", "food", "-a", "credit")["accountLabel"] == "Credit Card"
    budget("config", "set", "defaults.currency", "eur")
    assert answer("accounts", "add", "Euros")["currencyCode"] == "EUR"
    assert answer("currencies", "usd")["baseCurrency"] == "EUR"
    assert answer("workspaces", "add", "Cabin")["currencyCode"] == "EUR"
    budget("config", "set", "defaults.workspace", "cabin")
    assert answer("history") == []
    assert len(answer("history", "-w", "Me")) == 3


def test_setting_keeps_what_else_is_in_the_file(budget: Budget, file: Path) -> None:
    file.write_text('# mine\n[alias] # words\nold = "month"\n"кава" = "add 3 food"\n\n[other]\nx = 1\n')
    budget("config", "set", "alias.tea", 'add 2 food "green tea"')
    budget("config", "set", "alias.кава", "add 4 food")
    budget("config", "set", "defaults.account", "cash")
    assert file.read_text() == (
        '# mine\n[alias] # words\nold = "month"\ntea = "add 2 food \\"green tea\\""\n"кава" = "add 4 food"\n\n'
        '[other]\nx = 1\n\n[defaults]\naccount = "cash"\n'
    )


@pytest.mark.parametrize(
    ("text", "reason"), [("[alias\n", "can't be read"), ("[alias]\nx = 1\n", "[alias] holds lines like")]
)
def test_a_broken_file_is_named(budget: Budget, file: Path, text: str, reason: str) -> None:
    file.write_text(text)
    for words in (["config"], ["lunch"], ["month"]):
        result = budget(*words)
        assert (result.exit_code, str(file) in result.stderr, reason in result.stderr) == (2, True, True)
    assert budget("--help").exit_code == 0


def test_the_resident_helper_is_on_or_off(budget: Budget, answer: Json, file: Path) -> None:
    result = budget("config", "set", "resident", "maybe")
    assert (result.exit_code, result.stderr) == (2, "resident is on or off.\n")
    assert answer("config", "set", "resident", "off") == {"name": "resident", "value": "off"}
    assert file.read_text() == '[terminal]\nresident = "off"\n'
    assert answer("config")["terminal"] == {"resident": "off"}
    assert answer("config", "unset", "resident") == {"name": "resident", "value": "off"}


def test_a_system_that_has_no_fork_refuses_the_resident_helper(
    budget: Budget, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "fork")
    result = budget("config", "set", "resident", "on")
    assert (result.exit_code, result.stderr) == (2, "This system can't run a resident helper.\n")
    assert not file.exists()


@pytest.mark.parametrize(
    "name", ["lunch", "alias.", "other.x", "defaults.color", "terminal.resident", "alias.two words", "alias.-x"]
)
def test_other_names_are_refused(budget: Budget, name: str) -> None:
    result = budget("config", "set", "--", name, "month")
    assert (result.exit_code, result.stdout) == (2, "")


def test_what_is_not_set_cannot_be_unset(budget: Budget) -> None:
    assert budget("config", "unset", "alias.x").exit_code == 3
    assert "config.toml" in budget("config", "--table").stderr


def test_without_a_budget_only_what_is_set_here_is_shown_and_none_is_made(
    budget: Budget, answer: Json, tmp_path: Path
) -> None:
    folder = tmp_path / "nothing"
    assert answer("config", "--data", str(folder)) == {"alias": {}, "defaults": {}, "terminal": {}}
    assert not folder.exists()


def test_a_server_that_does_not_answer_is_named_and_what_is_set_here_shown(budget: Budget) -> None:
    result = budget("config", "--server", "http://127.0.0.1:9", "--json")
    assert (result.exit_code, '"alias"' in result.stdout, "127.0.0.1:9" in result.stderr) == (0, True, True)
