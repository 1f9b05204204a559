"""Schedules and the forecast in the terminal."""

from datetime import date, timedelta
from itertools import pairwise

import pytest
from tests.cli.conftest import Budget, Json, run

pytestmark = pytest.mark.usefixtures("online")

TODAY = date.today()  # noqa: DTZ011 - the wall clock is meant
SOON = (TODAY + timedelta(days=3)).isoformat()
AGO = (TODAY - timedelta(days=2)).isoformat()


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_cli.context.can_ask", lambda: True)


def test_an_expense_is_scheduled_from_a_day_on(answer: Json) -> None:
    made = answer("schedules", "add", "900", "food", "the", "rent", "--date", SOON, "--weekend", "after", "--by-itself")
    assert (made["kind"], made["value"], made["note"], made["mode"]) == ("expense", "900.00", "the rent", "post")
    assert (made["startDate"], made["frequency"], made["weekend"]) == (SOON, "month", "after")
    assert [row["id"] for row in answer("schedules")] == [made["id"]]


def test_a_schedule_has_a_payee_and_tags(budget: Budget, answer: Json) -> None:
    made = answer("schedules", "add", "900", "food", "rent", "#flat", "--payee", "Landlord", "--tag", "Home")
    assert (made["note"], made["payee"], made["tags"]) == ("rent", "Landlord", ["home", "flat"])
    changed = answer("schedules", "edit", "rent", "--payee", "Owner", "--tag", "#kyiv")
    assert (changed["note"], changed["payee"], changed["tags"]) == ("rent", "Owner", ["kyiv"])
    assert "Owner,kyiv" in budget("schedules", "--csv").stdout
    posted = answer("schedules", "post", "rent")
    assert (posted["payee"], posted["tags"]) == ("Owner", ["kyiv"])
    cleared = answer("schedules", "edit", "rent", "--payee", "", "--tag", "")
    assert (cleared["payee"], cleared["tags"], cleared["value"]) == ("", [], "900.00")


def test_the_table_of_schedules_shows_payees_and_tags_where_there_are_any(budget: Budget, answer: Json) -> None:
    answer("schedules", "add", "950", "food", "rent", "--date", SOON)
    assert "PAYEE" not in budget("schedules", "--table").stdout.upper()
    answer("schedules", "add", "9", "food", "lunch", "--date", SOON, "--payee", "Сільпо", "--tag", "trip")
    shown = budget("schedules", "--table").stdout
    assert "Сільпо" in shown and "trip" in shown


def test_a_schedule_is_booked_with_its_making_and_both_are_undone(answer: Json) -> None:
    made = answer("schedules", "add", "12.99", "food", "music", "--book")
    (entry,) = answer("history")
    assert (entry["value"], entry["note"], entry["scheduleId"], made["due"]) == ("-12.99", "music", made["id"], [])
    answer("undo", "--yes")
    assert (answer("history"), answer("schedules")) == ([], [])


def test_income_and_transfers_are_scheduled(budget: Budget, answer: Json) -> None:
    paid = answer("schedules", "add", "2500", "salary", "--income", "--frequency", "week", "--every", "2")
    moved = answer("schedules", "add", "10", "--account", "cash", "--from", "credit", "--times", "3")
    assert (paid["kind"], paid["categoryId"], paid["every"]) == ("income", None, 2)
    assert (moved["kind"], moved["count"], moved["fromAccountId"] is not None) == ("transfer", 3, True)
    assert budget("schedules", "add", "10", "--income", "--from", "cash").exit_code == 2
    assert budget("schedules", "add", "10").exit_code == 2


def test_what_is_due_is_posted_or_left_out_the_oldest_first(budget: Budget, answer: Json) -> None:
    answer("schedules", "add", "9", "food", "coffee", "--frequency", "day", "--date", AGO, "--backfill")
    (waiting,) = answer("schedules", "due")
    assert waiting["due"][0]["occurrence"] == AGO
    entry = answer("schedules", "post", "coffee", "--amount", "11", "--note", "two")
    assert (entry["value"], entry["note"], entry["localDay"], entry["occurrence"]) == ("-11.00", "two", AGO, AGO)
    answer("schedules", "skip", "coffee")
    assert [each["occurrence"] for each in answer("schedules", "show", "coffee")["due"]] == [TODAY.isoformat()]
    answer("schedules", "post", "coffee", "--occurrence", TODAY.isoformat())
    refused = budget("schedules", "post", "coffee")
    assert refused.exit_code == 2
    assert "Nothing of coffee is due" in refused.stderr


def test_a_schedule_is_changed_paused_and_removed(answer: Json) -> None:
    answer("schedules", "add", "900", "food", "rent", "--date", SOON)
    assert answer("schedules", "edit", "rent", "--amount", "950", "--until", "2999-12-24")["value"] == "950.00"
    assert answer("schedules", "edit", "rent", "--no-end", "--ask-first")["endDate"] is None
    assert answer("schedules", "pause", "rent")["isActive"] is False
    assert answer("schedules", "resume", "rent")["nextDate"] == SOON
    gone = answer("schedules", "delete", "rent")
    assert answer("schedules") == []
    assert answer("schedules", "restore", gone["id"])["nextDate"] == SOON
    assert [row["note"] for row in answer("schedules")] == ["rent"]


def test_undo_takes_a_posting_back(budget: Budget, answer: Json) -> None:
    answer("schedules", "add", "9", "food", "coffee", "--frequency", "once")
    answer("schedules", "post", "coffee")
    assert budget("undo").exit_code == 0
    assert len(answer("schedules", "due")) == 1


def test_the_activity_names_schedules(budget: Budget, answer: Json) -> None:
    answer("schedules", "add", "9", "food", "coffee")
    shown = budget("activity", "--table")
    assert shown.exit_code == 0
    assert "schedule coffee" in shown.stdout


def test_the_forecast_says_how_many_occurrences_it_does_not_name(budget: Budget, answer: Json) -> None:
    for name in ("bread", "milk", "tea"):
        answer("schedules", "add", "1", "food", name, "--date", TODAY.isoformat(), "--frequency", "day")
    far = (TODAY + timedelta(days=400)).isoformat()
    shown = budget("forecast", "--until", far, "--table")
    assert "203 later occurrences are counted, but not named." in shown.stderr
    seen = answer("forecast", "--until", far)
    assert (len(seen["items"]), seen["itemsLeft"], seen["total"]["days"][-1]["amount"]) == (1000, 203, "-1203.00")


def test_the_forecast_names_the_lowest_day(budget: Budget, answer: Json) -> None:
    answer("income", "1000", "--account", "credit")
    answer("schedules", "add", "900", "food", "rent", "--date", SOON, "--frequency", "once")
    seen = answer("forecast", "--until", SOON)
    assert (seen["until"], seen["total"]["lowest"]) == (SOON, {"day": SOON, "amount": "100.00"})
    shown = budget("forecast", "--account", "credit", "--table")
    assert f"Lowest: $100.00 on {SOON}." in shown.stderr
    assert "rent" in shown.stdout
    lines = budget("forecast", "--csv", "--until", SOON).stdout.splitlines()
    assert lines == ["day,balance,currency,what", f"{TODAY},1000.00,USD,", f"{SOON},100.00,USD,rent"]


def test_a_forecast_spends_the_plans_too_if_asked(budget: Budget, answer: Json) -> None:
    answer("income", "1000", "--account", "credit")
    following = answer("month", "next")
    answer("plan", "set", "food", "310", "--month", following["date"][:7])
    seen = answer("forecast", "--planned")["total"]
    assert (seen["days"][0]["amount"], seen["lowest"]) == ("1000.00", {"day": following["lastDay"], "amount": "690.00"})
    amounts = [point["amount"] for point in seen["days"]]
    assert all(before != after for before, after in pairwise(amounts))
    assert answer("forecast")["total"]["lowest"]["amount"] == "1000.00"
    assert "exclude each other" in budget("forecast", "--planned", "--account", "credit").stderr


def test_what_is_to_come_of_a_planned_month_is_spent_once(answer: Json) -> None:
    answer("income", "1000", "--account", "credit")
    following = answer("month", "next")
    first, last = following["firstDay"], following["lastDay"]
    answer("plan", "set", "food", "310", "--month", following["date"][:7])
    answer("schedules", "add", "100", "food", "--frequency", "once", "--date", first, "--account", "credit")
    seen = answer("forecast", "--planned", "--until", last)["total"]
    assert seen["lowest"] == {"day": last, "amount": "690.00"}


def test_a_month_says_what_is_still_to_come(budget: Budget, answer: Json) -> None:
    assert "still to come" not in budget("month", "--table").stdout
    answer("plan", "set", "food", "1000")
    answer("schedules", "add", "900", "food", "rent", "--frequency", "once")
    assert "Free to spend $100.00, after $900.00 still to come" in budget("month", "--table").stdout
    assert "Free to spend $100.00, after $900.00 still to come" in budget("--table").stdout
    budget("config", "set", "language", "ua")
    assert "Вільно 100.00" in budget("month", "--table").stdout.replace("\u00a0", " ")


def test_a_month_that_does_not_suffice_says_what_is_missing(budget: Budget, answer: Json) -> None:
    answer("plan", "set", "food", "1000")
    answer("schedules", "add", "900", "food", "rent", "--frequency", "once")
    first = budget("add", "30", "food", "--table").stderr.splitlines()[1]
    assert first.startswith("$70.00 left for Food in ") and first.endswith(", after $900.00 still to come.")
    second = budget("add", "100", "food", "--table").stderr.splitlines()[1]
    assert second.startswith("$30.00 over the budget of Food in ") and second.endswith(", with $900.00 still to come.")
    shown = budget("month", "--table").stdout
    assert "$30.00 over the plan, with $900.00 still to come" in shown
    assert "$0.00 a day for " in shown
    assert "to come" in next(line for line in shown.splitlines() if line.startswith("category"))
    assert "$900.00" in next(line for line in shown.splitlines() if line.startswith("Food"))
    assert "$30.00 over the plan, with $900.00 still to come · $0.00 a day" in budget("--table").stdout


def test_nothing_due_is_said_in_words(budget: Budget, answer: Json) -> None:
    shown = budget("schedules", "due", "--table")
    assert (shown.stdout, shown.stderr) == ("", "Nothing is due.\n")
    assert answer("schedules", "due") == []


def test_a_forecast_names_the_days_it_goes_ahead(budget: Budget) -> None:
    refused = budget("forecast", "--until", (TODAY + timedelta(days=401)).isoformat())
    assert "until: A forecast goes 400 days ahead at most" in refused.stderr


def test_an_undo_of_a_pause_is_shown_in_words(budget: Budget) -> None:
    budget("schedules", "add", "9", "food", "coffee", "--date", SOON)
    budget("schedules", "pause", "coffee")
    shown = budget("undo", "--dry-run", "--table").stdout
    assert "paused" in shown and "on" in shown.split("paused")[1]
    assert "isActive" not in shown


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("add", "12", "food", "gift"), "expense"),
        (("income", "12", "gift"), "income"),
        (("transfer", "12", "cash", "--from", "credit", "--note", "gift"), "transfer"),
    ],
)
def test_an_entry_of_a_later_day_is_scheduled(answer: Json, words: tuple[str, ...], kind: str) -> None:
    made = answer(*words, "--date", SOON, "--schedule")
    assert (made["kind"], made["frequency"], made["mode"], made["startDate"]) == (kind, "once", "post", SOON)
    assert (made["note"], made["nextDate"]) == ("gift", SOON)
    assert answer("history") == []


def test_only_a_later_day_is_scheduled(budget: Budget) -> None:
    for more in ((), ("--date", AGO), ("--date", SOON, "--now")):
        assert budget("add", "12", "food", "--schedule", *more).exit_code == 2


def test_a_terminal_offers_to_schedule(at_a_terminal: None, answer: Json) -> None:
    result = run("add", "12", "food", "gift", "--date", SOON, "--table", typed="y\n")
    assert f"{SOON} is in the future. Book it on that day? [y/N]" in result.stderr
    assert f"gift is scheduled for {SOON}." in result.stderr
    assert [row["nextDate"] for row in answer("schedules")] == [SOON]


def test_a_transfer_without_a_note_is_called_after_its_accounts(answer: Json, budget: Budget) -> None:
    answer("schedules", "add", "5", "--from", "cash", "--date", "today")
    due = budget("schedules", "due", "--table").stdout
    assert "Transfer Cash → Credit Card" in due
    assert budget("schedules", "--csv").stdout.splitlines()[1].split(",")[-2] == "Me", "in whose name it posts"
    assert "transfer" in budget("activity", "--table").stdout
    assert answer("schedules", "post", "transfer")["kind"] == "transfer"
    assert "transfer Credit Card" in budget("activity", "--limit", "1", "--table").stdout
