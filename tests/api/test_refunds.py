"""Refunds over HTTP: what they lower, how much they may be, and what becomes of them with their expense."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest

from tests.api.database import store_rates
from tests.api.people import Person, sign_up
from tests.api.test_lines import DAY, MONTH, assert_sums, correct, found, line, lines_of, revision, spent, split

pytestmark = pytest.mark.both_databases


def refund(person: Person, value: str, status: int | None = 201, **more: Any) -> Any:
    body = {"value": value, "accountId": person.accounts["Cash"], "date": DAY, **more}
    return person.post(f"/history/{person.workspace}/add-refund", body, status)


def entry_of(person: Person, entry: Any) -> Any:
    entries = person.get(f"/history/{person.workspace}/list-new")["entries"]
    return next(each for each in entries if each["id"] == entry["id"])


def undo(person: Person, at: int, status: int | None = None) -> Any:
    return person.post(f"/activity/{person.workspace}/{at}/undo", None, status)


def test_a_refund_is_positive_on_the_account_and_lowers_its_category(ann: Person) -> None:
    entry = refund(ann, "20", categoryId=ann.categories["Food"], note="jar")
    assert (entry["kind"], entry["value"], entry["accountValue"]) == ("refund", "20.00", "20.00")
    assert (entry["refundOf"], lines_of(entry)) == (None, [(ann.categories["Food"], "20.00", "")])
    assert (ann.budget("Cash"), spent(ann)) == ("20.00", {"Food": "-20.00"})
    row = ann.month(MONTH)["rows"][ann.categories["Food"]]
    assert row["percent"] == "0.00"
    assert found(ann, kind="refund") == [entry["id"]]
    assert_sums(ann)


def test_a_refund_is_neither_income_nor_a_share_of_spending(ann: Person) -> None:
    refund(ann, "20", categoryId=ann.categories["Food"])
    ann.spend("30", "Transport", date=DAY)
    main = ann.get(f"/statistics/{ann.workspace}/main-stats", **{"from": "2026-12", "to": "2026-12"})
    assert [(month["income"], month["spent"]) for month in main["months"]] == [("0.00", "10.00")]
    shares = ann.get(f"/statistics/{ann.workspace}/category-stats-with-percent", **{"from": "2026-12", "to": "2026-12"})
    named = {row["categoryId"]: (row["share"], row["spent"]) for row in shares["categories"]}
    assert named == {ann.categories["Transport"]: (100, "30.00"), ann.categories["Food"]: (0, "-20.00")}


def test_the_refund_of_a_whole_expense_takes_its_lines(ann: Person) -> None:
    entry = split(ann)
    back = refund(ann, "80", refundOf=entry["id"])
    assert lines_of(back) == [(ann.categories["Food"], "60.00", ""), (ann.categories["Transport"], "20.00", "")]
    assert (back["refundOf"], spent(ann), ann.budget("Cash")) == (entry["id"], {}, "0.00")
    assert_sums(ann)


def test_a_part_of_several_lines_names_its_category(ann: Person) -> None:
    entry = split(ann)
    assert refund(ann, "20", 422, refundOf=entry["id"])["fields"] == {"categoryId": "validation.required"}
    refund(ann, "20", refundOf=entry["id"], categoryId=ann.categories["Transport"])
    lines = [line(ann, "Food", "10"), line(ann, "Transport", "5")]
    refund(ann, "15", refundOf=entry["id"], lines=lines)
    assert spent(ann) == {"Food": "50.00", "Transport": "-5.00"}
    assert refund(ann, "5", 422)["fields"] == {"categoryId": "validation.required"}


def test_no_more_comes_back_than_was_spent(ann: Person) -> None:
    entry = ann.spend("50", date=DAY)
    refund(ann, "30", refundOf=entry["id"])
    assert refund(ann, "20.01", 422, refundOf=entry["id"])["fields"] == {"value": "refund.sum"}
    last = refund(ann, "20", refundOf=entry["id"])
    assert correct(ann, entry, "49.99", 422)["fields"] == {"value": "refund.sum"}
    assert correct(ann, last, "20.01", 422)["fields"] == {"value": "refund.sum"}
    ann.delete(f"/history/{last['id']}")
    refund(ann, "20", refundOf=entry["id"])
    assert ann.budget("Cash") == "50.00"


def test_two_refunds_at_once_stay_within_the_expense(ann: Person) -> None:
    entry = ann.spend("50", date=DAY)
    body = {"value": "30", "accountId": ann.accounts["Cash"], "refundOf": entry["id"]}
    with ThreadPoolExecutor(2) as pool:
        statuses = list(
            pool.map(lambda _: ann.call("POST", f"/history/{ann.workspace}/add-refund", body).status_code, range(2))
        )
    assert (sorted(statuses), ann.budget("Cash")) == ([201, 422], "30.00")


def test_a_refund_names_a_standing_expense_of_its_workspace(ann: Person, bob: Person) -> None:
    gone, theirs, back = ann.spend("50"), bob.spend("50"), refund(ann, "5", categoryId=ann.categories["Food"])
    ann.delete(f"/history/{gone['id']}")
    for wrong in (gone["id"], theirs["id"], back["id"], str(uuid4())):
        assert refund(ann, "5", 422, refundOf=wrong)["fields"] == {"refundOf": "validation.reference"}


def test_a_refund_is_in_the_currency_of_its_expense(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.8")
        ann = sign_up(client)
        entry = ann.spend("40", date=DAY, currencyCode="EUR")
        asked = refund(ann, "8", 422, refundOf=entry["id"], currencyCode="USD")
        assert asked["fields"] == {"currencyCode": "refund.currency"}
        back = refund(ann, "8", refundOf=entry["id"])
        assert (back["currencyCode"], back["accountValue"]) == ("EUR", "10.00")
        wrong = correct(ann, entry, "40", 422)
        assert wrong["fields"] == {"currencyCode": "refund.currency"}


def test_a_corrected_expense_keeps_its_refunds(ann: Person) -> None:
    entry = ann.spend("50", date=DAY)
    back = refund(ann, "30", refundOf=entry["id"])
    new = correct(ann, entry, "60", categoryId=ann.categories["Food"])
    assert entry_of(ann, back)["refundOf"] == new["id"]
    undo(ann, revision(ann))
    assert entry_of(ann, back)["refundOf"] == entry["id"]
    assert_sums(ann)


def test_a_corrected_refund_stays_one_of_its_expense(ann: Person) -> None:
    entry = split(ann)
    back = refund(ann, "20", refundOf=entry["id"], categoryId=ann.categories["Transport"])
    new = correct(ann, back, "10")
    assert (new["kind"], new["refundOf"], new["value"]) == ("refund", entry["id"], "10.00")
    assert spent(ann) == {"Food": "60.00", "Transport": "10.00"}
    body = {"value": "10", "accountId": ann.accounts["Cash"]}
    assert ann.post(f"/history/{new['id']}/replace-transfer", body, 422)["code"] == "entry.kind"


def test_deleting_an_expense_keeps_its_refunds_and_clears_the_link(ann: Person) -> None:
    entry = ann.spend("50", account="Cash", date=DAY)
    back = refund(ann, "30", refundOf=entry["id"])
    ann.delete(f"/history/{entry['id']}")
    assert (entry_of(ann, back)["refundOf"], spent(ann), ann.budget("Cash")) == (None, {"Food": "-30.00"}, "30.00")
    undo(ann, revision(ann))
    assert (entry_of(ann, back)["refundOf"], spent(ann)) == (entry["id"], {"Food": "20.00"})
    assert_sums(ann)


def test_undoing_an_expense_keeps_its_refunds_too(ann: Person) -> None:
    entry = ann.spend("50", date=DAY)
    at = revision(ann)
    back = refund(ann, "30", refundOf=entry["id"])
    undo(ann, at)
    assert (entry_of(ann, back)["refundOf"], spent(ann)) == (None, {"Food": "-30.00"})


def test_a_refund_that_comes_back_fits_its_expense(ann: Person) -> None:
    entry = ann.spend("50", date=DAY)
    back = refund(ann, "30", refundOf=entry["id"])
    ann.delete(f"/history/{back['id']}")
    at = revision(ann)
    refund(ann, "40", refundOf=entry["id"])
    assert undo(ann, at, 409)["code"] == "undo.dependedOn"
    assert spent(ann) == {"Food": "10.00"}
