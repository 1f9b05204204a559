"""Adding amounts to accounts and moving money between them."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from tests.api.database import RATES_DAY, store_rates
from tests.api.people import Person, sign_up

pytestmark = pytest.mark.both_databases


def transfer(person: Person, to: str, status: int = 201, **body: Any) -> Any:
    return person.post(f"/account/transfer/{person.accounts[to]}", body, status)


def make_account(person: Person, name: str, currency: str) -> None:
    body = {"name": name, "currencyCode": currency}
    person.accounts[name] = person.post(f"/account/{person.workspace}/create", body)["id"]


def entries(person: Person) -> list[Any]:
    return list(person.get(f"/history/{person.workspace}/list-new")["entries"])


def test_an_added_amount_is_one_income_without_a_category(ann: Person) -> None:
    entry = transfer(ann, "Cash", value="20", note="gift", date="2026-12-05")
    assert entry == entries(ann)[0]
    assert (entry["kind"], entry["value"], entry["currencyCode"], entry["categoryId"]) == (
        "income",
        "20.00",
        "USD",
        None,
    )
    assert (entry["note"], entry["localDay"], entry["accountLabel"]) == ("gift", "2026-12-05", "Cash")
    assert ann.budget("Cash") == "20.00"
    assert ann.month("2026-12-01")["spent"] == "0.00"


def test_a_transfer_moves_money_as_one_entry(ann: Person) -> None:
    entry = transfer(ann, "Cash", value="20", fromAccountId=ann.accounts["Credit Card"])
    assert (entry["kind"], entry["value"], entry["fromValue"]) == ("transfer", "20.00", "20.00")
    assert (entry["accountLabel"], entry["fromAccountLabel"]) == ("Cash", "Credit Card")
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("20.00", "-20.00")
    assert len(entries(ann)) == 1
    assert ann.month()["spent"] == "0.00"


def test_a_deleted_transfer_gives_both_sides_back_once(ann: Person) -> None:
    entry = transfer(ann, "Cash", value="20", fromAccountId=ann.accounts["Credit Card"])
    for _ in range(2):
        ann.delete(f"/history/{entry['id']}")
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("0.00", "0.00")
    assert entries(ann) == []


def test_a_transfer_between_currencies_converts_by_the_rate_and_keeps_it(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5", JPY="150")
        ann = sign_up(client)
        make_account(ann, "Euro", "EUR")
        make_account(ann, "Yen", "JPY")
        entry = transfer(ann, "Euro", value="10", fromAccountId=ann.accounts["Yen"])
        assert (entry["value"], entry["currencyCode"]) == ("10.00", "EUR")
        assert (entry["fromValue"], entry["fromCurrencyCode"]) == ("3000.00", "JPY")
        assert (entry["rate"], entry["rateDate"]) == ("300", RATES_DAY)
        store_rates(client, EUR="0.25", JPY="999")
        ann.delete(f"/history/{entry['id']}")
        assert (ann.budget("Euro"), ann.budget("Yen")) == ("0.00", "0.00")


def test_what_leaves_can_be_said_by_hand(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5")
        ann = sign_up(client)
        make_account(ann, "Zloty", "PLN")
        make_account(ann, "Euro", "EUR")
        entry = transfer(ann, "Euro", value="10", fromAccountId=ann.accounts["Zloty"], fromValue="43.21")
        assert (entry["rate"], entry["rateDate"]) == ("4.321", None)
        assert (ann.budget("Euro"), ann.budget("Zloty")) == ("10.00", "-43.21")


def test_without_a_rate_nothing_is_guessed(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5")
        ann = sign_up(client)
        make_account(ann, "Zloty", "PLN")
        problem = transfer(ann, "Cash", 422, value="10", fromAccountId=ann.accounts["Zloty"])
        assert problem["code"] == "expense.noRate"
        body = {"value": "10", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Zloty"]}
        assert ann.post(f"/history/{ann.workspace}/add-expenses", body, 422)["code"] == "expense.noRate"
        assert (ann.budget("Cash"), ann.budget("Zloty"), entries(ann)) == ("0.00", "0.00", [])


def test_an_expense_in_another_currency_takes_the_converted_or_the_given_amount(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5", JPY="150")
        ann = sign_up(client)
        make_account(ann, "Euro", "EUR")
        make_account(ann, "Yen", "JPY")
        assert ann.spend("10.01", account="Yen")["accountValue"] == "-1502.00"
        assert ann.spend("10", account="Euro", accountValue="4.90")["rate"] == "0.49"
        assert (ann.budget("Yen"), ann.budget("Euro")) == ("-1502.00", "-4.90")
        assert ann.month()["spent"] == "20.01"


def test_both_sides_must_be_different_accounts(ann: Person) -> None:
    problem = transfer(ann, "Cash", 422, value="1", fromAccountId=ann.accounts["Cash"])
    assert problem["code"] == "transfer.sameAccount"
    assert ann.budget("Cash") == "0.00"


def test_a_foreign_account_gives_nothing(ann: Person, bob: Person) -> None:
    problem = transfer(ann, "Cash", 422, value="1", fromAccountId=bob.accounts["Cash"])
    assert problem["fields"] == {"fromAccountId": "validation.reference"}
    assert (ann.budget("Cash"), bob.budget("Cash")) == ("0.00", "0.00")


def test_the_same_transfer_sent_twice_is_booked_once(ann: Person) -> None:
    body = {"id": str(uuid4()), "value": "5", "fromAccountId": ann.accounts["Credit Card"]}
    assert transfer(ann, "Cash", 201, **body) == transfer(ann, "Cash", 201, **body)
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("5.00", "-5.00")


def test_the_same_id_to_another_account_is_a_conflict(ann: Person) -> None:
    body = {"id": str(uuid4()), "value": "5"}
    transfer(ann, "Cash", 201, **body)
    assert transfer(ann, "Credit Card", 409, **body)["code"] == "conflict.id"
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("5.00", "0.00")


def test_yen_arrive_whole(ann: Person) -> None:
    make_account(ann, "Yen", "JPY")
    assert transfer(ann, "Yen", 422, value="1.5")["fields"] == {"value": "validation.amountDigits"}
    assert transfer(ann, "Yen", 422, value="0")["fields"] == {"value": "validation.positive"}
    assert ann.budget("Yen") == "0.00"


def test_an_amount_that_left_another_account_needs_that_account(ann: Person) -> None:
    body = {"value": "5", "fromValue": "7"}
    problem = ann.post(f"/account/transfer/{ann.accounts['Cash']}", body, 422)
    assert (problem["fields"], ann.budget("Cash")) == ({"fromAccountId": "validation.required"}, "0.00")


def test_no_balance_can_be_more_than_an_amount(ann: Person) -> None:
    path, most = f"/account/transfer/{ann.accounts['Cash']}", "9999999999.99"
    ann.post(path, {"value": most})
    assert ann.post(path, {"value": "0.01"}, 422)["fields"] == {"value": "validation.amountRange"}
    problem = ann.put(f"/account/{ann.accounts['Cash']}", {"budget": most, "prevBudget": "0"}, 422)
    assert (problem["fields"], ann.budget("Cash")) == ({"budget": "validation.amountRange"}, most)


def test_money_never_comes_from_an_account_that_pays_nothing(ann: Person) -> None:
    coins = ann.post(f"/account/{ann.workspace}/create", {"name": "Coins", "currencyCode": "BTC", "budget": "1"})
    body = {"value": "100", "fromAccountId": coins["id"]}
    problem = ann.post(f"/account/transfer/{ann.accounts['Cash']}", body, 422)
    assert (problem["fields"], ann.budget("Cash")) == ({"fromValue": "validation.positive"}, "0.00")
