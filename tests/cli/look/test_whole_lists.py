"""A pipe gets every row; a terminal says how many it does not show."""

import os
from decimal import Decimal

import pytest
from tests.cli.conftest import Budget, Json

from budget_core.contract.entries.history import AddExpense
from budget_sdk import Client

pytestmark = pytest.mark.usefixtures("online")
COUNT = 23


@pytest.fixture(autouse=True)
def booked(online: str) -> None:
    """23 expenses, on as many days of March 2026 and of rising amount."""
    with Client(online, os.environ["BUDGET_TOKEN"]) as client:
        for number in range(1, COUNT + 1):
            client.history.add_expense(
                None,
                AddExpense(value=Decimal(number), category_id="food", account_id="cash", date=f"2026-03-{number:02}"),
            )


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make stdout a terminal."""
    monkeypatch.setattr("budget_cli.output.writer.is_terminal", lambda: True)


def days(budget: Budget, *words: str) -> list[int]:
    """The days of March of the entries shown, in their order."""
    result = budget(*words, "--csv")
    assert result.exit_code == 0, result.output
    return [int(line[8:10]) for line in result.stdout.splitlines()[1:]]


NEWEST = list(range(COUNT, 0, -1))


@pytest.mark.parametrize("words", [[], ["min:20", "--sort", "newest"], ["--category", "food"], ["min:100"]])
@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_a_file_of_all_entries_is_what_their_rows_would_be(budget: Budget, words: list[str], form: str) -> None:
    budget("add", "24", "food=20", "home=4", "=both ✓")
    budget("transfer", "5", "credit", "--from", "cash")
    whole = budget("history", *words, form)
    assert whole.exit_code == 0
    assert whole.stdout == budget("history", *words, form, "--limit", "100").stdout


@pytest.mark.parametrize("command", ["history", "history list", "search food", "activity", "accounts history"])
@pytest.mark.parametrize("written", ["--json", "--csv", "--table"])
def test_a_pipe_gets_every_row(budget: Budget, command: str, written: str) -> None:
    first = budget(*command.split(), written).stdout
    assert first == budget(*command.split(), written, "--limit", "1000").stdout
    assert len(first.splitlines()) > COUNT


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "20 of 23, --all shows the rest"), ("ua", "20 із 23, решту покаже --all")]
)
@pytest.mark.parametrize("command", ["history", "search food"])
def test_a_terminal_says_how_many_are_not_shown(budget: Budget, command: str, language: str, said: str) -> None:
    budget("config", "set", "language", language)
    result = budget(*command.split())
    assert (len(result.stdout.splitlines()), result.stderr) == (21, f"{said}\n")
    everything = budget(*command.split(), "--all")
    assert (len(everything.stdout.splitlines()), everything.stderr) == (COUNT + 1, "")


@pytest.mark.usefixtures("terminal")
def test_a_count_that_would_take_long_is_said_to_be_more(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_cli.row_limit.COUNT_MAX", 21)
    assert budget("history").stderr == "20 of more than 21, --all shows the rest\n"


@pytest.mark.usefixtures("terminal")
def test_all_and_a_limit_exclude_each_other(budget: Budget) -> None:
    result = budget("history", "--all", "--limit", "3")
    assert (result.exit_code, result.stderr) == (2, "Use either --limit or --all.\n")


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        (["--since", "2026-03-20"], [23, 22, 21, 20]),
        (["--until", "2026-03-02"], [2, 1]),
        (["--since", "2026-03-02", "--until", "2026-03-03"], [3, 2]),
        (["--since", "2026-03"], NEWEST),
        (["--until", "2026-03"], NEWEST),
        (["--since", "2026-04"], []),
        (["--until", "2026-02"], []),
        (["--since", "2026", "--until", "2026"], NEWEST),
        (["--year", "2026"], NEWEST),
        (["--year", "2025"], []),
        (["--year", "2026", "--since", "2026-03-22"], [23, 22]),
    ],
)
def test_a_range_of_days_months_or_years_is_shown(budget: Budget, words: list[str], kept: list[int]) -> None:
    assert days(budget, "history", *words) == kept
    assert days(budget, "search", "food", *words) == kept


@pytest.mark.parametrize(
    ("order", "first"), [("oldest", [1, 2]), ("largest", [23, 22]), ("smallest", [1, 2]), ("newest", [23, 22])]
)
def test_entries_are_sorted(budget: Budget, order: str, first: list[int]) -> None:
    assert days(budget, "history", "--sort", order, "-n", "2") == first


def test_entries_are_sorted_by_names(budget: Budget, answer: Json) -> None:
    budget("add", "5", "transport", "bus", "--date", "2026-03-01")
    assert answer("history", "--sort", "category")[-1]["categoryLabel"] == "Transport"
    assert answer("history", "--sort", "note")[-1]["note"] == "bus"
    assert answer("history", "--sort", "account")[-1]["note"] == "bus"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--since", "nonsense"], "'nonsense' is not a day. Write it like 2026-12-24, 24.12 or yesterday."),
        (["--year", "26"], "'26' is not a year. Write it like 2026."),
        (["--since", "2026-03-03", "--until", "2026-03-02"], "The range ends before it starts."),
    ],
)
def test_a_range_that_is_none_is_refused(budget: Budget, words: list[str], said: str) -> None:
    result = budget("history", *words)
    assert (result.exit_code, said in result.stderr) == (2, True), result.output


@pytest.mark.parametrize("columns", ["60", "80"])
def test_months_that_were_asked_for_are_shown_below_each_other(
    budget: Budget, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    budget("plan", "set", "food", "1300", "--month", "2026-01", "--months", "12")
    shown = budget("plan", "list", "--month", "2026-01", "--months", "12", "--table").stdout
    heads = [line.split() for line in shown.splitlines() if line.startswith("category")]
    assert len(heads) > 1
    assert [month for head in heads for month in head[1:]] == [f"2026-{number:02}" for number in range(1, 13)]
    assert shown.count("$1\xa0300.00") == 12
    assert max(map(len, shown.splitlines())) <= int(columns)
