"""Settling up: what is owed stays true whoever leaves, and a payment is neither income nor spending."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from budget_api.ledger.recount import recount
from tests.api.database import read
from tests.api.members import join
from tests.api.people import PASSWORD, Person, sign_up
from tests.api.settling import (
    book,
    give_back,
    owed,
    payment,
    settle,
    settlement,
    share_equally,
    total,
)

pytestmark = pytest.mark.both_databases


@pytest.fixture
def pair(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Bob takes part in Ann's workspace, and they share what is spent."""
    join(ann, ann.workspace, bob)
    share_equally(ann)
    return ann, bob


def balances(person: Person) -> dict[str, str]:
    """Balances of the accounts by name."""
    return {row["name"]: row["budget"] for row in person.get(f"/account/my/{person.workspace}/new")}


def undo(person: Person) -> Any:
    """Take the newest change back."""
    newest = person.get(f"/activity/{person.workspace}")["changeSets"][0]
    return person.post(f"/activity/{person.workspace}/{newest['revision']}/undo", None)


def check_sums(person: Person) -> None:
    """Every kept sum is what the entries say."""
    assert isinstance(person.client, TestClient)
    assert read(person.client, recount, person.workspace) == []


def test_what_is_owed_is_paid_and_moves_no_account_unless_one_is_named(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    book(ann, ann, "80")
    proposed = settlement(bob, ann)["payments"]
    assert proposed == [{"fromMemberId": bob.id, "toMemberId": ann.id, "currencyCode": "USD", "amount": "40.00"}]
    before = balances(ann)
    entry = settle(bob, ann, payment(bob, ann, "40", note="in cash"))
    assert entry | {"createdAt": "", "updatedAt": "", "date": ""} == entry | {
        "kind": "settlement",
        "value": "40.00",
        "paidBy": bob.id,
        "shares": {ann.id: "40.00"},
        "accountId": None,
        "accountLabel": None,
        "accountValue": "0.00",
        "fromAccountId": None,
        "categoryId": None,
        "lines": [],
        "note": "in cash",
        "createdAt": "",
        "updatedAt": "",
        "date": "",
    }
    assert settlement(ann, ann) == {"balances": [], "payments": []}
    assert balances(ann) == before
    check_sums(ann)


@pytest.mark.parametrize(
    ("sides", "moved"),
    [
        ({"accountId": "Cash"}, {"Cash": "40.00"}),
        ({"fromAccountId": "Credit Card"}, {"Credit Card": "-40.00"}),
        ({"accountId": "Cash", "fromAccountId": "Credit Card"}, {"Cash": "40.00", "Credit Card": "-40.00"}),
    ],
    ids=["arrives", "leaves", "both"],
)
def test_either_account_may_be_named_and_the_payment_is_taken_back_exactly(
    pair: tuple[Person, Person], sides: dict[str, str], moved: dict[str, str]
) -> None:
    ann, bob = pair
    named = {side: ann.accounts[name] for side, name in sides.items()}
    month, figures = ann.month(), ann.get(f"/statistics/{ann.workspace}/main-stats")["months"][-1]
    entry = settle(ann, ann, payment(bob, ann, "40", **named))
    standing = {name: budget for name, budget in balances(ann).items() if budget != "0.00"}
    assert standing == moved
    kinds = {change["kind"] for change in ann.get(f"/account/my/account-history/{ann.workspace}")}
    assert kinds == {"opening", "settlement"}
    after = ann.get(f"/statistics/{ann.workspace}/main-stats")["months"][-1]
    assert (after["income"], after["spent"]) == (figures["income"], figures["spent"])
    assert ann.month()["spent"] == month["spent"]
    assert owed(bob, ann) == {"Ann": "-40.00", "Bob": "40.00"}
    check_sums(ann)
    undo(ann)
    assert set(balances(ann).values()) == {"0.00"}
    undo(ann)
    assert {name: budget for name, budget in balances(ann).items() if budget != "0.00"} == moved
    ann.delete(f"/history/{entry['id']}")
    assert (set(balances(ann).values()), owed(ann, ann)) == ({"0.00"}, {})
    check_sums(ann)


def test_the_same_payment_sent_twice_is_booked_once(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    body = payment(bob, ann, "40", id=str(uuid4()), accountId=ann.accounts["Cash"])
    assert settle(bob, ann, body) == settle(bob, ann, body)
    assert balances(ann)["Cash"] == "40.00"
    other = bob.call("POST", f"/settlement/{ann.workspace}/settle", body | {"value": "41"})
    assert (other.status_code, other.json()["code"]) == (409, "conflict.id")


def test_two_who_settle_at_once_are_both_booked(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    book(ann, ann, "80")
    with ThreadPoolExecutor(2) as pool:
        work = [pool.submit(settle, person, ann, payment(bob, ann, "40")) for person in (ann, bob)]
        assert {each.result()["value"] for each in work} == {"40.00"}
    assert owed(ann, ann) == {"Ann": "-40.00", "Bob": "40.00"}


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        (lambda ann, bob: payment(ann, ann, "1"), {"toMemberId": "settlement.self"}),
        (lambda ann, bob: payment(ann, bob, "0"), {"value": "validation.positive"}),
        (lambda ann, bob: payment(ann, bob, "1", accountValue="1"), {"accountId": "validation.required"}),
        (lambda ann, bob: payment(ann, bob, "1", fromValue="1"), {"fromAccountId": "validation.required"}),
        (lambda ann, bob: payment(ann, bob, "1", currencyCode="XXX"), {"currencyCode": "validation.currency"}),
        (lambda ann, bob: payment(ann, bob, "1.50", currencyCode="JPY"), {"value": "validation.amountDigits"}),
    ],
    ids=["oneself", "nothing", "no account", "no paying account", "no currency", "half a yen"],
)
def test_wrong_payments_are_refused(
    pair: tuple[Person, Person], change: Callable[[Person, Person], dict[str, Any]], fields: dict[str, str]
) -> None:
    ann, bob = pair
    answer = ann.call("POST", f"/settlement/{ann.workspace}/settle", change(ann, bob))
    assert (answer.status_code, answer.json()["fields"]) == (422, fields)


def test_one_account_is_not_both_sides(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    cash = ann.accounts["Cash"]
    answer = ann.call(
        "POST", f"/settlement/{ann.workspace}/settle", payment(ann, bob, "1", accountId=cash, fromAccountId=cash)
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "transfer.sameAccount")


def test_a_settlement_becomes_no_other_kind_and_its_note_is_edited(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    entry = settle(bob, ann, payment(bob, ann, "40"))
    expense = {"value": "40", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    for path, body in (("replace", expense), ("replace-transfer", {"value": "1", "accountId": ann.accounts["Cash"]})):
        answer = ann.call("POST", f"/history/{entry['id']}/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "entry.kind")
    assert ann.put(f"/history/{entry['id']}", {"note": "in cash"})["note"] == "in cash"
    page = ann.get(f"/history/{ann.workspace}/list-new", kind="settlement")["entries"]
    assert [row["note"] for row in page] == ["in cash"]


def test_who_left_or_was_removed_still_owes_and_can_be_paid(
    server: TestClient[Any], pair: tuple[Person, Person]
) -> None:
    ann, bob = pair
    cid = sign_up(server, "Cid")
    join(ann, ann.workspace, cid)
    book(bob, ann, "90")
    bob.put(f"/workspace/{ann.workspace}/reject")
    ann.put(f"/workspace/{ann.workspace}", {"participants": [ann.id]})
    assert bob.call("GET", f"/settlement/{ann.workspace}").status_code == 404
    found = settlement(ann, ann)
    assert {row["name"]: row["userId"] for row in found["balances"]} == {"Ann": ann.id, "Bob": bob.id, "Cid": cid.id}
    assert owed(ann, ann) == {"Ann": "-30.00", "Bob": "60.00", "Cid": "-30.00"}
    assert book(ann, ann, "10")["shares"] == {ann.id: "10.00"}
    settle(ann, ann, payment(cid, bob, "30"))
    settle(ann, ann, payment(ann, bob, "30"))
    assert owed(ann, ann) == {}
    stranger = ann.call("POST", f"/settlement/{ann.workspace}/settle", payment(ann, bob, "1"))
    assert stranger.json()["fields"] == {"toMemberId": "shares.member"}  # he left, and nothing is owed any more


def test_who_deleted_their_account_owes_without_a_name(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    entry = book(ann, ann, "80")
    assert bob.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD}).is_success
    found = {row["memberId"]: row for row in settlement(ann, ann)["balances"]}
    assert found[bob.id] == {
        "memberId": bob.id,
        "userId": None,
        "name": "Former member",
        "currencyCode": "USD",
        "amount": "-40.00",
    }
    assert give_back(ann, ann, "80", refundOf=entry["id"])["shares"] == entry["shares"]
    assert owed(ann, ann) == {}


def test_a_removed_account_leaves_what_is_owed_as_it_was(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    entry = book(ann, ann, "80")
    settle(bob, ann, payment(bob, ann, "10", accountId=ann.accounts["Cash"]))
    before = settlement(ann, ann)
    ann.delete(f"/account/{ann.accounts['Cash']}")
    assert settlement(ann, ann) == before
    answer = ann.call(
        "POST", f"/settlement/{ann.workspace}/settle", payment(bob, ann, "1", accountId=ann.accounts["Cash"])
    )
    assert answer.json()["fields"] == {"accountId": "validation.reference"}
    ann.delete(f"/history/{entry['id']}")
    assert owed(ann, ann) == {"Ann": "-10.00", "Bob": "10.00"}


def test_a_payment_in_another_currency_moves_accounts_by_the_rate_or_by_what_is_said(
    pair: tuple[Person, Person],
) -> None:
    ann, bob = pair
    book(ann, ann, "100", currencyCode="EUR", accountValue="115")
    entry = settle(
        bob, ann, payment(bob, ann, "50", currencyCode="EUR", accountId=ann.accounts["Cash"], accountValue="57.50")
    )
    assert (entry["value"], entry["accountValue"], entry["accountCurrencyCode"]) == ("50.00", "57.50", "USD")
    assert (owed(ann, ann), balances(ann)["Cash"]) == ({}, "-57.50")


def test_random_histories_always_add_up_and_can_be_settled(
    server: TestClient[Any], pair: tuple[Person, Person]
) -> None:
    ann, bob = pair
    cid = sign_up(server, "Cid")
    join(ann, ann.workspace, cid)
    people, random = [ann, bob, cid], Random(7)
    codes = {"USD": 100, "EUR": 100, "JPY": 1}
    booked: list[dict[str, Any]] = []
    for number in range(36):
        code = random.choice(list(codes))
        value = str(Decimal(random.randint(1, 9999)) / codes[code])
        who, more = random.choice(people), {"currencyCode": code, "accountValue": "1.00"}
        if number == 12:
            ann.put(f"/workspace/{ann.workspace}", {"participants": [ann.id, bob.id]})
            people.remove(cid)
            continue
        if number == 24:
            rule = {"kind": "parts", "parts": {ann.id: 3, bob.id: 2}}
            ann.put(f"/category/{ann.categories['Food']}", {"shareRule": rule})
        if booked and random.random() < 0.2:
            ann.delete(f"/history/{booked.pop(random.randrange(len(booked)))['id']}")
        elif booked and random.random() < 0.2:
            spent = booked[-1]
            back = {"currencyCode": spent["currencyCode"], "accountValue": "1.00", "refundOf": spent["id"]}
            answer = who.call(
                "POST",
                f"/history/{ann.workspace}/add-refund",
                {"value": str(-Decimal(spent["value"])), "accountId": ann.accounts["Cash"], **back},
            )
            assert answer.status_code in (201, 422)
        elif random.random() < 0.2:
            settle(who, ann, payment(ann, bob, value, currencyCode=code))
        else:
            booked.append(book(who, ann, value, paidBy=random.choice(people).id, **more))
        assert total(ann, ann) == 0
    found = settlement(ann, ann)
    for code in codes:
        owing = [row for row in found["balances"] if row["currencyCode"] == code]
        proposed = [row for row in found["payments"] if row["currencyCode"] == code]
        assert len(proposed) < max(1, len(owing))
        for row in proposed:
            settle(
                ann,
                ann,
                {
                    "fromMemberId": row["fromMemberId"],
                    "toMemberId": row["toMemberId"],
                    "value": row["amount"],
                    "currencyCode": code,
                },
            )
    assert settlement(ann, ann) == {"balances": [], "payments": []}
    check_sums(ann)
