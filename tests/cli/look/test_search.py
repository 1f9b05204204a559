import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


@pytest.fixture(autouse=True)
def booked(online: str, budget: Budget) -> None:
    budget("add", "5", "food", "lunch", "with", "Ann", "--date", "2026-02-03")
    budget("add", "50", "transport", "train", "-a", "cash", "--date", "2026-03-03")
    budget("income", "1000", "salary", "--date", "2026-03-04")


@pytest.mark.parametrize(
    ("words", "notes"),
    [
        (["--search", "ann"], ["lunch with Ann"]),
        (["--month", "2026-03"], ["salary", "train"]),
        (["--category", "transport"], ["train"]),
        (["--account", "cash"], ["train"]),
        (["--person", "me"], ["salary", "train", "lunch with Ann"]),
        (["--kind", "income"], ["salary"]),
        (["--min", "10", "--max", "100"], ["train"]),
    ],
)
def test_history_takes_every_filter(answer: Json, words: list[str], notes: list[str]) -> None:
    assert [entry["note"] for entry in answer("history", *words)] == notes


def test_search_finds_by_beginnings_of_words(answer: Json) -> None:
    assert [entry["note"] for entry in answer("history", "lun", "an")] == ["lunch with Ann"]
    assert [entry["note"] for entry in answer("history", "train", "--month", "2026-02")] == []


def test_search_finds_by_the_beginning_of_an_amount_and_by_shown_names(answer: Json) -> None:
    assert [entry["note"] for entry in answer("history", "1,000.0")] == ["salary"]
    assert [entry["note"] for entry in answer("history", "--search", "$5")] == ["train", "lunch with Ann"]
    assert [entry["note"] for entry in answer("history", "готівка")] == ["train"]


def test_an_archived_category_can_still_be_filtered_by(answer: Json, budget: Budget) -> None:
    budget("categories", "delete", "transport")
    assert [entry["note"] for entry in answer("history", "--category", "transport")] == ["train"]
