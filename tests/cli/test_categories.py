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
    assert result.stderr == "Entertaiment is Fun now.\n"
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
