import os

import pytest
from tests.cli.conftest import Budget, Json

from budget_cli.commands.book import edit
from budget_sdk import Client

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


def test_an_income_is_corrected_and_the_rest_stays(answer: Json, budget: Budget) -> None:
    answer("income", "100", "salary", "-a", "cash", "--date", "2026-02-03")
    entry = answer("edit", "last", "--amount", "120")
    assert (entry["kind"], entry["value"], entry["note"], entry["localDay"]) == (
        "income",
        "120.00",
        "salary",
        "2026-02-03",
    )
    moved = answer("edit", "last", "-a", "credit", "--date", "2026-02-04", "--note", "May")
    assert (moved["value"], moved["accountLabel"], moved["note"]) == ("120.00", "Credit Card", "May")
    assert moved["localDay"] == "2026-02-04"
    said = budget("edit", "last", "--amount", "130", "--table").stderr
    assert said == "The last entry is +$120.00 Income of 2026-02-04 (May).\nIt is +$130.00 Income of 2026-02-04 now.\n"


def test_income_becomes_a_transfer_and_a_transfer_becomes_income(answer: Json) -> None:
    answer("income", "100", "-a", "cash")
    moved = answer("edit", "last", "--from", "credit")
    assert (moved["kind"], moved["fromAccountLabel"], moved["fromValue"]) == ("transfer", "Credit Card", "100.00")
    kept = answer("edit", "last", "--amount", "90")
    assert (kept["kind"], kept["fromValue"]) == ("transfer", "90.00")
    received = answer("edit", "last", "--no-from")
    assert (received["kind"], received["value"]) == ("income", "90.00")
    assert [account["budget"] for account in answer("accounts")] == ["0.00", "90.00"]


def test_what_left_for_a_transfer_stays_unless_a_side_or_the_amount_changes(answer: Json) -> None:
    answer("accounts", "add", "Travel", "--currency", "EUR")
    answer("transfer", "10", "travel", "--from", "cash", "--from-value", "11.30")
    assert answer("edit", "last", "--date", "2026-02-03")["fromValue"] == "11.30"
    assert answer("edit", "last", "--from-value", "11.40")["fromValue"] == "11.40"
    assert answer("edit", "last", "--amount", "20")["fromValue"] not in ("11.40", "22.80")


@pytest.mark.parametrize("words", [("--account", "savings"), ("--from", "credit")])
def test_what_left_for_a_transfer_is_counted_anew_for_another_account_of_the_same_currency(
    answer: Json, words: tuple[str, str]
) -> None:
    for name in ("Travel", "Savings"):
        answer("accounts", "add", name, "--currency", "eur")
    by_rate = answer("transfer", "10", "savings", "--from", "cash")["fromValue"]
    answer("transfer", "10", "travel", "--from", "cash", "--from-value", "99")
    assert answer("edit", "last", "--date", "2026-02-03")["fromValue"] == "99.00"
    assert answer("edit", "last", *words)["fromValue"] == by_rate


def test_an_income_in_another_currency_needs_the_amount(answer: Json, budget: Budget) -> None:
    answer("accounts", "add", "Travel", "--currency", "EUR")
    answer("income", "100")
    refused = budget("edit", "last", "-a", "travel")
    assert (refused.exit_code, refused.stderr) == (2, "Travel is in EUR: set the received amount with --amount.\n")
    entry = answer("edit", "last", "-a", "travel", "--amount", "90")
    assert (entry["value"], entry["currencyCode"]) == ("90.00", "EUR")


@pytest.mark.parametrize(
    ("booked", "words", "why"),
    [
        ("income", ("-c", "food"), "Only expenses and refunds have a category."),
        ("income", ("--from-value", "5"), "--from-value needs an account: --from NAME."),
        ("income", ("--no-from", "--from", "cash"), "Two of these options contradict each other."),
        ("expense", ("--from", "cash"), "An expense stays an expense: --from is for income and transfers."),
        ("expense", ("--no-from",), "An expense stays an expense: --from is for income and transfers."),
    ],
)
def test_options_of_another_kind_are_wrong_usage(budget: Budget, booked: str, words: tuple[str, ...], why: str) -> None:
    budget(*(("income", "100") if booked == "income" else ("add", "12", "food")))
    refused = budget("edit", "last", *words)
    assert (refused.exit_code, refused.stderr) == (2, f"{why}\n")


def test_an_edit_that_names_nothing_says_so(budget: Budget) -> None:
    budget("income", "100")
    nothing = budget("edit", "last")
    assert (nothing.exit_code, nothing.stderr) == (2, "Name at least one change.\nTry: budget edit --help\n")


def test_the_same_account_on_both_sides_is_refused(budget: Budget) -> None:
    budget("income", "100", "-a", "cash")
    assert budget("edit", "last", "--from", "cash").exit_code == 5


def test_what_is_refused_is_said_in_ukrainian(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    budget("income", "100")
    refused = budget("edit", "last", "-c", "food", "--table")
    assert (refused.exit_code, refused.stderr) == (2, "Категорію мають лише витрати й повернення.\n")


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


def test_an_entry_that_was_corrected_is_named_as_it_stands(answer: Json, budget: Budget) -> None:
    first = answer("add", "12", "food", "--date", "2026-02-03")
    second = answer("edit", "last", "--amount", "13")
    third = answer("edit", "last", "--amount", "14")
    for old in (first["id"], first["id"][-8:], second["id"]):
        for command in (("edit", old, "--amount", "15"), ("history", "delete", old)):
            said = budget(*command, "--table")
            expected = f"This entry was corrected. It is −$14.00 Food of 2026-02-03 by Me now: {third['id'][-8:]}\n"
            assert (said.exit_code, said.stderr) == (5, expected)
    budget("undo")
    undone = budget("edit", third["id"], "--amount", "15", "--table").stderr
    assert undone.endswith(f"It is −$13.00 Food of 2026-02-03 by Me now: {second['id'][-8:]}\n")
    assert answer("edit", second["id"], "--amount", "15")["value"] == "-15.00"


def test_a_correction_that_comes_second_names_the_first(
    answer: Json, budget: Budget, online: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = answer("add", "12", "food", "--date", "2026-02-03")
    with Client(online, os.environ["BUDGET_TOKEN"]) as client:
        old = next(iter(client.history.all()))
    standing = answer("edit", "last", "--amount", "13")
    monkeypatch.setattr(edit, "find_entry", lambda *_: old)
    said = budget("edit", entry["id"], "--amount", "14", "--table")
    assert said.exit_code == 5
    assert said.stderr == (
        f"Somebody corrected this entry meanwhile\nIt is −$13.00 Food of 2026-02-03 by Me now: {standing['id'][-8:]}\n"
    )


def test_the_activity_says_what_was_corrected(answer: Json, budget: Budget) -> None:
    answer("add", "12", "food", "--date", "2026-02-03")
    answer("edit", "last", "--amount", "13")
    shown = budget("activity", "--limit", "1", "--table").stdout
    assert "expense Food (2026-02-03) corrected −$12.00 → −$13.00" in shown
    dry = budget("undo", "--dry-run", "--table").stdout
    assert "−13.00" in dry.replace("-", "−") and "−12.00" in dry.replace("-", "−")
    budget("config", "set", "language", "ua")
    assert "виправлено −12.00\N{NO-BREAK SPACE}$ → −13.00\N{NO-BREAK SPACE}$" in budget("activity", "--table").stdout
