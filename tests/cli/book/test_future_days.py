"""Entries of a day after today: scheduled, or booked when somebody means it, and in the balance at once."""

from datetime import date, timedelta

import pytest
from tests.cli.conftest import Budget, Json, run

pytestmark = pytest.mark.usefixtures("online")

TODAY = date.today()  # noqa: DTZ011 - the wall clock is meant
LATER = (TODAY + timedelta(days=40)).isoformat()
COMMANDS = {
    "add": ("add", "12", "food"),
    "income": ("income", "12"),
    "transfer": ("transfer", "12", "cash", "--from", "credit"),
}


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_cli.context.can_ask", lambda: True)


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_without_a_terminal_a_later_day_needs_to_be_meant(budget: Budget, answer: Json, words: tuple[str, ...]) -> None:
    refused = budget(*words, "--date", LATER)
    assert (refused.exit_code, refused.stdout) == (2, "")
    offered = "To book it on that day, add --schedule; to book it now, add --now."
    assert refused.stderr == f"{LATER} is in the future. {offered}\n"
    assert answer("history") == []
    assert answer(*words, "--date", LATER, "--now")["localDay"] == LATER


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_a_terminal_asks_and_a_no_books_nothing(at_a_terminal: None, answer: Json, words: tuple[str, ...]) -> None:
    question = f"{LATER} is in the future. Book it on that day? [y/N]"
    refused = run(*words, "--date", LATER, typed="n\n")
    assert (refused.exit_code, question in refused.stderr) == (1, True)
    assert (answer("history"), answer("schedules")) == ([], [])
    assert run(*words, "--date", LATER, typed="y\n").exit_code == 0
    assert (answer("history"), [row["nextDate"] for row in answer("schedules")]) == ([], [LATER])


def test_an_entry_is_moved_to_a_later_day_when_that_is_meant(budget: Budget, answer: Json) -> None:
    answer("add", "12", "food")
    refused = budget("edit", "last", "--date", LATER)
    assert (refused.exit_code, "add --now" in refused.stderr) == (2, True)
    assert answer("edit", "last", "--date", LATER, "--now")["localDay"] == LATER
    assert answer("edit", "last", "--amount", "13")["localDay"] == LATER  # it was in the future before


def test_today_and_earlier_days_are_not_asked_about(budget: Budget) -> None:
    for day in (TODAY.isoformat(), "yesterday", "2026-02-03T23:30:00-05:00"):
        assert budget("add", "1", "food", "--date", day).exit_code == 0


def test_the_balance_counts_it_at_once_in_every_command(answer: Json) -> None:
    answer("add", "700", "food", "--date", LATER, "--now")
    assert answer("balance")["amount"] == "-700.00"
    assert answer("accounts")[0]["budget"] == "-700.00"
    assert answer("accounts", "history", "credit")[0]["newBudget"] == "-700.00"
    assert answer("statistics")["months"][-1]["balance"] == "-700.00"


def test_what_is_refused_is_said_in_ukrainian(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    refused = budget("add", "12", "food", "--date", LATER, "--table")
    assert refused.exit_code == 2
    offered = "Щоб записати того дня, додайте --schedule; щоб записати зараз — --now."
    assert refused.stderr == f"{LATER} ще попереду. {offered}\n"


def test_the_terminal_asks_in_ukrainian(at_a_terminal: None, budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    refused = run("add", "12", "food", "--date", LATER, "--table", typed="n\n")
    assert f"{LATER} ще попереду. Записати того дня?" in refused.stderr
