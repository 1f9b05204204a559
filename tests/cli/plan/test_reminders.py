import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set this machine's time zone to Kyiv."""
    monkeypatch.setenv("TZ", "Europe/Kyiv")


@pytest.fixture
def rent(answer: Json) -> dict[str, object]:
    """A reminder with an expense."""
    words = ("--at", "2036-12-01 09:00", "--frequency", "monthly", "--amount", "900", "--category", "food")
    made: dict[str, object] = answer("reminders", "add", "Rent", *words)
    return made


def test_a_reminder_is_made_on_the_clock_of_this_machine_and_brings_an_expense(
    answer: Json, rent: dict[str, object]
) -> None:
    assert (rent["date"], rent["timeZone"], rent["nextAt"]) == (
        "2036-12-01T09:00",
        "Europe/Kyiv",
        "2036-12-01T07:00:00Z",
    )
    assert answer("reminders") == [rent]
    expense = rent["expense"]
    assert isinstance(expense, dict) and expense["value"] == "900.00"


def test_a_reminder_gets_another_name_time_and_comment(answer: Json, rent: dict[str, object]) -> None:
    changed = answer("reminders", "edit", "rent", "--name", "Flat", "--at", "2036-12-02 18:00", "--comment", "by card")
    assert (changed["name"], changed["comment"], changed["nextAt"]) == ("Flat", "by card", "2036-12-02T16:00:00Z")
    assert changed["expense"] == rent["expense"]


def test_a_reminder_is_switched_off_and_on(budget: Budget, answer: Json, rent: dict[str, object]) -> None:
    assert answer("reminders", "off", "rent")["nextAt"] is None
    assert "Rent  off" in budget("reminders", "--table").stdout
    assert answer("reminders", "on", "rent")["nextAt"] == rent["nextAt"]


def test_what_was_missed_is_shown_with_its_time_until_it_is_dismissed(
    budget: Budget, answer: Json, rent: dict[str, object], server_folder: Path
) -> None:
    with closing(sqlite3.connect(server_folder / "budget.sqlite3", isolation_level=None)) as database:
        missed = "update reminders set missed_at = '2026-11-20 07:00:00.000000' where id = ?"
        database.execute(missed, [rent["id"]])
    assert answer("reminders")[0]["missedAt"] == "2026-11-20T07:00:00Z"
    assert "2026-11-20" in budget("reminders", "--table").stdout
    assert answer("reminders", "dismiss", "rent")["missedAt"] is None
    assert "2026-11-20" not in budget("reminders", "--table").stdout


def test_a_reminder_that_was_not_missed_is_dismissed_without_a_word(answer: Json, rent: dict[str, object]) -> None:
    assert answer("reminders", "dismiss", "rent") == rent


def test_a_removed_reminder_is_gone(budget: Budget, answer: Json, rent: dict[str, object]) -> None:
    assert budget("reminders", "delete", "rent", "--table").stderr == "Removed Rent.\n"
    assert answer("reminders") == []


def test_an_expense_without_category_is_wrong_usage(budget: Budget) -> None:
    result = budget("reminders", "add", "Rent", "--at", "9:00", "--amount", "900")
    assert (result.exit_code, "An expense needs --amount and --category." in result.stderr) == (2, True)


def test_a_reminder_fills_no_keypad_any_more(answer: Json, rent: dict[str, object]) -> None:
    assert rent["expense"] is not None
    assert answer("reminders", "edit", "rent", "--no-expense")["expense"] is None


def test_a_time_that_has_passed_is_refused_by_its_field(budget: Budget) -> None:
    result = budget("reminders", "add", "Rent", "--at", "2020-01-01 09:00")
    assert (result.exit_code, "is in the past." in result.stderr) == (5, True)


def test_ukrainian_reminders_fit_a_narrow_terminal(
    budget: Budget, rent: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    budget("config", "set", "language", "ua")
    budget("reminders", "edit", "rent", "--comment", "картою, до шостої вечора, і лічильники")
    monkeypatch.setenv("COLUMNS", "60")
    table = budget("reminders", "--table").stdout
    assert "щомісяця" in table and "як часто" in table
    assert max(map(cell_len, table.splitlines())) <= 60
