import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from tests.cli.conftest import Budget
from typer.core import TyperGroup

from budget_cli.main import GROUPS, SUMMARIES, load_command


def every_command() -> Iterator[tuple[str, Any]]:
    for word in SUMMARIES:
        command = load_command(word)
        yield word, command
        if isinstance(command, TyperGroup):
            yield from ((f"{word} {name}", one) for name, one in command.commands.items())


COMMANDS = dict(every_command())
OF_A_PLACE = {"man", "serve", "worker", "doctor", "backup", "restore", "shell"} | {
    "signup", "login", "logout", "users reset-password"
}  # fmt: skip
"""Commands that are not about what a budget holds."""


def test_help_names_every_word_and_exit_code(budget: Budget) -> None:
    text = budget("--help").stdout
    assert [word for word in SUMMARIES if f"  {word} " not in text] == []
    headings = [line for line in text.splitlines() if re.fullmatch(r"\w+:", line)]
    assert headings == ["Options:", *(f"{name}:" for name in GROUPS)]
    texts = {
        line.index(summary) for word, summary in SUMMARIES.items() for line in text.splitlines() if summary in line
    }
    assert len(texts) == 1, "in one column"
    assert "4  not signed in, or not allowed" in text
    assert "6  server unreachable" in text


@pytest.mark.parametrize("words", COMMANDS)
def test_every_command_explains_itself_and_its_own_options(budget: Budget, words: str) -> None:
    result = budget(*words.split(), "--help")
    assert result.exit_code == 0
    assert COMMANDS[words].help
    assert f"budget {words} " in result.stdout
    assert re.findall("<[^|>]*>", result.stdout) == [], "types of Python say nothing to who reads"


@pytest.mark.parametrize("words", COMMANDS)
def test_every_option_has_a_text_or_a_value_that_names_it(words: str) -> None:
    options = [one for one in COMMANDS[words].params if one.param_type_name == "option"]
    assert [one.name for one in options if not (one.help or one.metavar)] == []


@pytest.mark.parametrize("words", sorted(COMMANDS.keys() - OF_A_PLACE))
def test_every_command_on_a_budget_takes_the_same_options(words: str) -> None:
    names = {one.name for one in COMMANDS[words].params}
    assert {"server", "data", "user", "workspace", "table", "json", "csv"} <= names


def test_the_first_help_says_what_the_words_own_help_says() -> None:
    for word, text in SUMMARIES.items():
        command = COMMANDS[word]
        assert isinstance(command, typer.core.TyperCommand) or command.help == text


def test_a_wrong_word_is_wrong_usage_with_the_nearest_right_one(budget: Budget) -> None:
    result = budget("histroy")
    assert result.exit_code == 2
    assert "Did you mean 'history'?" in result.stderr


def test_the_version_is_shown(budget: Budget) -> None:
    assert budget("--version").stdout.startswith("budget 0.")
