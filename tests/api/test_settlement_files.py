"""Shares and settlements in files: of a workspace, as CSV and for Beancount."""

import csv
from io import StringIO

import pytest
from litestar.testing import TestClient

from budget_api.ledger.recount import recount
from tests.api.database import read
from tests.api.importing import preview
from tests.api.members import join
from tests.api.people import Person
from tests.api.settling import EQUAL, book, give_back, payment, settle, settlement, share_equally

pytestmark = pytest.mark.both_databases


@pytest.fixture
def pair(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Bob takes part in Ann's workspace, and they share what is spent."""
    join(ann, ann.workspace, bob)
    share_equally(ann)
    return ann, bob


def test_the_file_of_a_workspace_makes_an_equal_one_with_the_same_debts(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    rule = {"kind": "parts", "parts": {ann.id: 3, bob.id: 2}}
    ann.put(f"/category/{ann.categories['Food']}", {"shareRule": rule})
    spent = book(bob, ann, "100")
    give_back(bob, ann, "10", refundOf=spent["id"])
    settle(bob, ann, payment(ann, bob, "5"))
    settle(bob, ann, payment(ann, bob, "7", accountId=ann.accounts["Cash"]))
    settle(
        bob,
        ann,
        payment(ann, bob, "9", currencyCode="EUR", fromAccountId=ann.accounts["Cash"], fromValue="10"),
    )
    file = ann.get(f"/workspace/{ann.workspace}/export")
    assert file["guestSetting"]["shareRule"] == EQUAL
    made = ann.post("/workspace/import-guest", {**file, "name": "Again"})["id"]
    again = ann.get(f"/workspace/{made}/export")
    assert again | {"name": ""} == file | {"name": ""}
    found = {row["memberId"]: (row["name"], row["amount"]) for row in ann.get(f"/settlement/{made}")["balances"]}
    there = {(row["memberId"], row["currencyCode"], row["amount"]) for row in settlement(ann, ann)["balances"]}
    here = {(row["memberId"], row["currencyCode"], row["amount"]) for row in ann.get(f"/settlement/{made}")["balances"]}
    assert here == there
    assert found[bob.id][0] == "Bob"
    assert ann.get(f"/workspace/{made}")["shareRule"] == EQUAL
    assert isinstance(ann.client, TestClient)
    assert read(ann.client, recount, made) == []


def test_a_file_with_shares_that_do_not_add_up_is_refused(pair: tuple[Person, Person]) -> None:
    ann, _ = pair
    book(ann, ann, "100")
    file = ann.get(f"/workspace/{ann.workspace}/export")
    file["guestHistory"][0]["shares"][ann.id] = "1.00"
    answer = ann.call("POST", "/workspace/import-guest", {**file, "name": "Again"})
    assert (answer.status_code, answer.json()["fields"]) == (422, {"guestHistory.0.shares": "shares.sum"})


def test_exports_say_who_paid_and_book_a_payment_against_what_is_owed(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    book(ann, ann, "80", paidBy=bob.id)
    settle(bob, ann, payment(ann, bob, "40", fromAccountId=ann.accounts["Cash"]))
    settle(bob, ann, payment(ann, bob, "1"))
    text = ann.call("GET", f"/history/{ann.workspace}/export").text
    rows = list(csv.DictReader(StringIO(text)))
    assert [(row["kind"], row["account"], row["paid_by"]) for row in rows] == [
        ("settlement", "", "Ann"),
        ("settlement", "", "Ann"),
        ("expense", "Cash", "Bob"),
    ]
    ledger = ann.call("GET", f"/workspace/{ann.workspace}/export/beancount").text
    assert "Assets:Cash  -40.00 USD\n  Equity:Settlements  40.00 USD" in ledger
    found = preview(ann, text, "history.csv")["lines"]
    assert sorted(line["code"] or "" for line in found)[1:] == ["import.noEntry", "import.noEntry"]
