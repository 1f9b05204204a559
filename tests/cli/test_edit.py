import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_the_amount_is_corrected_and_the_rest_stays(answer: Json) -> None:
    answer("add", "12", "food", "lunch", "--date", "2026-02-03", "-a", "cash")
    entry = answer("edit", "last", "--amount", "13,50")
    assert (entry["value"], entry["note"], entry["localDay"]) == ("-13.50", "lunch", "2026-02-03")
    assert (entry["accountLabel"], entry["categoryLabel"]) == ("Cash", "Food")
    assert [account["budget"] for account in answer("accounts")] == ["0.00", "-13.50"]


def test_category_account_and_day_are_corrected(answer: Json) -> None:
    entry = answer("add", "12", "food")
    changed = answer("edit", entry["id"][-8:], "-c", "transport", "-a", "cash", "--date", "2026-02-03")
    assert (changed["categoryLabel"], changed["accountLabel"], changed["localDay"]) == (
        "Transport",
        "Cash",
        "2026-02-03",
    )


def test_what_left_an_account_in_another_currency_stays_unless_the_amount_changes(answer: Json) -> None:
    answer("accounts", "add", "Travel", "--currency", "eur")
    answer("add", "12", "food", "-a", "travel", "--account-value", "10.50")
    assert answer("edit", "last", "--category", "transport")["accountValue"] == "-10.50"
    assert answer("edit", "last", "--amount", "24")["accountValue"] != "-10.50"


def test_a_note_alone_is_edited_on_any_entry(answer: Json) -> None:
    answer("income", "100")
    assert answer("edit", "last", "--note", "salary")["note"] == "salary"


def test_what_cannot_be_corrected_says_why(budget: Budget) -> None:
    budget("income", "100")
    assert "Only expenses can be corrected" in budget("edit", "last", "--amount", "5").stderr
    nothing = budget("edit", "last")
    assert (nothing.exit_code, nothing.stderr) == (2, "Nothing to change was named.\nTry: budget edit --help\n")


def test_an_expense_of_before_another_currency_keeps_its_own_unless_the_amount_changes(answer: Json) -> None:
    answer("add", "100", "food")
    answer("workspaces", "edit", "--currency", "eur")
    changed = answer("edit", "last", "--category", "transport")
    assert (changed["value"], changed["currencyCode"], changed["categoryLabel"]) == ("-100.00", "USD", "Transport")
    assert [one["budget"] for one in answer("accounts")] == ["-100.00", "0.00"]
    changed = answer("edit", "last", "--amount", "90")
    assert (changed["value"], changed["currencyCode"]) == ("-90.00", "EUR")


def test_a_correction_keeps_the_time_unless_it_names_another_day(answer: Json) -> None:
    at = "2026-02-03T23:30:00-05:00"
    answer("add", "12", "food", "--date", at)
    changed = answer("edit", "last", "--amount", "13")
    assert (changed["date"], changed["localDay"]) == ("2026-02-04T04:30:00Z", "2026-02-03")
    moved = answer("edit", "last", "--date", "2026-02-05")
    assert (moved["date"], moved["localDay"]) == ("2026-02-05T12:00:00Z", "2026-02-05")
