"""Global options mean the same before and after a command's name; a folder that was named is the one in use."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Budget, Json, serving
from tests.cli.test_help import COMMANDS, OF_A_PLACE

from budget_cli import command
from budget_cli.options import GlobalOptions
from budget_sdk.local import running_server

VALUES = {"server": "http://127.0.0.1:9", "data": "named", "user": "ann", "workspace": "Home"}
FORMATS = {"table", "json", "csv"}
GLOBAL = [*VALUES, "create", *sorted(FORMATS)]
LEAVES = [words for words, each in COMMANDS.items() if not hasattr(each, "commands")]
OF_A_BUDGET = [words for words in LEAVES if words not in OF_A_PLACE]
WITH_OWN_OPTIONS = sorted(OF_A_PLACE - {"man"})


def example(words: str) -> list[str]:
    """The words of a command's first example."""
    found = re.search(r"^Example: budget (.+)$", COMMANDS[words].help or "", re.MULTILINE)
    assert found, words
    return shlex.split(found[1].split(" | ")[0].split(" > ")[0], comments=True)


def option(name: str) -> list[str]:
    return [f"--{name}", *([VALUES[name]] if name in VALUES else [])]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[GlobalOptions]:
    """Options that commands would have run with."""
    seen: list[GlobalOptions] = []
    monkeypatch.setattr(command, "run_action", lambda action, context, *_: seen.append(context._options))
    return seen


@pytest.mark.dear
@pytest.mark.parametrize("words", OF_A_BUDGET)
def test_a_global_option_means_the_same_wherever_it_stands(
    budget: Budget, given: list[GlobalOptions], words: str
) -> None:
    typed, depth = example(words), len(words.split())
    for name in GLOBAL:
        if option(name)[0] in typed:
            continue
        places = [option(name) + typed, *(typed[:at] + option(name) + typed[at:] for at in range(1, depth + 1))]
        for line in places:
            assert budget(*line).exit_code == 0, line
        expected = name if name in FORMATS else VALUES.get(name, True)
        values = [getattr(one, "format" if name in FORMATS else name) for one in given[-len(places) :]]
        assert [str(one) for one in values] == [str(expected)] * len(places), (words, name)


@pytest.mark.parametrize("words", WITH_OWN_OPTIONS)
def test_a_global_option_that_a_command_does_not_take_is_refused_before_its_name_too(
    budget: Budget, words: str
) -> None:
    taken = {name for parameter in COMMANDS[words].params for name in parameter.opts}
    refused = [name for name in GLOBAL if f"--{name}" not in taken]
    assert refused
    for name in refused:
        result = budget(*option(name), *example(words))
        assert (result.exit_code, f"takes no --{name}." in result.stderr) == (2, True), (words, name, result.output)


@pytest.fixture
def named(budget: Budget, tmp_path: Path) -> Path:
    """A folder with a budget of its own, beside that of the environment."""
    folder = tmp_path / "named"
    assert budget("add", "7", "food", "named lunch", "--data", str(folder), "--create").exit_code == 0
    assert budget("add", "5", "food", "other lunch").exit_code == 0
    return folder


def places(line: list[str], folder: Path) -> list[list[str]]:
    return [["--data", str(folder), *line], [*line, "--data", str(folder)]]


@pytest.mark.parametrize("place", ["before", "after", "BUDGET_DATA"])
def test_a_backup_of_a_named_folder_holds_that_budget(
    budget: Budget, answer: Json, named: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    def run(folder: Path, *line: str) -> Any:
        if place == "BUDGET_DATA":
            with monkeypatch.context() as patch:
                patch.setenv("BUDGET_DATA", str(folder))
                return budget(*line)
        return budget(*places([*line], folder)[place == "after"])

    file, restored = tmp_path / "backup.jsonl", tmp_path / "restored"
    assert run(named, "backup", str(file)).exit_code == 0
    assert run(restored, "restore", str(file)).exit_code == 0
    entries, originals = (answer("history", "--data", str(folder)) for folder in (restored, named))
    assert (entries, [entry["note"] for entry in entries]) == (originals, ["named lunch"])
    assert [entry["note"] for entry in answer("history")] == ["other lunch"]


def test_a_server_is_started_on_the_folder_that_was_named_before_the_command(named: Path) -> None:
    with serving(named, is_named_before=True) as address:
        server = running_server(named)
        assert server is not None and server.url == address


def test_the_doctor_looks_at_the_folder_that_was_named(budget: Budget, answer: Json, named: Path) -> None:
    (named / "budget.sqlite3").write_bytes(b"no database")
    for line in places(["doctor", "--json"], named):
        assert budget(*line).exit_code == 1, line
    assert {finding["state"] for finding in answer("doctor", "--json")} <= {"ok", "off"}


@pytest.mark.parametrize("is_there", [False, True], ids=["no folder", "an empty folder"])
def test_a_restore_that_fails_leaves_nothing_behind(budget: Budget, tmp_path: Path, is_there: bool) -> None:
    file, folder = tmp_path / "backup.jsonl", tmp_path / "deep" / "restored"
    budget("add", "5", "food")
    budget("backup", str(file))
    file.write_bytes(file.read_bytes()[:-20])
    if is_there:
        folder.mkdir(parents=True)
    for line in places(["restore", str(file)], folder):
        assert budget(*line).exit_code == 5, line
    assert budget("restore", str(tmp_path / "missing.jsonl"), "--data", str(folder)).exit_code == 5
    assert sorted(folder.parent.rglob("*")) == ([folder] if is_there else [])
    assert folder.parent.exists() == is_there


def test_options_of_a_shell_are_left_out_of_commands_that_do_not_take_them(budget: Budget, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    result = budget("shell", "--workspace", "Home", typed=f"backup {file}\n")
    assert (result.exit_code, file.exists()) == (0, True), result.output
