"""Sync of a workspace: everything that changed since a revision."""

from pathlib import Path
from typing import Any

import pytest

from tests.api.conftest import NewDatabase
from tests.api.people import Person
from tests.prove.changes_reader import race
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases

MONTH, DAY = "2026-12-01", "2026-12-05"
WRITES = 400


def revision(person: Person) -> int:
    return int(person.get(f"/workspace/{person.workspace}")["revision"])


def since(person: Person, start: int, **more: Any) -> dict[str, Any]:
    return dict(person.get(f"/changes/{person.workspace}", since=start, **more))


def told(changes: dict[str, Any]) -> dict[str, list[str]]:
    """Ids of what an answer tells, without the kinds it says nothing of."""
    rows = {kind: [row["id"] for row in changes[kind]] for kind in ("accounts", "categories", "history", "lists")}
    months = {"plannings": [month["date"] for month in changes["plannings"]]}
    gone = {f"deleted {kind}": ids for kind, ids in changes["deleted"].items()}
    return {kind: ids for kind, ids in {**rows, **months, **gone}.items() if ids}


def test_nothing_changed_since_the_present_revision(ann: Person) -> None:
    ann.spend("5")
    changes = since(ann, revision(ann))
    assert (told(changes), changes["revision"], changes["more"]) == ({}, revision(ann), False)
    assert changes["workspace"] is None


def test_an_added_expense_brings_its_account_and_its_month_along(ann: Person) -> None:
    start = revision(ann)
    entry = ann.spend("5", date=DAY)
    changes = since(ann, start)
    card = ann.accounts["Credit Card"]
    assert told(changes) == {"history": [entry["id"]], "accounts": [card], "plannings": [MONTH]}
    assert changes["history"] == [entry]
    ((spent,),) = (month["planningsCategories"] for month in changes["plannings"])
    assert (changes["accounts"][0]["budget"], spent["spent"]) == ("-5.00", "5.00")
    assert changes["plannings"][0]["categoryIds"] == [spent["categoryId"]] == [entry["categoryId"]]
    assert changes["revision"] == start + 1


def test_a_deleted_expense_leaves_its_id_with_the_account_and_the_month(ann: Person) -> None:
    entry = ann.spend("5", date=DAY)
    start = revision(ann)
    ann.delete(f"/history/{entry['id']}")
    changes = since(ann, start)
    card = ann.accounts["Credit Card"]
    assert told(changes) == {"deleted history": [entry["id"]], "accounts": [card], "plannings": [MONTH]}
    assert changes["accounts"][0]["budget"] == "0.00"


def test_a_transfer_brings_both_accounts_and_no_month(ann: Person) -> None:
    start = revision(ann)
    body = {"value": "5", "fromAccountId": ann.accounts["Credit Card"]}
    entry = ann.post(f"/account/transfer/{ann.accounts['Cash']}", body)
    accounts = [ann.accounts["Credit Card"], ann.accounts["Cash"]]
    assert told(since(ann, start)) == {"history": [entry["id"]], "accounts": accounts}


def test_what_is_deleted_but_can_come_back_is_told_as_deleted(ann: Person) -> None:
    start = revision(ann)
    ann.delete(f"/account/{ann.accounts['Cash']}")
    ann.delete(f"/category/{ann.categories['Food']}")
    changes = since(ann, start)
    assert told(changes) == {"accounts": [ann.accounts["Cash"]], "categories": [ann.categories["Food"]]}
    assert (changes["accounts"][0]["deleted"], changes["categories"][0]["deleted"]) == (True, True)


def test_a_budget_brings_its_row_of_the_month_and_no_other(ann: Person) -> None:
    start = revision(ann)
    body = {"categoryId": ann.categories["Food"], "date": MONTH, "budget": "300"}
    ann.post(f"/planning/{ann.workspace}/planning-category", body)
    changes = since(ann, start)
    assert told(changes) == {"plannings": [MONTH]}
    month = ann.get(f"/planning/{ann.workspace}/list", date=MONTH)
    rows = [row for row in month["planningsCategories"] if row["categoryId"] == body["categoryId"]]
    days = {key: month[key] for key in ("date", "firstDay", "lastDay")}
    changed = {"categoryIds": [body["categoryId"]], "planningsCategories": rows, "deletedCategories": []}
    assert (len(rows), changes["plannings"]) == (1, [{**days, **changed}])


def test_a_budget_that_is_removed_comes_as_removed(ann: Person) -> None:
    body = {"categoryId": ann.categories["Food"], "date": MONTH, "budget": "300"}
    row = ann.post(f"/planning/{ann.workspace}/planning-category", body)
    start = revision(ann)
    ann.delete(f"/planning/{ann.workspace}/delete/{row['id']}")
    (month,) = since(ann, start)["plannings"]
    assert [told["id"] for told in month["deletedCategories"]] == [row["id"]]
    assert month["planningsCategories"] == []


def test_a_sum_that_is_gone_is_told_by_its_category_alone(ann: Person) -> None:
    entry = ann.spend("5", date=DAY)
    ann.delete(f"/category/{entry['categoryId']}")
    start = revision(ann)
    ann.delete(f"/history/{entry['id']}")
    (month,) = since(ann, start)["plannings"]
    assert (month["categoryIds"], month["planningsCategories"]) == ([entry["categoryId"]], [])


def test_lists_come_whole_and_deleted_ones_as_ids(ann: Person) -> None:
    start = revision(ann)
    kept, gone = (
        ann.post(f"/list/{ann.workspace}/create", {"name": name, "listItems": [{"label": "Milk"}]}) for name in "ab"
    )
    ann.delete(f"/list/{gone['id']}")
    changes = since(ann, start)
    assert told(changes) == {"lists": [kept["id"]], "deleted lists": [gone["id"]]}
    assert changes["lists"] == [kept]


def test_a_changed_workspace_comes_along(ann: Person) -> None:
    start = revision(ann)
    ann.put(f"/workspace/{ann.workspace}", {"firstDayOfMonth": 10})
    changes = since(ann, start)
    assert changes["workspace"] == ann.get(f"/workspace/{ann.workspace}")


def test_the_month_of_an_entry_follows_the_first_day_of_the_workspace(ann: Person) -> None:
    ann.put(f"/workspace/{ann.workspace}", {"firstDayOfMonth": 10})
    start = revision(ann)
    ann.spend("5", date="2026-12-11")
    assert told(since(ann, start))["plannings"] == ["2027-01-01"]


def test_what_changed_often_comes_once_as_it_is_now(ann: Person) -> None:
    start = revision(ann)
    entry = ann.spend("5", date=DAY)
    for note in ("one", "two"):
        ann.put(f"/history/{entry['id']}", {"note": note})
    (row,) = since(ann, start)["history"]
    assert row["note"] == "two"


def test_answers_follow_each_other_without_cutting_a_write_in_two(ann: Person) -> None:
    start = revision(ann)
    entry = ann.spend("5", date=DAY)
    ids = {"categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    corrected = ann.post(f"/history/{entry['id']}/replace", {"value": "6", "date": DAY, **ids})
    ann.put(f"/account/{ann.accounts['Cash']}", {"name": "Purse"})
    seen, more = [], True
    while more:
        changes = since(ann, start, limit=1)
        seen.append(told(changes))
        start, more = changes["revision"], changes["more"]
    assert len(seen) == 3
    assert seen[0]["deleted history"] == [entry["id"]], "as it is now"
    assert (seen[1]["history"], seen[1]["deleted history"]) == ([corrected["id"]], [entry["id"]])
    assert (seen[2], start) == ({"accounts": [ann.accounts["Cash"]]}, revision(ann))


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({}, "validation.required"),
        ({"since": "x"}, "validation.type"),
        ({"since": 10**6}, "validation.max"),
        ({"since": 10**30}, "validation.max"),
    ],
)
def test_a_revision_that_is_not_there_is_a_wrong_field(ann: Person, query: dict[str, Any], code: str) -> None:
    answer = ann.call("GET", f"/changes/{ann.workspace}", **query)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"since": code})


@pytest.mark.parametrize("limit", [-(10**30), 0, 10**30])
def test_a_limit_is_cut_to_what_makes_sense(ann: Person, limit: int) -> None:
    start = revision(ann)
    ann.spend("5")
    assert since(ann, start, limit=limit)["revision"] == start + 1


def test_an_answer_has_no_more_changes_than_it_may(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_core.base.limits.CHANGES_MAX", 2)
    start = revision(ann)
    for name in ("Purse", "Wallet", "Pocket"):
        ann.put(f"/account/{ann.accounts['Cash']}", {"name": name})
    assert [since(ann, start, limit=limit)["revision"] for limit in (1, 2, 3)] == [start + 1, start + 2, start + 2]


def test_strangers_learn_of_no_change(ann: Person, bob: Person) -> None:
    assert bob.call("GET", f"/changes/{ann.workspace}", since=0).status_code == 404


def test_a_reader_misses_nothing_while_16_writers_write(new_database: NewDatabase, tmp_path: Path) -> None:
    url = new_database("changes_reader")
    outcome = race(server_settings(data=tmp_path, database_url=url), WRITES if url else WRITES // 4)
    assert outcome.copy.answers > 10
    assert (outcome.missed, outcome.is_equal) == (0, True)
