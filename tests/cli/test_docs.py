import re
from pathlib import Path

import pytest
from tests.cli.test_help import COMMANDS

from budget_cli.main import EXIT_CODES, SUMMARIES

PAGE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text()
EXAMPLES = [line.partition("#")[0].split() for line in re.findall(r"^budget (.+)$", PAGE, re.MULTILINE)]


def test_the_page_shows_every_word() -> None:
    assert [word for word in SUMMARIES if f"budget {word}" not in PAGE] == []


@pytest.mark.parametrize("words", EXAMPLES, ids=" ".join)
def test_the_options_of_an_example_exist(words: list[str]) -> None:
    command = COMMANDS.get(" ".join(words[:2])) or COMMANDS[words[0]]
    known = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_page_and_help_list_the_same_exit_codes() -> None:
    assert re.findall(r"^\| (\d) \|", PAGE, re.MULTILINE) == re.findall(r"^  (\d)", EXIT_CODES, re.MULTILINE)
