import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


@pytest.fixture
def spring(online: str, budget: Budget) -> None:
    """Two months with spending, an income and a budget."""
    budget("income", "1000", "--date", "2026-02-01")
    budget("add", "75", "food", "--date", "2026-02-10")
    budget("add", "25", "transport", "--date", "2026-02-11")
    budget("add", "50", "food", "--date", "2026-03-10")
    budget("plan", "set", "food", "60", "--month", "2026-02")


@pytest.mark.usefixtures("spring")
def test_months_have_income_spending_and_balance(answer: Json, budget: Budget) -> None:
    months = answer("statistics", "--from", "2026-02", "--to", "2026-03")["months"]
    assert [(one["income"], one["spent"], one["net"]) for one in months] == [
        ("1000.00", "100.00", "900.00"),
        ("0.00", "50.00", "-50.00"),
    ]
    table = budget("stats", "--from", "2026-02", "--to", "2026-03", "--table").stdout
    assert "██████████" in table
    assert "$1\u00a0000.00" in table


@pytest.mark.usefixtures("spring")
def test_categories_accounts_and_shares_have_their_own_tables(answer: Json, budget: Budget) -> None:
    span = ("--from", "2026-02", "--to", "2026-03")
    assert len(answer("statistics", "categories", *span)["categories"]) == 4
    assert "Food,2026-02,75.00,60.00,USD" in budget("statistics", "categories", *span, "--csv").stdout
    assert "Credit Card,2026-02,900.00,,USD" in budget("statistics", "accounts", *span, "--csv").stdout
    assert [one["share"] for one in answer("statistics", "shares", *span)["categories"]] == [83, 17]


@pytest.mark.usefixtures("spring")
def test_the_top_of_a_month_is_what_most_was_spent_on(budget: Budget) -> None:
    lines = budget("top", "2026-02", "--limit", "1", "--table").stdout.splitlines()
    assert lines[0] == "$100.00 spent in February 2026"
    assert [line.split()[:3] for line in lines[2:]] == [["category", "spent", "share"], ["Food", "$75.00", "75%"]]


def test_months_the_wrong_way_round_and_too_many_are_wrong_usage(budget: Budget) -> None:
    backwards = budget("statistics", "--from", "2026-03", "--to", "2026-02")
    assert (backwards.exit_code, backwards.stderr) == (2, "2026-03 is after 2026-02.\n")
    assert budget("statistics", "--from", "2001-01", "--to", "2026-02").exit_code == 2
