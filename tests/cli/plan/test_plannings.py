import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_a_budget_is_set_for_the_running_month_or_another(answer: Json) -> None:
    assert answer("plannings", "set", "food", "300")["budget"] == "300.00"
    assert answer("plannings", "set", "food", "200", "--month", "2026-02")["date"] == "2026-02-01"
    assert answer("month")["budget"] == "300.00"
    assert answer("month", "2026-02")["budget"] == "200.00"


def test_setting_it_again_replaces_it(answer: Json) -> None:
    answer("plannings", "set", "food", "300")
    answer("plannings", "set", "food", "310.50")
    assert answer("month")["budget"] == "310.50"


def test_a_category_leaves_a_month_and_comes_back(answer: Json, budget: Budget) -> None:
    answer("plannings", "set", "food", "300")
    assert "Food is not planned" in budget("plannings", "remove", "food", "--table").stderr
    assert answer("month")["budget"] == "0.00"
    answer("plannings", "restore", "food")
    assert answer("month")["budget"] == "300.00"


def test_restoring_what_was_not_removed_says_where_to_look(budget: Budget) -> None:
    result = budget("plannings", "restore", "food")
    assert result.exit_code == 3
    assert "Try: budget month" in result.stderr


def test_several_budgets_are_set_at_once(answer: Json, budget: Budget) -> None:
    month = answer("plannings", "set-many", "food=300", "transport=50,5", "--month", "2026-02")
    assert (month["budget"], month["planningsCategories"][0]["categoryName"]) == ("350.50", "Food")
    result = budget("plannings", "set-many", "food")
    assert (result.exit_code, "Write it like food=300" in result.stderr) == (2, True)


def test_a_budget_is_set_for_several_months_and_they_are_shown_side_by_side(budget: Budget, answer: Json) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02", "--months", "2")
    lines = budget("plannings", "--month", "2026-02", "--months", "3", "--csv").stdout.splitlines()
    assert lines[:2] == ["category,2026-02,2026-03,2026-04", "Food,300.00,300.00,0.00"]
    assert len(answer("plannings", "list")) == 3


def test_the_month_before_is_copied_where_nothing_is_planned(budget: Budget, answer: Json) -> None:
    budget("plannings", "set-many", "food=300", "transport=50", "--month", "2026-02")
    budget("plannings", "set", "food", "310", "--month", "2026-03")
    assert answer("plannings", "copy", "--month", "2026-03")["budget"] == "360.00"
    assert budget("plannings", "copy", "--month", "2026-03").exit_code == 3


def test_a_category_with_nothing_stored_is_removed_too(budget: Budget, answer: Json) -> None:
    assert budget("plannings", "remove", "ent", "--month", "2026-02").exit_code == 0
    assert [row["categoryName"] for row in answer("month", "2026-02")["planningsCategories"]] == [
        "Food",
        "Utilities",
        "Transport",
    ]
