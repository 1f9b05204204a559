"""`budget add` with an entry typed in one line."""

from datetime import date, timedelta

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")

TODAY = date.today()  # noqa: DTZ011 - the wall clock is meant
YESTERDAY = (TODAY - timedelta(days=1)).isoformat()


def test_a_line_names_amount_category_account_and_day_in_any_order(answer: Json) -> None:
    entry = answer("add", "coffee", "food", "4,50", "cash", "yesterday")
    assert (entry["value"], entry["categoryLabel"], entry["note"]) == ("-4.50", "Food", "coffee")
    assert (entry["accountLabel"], entry["localDay"]) == ("Cash", YESTERDAY)


def test_a_line_may_be_one_argument_in_ukrainian(answer: Json) -> None:
    entry = answer("add", "продукти 250 грн вчора #київ")
    assert (entry["value"], entry["currencyCode"], entry["note"], entry["tags"]) == ("-250.00", "UAH", "", ["київ"])
    assert entry["localDay"] == YESTERDAY


def test_words_behind_amount_and_category_are_read_too(answer: Json) -> None:
    entry = answer("add", "8", "food", "lunch", "@cash", "вчора")
    assert (entry["note"], entry["accountLabel"], entry["localDay"]) == ("lunch", "Cash", YESTERDAY)
    dated = answer("add", "8", "food", "1.01")
    assert (dated["localDay"][4:], dated["note"]) == ("-01-01", "")


def test_options_are_stronger_than_words(answer: Json) -> None:
    entry = answer("add", "8", "food", "lunch", "cash", "--account", "credit", "--date", "2026-02-03")
    assert (entry["accountLabel"], entry["localDay"], entry["note"]) == ("Credit Card", "2026-02-03", "lunch cash")
    line = answer("add", "lunch", "8", "food", "--account", "cash", "--date", "2026-02-03")
    assert (line["accountLabel"], line["localDay"]) == ("Cash", "2026-02-03")


def test_an_earlier_note_knows_its_category(answer: Json) -> None:
    answer("add", "5", "transport", "uber")
    assert answer("add", "uber", "7")["categoryLabel"] == "Transport"


def test_a_line_books_income_and_transfers_and_says_so(budget: Budget, answer: Json) -> None:
    assert budget("add", "+500", "salary", "cash", "--table").stderr == "$500.00 added to Cash.\n"
    entry = answer("add", "100", "cash", "to", "credit")
    assert (entry["kind"], entry["fromAccountLabel"], entry["accountLabel"]) == ("transfer", "Cash", "Credit Card")
    assert budget("add", "cash -> credit 5", "--table").stderr == "$5.00 to Credit Card from Cash.\n"


def test_an_unsure_line_names_the_choices_in_one_line_and_books_nothing(budget: Budget, answer: Json) -> None:
    unsure = budget("add", "coffee", "4.50")
    assert (unsure.exit_code, unsure.stdout) == (2, "")
    assert unsure.stderr == "Which category? Food, Entertainment, Utilities, Transport.\n"
    assert budget("add", "lunch", "10.01", "food", "11.02").stderr == "Which amount? 10.01, 11.02.\n"
    assert budget("add", "food lunch").stderr == "There is no amount in 'food lunch'. Write it like 12.50.\n"
    assert "can't be booked" in budget("add", "+5 cash > credit").stderr
    assert answer("history") == []


def test_choices_are_asked_for_in_the_language_of_the_settings(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    assert budget("add", "кава", "45", "--table").stderr.startswith("Яка категорія? ")


def test_a_line_of_a_later_day_is_scheduled_or_meant(budget: Budget, answer: Json) -> None:
    later = (TODAY + timedelta(days=40)).isoformat()
    refused = budget("add", "lunch", "8", "food", later)
    assert (refused.exit_code, "--schedule" in refused.stderr) == (2, True)
    assert answer("add", "lunch", "8", "food", later, "--schedule")["startDate"] == later
    assert answer("add", "lunch", "8", "food", later, "--now")["localDay"] == later


@pytest.mark.parametrize("words", ["12 fod=12", "12 fod=5 food", "12 fod=5 food=7 lunch", "12 lunch food trip=5"])
def test_a_part_of_a_category_that_is_not_there_is_no_note(budget: Budget, answer: Json, words: str) -> None:
    refused = budget("add", *words.split())
    assert (refused.exit_code, "There are: Food" in refused.stderr) == (3, True), refused.stderr
    assert answer("history") == []


@pytest.mark.parametrize(
    "words",
    [
        ("8", "food", "lunch", "#trip"),
        ("lunch", "8", "eur", "food"),
        ("food", "8", "uah", "cash"),
        ("+500", "salary", "cash"),
        ("100", "cash", "to", "credit"),
        ("food", "8", "--payee", "Silpo", "--tag", "week"),
    ],
)
def test_what_is_scheduled_is_what_would_be_booked(answer: Json, words: tuple[str, ...]) -> None:
    later = (TODAY + timedelta(days=40)).isoformat()
    booked = answer("add", *words, later, "--now")
    planned = answer("add", *words, later, "--schedule")
    fields = ("kind", "currencyCode", "accountId", "fromAccountId", "categoryId", "note", "payee", "tags")
    assert {name: planned[name] for name in fields} == {name: booked[name] for name in fields}
    assert planned["value"] == booked["value"].removeprefix("-")


def test_a_refund_lowers_what_was_spent(budget: Budget, answer: Json) -> None:
    entry = answer("add", "~20 food shoes cash yesterday")
    assert (entry["kind"], entry["value"], entry["categoryLabel"]) == ("refund", "20.00", "Food")
    assert (entry["accountLabel"], entry["note"], entry["localDay"]) == ("Cash", "shoes", YESTERDAY)
    assert budget("add", "~5 food", "--table").stderr == "$5.00 for Food came back to Credit Card.\n"
    later = (TODAY + timedelta(days=40)).isoformat()
    assert budget("add", "~20", "food", later).exit_code == 2
    assert budget("add", "~20", "food", later, "--schedule").exit_code == 2
    assert answer("add", "~20", "food", later, "--now")["localDay"] == later
