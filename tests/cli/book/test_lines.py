"""Expenses on several categories, and refunds, at the terminal."""

import os
from decimal import Decimal

import pytest
from tests.cli.conftest import Budget, Json

from budget_core.contract.entries.history import LineSet
from budget_sdk import AddExpense, Client

pytestmark = pytest.mark.usefixtures("online")


def spent(answer: Json) -> dict[str, str]:
    rows = answer("plan", "list")
    return {row["category"]: row["spent"] for row in rows if row["spent"] != "0.00"}


def parts(entry: dict[str, list[dict[str, str]]]) -> list[str]:
    return [line["value"] for line in entry["lines"]]


def test_an_amount_is_divided_among_categories(answer: Json, budget: Budget) -> None:
    entry = answer("add", "80", "food=60", "transport=20", "Lidl", "market")
    assert (entry["value"], parts(entry), entry["note"]) == ("-80.00", ["-60.00", "-20.00"], "Lidl market")
    said = budget("add", "80", "food=60", "transport=20", "--table").stderr
    assert said == "$80.00 for Food, Transport from Credit Card.\n"
    assert answer("month")["spent"] == "160.00"


def test_a_category_without_an_amount_takes_the_rest(answer: Json) -> None:
    entry = answer("add", "80", "food=60,50", "tr", "Lidl")
    assert (parts(entry), entry["note"]) == (["-60.50", "-19.50"], "Lidl")


def test_lines_that_do_not_add_up_are_wrong_usage_in_one_line(budget: Budget) -> None:
    too_much = budget("add", "80", "food=60", "transport=30")
    assert (too_much.exit_code, too_much.stderr.splitlines()[0]) == (
        2,
        "The lines add up to $90.00, not to $80.00.",
    )
    too_little = budget("add", "80", "food=60")
    assert "The lines add up to $60.00, not to $80.00." in too_little.stderr
    assert budget("history").stdout.count("Food") == 0


def test_a_category_that_is_called_like_a_line_is_no_line(answer: Json) -> None:
    answer("categories", "add", "a=1")
    assert answer("add", "5", "a=1")["categoryLabel"] == "a=1"


def test_history_shows_how_many_categories_an_entry_has(answer: Json, budget: Budget) -> None:
    answer("add", "80", "food=60", "transport=20")
    assert "Food +1" in budget("history", "--table").stdout
    assert [len(entry["lines"]) for entry in answer("history", "--category", "transport")] == [2]


def test_a_divided_expense_is_corrected_by_its_lines(answer: Json, budget: Budget) -> None:
    answer("add", "80", "food=60", "transport=20")
    refused = budget("edit", "last", "--amount", "90")
    assert (refused.exit_code, refused.stderr.splitlines()[0]) == (
        2,
        "It is divided: say which part changes with --line CATEGORY=AMOUNT.",
    )
    assert parts(answer("edit", "last", "--line", "transport=30")) == ["-60.00", "-30.00"]
    whole = answer("edit", "last", "--amount", "100", "--line", "food")
    assert (whole["value"], parts(whole)) == ("-100.00", ["-70.00", "-30.00"])
    moved = answer("edit", "last", "-a", "cash")
    assert (moved["accountLabel"], parts(moved)) == ("Cash", ["-70.00", "-30.00"])
    wrong = budget("edit", "last", "--amount", "20", "--line", "food")
    assert "Nothing is left for Food: the lines add up to $30.00 already." in wrong.stderr
    assert "needs an amount" in budget("edit", "last", "--line", "food").stderr


def test_a_correction_of_one_part_keeps_the_notes_of_all(answer: Json, online: str) -> None:
    with Client(online, os.environ["BUDGET_TOKEN"]) as client:
        ids = {row.name: row.id for row in client.categories.list()}
        lines = [
            LineSet(category_id=ids["Food"], value=Decimal(60), note="bread"),
            LineSet(category_id=ids["Transport"], value=Decimal(20), note="tram"),
        ]
        account = client.accounts.list()[0].id
        client.history.add_expense(None, AddExpense(value=Decimal(80), account_id=account, lines=lines))
    for typed in (("transport=30",), ("food=50",), ("transport=10", "food"), ("transport", "food=45")):
        total = ("--amount", "75") if len(typed) > 1 else ()
        words = [word for part in typed for word in ("--line", part)]
        entry = answer("edit", "last", *words, *total)
        assert [line["note"] for line in entry["lines"]] == ["bread", "tram"]
    assert parts(entry) == ["-45.00", "-30.00"]


def test_a_refund_goes_back_to_the_account_of_its_expense(answer: Json, budget: Budget) -> None:
    expense = answer("add", "50", "food", "-a", "cash")
    back = answer("refund", "20", "--of", "last")
    assert (back["kind"], back["value"], back["refundOf"]) == ("refund", "20.00", expense["id"])
    assert (back["accountLabel"], back["categoryLabel"]) == ("Cash", "Food")
    assert answer("month")["spent"] == "30.00"
    too_much = budget("refund", "31", "--of", expense["id"][-8:])
    assert (too_much.exit_code, "More would come back than was spent" in too_much.stderr) == (5, True)
    again = answer("refund", "1", "--of", "last")
    assert again["refundOf"] == expense["id"], "the last expense, although a refund was booked after it"
    assert "Only an expense can come back" in budget("refund", "1", "--of", back["id"]).stderr


def test_a_refund_without_its_expense_names_a_category(answer: Json, budget: Budget) -> None:
    said = budget("refund", "20", "food", "broken", "jar", "--table")
    assert said.stderr == "$20.00 for Food came back to Credit Card.\n"
    assert [entry["note"] for entry in answer("history", "--kind", "refund")] == ["broken jar"]
    assert parts(answer("refund", "20", "food=15", "transport")) == ["15.00", "5.00"]
    assert budget("refund", "20").exit_code == 5
    corrected = answer("edit", "last", "--line", "transport=6")
    assert (corrected["kind"], corrected["value"]) == ("refund", "21.00")


def test_a_refund_is_undone(answer: Json, budget: Budget) -> None:
    answer("add", "50", "food")
    answer("refund", "20", "--of", "last")
    budget("undo", "--yes")
    assert answer("month")["spent"] == "50.00"


def test_an_expense_on_several_categories_is_not_scheduled(budget: Budget) -> None:
    result = budget("add", "80", "food=60", "transport=20", "--date", "2099-01-01", "--schedule")
    assert (result.exit_code, "can't be scheduled" in result.stderr) == (2, True)


def test_what_is_left_over_is_named_before_a_word_that_is_no_category(budget: Budget) -> None:
    refused = budget("add", "10", "food=6", "transport=3", "Lidl")
    assert refused.exit_code == 3
    assert refused.stderr.startswith("$1.00 is left over, and 'Lidl' is no category for it. There are: Food, ")
