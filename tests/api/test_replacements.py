"""Corrections of incomes and transfers over HTTP, and what every replacement inherits."""

from typing import Any
from uuid import uuid4

import pytest

from tests.api.members import join
from tests.api.people import Person, new_token

pytestmark = pytest.mark.both_databases

AT, DAY = "2026-12-05T23:30:00-05:00", "2026-12-05"


def receive(person: Person, value: str = "100", **more: Any) -> Any:
    return person.post(f"/account/transfer/{person.accounts['Cash']}", {"value": value, **more})


def move(person: Person, value: str = "30", **more: Any) -> Any:
    return receive(person, value, fromAccountId=person.accounts["Credit Card"], **more)


def replace(person: Person, entry: Any, value: str, status: int = 201, to: str = "Cash", **more: Any) -> Any:
    body = {"value": value, "accountId": person.accounts[to], **more}
    return person.post(f"/history/{entry['id']}/replace-transfer", body, status)


def entries(person: Person) -> list[Any]:
    return list(person.get(f"/history/{person.workspace}/list-new")["entries"])


def balances(person: Person) -> tuple[str, str]:
    return person.budget("Cash"), person.budget("Credit Card")


def test_a_corrected_income_takes_the_old_one_back_and_books_the_new_one(ann: Person) -> None:
    new = replace(ann, receive(ann), "120", date="2027-01-05", note="right")
    assert (new["kind"], new["value"], new["localDay"], new["note"]) == ("income", "120.00", "2027-01-05", "right")
    assert (entries(ann), balances(ann)) == ([new], ("120.00", "0.00"))


def test_a_corrected_transfer_moves_both_sides(ann: Person) -> None:
    new = replace(ann, move(ann), "45", fromAccountId=ann.accounts["Credit Card"])
    assert (new["kind"], new["value"], new["fromValue"]) == ("transfer", "45.00", "45.00")
    assert (entries(ann), balances(ann)) == ([new], ("45.00", "-45.00"))


def test_an_income_becomes_a_transfer_and_a_transfer_an_income(ann: Person) -> None:
    moved = replace(ann, receive(ann), "100", fromAccountId=ann.accounts["Credit Card"])
    assert (moved["kind"], balances(ann)) == ("transfer", ("100.00", "-100.00"))
    received = replace(ann, moved, "100", to="Credit Card")
    assert (received["kind"], received["fromAccountId"], balances(ann)) == ("income", None, ("0.00", "100.00"))


def test_a_replacement_inherits_day_time_and_note(ann: Person) -> None:
    old = receive(ann, date=AT, note="salary")
    new = replace(ann, old, "101")
    assert (new["date"], new["localDay"], new["note"]) == (old["date"], DAY, "salary")
    spent = ann.spend("5", date=AT, note="lunch")
    body = {"value": "6", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    corrected = ann.post(f"/history/{spent['id']}/replace", body)
    assert (corrected["date"], corrected["localDay"], corrected["note"]) == (spent["date"], DAY, "lunch")


def test_an_empty_note_takes_the_note_away(ann: Person) -> None:
    assert replace(ann, receive(ann, note="salary"), "1", note="")["note"] == ""


def test_an_expense_stays_an_expense_and_the_rest_becomes_none(ann: Person) -> None:
    spent, received = ann.spend("5"), receive(ann)
    assert replace(ann, spent, "5", 422)["code"] == "entry.kind"
    assert replace(ann, spent, "5", 422, fromAccountId=ann.accounts["Credit Card"])["code"] == "entry.kind"
    body = {"value": "5", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    problem = ann.post(f"/history/{received['id']}/replace", body, 422)
    assert (
        problem["message"]
        == "An expense stays an expense and a refund a refund. Only income and transfers can become each other"
    )
    assert sorted(each["id"] for each in entries(ann)) == sorted([spent["id"], received["id"]])
    assert balances(ann) == ("100.00", "-5.00")


def test_the_same_correction_sent_twice_is_made_once(ann: Person) -> None:
    old, made = receive(ann), str(uuid4())
    assert replace(ann, old, "120", id=made) == replace(ann, old, "120", 200, id=made)
    assert (len(entries(ann)), balances(ann)) == (1, ("120.00", "0.00"))


def test_the_id_of_another_correction_is_a_conflict(ann: Person) -> None:
    first, second, made = receive(ann), receive(ann), str(uuid4())
    replace(ann, first, "120", id=made)
    assert replace(ann, second, "120", 409, id=made)["code"] == "conflict.id"
    assert replace(ann, first, "121", 409, id=made)["code"] == "conflict.id"
    assert balances(ann) == ("220.00", "0.00")


def test_a_strangers_entry_is_unknown(ann: Person, bob: Person) -> None:
    theirs = receive(bob)
    replace(ann, theirs, "1", 404)
    assert (entries(bob), balances(ann)) == ([theirs], ("0.00", "0.00"))


def test_an_entry_of_another_workspace_keeps_to_its_accounts(ann: Person) -> None:
    other = ann.post("/workspace/create", {"name": "Second", "currencyCode": "USD"})["id"]
    account = ann.get(f"/account/my/{other}/new")[0]["id"]
    theirs = ann.post(f"/account/transfer/{account}", {"value": "7"})
    problem = replace(ann, theirs, "8", 422)
    assert problem["fields"] == {"accountId": "validation.reference"}
    assert ann.get(f"/account/my/{other}/new")[0]["budget"] == "7.00"


def test_an_account_that_is_gone_takes_no_correction(ann: Person) -> None:
    ann.accounts["Old"] = ann.post(f"/account/{ann.workspace}/create", {"name": "Old"})["id"]
    received, moved = receive(ann), move(ann)
    ann.delete(f"/account/{ann.accounts['Old']}")
    assert replace(ann, received, "1", 422, to="Old")["fields"] == {"accountId": "validation.reference"}
    problem = replace(ann, moved, "1", 422, fromAccountId=ann.accounts["Old"])
    assert problem["fields"] == {"fromAccountId": "validation.reference"}
    assert balances(ann) == ("130.00", "-30.00")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"value": "0"}, {"value": "validation.positive"}),
        ({"value": "1.005"}, {"value": "validation.amount"}),
        ({"fromValue": "5"}, {"fromAccountId": "validation.required"}),
        ({"date": "2026-02-30"}, {"date": "validation.date"}),
        ({"note": "x" * 1001}, {"note": "validation.noteMax"}),
        ({"categoryId": str(uuid4())}, {"categoryId": "validation.unknown"}),
    ],
)
def test_a_correction_that_fails_changes_nothing(ann: Person, wrong: dict[str, str], code: dict[str, str]) -> None:
    old = receive(ann)
    body = {"value": "1", "accountId": ann.accounts["Cash"]} | wrong
    assert ann.post(f"/history/{old['id']}/replace-transfer", body, 422)["fields"] == code
    assert (entries(ann), balances(ann)) == ([old], ("100.00", "0.00"))


def test_both_sides_must_be_different_accounts(ann: Person) -> None:
    old = move(ann)
    assert replace(ann, old, "1", 422, fromAccountId=ann.accounts["Cash"])["code"] == "transfer.sameAccount"
    assert (entries(ann), balances(ann)) == ([old], ("30.00", "-30.00"))


def test_a_participant_corrects_and_undo_brings_back_what_was_before(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    old = receive(ann, note="salary")
    body = {"value": "120", "accountId": ann.accounts["Cash"]}
    assert bob.post(f"/history/{old['id']}/replace-transfer", body)["creatorName"] == "Bob"
    newest = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    assert [change["kind"] for change in newest["changes"]] == ["corrected"]
    ann.post(f"/activity/{ann.workspace}/{newest['revision']}/undo", None)
    (back,) = entries(ann)
    assert (back["id"], back["value"], back["note"], balances(ann)) == (
        old["id"],
        "100.00",
        "salary",
        ("100.00", "0.00"),
    )


def test_a_token_that_only_reads_corrects_nothing(ann: Person) -> None:
    old = receive(ann)
    reader = Person(ann.client, ann.name, ann.email, new_token(ann, "read").token, ann.id, ann.workspace, ann.accounts)
    assert replace(reader, old, "1", 403)["code"] == "auth.forbidden"
    assert entries(ann) == [old]
