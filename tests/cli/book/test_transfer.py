import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_income_arrives_in_an_account(answer: Json, budget: Budget) -> None:
    entry = answer("income", "100", "salary", "of", "May", "-a", "cash")
    assert (entry["kind"], entry["value"], entry["note"]) == ("income", "100.00", "salary of May")
    assert budget("income", "5", "--table").stderr == "$5.00 added to Credit Card.\n"


def test_with_a_source_it_is_moved(answer: Json, budget: Budget) -> None:
    result = budget("transfer", "30", "cash", "--from", "credit", "--table")
    assert result.stderr == "$30.00 to Cash from Credit Card.\n"
    assert [account["budget"] for account in answer("accounts")] == ["-30.00", "30.00"]


def test_what_leaves_may_differ_from_what_arrives(answer: Json) -> None:
    answer("accounts", "add", "Travel", "--currency", "EUR")
    entry = answer("transfer", "10", "travel", "--from", "cash", "--from-value", "11.30")
    assert (entry["value"], entry["fromValue"]) == ("10.00", "11.30")


def test_the_same_account_on_both_sides_is_refused(budget: Budget) -> None:
    assert budget("transfer", "10", "cash", "--from", "cash").exit_code == 5
