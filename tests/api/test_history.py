"""The history over HTTP: notes, taking back, correcting, and reading it page by page."""

import base64
import json
from typing import Any
from uuid import uuid4

import pytest

from tests.api.people import Person

pytestmark = pytest.mark.both_databases

MONTH = "2026-12-01"


def page(person: Person, **params: Any) -> dict[str, Any]:
    return dict(person.get(f"/history/{person.workspace}/list-new", **params))


def read_all(person: Person, cursor: str | None = None, **params: Any) -> list[str]:
    """Ids of all entries after the cursor, page after page."""
    answer = page(person, **params, **({"cursor": cursor} if cursor else {}))
    found = [entry["id"] for entry in answer["entries"]]
    return found + read_all(person, answer["nextCursor"], **params) if answer["nextCursor"] else found


def replace(person: Person, entry_id: str, value: str, status: int = 201, **more: Any) -> Any:
    body = {"value": value, "categoryId": person.categories["Food"], "accountId": person.accounts["Cash"], **more}
    return person.post(f"/history/{entry_id}/replace", body, status)


def spent(person: Person, category: str, month: str = MONTH) -> str:
    return str(person.month(month)["rows"][person.categories[category]]["spent"])


def test_an_entry_shows_whose_it_is_and_what_it_points_to(ann: Person) -> None:
    entry = ann.spend("12.50", note=" lunch\r\nwith Bob ", date="2026-12-05T12:00:00+02:00")
    assert page(ann)["entries"] == [entry]
    assert (entry["accountLabel"], entry["categoryLabel"], entry["creatorName"]) == ("Credit Card", "Food", "Ann")
    assert (entry["note"], entry["userId"], entry["date"]) == ("lunch\nwith Bob", ann.id, "2026-12-05T10:00:00Z")
    assert (entry["accountValue"], entry["rate"], entry["rateDate"]) == ("-12.50", None, None)


def test_only_the_note_is_edited(ann: Person) -> None:
    entry = ann.spend("12.50", note="lunch")
    edited = ann.put(f"/history/{entry['id']}", {"note": "dinner"})
    changed = {key for key in entry if entry[key] != edited[key]}
    assert changed == {"note", "version", "updatedAt"}
    assert page(ann)["entries"] == [edited]
    problem = ann.put(f"/history/{entry['id']}", {"value": "1", "note": "x"}, 422)
    assert problem["fields"] == {"value": "validation.unknown"}
    assert page(ann)["entries"] == [edited]


def test_a_note_edited_by_two_is_a_conflict_that_shows_what_is_stored(ann: Person) -> None:
    path = f"/history/{ann.spend('12.50', note='lunch')['id']}"
    ann.put(path, {"note": "theirs", "version": 1})
    problem = ann.put(path, {"note": "mine", "version": 1}, 409)
    assert (problem["code"], problem["current"]) == ("conflict.version", {"note": "theirs"})
    assert ann.put(path, {"note": "theirs", "version": 1})["version"] == 2
    assert ann.put(path, {"note": "mine", "version": 2})["note"] == "mine"


def test_an_entry_taken_back_is_edited_and_corrected_no_more(ann: Person) -> None:
    entry = ann.spend("12.50")
    ann.delete(f"/history/{entry['id']}")
    assert ann.put(f"/history/{entry['id']}", {"note": "x"}, 409)["code"] == "conflict.deleted"
    assert replace(ann, entry["id"], "1", 409)["code"] == "conflict.deleted"
    assert (ann.budget("Cash"), page(ann)["entries"]) == ("0.00", [])


def test_a_corrected_expense_takes_the_old_one_back_and_books_the_new_one(ann: Person) -> None:
    old = ann.spend("12.50", category="Transport", date="2026-12-05")
    new = replace(ann, old["id"], "20", note="right", date="2027-01-05")
    assert page(ann)["entries"] == [new]
    assert (ann.budget("Credit Card"), ann.budget("Cash")) == ("0.00", "-20.00")
    assert (spent(ann, "Transport"), spent(ann, "Food", "2027-01-01")) == ("0.00", "20.00")


@pytest.mark.parametrize(
    "wrong",
    [
        {"value": "0"},
        {"value": "12.345"},
        {"categoryId": "stranger"},
        {"accountId": "stranger"},
        {"note": "x" * 1001},
        {"date": "2026-02-30"},
    ],
)
def test_a_correction_that_fails_changes_nothing(ann: Person, bob: Person, wrong: dict[str, str]) -> None:
    foreign = {"categoryId": bob.categories["Food"], "accountId": bob.accounts["Cash"]}
    wrong = {key: foreign[key] if value == "stranger" else value for key, value in wrong.items()}
    old = ann.spend("12.50", date="2026-12-05")
    body = {"value": "1", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], **wrong}
    problem = ann.post(f"/history/{old['id']}/replace", body, 422)
    assert list(problem["fields"]) == list(wrong)
    assert page(ann)["entries"] == [old]
    assert (ann.budget("Credit Card"), ann.budget("Cash"), spent(ann, "Food")) == ("-12.50", "0.00", "12.50")


def test_the_same_correction_sent_twice_is_made_once(ann: Person) -> None:
    old = ann.spend("12.50")
    made = str(uuid4())
    assert replace(ann, old["id"], "20", id=made) == replace(ann, old["id"], "20", 200, id=made)
    assert (len(page(ann)["entries"]), ann.budget("Cash")) == (1, "-20.00")


def test_a_correction_of_another_entry_with_the_same_id_is_a_conflict(ann: Person) -> None:
    first, second = ann.spend("1"), ann.spend("2")
    made = str(uuid4())
    replace(ann, first["id"], "20", id=made)
    assert replace(ann, second["id"], "20", 409, id=made)["code"] == "conflict.id"
    assert second in page(ann)["entries"]
    assert ann.budget("Credit Card") == "-2.00"


def test_a_repeated_create_of_an_entry_taken_back_does_not_bring_it_back(ann: Person) -> None:
    made = str(uuid4())
    ann.spend("5", id=made)
    ann.delete(f"/history/{made}")
    with pytest.raises(AssertionError, match=r"409: .*conflict\.deleted"):
        ann.spend("5", id=made)
    assert (ann.budget(), page(ann)["entries"]) == ("0.00", [])


def test_the_history_is_newest_first_by_day_then_by_time(ann: Person) -> None:
    days = ["2026-12-05", "2026-12-07T08:00:00Z", "2026-12-07T09:00:00Z", "2025-01-01", "2026-12-06"]
    made = {day: ann.spend("1", date=day)["id"] for day in days}
    assert read_all(ann) == [made[day] for day in (days[2], days[1], days[4], days[0], days[3])]


def test_pages_have_neither_gaps_nor_doubles(ann: Person) -> None:
    made = [ann.spend("1", date=f"2026-12-{1 + number % 3:02}")["id"] for number in range(11)]
    found = read_all(ann, limit=3)
    assert sorted(found) == sorted(made)
    assert found == read_all(ann, limit=200)


def test_pages_stay_whole_while_entries_are_added_and_taken_back(ann: Person) -> None:
    made = [ann.spend("1", date="2026-12-05")["id"] for _ in range(9)]
    first = page(ann, limit=3)
    ann.spend("1", date="2026-12-06")
    ann.spend("1", date="2026-12-05T23:00:00Z")
    ann.delete(f"/history/{first['entries'][2]['id']}")
    rest = read_all(ann, first["nextCursor"], limit=3)
    assert sorted([entry["id"] for entry in first["entries"]] + rest) == sorted(made)


@pytest.mark.parametrize(("limit", "size"), [(-5, 1), (0, 1), (1, 1), (10**30, 3)])
def test_a_page_holds_at_least_one_entry_and_no_more_than_there_are(ann: Person, limit: int, size: int) -> None:
    for _ in range(3):
        ann.spend("1")
    assert len(page(ann, limit=limit)["entries"]) == size


def test_the_last_page_has_no_cursor(ann: Person) -> None:
    for _ in range(2):
        ann.spend("1")
    assert page(ann, limit=2)["nextCursor"] is None
    assert page(ann, limit=1)["nextCursor"] is not None


def test_a_strangers_entry_is_unknown(ann: Person, bob: Person) -> None:
    entry = bob.spend("5")
    ann.put(f"/history/{entry['id']}", {"note": "x"}, 404)
    ann.delete(f"/history/{entry['id']}", 404)
    replace(ann, entry["id"], "1", 404)
    assert page(bob)["entries"] == [entry]
    assert ann.budget("Cash") == "0.00"


@pytest.mark.parametrize("instant", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-11-21T10:00:00"])
def test_a_made_up_cursor_is_a_wrong_field(ann: Person, instant: str) -> None:
    place = json.dumps(["2026-11-21", instant, str(uuid4())])
    cursor = base64.urlsafe_b64encode(place.encode()).decode().rstrip("=")
    for filters in ({}, {"search": "lunch"}):
        answer = ann.call("GET", f"/history/{ann.workspace}/list-new", cursor=cursor, **filters)
        assert (answer.status_code, answer.json()["fields"]) == (422, {"cursor": "validation.type"})


def test_what_was_typed_before_the_currency_changed_is_booked_as_it_was_typed(ann: Person) -> None:
    ann.spend("100")
    ann.put(f"/workspace/{ann.workspace}", {"currencyCode": "EUR"})
    late = ann.spend("50", currencyCode="USD")
    assert (late["value"], late["currencyCode"], late["accountValue"], late["rate"]) == (
        "-50.00",
        "USD",
        "-50.00",
        None,
    )
    assert page(ann)["entries"][0] == late
    assert ann.budget() == "-150.00"


def test_a_currency_that_is_none_is_a_wrong_field(ann: Person) -> None:
    body = {"value": "5", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    answer = ann.post(f"/history/{ann.workspace}/add-expenses", {**body, "currencyCode": "XYZ"}, 422)
    assert answer["fields"] == {"currencyCode": "validation.currency"}
    assert page(ann)["entries"] == []
