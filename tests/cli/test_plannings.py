from tests.cli.conftest import Budget, Json


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
    assert "See: budget month" in result.stderr
