from pathlib import Path
from typing import Any

import pytest
import typer
from prompt_toolkit.application import create_app_session
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from tests.cli.conftest import Budget

from budget_cli.main import app
from budget_cli.options import GlobalOptions
from budget_cli.shell.prompt import NameCompleter, lines
from budget_cli.shell.runner import Shell

pytestmark = pytest.mark.usefixtures("online")
PROGRAM: Any = typer.main.get_command(app)


def test_lines_of_a_pipe_are_run_in_one_process(budget: Budget) -> None:
    result = budget("shell", typed="add 12.50 food 'lunch with Ann'\n\nbudget history --csv\n")
    assert result.exit_code == 0
    assert "lunch with Ann" in result.stdout


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("add 5 nosuch", 3, "No category starts with 'nosuch'"),
        ("add 5 mom's", 2, "A quotation mark is not closed"),
        ("shell", 2, "You are already in the shell"),
        ("histroy", 2, "Did you mean 'history'?"),
        ("month 2026-13", 2, "is not a month"),
    ],
)
def test_a_pipe_ends_at_the_first_line_that_fails(budget: Budget, line: str, code: int, said: str) -> None:
    result = budget("shell", typed=f"# three lines\nadd 5 food first\n{line}\nadd 6 food second\nhelp\n")
    assert (result.exit_code, said in result.stderr) == (code, True)
    assert "Usage: budget [" not in result.stdout
    booked = budget("history", "--csv").stdout
    assert ("first" in booked, "second" in booked) == (True, False)


def test_help_is_a_line_too(budget: Budget) -> None:
    assert "Usage: budget" in budget("shell", typed="help\n").stdout


def test_what_is_given_to_the_shell_goes_for_every_command(budget: Budget) -> None:
    budget("workspaces", "add", "Trip")
    result = budget("shell", "--workspace", "Trip", typed="add 7 food\nhistory --csv\n")
    assert ",-7.00,USD," in result.stdout
    assert ",-7.00,USD," not in budget("history", "--csv").stdout


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("hist", ["history"]),
        ("plan", ["plan"]),
        ("plan se", ["set", "set-many"]),
        ("add 5 f", ["food"]),
        ("add 5 food --acc", ["--account", "--account-value"]),
        ("add 5 food --account cr", ["'credit Card'"]),
        ("plan set tr", ["transport"]),
        ("add 'food", []),
        ("nosuch x", []),
    ],
)
def test_the_tab_key_offers_commands_options_and_names(typed: str, found: list[str]) -> None:
    names = NameCompleter(Shell(GlobalOptions(), PROGRAM))
    assert [one.text for one in names.get_completions(Document(typed), None)] == found  # type: ignore[arg-type]  # not read


def test_a_terminal_has_a_history_and_ends_at_exit(tmp_path: Path) -> None:
    history = tmp_path / "history"
    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        typed.send_text("month\n\x03\n top \nexit\n")
        assert list(lines(Shell(GlobalOptions(), PROGRAM), history)) == ["month", "top"]
        typed.send_text("\x04")
        assert list(lines(Shell(GlobalOptions(), PROGRAM), history)) == []
    assert [line for line in history.read_text().splitlines() if line.startswith("+m")] == ["+month"]


def test_a_file_that_cant_be_used_ends_no_shell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise FileNotFoundError(2, "No such file or directory", "/nowhere/x.csv")

    shell = Shell(GlobalOptions(), PROGRAM)
    monkeypatch.setattr(PROGRAM, "main", refuse)
    shell.execute("month")
    assert (shell.code, capsys.readouterr().err) == (1, "/nowhere/x.csv can't be used: No such file or directory.\n")


def test_a_pipe_is_for_another_shell(budget: Budget) -> None:
    result = budget("shell", typed="month --json | jq -r .left\n")
    assert (result.exit_code, result.stderr) == (
        2,
        "No pipes in here. Type exit first, then: budget month --json | jq -r .left\n",
    )
