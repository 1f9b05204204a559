"""A payment between members that is corrected: its amount, day, note and accounts, both or neither."""

from decimal import Decimal
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from budget_api.ledger.recount import recount
from tests.api.database import read
from tests.api.members import join
from tests.api.people import Person
from tests.api.settling import book, owed, payment, settle, share_equally, total

pytestmark = pytest.mark.both_databases


@pytest.fixture
def pair(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Bob takes part in Ann's workspace, and they share what is spent."""
    join(ann, ann.workspace, bob)
    share_equally(ann)
    return ann, bob


def replace(person: Person, entry_id: str, body: dict[str, Any]) -> dict[str, Any]:
    return dict(person.post(f"/history/{entry_id}/replace-settlement", body, None))


def refused(person: Person, path: str, body: dict[str, Any]) -> tuple[int, str, dict[str, str]]:
    answer = person.call("POST", path, body)
    return answer.status_code, answer.json()["code"], answer.json()["fields"]


def check_sums(person: Person) -> None:
    assert isinstance(person.client, TestClient)
    assert read(person.client, recount, person.workspace) == []


def test_a_corrected_payment_moves_what_is_right_and_keeps_its_day_and_note(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    book(ann, ann, "80")
    body = payment(bob, ann, "30", accountId=ann.accounts["Cash"], note="in cash", date="2026-11-03")
    entry = settle(bob, ann, body)
    assert owed(ann, ann) == {"Ann": "10.00", "Bob": "-10.00"}
    right = payment(bob, ann, "40", accountId=ann.accounts["Credit Card"], id=str(uuid4()))
    corrected = replace(ann, entry["id"], right)
    assert (corrected["kind"], corrected["value"], corrected["note"]) == ("settlement", "40.00", "in cash")
    assert (corrected["localDay"], corrected["paidBy"]) == ("2026-11-03", bob.id)
    assert owed(ann, ann) == {}
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("-80.00", "40.00")
    assert replace(ann, entry["id"], right)["id"] == corrected["id"]
    again = replace(bob, corrected["id"], payment(bob, ann, "25", note="", date="2026-11-04"))
    assert (again["accountId"], again["note"], again["localDay"]) == (None, "", "2026-11-04")
    assert (ann.budget("Credit Card"), total(ann, ann)) == ("0.00", Decimal(0))
    check_sums(ann)


def test_a_correction_is_taken_back_as_one_change(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    entry = settle(ann, ann, payment(bob, ann, "30", accountId=ann.accounts["Cash"]))
    replace(ann, entry["id"], payment(bob, ann, "40", accountId=ann.accounts["Cash"]))
    newest = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    assert [change["kind"] for change in newest["changes"] if change["entity"] == "history"] == ["corrected"]
    ann.post(f"/activity/{ann.workspace}/{newest['revision']}/undo", None)
    assert (ann.budget("Cash"), owed(ann, ann)) == ("30.00", {"Ann": "-30.00", "Bob": "30.00"})
    check_sums(ann)


def test_a_payment_of_somebody_who_left_without_a_balance_is_corrected_too(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    book(ann, ann, "80")
    entry = settle(bob, ann, payment(bob, ann, "40"))
    bob.put(f"/workspace/{ann.workspace}/reject")
    corrected = replace(ann, entry["id"], payment(bob, ann, "35"))
    assert corrected["value"] == "35.00"
    assert owed(ann, ann) == {"Ann": "5.00", "Bob": "-5.00"}


def test_only_a_payment_is_corrected_as_one(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    spent = book(ann, ann, "80")
    path = f"/history/{spent['id']}/replace-settlement"
    assert refused(ann, path, payment(bob, ann, "40")) == (422, "entry.kind", {})
    entry = settle(ann, ann, payment(bob, ann, "40"))
    body = {"value": "1", "accountId": ann.accounts["Cash"], "categoryId": ann.categories["Food"]}
    assert refused(ann, f"/history/{entry['id']}/replace", body) == (422, "entry.kind", {})
    path, before = f"/history/{entry['id']}/replace-settlement", owed(ann, ann)
    assert refused(ann, path, payment(ann, ann, "40"))[2] == {"toMemberId": "settlement.self"}
    for field in ("fromMemberId", "toMemberId"):
        assert refused(ann, path, payment(bob, ann, "40") | {field: str(uuid4())})[2] == {field: "shares.member"}
    taken = payment(bob, ann, "40", id=bob.spend("77")["id"])
    assert refused(ann, path, taken)[:2] == (409, "conflict.id")
    assert owed(ann, ann) == before
