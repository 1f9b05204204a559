from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from tests.cli.conftest import Budget

from budget_cli.options import GlobalOptions
from budget_cli.prompt import Names, lines
from budget_cli.shell import Shell

pytestmark = pytest.mark.usefixtures("online")


def test_lines_of_a_pipe_are_run_in_one_process(budget: Budget) -> None:
    result = budget("shell", typed="add 12.50 food 'lunch with Ann'\n\nbudget history --csv\n")
    assert result.exit_code == 0
    assert "lunch with Ann" in result.stdout


def test_what_fails_is_said_and_the_next_line_runs(budget: Budget) -> None:
    result = budget("shell", typed="add 5 nosuch\nadd 5 mom's\nshell\nhistroy\nhelp\nmonth 2026-13\n")
    assert result.exit_code == 2
    for said in ("No category starts with 'nosuch'", "A quotation mark is not closed", "You are already in the shell",
                 "Did you mean 'history'?", "is not a month"):  # fmt: skip
        assert said in result.stderr
    assert "Usage: budget" in result.stdout


def test_what_is_given_to_the_shell_goes_for_every_command(budget: Budget) -> None:
    budget("workspaces", "create", "Trip")
    result = budget("shell", "--workspace", "Trip", typed="add 7 food\nhistory --csv\n")
    assert ",-7.00,USD," in result.stdout
    assert ",-7.00,USD," not in budget("history", "--csv").stdout


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("hist", ["history"]),
        ("plan", ["plan", "plannings"]),
        ("plan se", ["set", "set-many"]),
        ("add 5 f", ["food"]),
        ("add 5 food --acc", ["--account", "--account-value"]),
        ("add 5 food --account cr", ["'credit Card'"]),
        ("plannings set tr", ["transport"]),
        ("add 'food", []),
        ("nosuch x", []),
    ],
)
def test_the_tab_key_offers_commands_options_and_names(typed: str, found: list[str]) -> None:
    names = Names(Shell(GlobalOptions()))
    assert [one.text for one in names.get_completions(Document(typed), None)] == found  # type: ignore[arg-type]  # not read


def test_a_terminal_has_a_history_and_ends_at_exit(tmp_path: Path) -> None:
    history = tmp_path / "history"
    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        typed.send_text("month\n\x03\n top \nexit\n")
        assert list(lines(Shell(GlobalOptions()), history)) == ["month", "top"]
        typed.send_text("\x04")
        assert list(lines(Shell(GlobalOptions()), history)) == []
    assert [line for line in history.read_text().splitlines() if line.startswith("+m")] == ["+month"]
