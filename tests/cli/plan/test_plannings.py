import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_a_budget_is_set_for_the_running_month_or_another(answer: Json) -> None:
    assert answer("plan", "set", "food", "300")["budget"] == "300.00"
    assert answer("plan", "set", "food", "200", "--month", "2026-02")["date"] == "2026-02-01"
    assert answer("month")["budget"] == "300.00"
    assert answer("month", "2026-02")["budget"] == "200.00"


def test_setting_it_again_replaces_it(answer: Json) -> None:
    answer("plan", "set", "food", "300")
    answer("plan", "set", "food", "310.50")
    assert answer("month")["budget"] == "310.50"


def test_a_category_leaves_a_month_and_comes_back(answer: Json, budget: Budget) -> None:
    answer("plan", "set", "food", "300")
    assert "Food is not planned" in budget("plan", "remove", "food", "--table").stderr
    assert answer("month")["budget"] == "0.00"
    answer("plan", "restore", "food")
    assert answer("month")["budget"] == "300.00"


def test_restoring_what_was_not_removed_says_where_to_look(budget: Budget) -> None:
    result = budget("plan", "restore", "food")
    assert result.exit_code == 3
    assert "Try: budget month" in result.stderr


def test_several_budgets_are_set_at_once(answer: Json, budget: Budget) -> None:
    month = answer("plan", "set-many", "food=300", "transport=50,5", "--month", "2026-02")
    assert (month["budget"], month["planningsCategories"][0]["categoryName"]) == ("350.50", "Food")
    result = budget("plan", "set-many", "food")
    assert (result.exit_code, "Write it like food=300" in result.stderr) == (2, True)


def test_a_budget_is_set_for_several_months_and_they_are_shown_side_by_side(budget: Budget, answer: Json) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02", "--months", "2")
    lines = budget("plan", "--month", "2026-02", "--months", "3", "--csv").stdout.splitlines()
    assert lines[:2] == ["category,2026-02,2026-03,2026-04", "Food,300.00,300.00,0.00"]
    assert len(answer("plan", "list")) == 3


def test_the_month_before_is_copied_where_nothing_is_planned(budget: Budget, answer: Json) -> None:
    budget("plan", "set-many", "food=300", "transport=50", "--month", "2026-02")
    budget("plan", "set", "food", "310", "--month", "2026-03")
    assert answer("plan", "copy", "--month", "2026-03")["budget"] == "360.00"
    assert budget("plan", "copy", "--month", "2026-03").exit_code == 3


def test_a_category_with_nothing_stored_is_removed_too(budget: Budget, answer: Json) -> None:
    assert budget("plan", "remove", "ent", "--month", "2026-02").exit_code == 0
    assert [row["categoryName"] for row in answer("month", "2026-02")["planningsCategories"]] == [
        "Food",
        "Utilities",
        "Transport",
    ]


def test_planned_money_moves_from_one_category_to_another(answer: Json, budget: Budget) -> None:
    budget("plan", "set-many", "food=300", "transport=50")
    rows = answer("plan", "move", "20", "transport", "food")
    assert [(row["categoryName"], row["budget"]) for row in rows] == [("Transport", "30.00"), ("Food", "320.00")]
    said = budget("plan", "move", "5", "food", "ent", "--month", "2026-02", "--table")
    assert (said.exit_code, said.stderr) == (5, "AMOUNT: Less than that is planned there\n")
    said = budget("plan", "move", "5,50", "food", "transport", "--table")
    assert said.stderr.startswith("$5.50 moved from Food to Transport in ")
    budget("undo", "last")
    assert answer("month")["budget"] == "350.00"


def test_a_dry_run_of_a_move_shows_both_plans_and_is_checked_as_the_move_is(answer: Json, budget: Budget) -> None:
    budget("plan", "set-many", "food=300", "transport=50", "--month", "2026-02")
    typed = ("plan", "move", "20", "transport", "food", "--month", "2026-02", "--dry-run")
    shown = {(row["categoryName"], row["before"], row["after"]) for row in answer(*typed)}
    assert shown == {("Food", "300.00", "320.00"), ("Transport", "50.00", "30.00")}
    assert answer("month", "2026-02")["planningsCategories"][0]["budget"] == "300.00"
    same = budget("plan", "move", "20", "food", "food", "--month", "2026-02", "--dry-run")
    assert (same.exit_code, same.stderr) == (5, "TO: Choose two different categories\n")


def test_a_move_is_said_in_ukrainian(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    budget("plan", "set", "food", "300", "--month", "2026-02")
    said = budget("plan", "move", "20", "food", "transport", "--month", "2026-02", "--table").stderr
    assert "перенесено, Продукти → Транспорт" in said
