import pytest
from tests.cli.conftest import Budget, Json
from typer.testing import Result

pytestmark = pytest.mark.usefixtures("online")


def test_an_expense_leaves_the_main_account_and_shows_in_the_month(budget: Budget, answer: Json) -> None:
    entry = answer("add", "12.50", "food", "lunch", "with", "Ann")
    assert (entry["value"], entry["note"], entry["accountLabel"]) == ("-12.50", "lunch with Ann", "Credit Card")
    assert answer("month")["spent"] == "12.50"
    assert [account["budget"] for account in answer("accounts")] == ["-12.50", "0.00"]


def test_people_read_a_sentence_on_stderr_instead(budget: Budget) -> None:
    result = budget("add", "1250", "FOO", "--table")
    assert result.stdout == ""
    assert result.stderr == "$1\u00a0250.00 for Food from Credit Card.\n"


def test_account_and_day_can_be_chosen(answer: Json) -> None:
    entry = answer("add", "3", "tr", "-a", "cash", "--date", "2026-02-03")
    assert (entry["accountLabel"], entry["localDay"], entry["categoryLabel"]) == ("Cash", "2026-02-03", "Transport")


def test_an_account_in_another_currency_is_moved_by_its_own_value(answer: Json) -> None:
    answer("accounts", "add", "Travel", "--currency", "eur", "--balance", "50")
    entry = answer("add", "12", "food", "-a", "travel", "--account-value", "10.50")
    assert (entry["value"], entry["accountValue"], entry["accountCurrencyCode"]) == ("-12.00", "-10.50", "EUR")


def test_a_converted_amount_names_its_rate(answer: Json) -> None:
    answer("accounts", "add", "Travel", "--currency", "EUR")
    entry = answer("add", "12", "food", "-a", "travel")
    assert entry["rate"] is not None
    assert entry["accountValue"] != entry["value"]


def test_an_unknown_category_names_those_there_are_and_how_to_make_one(budget: Budget) -> None:
    result = budget("add", "5", "zoo")
    assert result.exit_code == 3
    assert result.stdout == ""
    assert "No category starts with 'zoo'. There are: Food, Entertainment, Utilities, Transport." in result.stderr
    assert "Try: budget categories add zoo" in result.stderr


def test_an_ambiguous_category_names_the_candidates(budget: Budget) -> None:
    budget("categories", "add", "Football")
    result = budget("add", "5", "foo")
    assert result.exit_code == 2
    assert "'foo' can be Food, Football." in result.stderr


def test_a_whole_name_wins_over_longer_ones(budget: Budget, answer: Json) -> None:
    budget("categories", "add", "Food at work")
    assert answer("add", "5", "food")["categoryLabel"] == "Food"


def test_wrong_amounts_and_days_are_wrong_usage_with_an_example(budget: Budget) -> None:
    def mistake(result: Result) -> str:
        assert result.exit_code == 2
        return result.stderr

    assert "Write it like 12.50" in mistake(budget("add", "twelve", "food"))
    assert "Write it like 2026-12-24" in mistake(budget("add", "12", "food", "--date", "someday"))


def test_what_the_api_refuses_is_told_by_field(budget: Budget) -> None:
    result = budget("add", "0", "food")
    assert result.exit_code == 5
    assert result.stderr == "AMOUNT must be more than 0.\n"


def test_people_are_told_what_is_left_or_that_it_was_too_much(budget: Budget) -> None:
    budget("plan", "set", "food", "20", "--month", "2026-02")
    first = budget("add", "12,50", "food", "--date", "2026-02-03", "--table")
    assert first.stderr == ("$12.50 for Food from Credit Card. (2026-02-03)\n$7.50 left for Food in February 2026.\n")
    second = budget("add", "$10", "food", "--date", "2026-02-04", "--table")
    assert second.stderr.splitlines()[1] == "$2.50 over the budget of Food in February 2026."


def test_an_account_value_between_equal_currencies_is_refused(budget: Budget) -> None:
    result = budget("add", "12", "food", "--account-value", "10")
    assert (result.exit_code, "Credit Card is in USD like the budget" in result.stderr) == (2, True)


def test_an_amount_in_another_currency_is_not_taken_for_the_budgets(budget: Budget) -> None:
    assert budget("add", "12€", "food").exit_code == 2
