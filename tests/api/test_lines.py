"""Lines of expenses over HTTP: booking, correcting, finding, counting and undoing them."""

from collections.abc import Callable
from typing import Any, cast
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from budget_api.ledger.recount import recount
from tests.api.database import read, store_rates
from tests.api.people import Person, sign_up

pytestmark = pytest.mark.both_databases

DAY, MONTH = "2026-12-05", "2026-12-01"


def line(person: Person, category: str, value: str, note: str = "") -> dict[str, str]:
    return {"categoryId": person.categories[category], "value": value, **({"note": note} if note else {})}


def split(person: Person, status: int = 201, **more: Any) -> Any:
    """Spend 80 on food and transport."""
    body = {
        "value": "80",
        "accountId": person.accounts["Cash"],
        "date": DAY,
        "lines": [line(person, "Food", "60"), line(person, "Transport", "20", "soap")],
        **more,
    }
    return person.post(f"/history/{person.workspace}/add-expenses", body, status)


def correct(person: Person, entry: Any, value: str, status: int = 201, **more: Any) -> Any:
    body = {"value": value, "accountId": person.accounts["Cash"], **more}
    return person.post(f"/history/{entry['id']}/replace", body, status)


def lines_of(entry: Any) -> list[tuple[str, str, str]]:
    return [(each["categoryId"], each["value"], each["note"]) for each in entry["lines"]]


def spent(person: Person, month: str = MONTH) -> dict[str, str]:
    rows = person.month(month)["rows"]
    sums = {name: rows[key]["spent"] for name, key in person.categories.items() if key in rows}
    return {name: amount for name, amount in sums.items() if amount != "0.00"}


def found(person: Person, **filters: str) -> list[str]:
    entries = person.get(f"/history/{person.workspace}/list-new", **filters)["entries"]
    return [entry["id"] for entry in entries]


def assert_sums(person: Person) -> None:
    assert read(cast(TestClient[Any], person.client), lambda db: recount(db, person.workspace)) == []


def test_an_expense_with_one_category_has_one_line(ann: Person) -> None:
    entry = ann.spend("12.50", note="lunch")
    assert lines_of(entry) == [(ann.categories["Food"], "-12.50", "")]
    assert entry == ann.get(f"/history/{ann.workspace}/list-new")["entries"][0]


def test_income_and_transfers_have_no_lines(ann: Person) -> None:
    at = f"/account/transfer/{ann.accounts['Cash']}"
    assert ann.post(at, {"value": "5"})["lines"] == []
    assert ann.post(at, {"value": "5", "fromAccountId": ann.accounts["Credit Card"]})["lines"] == []


def test_each_line_counts_in_its_category(ann: Person) -> None:
    entry = split(ann)
    assert (entry["value"], entry["categoryId"]) == ("-80.00", ann.categories["Food"])
    assert lines_of(entry) == [(ann.categories["Food"], "-60.00", ""), (ann.categories["Transport"], "-20.00", "soap")]
    assert (spent(ann), ann.budget("Cash")) == ({"Food": "60.00", "Transport": "20.00"}, "-80.00")
    assert ann.month(MONTH)["spent"] == "80.00"
    assert_sums(ann)


def test_statistics_go_by_line(ann: Person) -> None:
    split(ann)
    at = f"/statistics/{ann.workspace}/category-stats"
    stats = ann.get(at, **{"from": "2026-12", "to": "2026-12"})
    by_category = {row["categoryId"]: row["months"][0]["spent"] for row in stats["categories"]}
    assert by_category[ann.categories["Food"]] == "60.00"
    assert by_category[ann.categories["Transport"]] == "20.00"


def test_filters_find_an_entry_by_any_line_and_by_its_own_amount(ann: Person) -> None:
    entry, other = split(ann)["id"], ann.spend("60", date=DAY)["id"]
    assert found(ann, categoryId=ann.categories["Transport"]) == [entry]
    assert set(found(ann, categoryId=ann.categories["Food"])) == {entry, other}
    assert found(ann, search="soap") == found(ann, search="transp") == [entry]
    assert found(ann, search="transp", categoryId=ann.categories["Food"]) == [entry]
    assert found(ann, min="70") == [entry]
    assert found(ann, max="70", categoryId=ann.categories["Transport"]) == []


def test_pages_of_a_category_hold_every_entry_once(ann: Person) -> None:
    ids = [split(ann, id=str(uuid4()))["id"] if at % 2 else ann.spend("1", date=DAY)["id"] for at in range(7)]
    seen, cursor = [], None
    while True:
        more: dict[str, str] = {"cursor": cursor} if cursor else {}
        page = ann.get(f"/history/{ann.workspace}/list-new", limit=2, categoryId=ann.categories["Food"], **more)
        seen += [entry["id"] for entry in page["entries"]]
        cursor = page["nextCursor"]
        if cursor is None:
            break
    assert (sorted(seen), len(set(seen))) == (sorted(ids), 7)


def test_lines_of_one_category_count_together(ann: Person) -> None:
    entry = split(ann, lines=[line(ann, "Food", "60", "milk"), line(ann, "Food", "20")])
    assert (len(entry["lines"]), spent(ann)) == (2, {"Food": "80.00"})
    assert found(ann, categoryId=ann.categories["Food"]) == [entry["id"]]
    assert_sums(ann)


def test_wrong_lines_are_refused_by_their_names(ann: Person) -> None:
    food, transport = ann.categories["Food"], ann.categories["Transport"]
    cases: list[tuple[dict[str, Any], dict[str, str]]] = [
        ({"value": "81"}, {"lines": "lines.sum"}),
        ({"lines": []}, {"lines": "validation.required"}),
        ({"lines": [line(ann, "Food", "1")] * 51, "value": "51"}, {"lines": "validation.count"}),
        ({"categoryId": transport}, {"categoryId": "validation.reference"}),
        (
            {"lines": [{"categoryId": food, "value": "0"}, {"categoryId": food, "value": "-80"}]},
            {"lines.0.value": "validation.positive", "lines.1.value": "validation.positive"},
        ),
        ({"lines": [{"categoryId": "x", "value": "80"}]}, {"lines.0.categoryId": "validation.id"}),
        (
            {"lines": [{"categoryId": food, "value": "40"}, {"categoryId": str(uuid4()), "value": "40"}]},
            {"lines.1.categoryId": "validation.reference"},
        ),
        ({"lines": [{"categoryId": str(uuid4()), "value": "80"}]}, {"lines.0.categoryId": "validation.reference"}),
    ]
    for change, fields in cases:
        assert split(ann, 422, **change)["fields"] == fields
    ann.delete(f"/category/{transport}")
    assert split(ann, 422)["fields"] == {"lines.1.categoryId": "validation.reference"}
    assert (spent(ann), found(ann)) == ({}, [])


def test_fifty_lines_are_booked(ann: Person) -> None:
    entry = split(ann, value="50", lines=[line(ann, "Food", "1", f"no {at}") for at in range(50)])
    assert len(entry["lines"]) == 50


def test_a_currency_without_decimals_has_whole_lines(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, JPY="150")
        ann = sign_up(client)
        halves = [line(ann, "Food", "60.50"), line(ann, "Transport", "19.50")]
        wrong = split(ann, 422, currencyCode="JPY", lines=halves)
        assert wrong["fields"] == {"lines.0.value": "validation.amountDigits"}
        assert split(ann, currencyCode="JPY")["lines"][0]["value"] == "-60.00"


def test_a_correction_keeps_several_lines_while_the_value_stays(ann: Person) -> None:
    entry = split(ann)
    assert correct(ann, entry, "81", 422)["fields"] == {"lines": "lines.sum"}
    moved = correct(ann, entry, "80", date="2026-12-06")
    assert lines_of(moved) == lines_of(entry)
    wrong = correct(ann, moved, "80", 422, categoryId=ann.categories["Transport"])
    assert wrong["fields"] == {"categoryId": "validation.reference"}
    changed = correct(ann, moved, "100", lines=[line(ann, "Food", "60"), line(ann, "Transport", "40")])
    assert (changed["localDay"], spent(ann)) == ("2026-12-06", {"Food": "60.00", "Transport": "40.00"})
    assert_sums(ann)


def test_a_correction_of_one_line_takes_the_value_and_keeps_the_category(ann: Person) -> None:
    entry = split(ann, lines=[line(ann, "Transport", "80", "bus")])
    assert lines_of(correct(ann, entry, "90")) == [(ann.categories["Transport"], "-90.00", "bus")]


def test_undo_and_redo_move_every_line(ann: Person) -> None:
    before = ann.get(f"/history/{ann.workspace}/list-new"), ann.month(MONTH)
    entry = split(ann)
    after = spent(ann)
    ann.post(f"/activity/{ann.workspace}/{revision(ann)}/undo", None, None)
    assert (ann.get(f"/history/{ann.workspace}/list-new"), ann.month(MONTH)) == before
    ann.post(f"/activity/{ann.workspace}/{revision(ann)}/undo", None, None)
    assert (spent(ann), found(ann)) == (after, [entry["id"]])
    ann.delete(f"/history/{entry['id']}")
    assert spent(ann) == {}
    assert_sums(ann)


def revision(person: Person) -> int:
    """The newest change set."""
    return int(person.get(f"/activity/{person.workspace}")["changeSets"][0]["revision"])


def test_a_category_of_a_later_line_is_not_undone_away(ann: Person) -> None:
    made = ann.post(f"/category/{ann.workspace}/create", {"name": "Books"})
    at = revision(ann)
    ann.categories["Books"] = made["id"]
    split(ann, lines=[line(ann, "Food", "60"), line(ann, "Books", "20")])
    problem = ann.post(f"/activity/{ann.workspace}/{at}/undo", None, 409)
    assert problem["code"] == "undo.dependedOn"


def test_a_repeated_split_is_booked_once(ann: Person) -> None:
    entry_id = str(uuid4())
    assert split(ann, id=entry_id) == split(ann, id=entry_id)
    assert spent(ann) == {"Food": "60.00", "Transport": "20.00"}
    split(ann, 409, id=entry_id, lines=[line(ann, "Food", "80")])


def test_changes_name_the_months_of_every_line(ann: Person) -> None:
    since = ann.get(f"/workspace/{ann.workspace}")["revision"]
    entry = split(ann)
    changes = ann.get(f"/changes/{ann.workspace}", since=since)
    assert changes["history"] == [entry]
    (month,) = changes["plannings"]
    assert set(month["categoryIds"]) == {ann.categories["Food"], ann.categories["Transport"]}


def test_an_explanation_counts_entries_by_line(ann: Person) -> None:
    split(ann)
    at = f"/planning/{ann.workspace}/explain"
    tree = ann.get(at, date=MONTH, categoryId=ann.categories["Transport"], of="spent")
    leaf = tree["children"][0] if tree["children"] else tree
    assert (leaf["amount"], leaf["count"]) == ("20.00", 1)
