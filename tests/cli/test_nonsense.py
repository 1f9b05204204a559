"""Lines that make no sense: never a traceback, one short text on stderr, in the language of the settings."""

import random
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Budget

from budget_cli import main
from budget_cli.language import translations

WORDS = (
    "", "-", "--", "-5", "0", "-0.01", "1.005", "1e9", "99999999999", "١٢", "nonsense", "food", "cash", "last", "xx yy",
    "--nope", "--limit", "--limit=0", "--limit=x", "--json", "--table", "--month=13", "--date=soon", "--account=nobody",
    "=", "food=", "=5", "food=x", "a=b=c", "(", ")", "not", "since:soon", "payee:", "#", "{", "{day:d}", "\u200b", "💥",
    "2026-13", "2026-02-30", "00000000-0000-0000-0000-000000000000", "/nowhere/x", "*", "'", "|", "last month", "—",
)  # fmt: skip
KEPT_RUNNING = {"mcp", "serve", "shell", "worker", "man"}
"""Commands that go on, and one that prints a page."""
LINES = 200
UKRAINIAN = {
    "add": 2, "add nonsense food": 2, "add 0 food": 5, "add 5 nonsense": 3, "add 1.005 food": 2, "add -5 food": 2,
    "add 5 food --date soon": 2, "add 5 food --account nobody": 3, "add 10 food=6 transport=3 Lidl": 3,
    "income x": 2, "transfer 5 nowhere": 2, "edit last": 3, "history category:nobody": 3, "history payee:nobody": 3,
    "history nosuchword --table": 0, "history --limit 0": 2, "history --sort zzz": 2, "history (food": 2,
    "forecast --until yesterday": 5, "nocommand": 2, "accounts nothing": 2, "undo x": 2, "month 13": 2,
    "alerts set --others-above nonsense": 2, "--json --csv history": 2, "tokens revoke x": 3,
}  # fmt: skip
ENGLISH = re.compile(
    r"(?<![-\w'./])(the|is|are|was|not|no|must|there|write|try|this|missing|can't|error|usage)\b", re.I
)


@pytest.mark.parametrize("seed", range(4))
def test_no_line_of_nonsense_ends_in_a_traceback(
    budget: Budget, seed: int, world: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(world)  # some of them write files
    drawn = random.Random(seed)
    commands = [name for name in main.SUMMARIES if name not in KEPT_RUNNING]
    for _ in range(LINES // 4):
        name = drawn.choice(commands)
        children = [*getattr(main.load_command(name), "commands", {})]
        words = [
            *name.split(),
            *drawn.choices(children, k=bool(children)),
            *drawn.choices(WORDS, k=drawn.randint(0, 3)),
        ]
        result = budget(*words)
        assert result.exception is None or isinstance(result.exception, SystemExit), (words, result.exc_info)
        assert result.exit_code in range(8), words
        assert "Traceback" not in result.output, words


@pytest.mark.usefixtures("online")
def test_a_wrong_line_is_told_in_the_language_of_the_settings(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    wrong = {}
    for line, code in UKRAINIAN.items():
        result = budget(*line.split())
        told = re.sub(r"(Спробуйте: |Є: ).*|'[^']*'", "", result.stderr)
        if result.exit_code != code or not result.stderr or ENGLISH.search(told) or not re.search("[а-яіїє]", told):
            wrong[line] = (result.exit_code, result.stderr)
    assert wrong == {}


@pytest.mark.usefixtures("online")
def test_no_group_swallows_an_unknown_word(budget: Budget) -> None:
    groups = {name: main.load_command(name) for name in main.SUMMARIES if name not in KEPT_RUNNING}
    defaults = [name for name, group in groups.items() if getattr(group, "invoke_without_command", False)]
    assert {"statistics", "accounts", "history"} <= {*defaults}
    swallowed = {}
    for name in defaults:
        result = budget(*name.split(), "nonsense")
        if result.exit_code != 2 or result.stdout or "nonsense" not in result.stderr:
            swallowed[name] = (result.exit_code, result.stdout)
    assert swallowed == {"history": (0, "[]\n")}  # which searches texts for its words


@pytest.mark.usefixtures("online")
def test_statistics_of_a_name_without_entries_are_empty(budget: Budget) -> None:
    assert budget("statistics", "food").stdout == "[]\n"
    assert budget("statistics", "food", "or", "nonsense").exit_code == 2
    assert budget("statistics", "payee:nobody").exit_code == 3
    assert budget("statistics", "since:2030-01").stdout == "[]\n"


def test_english_is_noticed() -> None:
    assert ENGLISH.search("'nonsense' is not an amount.")
    assert ENGLISH.search("Error: No such option")
    assert not ENGLISH.search("budget add --no-payee не є сумою")
    assert len(translations("ua")) > 400
