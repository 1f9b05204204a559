"""The manual page."""

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Budget
from tests.cli.test_help import COMMANDS

from budget_cli.main import GROUPS

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "budget.1"


def test_the_page_is_made_from_the_commands_as_they_are(budget: Budget) -> None:
    assert budget("man").stdout == PAGE.read_text()


def test_every_command_and_exit_code_is_in_it() -> None:
    text = PAGE.read_text()
    shown = [words for words, command in COMMANDS.items() if not command.hidden]
    leaves = [words for words in shown if not hasattr(COMMANDS[words], "commands")]
    assert [words for words in leaves if f".SS budget {words}\n" not in text] == []
    assert [name for name in GROUPS if f"\n.SH COMMANDS: {name.upper()}\n" not in text] == []
    assert ".B 130\ninterrupted\n" in text


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
def test_the_language_of_man_has_no_complaints() -> None:
    done = subprocess.run(
        ["groff", "-Kutf8", "-man", "-Tutf8", "-ww", "-z", str(PAGE)], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""


def test_a_terminal_shows_it_with_the_systems_man(
    budget: Budget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "man"
    program.write_text(f'#!/bin/sh\ncat > {tmp_path}/shown; echo "$@" >> {tmp_path}/shown; exit 5\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr("budget_cli.commands.host.man.is_terminal", lambda: True)
    assert budget("man").exit_code == 5
    assert (tmp_path / "shown").read_text() == f"{PAGE.read_text()}-l -\n"


def test_the_wheel_has_it_where_man_looks() -> None:
    targets = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]
    assert targets["wheel"]["shared-data"] == {"docs/budget.1": "share/man/man1/budget.1"}
    assert "docs/budget.1" in targets["sdist"]["include"]
