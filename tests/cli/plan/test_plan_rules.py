"""Carry-over, targets, expected income and suggestions in the terminal."""

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_what_is_left_is_carried_into_the_next_month(budget: Budget, answer: Json) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02")
    row = answer("plan", "carry", "food", "left", "--month", "2026-02", "--cap", "200")
    assert row["carry"] == {"rule": "left", "cap": "200.00", "from": "2026-02-01"}
    march = answer("month", "2026-03")
    assert (march["carried"], march["available"]) == ("200.00", "200.00")
    shown = budget("month", "2026-03", "--table").stdout
    assert "carried" in shown
    assert "$200.00" in shown
    assert "carried" not in budget("month", "2026-02", "--table").stdout


def test_a_rule_is_said_in_a_sentence(budget: Budget) -> None:
    said = budget("plan", "carry", "food", "all", "--month", "2026-02", "--table").stderr
    assert "From February 2026 on, Food keeps what is left, and overspending too." in said
    capped = budget("plan", "carry", "food", "left", "--cap", "90", "--month", "2026-02", "--table").stderr
    assert "From February 2026 on, Food keeps what is left. No more than $90.00." in capped
    budget("config", "set", "language", "ua")
    said = budget("plan", "carry", "food", "left", "--month", "2026-02", "--table").stderr
    assert said.startswith("Лютий 2026 і далі: у Продукти")


def test_amounts_of_a_rule_are_in_the_currency_of_the_row(budget: Budget, answer: Json) -> None:
    month = ("--month", "2026-02")
    budget("plan", "set", "food", "300", *month)
    budget("workspaces", "edit", "--currency", "eur")
    assert answer("plan", "carry", "food", "left", "--cap", "100 usd", *month)["carry"]["cap"] == "100.00"
    assert answer("plan", "target", "food", "$900", "--every-month", *month)["target"]["amount"] == "900.00"
    assert "needs USD" in budget("plan", "carry", "food", "left", "--cap", "100 eur", *month).stderr
    assert answer("plan", "carry", "transport", "left", "--cap", "100 eur", *month)["carry"]["cap"] == "100.00"


def test_a_target_says_what_to_plan_a_month(budget: Budget, answer: Json) -> None:
    said = budget("plan", "target", "food", "900", "--by", "2026-06", "--month", "2026-01", "--table").stderr
    assert "Food: $900.00 by June 2026, $150.00 a month." in said
    assert answer("plan", "target", "food", "80", "--every-month")["target"]["everyMonth"] is True
    assert answer("plan", "target", "food", "--remove")["target"] is None


def test_a_target_needs_an_amount_or_to_be_removed(budget: Budget) -> None:
    for arguments in (["food"], ["food", "9", "--remove"]):
        assert budget("plan", "target", *arguments).exit_code == 2


def test_a_target_is_of_one_month_or_of_every_one(budget: Budget) -> None:
    for arguments in ((), ("--by", "2099-06", "--every-month")):
        result = budget("plan", "target", "food", "900", *arguments)
        assert (result.exit_code, "Give --by with a month, or --every-month." in result.stderr) == (2, True)


def test_the_expected_income_is_compared_with_the_plan(budget: Budget, answer: Json) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02")
    assert answer("plan", "income", "2000", "--month", "2026-02")["toAssign"] == "1700.00"
    assert "$1 700.00 to assign of $2 000.00 expected" in budget("month", "2026-02", "--table").stdout.replace(
        "\xa0", " "
    )
    said = budget("plan", "income", "200", "--month", "2026-02", "--table").stderr
    assert "$100.00 more planned than the $200.00 expected" in said.replace("\xa0", " ")
    assert answer("plan", "income", "--remove", "--month", "2026-02")["expectedIncome"] is None


def test_suggestions_are_listed_by_category(budget: Budget, answer: Json) -> None:
    budget("add", "60", "food", "--date", "2026-01-10")
    budget("add", "30", "food", "--date", "2026-02-10")
    lines = budget("plan", "suggest", "--month", "2026-03", "--csv").stdout.splitlines()
    assert lines[0].startswith("category,last month,3 months,6 months")
    assert "Food,30.00,45.00,45.00,,USD" in lines
    assert answer("plan", "suggest", "--month", "2026-03")[0]["categoryName"]
