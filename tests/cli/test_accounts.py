from decimal import Decimal

import pytest
from tests.cli.conftest import Budget, Json

from budget_cli.context import Context
from budget_core.contract.accounts import Account
from budget_sdk import Transfer


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
