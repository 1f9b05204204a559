from decimal import Decimal

import pytest
from tests.cli.conftest import Budget, Json

from budget_cli.context import Context
from budget_core.contract.money.accounts import Account
from budget_sdk import Transfer

pytestmark = pytest.mark.usefixtures("online")


def names(answer: Json, *words: str) -> list[str]:
    return [account["name"] for account in answer("accounts", *words)]


def test_accounts_are_listed_with_and_without_the_word_list(answer: Json) -> None:
    assert names(answer) == names(answer, "list") == ["Credit Card", "Cash"]


def test_the_table_names_the_workspace_and_the_balance(budget: Budget) -> None:
    budget("accounts", "edit", "cash", "--balance", "80")
    lines = budget("accounts", "--table").stdout.splitlines()
    assert lines[0] == "Me: $80.00"
    assert ["Cash", "$80.00", "USD", "basic", "yes"] in [line.split() for line in lines]


def test_an_account_is_opened_with_everything_said(answer: Json) -> None:
    words = ("--balance", "-5", "--currency", "eur", "--type", "savings", "--icon", "coins", "--not-in-balance")
    made = answer("accounts", "add", "Rainy day", *words)
    assert (made["budget"], made["currencyCode"], made["type"], made["icon"]) == ("-5.00", "EUR", "savings", "coins")
    assert made["isShowInBalance"] is False


def test_an_edit_changes_only_what_was_said(answer: Json) -> None:
    changed = answer("accounts", "edit", "cash", "--name", "Purse")
    assert (changed["name"], changed["type"], changed["isShowInBalance"]) == ("Purse", "basic", True)


def test_a_removed_account_can_be_restored(answer: Json) -> None:
    answer("accounts", "delete", "cash")
    assert names(answer) == ["Credit Card"]
    assert names(answer, "--deleted") == ["Cash"]
    answer("accounts", "restore", "cash")
    assert names(answer) == ["Credit Card", "Cash"]


def test_another_account_can_be_the_main_one(answer: Json) -> None:
    answer("accounts", "main", "cash")
    assert {account["name"]: account["isMainAccount"] for account in answer("accounts")} == {
        "Credit Card": False,
        "Cash": True,
    }


def test_a_rule_that_forbids_it_is_told_in_words(budget: Budget) -> None:
    result = budget("accounts", "delete", "credit")
    assert result.exit_code == 5
    assert "You can't remove main account" in result.stderr


def test_an_edit_of_a_balance_keeps_what_was_booked_meanwhile(answer: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    look_up = Context.account

    def look_up_just_before_a_booking(context: Context, typed: str) -> Account:
        account = look_up(context, typed)
        context.client.accounts.transfer(account.id, Transfer(value=Decimal(5)))
        return account

    monkeypatch.setattr(Context, "account", look_up_just_before_a_booking)
    assert answer("accounts", "edit", "cash", "--balance", "70")["budget"] == "75.00"


def test_the_history_of_an_account_shows_how_its_balance_moved(answer: Json, budget: Budget) -> None:
    budget("accounts", "edit", "cash", "--balance", "80")
    budget("add", "5", "food")
    moves = answer("accounts", "history", "cash")
    assert [(one["kind"], one["newBudget"], one["accountName"]) for one in moves] == [
        ("set", "80.00", "Cash"),
        ("opening", "0.00", "Cash"),
    ]
    assert "Set by hand" in budget("accounts", "history", "--table").stdout


def test_entries_stand_on_their_own_day_with_the_balance_after_each(answer: Json, budget: Budget) -> None:
    budget("accounts", "edit", "cash", "--balance", "80")
    budget("add", "5", "food", "late lunch", "-a", "cash", "--date", "2026-02-03")
    budget("income", "20", "gift", "-a", "cash", "--date", "2026-02-04")
    moves = answer("accounts", "history", "cash")
    assert [(one["kind"], one["localDay"], one["categoryLabel"], one["note"], one["newBudget"]) for one in moves][
        2:
    ] == [
        ("income", "2026-02-04", None, "gift", "15.00"),
        ("expense", "2026-02-03", "Food", "late lunch", "-5.00"),
    ]
    assert [one["newBudget"] for one in moves[:2]] == ["95.00", "15.00"]
    last = budget("accounts", "history", "cash", "--table").stdout.splitlines()[-1].split()
    assert last == ["2026-02-03", "Cash", "Food", "late", "lunch", "$0.00", "−$5.00"]
    header, *rows = budget("accounts", "history", "cash", "--csv").stdout.splitlines()
    assert header == "day,time,account,kind,what,note,before,after,id"
    assert rows[-1].startswith("2026-02-03,2026-02-03T12:00:00+00:00,Cash,expense,Food,late lunch,0.00,-5.00,")


def test_the_history_of_an_account_is_told_in_ukrainian(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    budget("income", "20", "-a", "cash", "--date", "2026-02-04")
    shown = budget("accounts", "history", "cash", "--table").stdout
    assert "Дохід" in shown
    assert "Відкриття" in shown
    assert "після" in shown


def test_the_balance_is_the_sum_over_the_accounts(answer: Json, budget: Budget) -> None:
    budget("accounts", "edit", "cash", "--balance", "80")
    assert answer("balance")["amount"] == "80.00"
    assert "$80.00" in budget("balance", "--table").stdout


def test_a_second_account_of_a_name_is_warned_about_and_both_are_reached_by_id(answer: Json, budget: Budget) -> None:
    first = answer("accounts")[1]["id"]
    warned = budget("accounts", "add", "cash", "--table")
    assert f"Cash already exists ({first[-8:]})" in warned.stderr
    assert answer("accounts", "edit", first[-8:], "--balance", "5")["budget"] == "5.00"


def test_an_amount_in_another_currency_than_the_account_is_refused(budget: Budget) -> None:
    result = budget("accounts", "edit", "cash", "--balance", "5€")
    assert (result.exit_code, "is in €, but this needs USD" in result.stderr) == (2, True)


def test_named_accounts_come_first_in_every_list(answer: Json, budget: Budget) -> None:
    answer("accounts", "add", "Savings")
    ordered = ["Savings", "Cash", "Credit Card"]
    assert [row["name"] for row in answer("accounts", "order", "sav", "cash")] == ordered
    assert [row["name"] for row in answer("accounts")] == ordered
    table = budget("accounts", "--table").stdout
    assert sorted(ordered, key=table.index) == ordered
    assert budget("undo", "--table").stderr == "Undone: order of the accounts changed.\n"
    assert [row["name"] for row in answer("accounts")] == ["Credit Card", "Cash", "Savings"]


def test_an_account_that_is_named_twice_or_not_there_moves_nothing(answer: Json, budget: Budget) -> None:
    assert budget("accounts", "order", "cash", "ca").exit_code == 2
    assert budget("accounts", "order", "cahs").exit_code == 3
    assert [row["name"] for row in answer("accounts")] == ["Credit Card", "Cash"]
