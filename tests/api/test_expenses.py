"""Booking expenses over HTTP."""

from uuid import uuid4

import pytest

from tests.api.people import Person

pytestmark = pytest.mark.both_databases


def test_an_expense_lowers_the_account_and_raises_the_months_spent(ann: Person) -> None:
    food = ann.categories["Food"]
    ann.post(
        f"/planning/{ann.workspace}/planning-category", {"categoryId": food, "date": "2026-12-01", "budget": "300"}
    )
    entry = ann.spend("12.50", note="lunch", date="2026-12-05")
    assert (entry["value"], entry["kind"], entry["localDay"]) == ("-12.50", "expense", "2026-12-05")
    assert ann.budget() == "-12.50"
    row = ann.month("2026-12-01")["rows"][food]
    assert (row["budget"], row["spent"], row["left"], row["percent"]) == ("300.00", "12.50", "287.50", "4.17")


def test_a_deleted_expense_gives_everything_back_once(ann: Person) -> None:
    entry = ann.spend("12.50", date="2026-12-05")
    for _ in range(2):
        ann.delete(f"/history/{entry['id']}")
    assert ann.budget() == "0.00"
    assert ann.month("2026-12-01")["spent"] == "0.00"
    assert ann.get(f"/history/{ann.workspace}/list-new")["entries"] == []


def test_the_same_create_sent_twice_books_once(ann: Person) -> None:
    made = str(uuid4())
    first, second = ann.spend("5", id=made), ann.spend("5", id=made)
    assert first == second
    assert ann.budget() == "-5.00"


def test_a_client_id_used_for_another_expense_is_a_conflict(ann: Person) -> None:
    made = str(uuid4())
    ann.spend("5", id=made)
    body = {"id": made, "value": "6", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    assert ann.post(f"/history/{ann.workspace}/add-expenses", body, 409)["code"] == "conflict.id"
    assert ann.budget() == "-5.00"


def test_every_wrong_field_of_an_expense_is_named_at_once(ann: Person) -> None:
    body = {"value": "12.345", "accountId": "x", "surprise": 1}
    problem = ann.post(f"/history/{ann.workspace}/add-expenses", body, 422)
    assert problem["fields"] == {
        "value": "validation.amount",
        "accountId": "validation.id",
        "categoryId": "validation.required",
        "surprise": "validation.unknown",
    }


def test_a_foreign_account_in_the_body_is_refused_and_changes_nothing(ann: Person, bob: Person) -> None:
    body = {"value": "1", "categoryId": ann.categories["Food"], "accountId": bob.accounts["Cash"]}
    problem = ann.post(f"/history/{ann.workspace}/add-expenses", body, 422)
    assert problem["fields"] == {"accountId": "validation.reference"}
    assert bob.budget("Cash") == "0.00"
