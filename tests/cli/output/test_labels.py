"""Default categories and accounts go by their labels in a terminal, and by their stored names in JSON and CSV."""

import pytest
from tests.cli.conftest import Budget, Json

SHOWN = [
    ("categories",), ("categories", "archive", "food", "--dry-run"), ("accounts",), ("month", "2026-02"),
    ("history",), ("history", "--group", "category"), ("history", "cinema"), ("report",), ("month", "2026-02", "--top"),
    ("statistics", "shares", "--from", "2026-02"), ("statistics", "categories", "--from", "2026-02"),
    ("plan", "show", "2026-02"), ("plan", "suggest"), ("explain", "2026-02"), ("payees",), ("schedules",),
    ("lists",), ("import", "rules",), ("history", "--format", "{category}, {account}"), ("add", "5", "fun"),
    ("add", "3", "entertainment", "cinema"), ("add", "coffee", "4", "yesterday"), ("refund", "1", "entertainment"),
    ("add", "6", "food=2", "entertainment=4"), ("history", "category:nobody"), ("edit", "last", "--note", "x", "-y"),
    ("import", "docs/examples/bank.csv", "--account", "cash", "--dry-run"),
]  # fmt: skip
LABELS = {"en": ("Entertainment", "Cash"), "ua": ("Розваги", "Готівка")}


@pytest.fixture(autouse=True)
def entertained(online: str, budget: Budget) -> None:
    """Every kind of row about the category whose stored name is misspelt."""
    for line in (
        "add 9.50 entertainment cinema --payee Odeon --account cash --date 2026-02-03",
        "plan set entertainment 50 --month 2026-02", "lists create Tickets cinema --category entertainment",
        "schedules add 12 entertainment --date 2036-01-01", "rules add cinema entertainment",
    ):  # fmt: skip
        assert budget(*line.split()).exit_code == 0, (line, budget(*line.split()).output)


@pytest.mark.parametrize("language", LABELS)
def test_tables_and_sentences_show_labels(budget: Budget, language: str) -> None:
    budget("config", "set", "language", language)
    stored, seen = {}, ""
    for words in SHOWN:
        result = budget(*words, "--table")
        seen += result.output
        if "Entertaiment" in result.output or (language == "ua" and {"Food", "Cash"} & {*result.output.split()}):
            stored[words] = result.output
    assert stored == {}
    assert all(label in seen for label in LABELS[language])


def test_data_have_the_stored_names(budget: Budget, answer: Json) -> None:
    budget("config", "set", "language", "ua")
    assert answer("history")[0]["categoryLabel"] == "Entertaiment"
    assert "Entertaiment" in budget("categories", "--csv").stdout
