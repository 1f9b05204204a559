import pytest
from rich.cells import cell_len
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_json_is_the_contracts_planning(answer: Json, budget: Budget) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02")
    budget("add", "75", "food", "--date", "2026-02-10")
    planning = answer("month", "2026-02")
    assert (planning["budget"], planning["spent"], planning["left"]) == ("300.00", "75.00", "225.00")
    assert [row["spent"] for row in planning["planningsCategories"]] == ["75.00", "0.00", "0.00", "0.00"]


def test_the_table_shows_each_category_and_the_total(budget: Budget) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02")
    budget("add", "75", "food", "--date", "2026-02-10")
    lines = budget("month", "2026-02", "--table").stdout.splitlines()
    assert lines[0] == "February 2026 · 1 Feb – 28 Feb"
    cells = [line.split()[:5] for line in lines]
    assert ["Food", "$300.00", "$75.00", "$225.00", "25%"] in cells
    assert ["Total", "$300.00", "$75.00", "$225.00", "25%"] in cells


@pytest.mark.parametrize(
    ("spent", "percent"), [("187.50", "63%"), ("298.80", "99%"), ("301.20", "101%"), ("375", "125%")]
)
def test_the_percent_never_says_100_before_or_after_all_is_spent(budget: Budget, spent: str, percent: str) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02")
    budget("add", spent, "food", "--date", "2026-02-10")
    lines = budget("month", "2026-02", "--table").stdout.splitlines()
    assert [line.split()[4] for line in lines if line.startswith(("Food", "Total"))] == [percent, percent]


def test_csv_has_the_tables_columns_with_plain_amounts(budget: Budget) -> None:
    budget("plan", "set", "food", "1300", "--month", "2026-02")
    lines = budget("month", "2026-02", "--csv").stdout.splitlines()
    assert lines[:2] == [
        "category,plan,carried,spent,left,currency,percent,over",
        "Food,1300.00,0.00,0.00,1300.00,USD,0.00,0.00",
    ]


def test_the_running_month_says_what_is_left_per_day(budget: Budget) -> None:
    budget("plan", "set", "food", "300")
    assert " a day for " in budget("month", "--table").stdout.splitlines()[1]


def test_the_first_page_says_by_how_much_the_month_is_over_its_budget(budget: Budget) -> None:
    budget("plan", "set", "food", "40")
    budget("add", "42.50", "food")
    total = budget("--table").stdout.splitlines()[1]
    assert total.endswith("  $2.50 over the budget of $40.00")


def test_a_month_that_is_none_is_wrong_usage(budget: Budget) -> None:
    result = budget("month", "2026-13")
    assert result.exit_code == 2
    assert "Write it like 2026-12" in result.stderr


def test_an_archived_category_keeps_its_name_in_old_months(budget: Budget) -> None:
    budget("add", "75", "food", "--date", "2026-02-10")
    budget("categories", "delete", "food")
    assert "Food,0.00,0.00,75.00" in budget("month", "2026-02", "--csv").stdout


def test_what_is_spent_without_a_plan_is_over_nothing(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    budget("add", "5", "food")
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    month = budget("month", "--table").stdout
    assert "$5.00" in month
    assert "Over" not in month
    assert "\x1b[1;31m" not in month


def test_what_is_spent_over_the_budget_has_a_red_column(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    budget("plan", "set", "food", "50", "--month", "2026-02")
    budget("add", "75", "food", "--date", "2026-02-10")
    lines = budget("month", "2026-02", "--table").stdout.splitlines()
    assert [line.split()[5] for line in lines if line.startswith(("Food", "Total"))] == ["$25.00", "$25.00"]
    assert ",75.00,0.00,USD,100.00,25.00" in budget("month", "2026-02", "--csv").stdout
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;31m" in budget("month", "2026-02", "--table").stdout


def test_json_names_the_categories_beside_their_ids(answer: Json) -> None:
    rows = answer("month")["planningsCategories"]
    assert [row["categoryName"] for row in rows] == ["Food", "Entertaiment", "Utilities", "Transport"]


def test_a_month_is_named_as_people_do(answer: Json) -> None:
    assert answer("month", "february 2026")["date"] == "2026-02-01"


@pytest.mark.parametrize("language", ["en", "ua"])
def test_amounts_days_and_ids_are_whole_at_sixty_columns(
    budget: Budget, answer: Json, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    budget("config", "set", "language", language)
    budget("categories", "add", "日本語のカテゴリー名前", "--budget", "1234567.89", "--month", "2026-02")
    budget("add", "1284500.25", "日本", "обід", "з", "колегами", "у", "ресторані", "--date", "2026-02-10")
    entry = answer("history")[0]
    history, month = (budget(*words, "--table").stdout for words in (("history",), ("month", "2026-02")))
    spent, over, share = {
        "en": ("$1\u00a0284\u00a0500.25", "$49\u00a0932.36", "104%"),
        "ua": ("1\u00a0284\u00a0500.25\u00a0$", "49\u00a0932.36\u00a0$", "104\u00a0%"),
    }[language]
    assert all(whole in history for whole in ("2026-02-10", spent, entry["id"][-8:]))
    assert all(whole in month for whole in (spent, over, share))
    assert max(map(cell_len, (history + month).splitlines())) <= 60


def test_the_month_is_told_in_the_language_of_the_settings(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    lines = budget("month", "2026-02", "--table").stdout.splitlines()
    assert lines[0] == "Лютий 2026 · 1 лют – 28 лют"
    assert lines[2].split()[:4] == ["категорія", "план", "витрачено", "лишилося"]
    assert "Не знайдено (категорія): 'zoo'." in budget("add", "5", "zoo").stderr
    assert "AMOUNT має бути більше за 0." in budget("add", "0", "food").stderr


def test_budget_alone_shows_the_month_in_short(budget: Budget, answer: Json) -> None:
    budget("plan", "set", "food", "300")
    budget("plan", "set", "transport", "10")
    budget("add", "12.50", "transport")
    lines = budget("--table").stdout.splitlines()
    assert lines[0].startswith("Me · ")
    assert "$297.50 left of $310.00" in lines[1]
    assert lines[2:] == ["Transport is over its budget by $2.50", "Balance −$12.50"]
    assert answer()["spent"] == "12.50"


def test_budget_alone_calls_nothing_overspent_that_was_never_planned(budget: Budget) -> None:
    budget("plan", "set", "transport", "10")
    budget("add", "5", "food")
    budget("add", "12.50", "transport")
    assert budget("--table").stdout.splitlines()[2:] == ["Transport is over its budget by $2.50", "Balance −$17.50"]
