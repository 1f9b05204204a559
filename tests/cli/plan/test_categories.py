import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def names(answer: Json, *words: str) -> list[str]:
    return [category["name"] for category in answer("categories", *words)]


def test_a_category_is_made_with_its_budget(answer: Json) -> None:
    answer("categories", "add", "Books", "--budget", "50", "--month", "2026-02")
    assert "Books" in names(answer)
    assert answer("month", "2026-02")["budget"] == "50.00"


def test_a_category_is_renamed(answer: Json, budget: Budget) -> None:
    result = budget("categories", "edit", "ent", "--name", "Fun", "--table")
    assert result.stderr == "Entertainment is now Fun.\n"
    assert "Fun" in names(answer)


def test_an_archived_category_can_be_restored(answer: Json) -> None:
    answer("categories", "delete", "food")
    assert "Food" not in names(answer)
    assert names(answer, "list", "--deleted") == ["Food"]
    answer("categories", "restore", "food")
    assert "Food" in names(answer)


def test_restoring_an_unknown_one_names_those_there_are(budget: Budget) -> None:
    result = budget("categories", "restore", "food")
    assert result.exit_code == 3
    assert result.stderr == "No archived category starts with 'food'. There are none.\n"


def test_named_categories_come_first_in_every_list(answer: Json, budget: Budget) -> None:
    assert names(answer, "order", "transp", "util")[:2] == ["Transport", "Utilities"]
    ordered = ["Transport", "Utilities", "Food", "Entertaiment"]
    assert names(answer) == ordered
    answer("plan", "set", "food", "300", "--month", "2026-02")
    answer("plan", "set", "transport", "30", "--month", "2026-02")
    assert [row["categoryName"] for row in answer("month", "2026-02")["planningsCategories"]] == ordered
    text = budget("plan", "export", "2026-02").stdout
    assert text.index("Transport") < text.index("Food")


def test_an_order_is_said_in_the_log_and_taken_back(answer: Json, budget: Budget) -> None:
    before = names(answer)
    budget("categories", "order", "transport")
    assert "order of the categories changed" in budget("activity", "--limit", "1", "--table").stdout
    assert budget("undo", "--table").stderr == "Undone: order of the categories changed.\n"
    assert names(answer) == before


@pytest.mark.parametrize(("language", "said"), [("en", "Food is named twice.\n"), ("ua", "Food названо двічі.\n")])
def test_a_category_that_is_named_twice_moves_nothing(answer: Json, budget: Budget, language: str, said: str) -> None:
    before = names(answer)
    budget("config", "set", "language", language)
    result = budget("categories", "order", "transport", "food", "fo")
    assert (result.exit_code, result.stderr.splitlines(keepends=True)[0]) == (2, said)
    assert budget("categories", "order").exit_code == 2
    assert budget("categories", "order", "fodo").exit_code == 3
    assert names(answer) == before


def test_a_table_of_the_new_order_is_shown_in_ukrainian(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    shown = budget("categories", "order", "transport", "--table").stdout
    assert "назва" in shown
    assert shown.index("Транспорт") < shown.index("Продукти")
    assert "змінено порядок категорій" in budget("activity", "--limit", "1", "--table").stdout
