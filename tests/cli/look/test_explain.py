"""Explanations in the terminal."""

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_a_number_is_explained_as_an_indented_tree(budget: Budget, answer: Json) -> None:
    budget("plan", "set", "food", "300", "--month", "2026-02", "--months", "2")
    budget("add", "255", "food", "--date", "2026-02-10")
    budget("plan", "carry", "food", "left", "--month", "2026-02")
    lines = budget("explain", "food", "--month", "2026-03", "--table").stdout.splitlines()
    assert lines[0] == "Food · March 2026"
    found = [line.rstrip() for line in lines[3:]]
    assert [line.split("  ")[0] for line in found if line.startswith("available")] == ["available"]
    assert any(line.startswith("  carried") and line.endswith("$45.00") for line in found)
    assert any(line.startswith("    planned, 2026-02") for line in found)
    assert all(len(line) <= 60 for line in lines)
    assert answer("explain", "--month", "2026-03", "--of", "budget")["amount"] == "300.00"
    answer("categories", "delete", "food")
    archived = budget("explain", "--month", "2026-02", "--of", "spent", "--table").stdout
    assert "Food" in archived, archived
