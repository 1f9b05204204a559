"""Refunds in CSV files: exported with their expense, and linked again where the file comes back."""

import csv
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest

from tests.api.database import store_rates
from tests.api.importing import bring
from tests.api.people import Person, sign_up

pytestmark = pytest.mark.both_databases


def export(person: Person) -> str:
    return str(person.call("GET", f"/history/{person.workspace}/export").text)


def refund(person: Person, expense: Any, value: str, **more: Any) -> Any:
    body = {"value": value, "accountId": person.accounts["Credit Card"], "refundOf": expense["id"], **more}
    return person.post(f"/history/{person.workspace}/add-refund", body)


def history(person: Person) -> list[dict[str, Any]]:
    return list(person.get(f"/history/{person.workspace}/list-new", limit=100)["entries"])


def links(person: Person) -> dict[str, str | None]:
    """Return the note of the expense that each refund gives back, by the refund's note."""
    notes = {entry["id"]: entry["note"] for entry in history(person)}
    return {
        entry["note"]: notes[entry["refundOf"]] if entry["refundOf"] else None
        for entry in history(person)
        if entry["kind"] == "refund"
    }


def test_a_file_of_ours_keeps_what_a_refund_gives_back(ann: Person, bob: Person) -> None:
    shoes = ann.spend("80", note="shoes", date="2026-11-03")
    ann.spend("80", note="boots", date="2026-11-03")
    refund(ann, shoes, "30", note="one", date="2026-11-03")
    refund(ann, shoes, "50", note="two", date="2026-11-05")
    text = export(ann)
    rows = {row["note"]: row["refund_of"] for row in csv.DictReader(StringIO(text))}
    assert rows == {"shoes": "", "boots": "", "one": shoes["id"], "two": shoes["id"]}
    assert bring(bob, text)["booked"] == 4
    assert links(bob) == {"one": "shoes", "two": "shoes"}
    again = bring(bob, text)
    assert (again["booked"], again["duplicates"]) == (0, 4)


def test_a_refund_finds_an_expense_of_an_earlier_file_and_of_the_history(ann: Person, bob: Person) -> None:
    shoes = ann.spend("80", note="shoes", date="2026-11-03")
    first = export(ann)
    refund(ann, shoes, "30", note="back", date="2026-11-05")
    whole = export(ann)
    bring(bob, first)
    assert bring(bob, whole)["booked"] == 1
    assert links(bob) == {"back": "shoes"}
    back = next(entry for entry in history(ann) if entry["kind"] == "refund")
    ann.delete(f"/history/{back['id']}")
    assert bring(ann, whole)["booked"] == 1
    assert links(ann) == {"back": "shoes"}


@pytest.mark.parametrize("is_imported", [True, False])
def test_a_refund_finds_an_expense_that_was_corrected_since(ann: Person, bob: Person, is_imported: bool) -> None:
    shoes = ann.spend("80", note="shoes", date="2026-11-03")
    person, first = (bob, export(ann)) if is_imported else (ann, "")
    back = refund(ann, shoes, "30", note="back", date="2026-11-05")
    header, row, _ = export(ann).splitlines()
    if is_imported:
        bring(bob, first)
    ann.delete(f"/history/{back['id']}")
    body = {"categoryId": person.categories["Food"], "accountId": person.accounts["Credit Card"], "note": "shoes"}
    spent = next(entry for entry in history(person) if entry["kind"] == "expense")
    for value in ("70", "90"):
        spent = person.post(f"/history/{spent['id']}/replace", {**body, "value": value, "date": "2026-11-03"})
    bring(person, f"{header}\n{row}\n")
    linked = {entry["note"]: entry["refundOf"] for entry in history(person) if entry["kind"] == "refund"}
    assert linked == {"back": spent["id"]}


def test_no_more_comes_back_than_was_spent(ann: Person, bob: Person) -> None:
    shoes = ann.spend("80", note="shoes", date="2026-11-03")
    refund(ann, shoes, "50", note="back", date="2026-11-05")
    text = export(ann)
    header, back, spent = text.splitlines()
    other = back.replace(back.split(",")[0], "elsewhere", 1).replace("back", "more").replace("2026-11-05", "2026-11-06")
    unknown = back.replace(shoes["id"], "nobody").replace(back.split(",")[0], "third", 1).replace("back", "lost")
    lost = unknown.replace("2026-11-05", "2026-11-07")
    assert bring(bob, "\n".join([header, lost, other, back, spent]))["booked"] == 4
    assert links(bob) == {"back": "shoes", "more": None, "lost": None}


def test_what_came_back_before_counts_in_a_later_file(ann: Person, bob: Person) -> None:
    shoes = ann.spend("80", note="shoes", date="2026-11-03")
    first = refund(ann, shoes, "50", note="back", date="2026-11-05")
    text = export(ann)
    header, back, _ = text.splitlines()
    more = back.replace(first["id"], "elsewhere").replace("back", "more").replace("2026-11-05", "2026-11-06")
    later = f"{header}\n{more}"
    bring(bob, text)
    for person in (bob, ann):
        assert bring(person, later)["booked"] == 1
        assert links(person) == {"back": "shoes", "more": None}
        for entry in history(person):
            if entry["kind"] == "refund":
                person.delete(f"/history/{entry['id']}")
        assert bring(person, later)["booked"] == 1  # what was taken back has not come back
        assert links(person) == {"more": "shoes"}


def test_a_refund_gives_back_no_expense_of_others_and_none_that_was_removed(ann: Person, bob: Person) -> None:
    shoes = ann.spend("80", note="shoes", date="2026-11-03")
    back = refund(ann, shoes, "30", note="back", date="2026-11-05")
    header, row, _ = export(ann).splitlines()
    later = f"{header}\n{row}"
    assert (bring(bob, later)["booked"], links(bob)) == (1, {"back": None})
    for entry in (back, shoes):
        ann.delete(f"/history/{entry['id']}")
    assert (bring(ann, later)["booked"], links(ann)) == (1, {"back": None})


def test_a_refund_that_is_booked_in_another_currency_gives_back_no_expense(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5")
        ann = sign_up(client)
        shoes = ann.spend("80", note="shoes", date="2026-11-03", currencyCode="EUR")
        back = refund(ann, shoes, "30", note="back", date="2026-11-05", currencyCode="EUR")
        text = export(ann)
        ann.delete(f"/history/{back['id']}")
        assert bring(ann, text)["booked"] == 1
        assert (history(ann)[0]["currencyCode"], links(ann)) == ("USD", {"back": None})
