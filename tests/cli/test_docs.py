import re
import runpy
import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Budget
from tests.cli.test_help import COMMANDS

from budget_cli.main import EXIT_CODES, resolve

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "cli.md").read_text()
EXAMPLES = [
    line.partition("#")[0].partition(" |")[0].partition(" >")[0].split()
    for line in re.findall(r"^budget (.+)$", PAGE, re.MULTILINE)
    if not line.lstrip().startswith("#")
]


def test_the_page_is_made_from_the_commands_as_they_are() -> None:
    assert runpy.run_path(str(DOCS / "generators" / "make_cli_page.py"))["page"]() == PAGE


def test_several_examples_stand_under_each_other() -> None:
    assert "\nExample:" not in PAGE
    assert "\nbudget add 12.50 food lunch with Ann\nbudget add 250 food bread" in PAGE


@pytest.mark.parametrize("words", EXAMPLES, ids=" ".join)
def test_the_options_of_an_example_exist(words: list[str]) -> None:
    first, rest = resolve(words)
    command = COMMANDS.get(" ".join([first, *rest[:1]])) or COMMANDS[first]
    known = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known | {"--install-completion"}


RUN = [
    line
    for block in re.findall(r"^## Filters.*?^```$(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for line in block.strip().splitlines()
]


@pytest.mark.parametrize("line", RUN)
def test_an_example_runs(budget: Budget, line: str) -> None:
    """Each line of the examples, as a shell reads it."""
    budget("add", "20", "food", "#trip", "--payee", "Silpo")
    result = budget(*shlex.split(line, comments=True)[1:])
    assert (result.exit_code, result.stderr) == (0, ""), result.stderr


def test_page_and_help_list_the_same_exit_codes() -> None:
    listed = re.findall(r"^  (\d+)", EXIT_CODES, re.MULTILINE)
    assert re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE) == listed
