import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from tests.cli.conftest import Budget
from typer.core import TyperGroup

from budget_cli.main import GROUPS, HIDDEN, SUMMARIES, load_command


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


SHOWN = SUMMARIES.keys() - HIDDEN


def test_the_first_help_has_six_groups_of_35_commands_at_most(budget: Budget) -> None:
    text = budget("--help").stdout
    assert len(GROUPS) == 6
    assert 30 <= len(SHOWN) <= 35
    assert [word for word in HIDDEN if f"\n  {word} " in text] == []
    assert "More commands: budget man" in text


def test_help_names_every_word_and_exit_code(budget: Budget) -> None:
    text = budget("--help").stdout
    assert [word for word in SHOWN if f"  {word} " not in text] == []
    headings = [line for line in text.splitlines() if re.fullmatch(r"\w+:", line)]
    assert headings == ["Options:", *(f"{name}:" for name in GROUPS)]
    texts = {line.index(SUMMARIES[word]) for word in SHOWN for line in text.splitlines() if SUMMARIES[word] in line}
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
def test_a_commands_own_options_come_before_the_global_ones(budget: Budget, words: str) -> None:
    headings = re.findall(r"^([A-Z][a-z ]+):$", budget(*words.split(), "-h").stdout, re.MULTILINE)
    assert headings[-1] == "Global options"
    assert headings == [one for one in ("Arguments", "Options", "Commands", "Global options") if one in headings]


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
