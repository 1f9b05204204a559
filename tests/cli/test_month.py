import pytest
from tests.cli.conftest import Budget, Json


def test_json_is_the_contracts_planning(answer: Json, budget: Budget) -> None:
    budget("plannings", "set", "food", "300", "--month", "2026-02")
    budget("add", "75", "food", "--date", "2026-02-10")
    planning = answer("month", "2026-02")
    assert (planning["budget"], planning["spent"], planning["left"]) == ("300.00", "75.00", "225.00")
    assert [row["spent"] for row in planning["planningsCategories"]] == ["75.00", "0.00", "0.00", "0.00"]


def test_the_table_shows_each_category_and_the_total(budget: Budget) -> None:
    budget("plannings", "set", "food", "300", "--month", "2026-02")
    budget("add", "75", "food", "--date", "2026-02-10")
    lines = budget("month", "2026-02", "--table").stdout.splitlines()
    assert lines[0] == "February 2026 · 1 Feb to 28 Feb"
    cells = [line.split() for line in lines]
    assert ["Food", "$300.00", "$75.00", "$225.00", "25%"] in cells
    assert ["Total", "$300.00", "$75.00", "$225.00", "25%"] in cells


@pytest.mark.parametrize(
    ("spent", "percent"), [("187.50", "63%"), ("298.80", "99%"), ("301.20", "101%"), ("375", "125%")]
)
def test_the_percent_never_says_100_before_or_after_all_is_spent(budget: Budget, spent: str, percent: str) -> None:
    budget("plannings", "set", "food", "300", "--month", "2026-02")
    budget("add", spent, "food", "--date", "2026-02-10")
    lines = budget("month", "2026-02", "--table").stdout.splitlines()
    assert [line.split()[-1] for line in lines if line.startswith(("Food", "Total"))] == [percent, percent]


def test_csv_has_the_tables_columns_with_plain_amounts(budget: Budget) -> None:
    budget("plannings", "set", "food", "1300", "--month", "2026-02")
    lines = budget("month", "2026-02", "--csv").stdout.splitlines()
    assert lines[:2] == ["category,plan,spent,left,percent", "Food,1300.00,0.00,1300.00,0.00"]


def test_the_running_month_says_what_is_left_per_day(budget: Budget) -> None:
    budget("plannings", "set", "food", "300")
    assert " a day for " in budget("month", "--table").stdout.splitlines()[0]


def test_a_month_that_is_none_is_wrong_usage(budget: Budget) -> None:
    result = budget("month", "2026-13")
    assert result.exit_code == 2
    assert "Write it like 2026-12" in result.stderr


def test_an_archived_category_keeps_its_name_in_old_months(budget: Budget) -> None:
    budget("add", "75", "food", "--date", "2026-02-10")
    budget("categories", "delete", "food")
    assert "Food,0.00,75.00" in budget("month", "2026-02", "--csv").stdout
