"""The order of categories and accounts over HTTP: set by hand, the same in every list."""

import json
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import pytest

from tests.api.members import join
from tests.api.people import Person

pytestmark = pytest.mark.both_databases


@dataclass
class Rows:
    """Categories or accounts of a person's workspace."""

    person: Person
    noun: str
    live: str
    deleted: str
    ids: dict[str, str]

    def all(self, path: str | None = None) -> list[dict[str, Any]]:
        return list(self.person.get(path or self.live))

    def names(self) -> list[str]:
        return [row["name"] for row in self.all()]

    def create(self, name: str) -> str:
        made = self.person.post(f"/{self.noun}/{self.person.workspace}/create", {"name": name})
        self.ids[name] = made["id"]
        return str(made["id"])

    def order(self, *names: str, status: int = 200) -> Any:
        return self.send([self.ids[name] for name in names], status)

    def send(self, ids: list[str], status: int = 200) -> Any:
        return self.person.put(f"/{self.noun}/{self.person.workspace}/order", {"ids": ids}, status)

    def delete(self, name: str) -> None:
        self.person.delete(f"/{self.noun}/{self.ids[name]}")

    def restore(self, name: str) -> None:
        self.person.put(f"/{self.noun}/{self.ids[name]}/restore")


def rows_of(person: Person, noun: str) -> Rows:
    workspace = person.workspace
    if noun == "category":
        live, deleted, ids = f"/category/{workspace}/list", f"/category/my/{workspace}/deleted", person.categories
    else:
        live, deleted, ids = f"/account/my/{workspace}/new", f"/account/my/{workspace}/deleted", person.accounts
    return Rows(person, noun, live, deleted, dict(ids))


@pytest.fixture(params=["category", "account"])
def rows(request: pytest.FixtureRequest, ann: Person) -> Rows:
    """Return rows A, B, C and D in this order, and no others."""
    found = rows_of(ann, request.param)
    others = list(found.ids)
    for name in "ABCD":
        found.create(name)
    if found.noun == "account":
        ann.put(f"/account/{found.ids['A']}/main-account", {"isMainAccount": True})
    for name in others:
        found.delete(name)
    return found


def test_named_ones_come_first_and_the_others_follow_in_their_order(rows: Rows) -> None:
    positions = [row["position"] for row in rows.all()]
    answer = rows.order("D", "B")
    assert [row["name"] for row in answer] == rows.names() == ["D", "B", "A", "C"]
    assert [row["position"] for row in answer] == positions == sorted(set(positions))
    assert [row["name"] for row in rows.order("C")] == ["C", "D", "B", "A"]


def test_an_order_changes_no_version_and_no_moment(rows: Rows) -> None:
    before = {row["id"]: (row["version"], row["updatedAt"]) for row in rows.all()}
    rows.order("D", "C", "B", "A")
    assert {row["id"]: (row["version"], row["updatedAt"]) for row in rows.all()} == before
    edited = rows.person.put(f"/{rows.noun}/{rows.ids['B']}", {"name": "Bee", "version": before[rows.ids["B"]][0]})
    assert edited["position"] == rows.all()[2]["position"]


def test_the_last_order_wins(rows: Rows) -> None:
    rows.order("B", "A")
    rows.order("D", "C", "B", "A")
    assert rows.names() == ["D", "C", "B", "A"]


def test_nobody_named_leaves_the_order_as_it_is(rows: Rows) -> None:
    rows.order("C", "A")
    assert [row["name"] for row in rows.send([])] == rows.names() == ["C", "A", "B", "D"]


def test_a_new_one_comes_last(rows: Rows) -> None:
    rows.order("D")
    rows.create("E")
    assert rows.names() == ["D", "A", "B", "C", "E"]
    rows.delete("E")
    rows.create("F")
    rows.restore("E")
    assert rows.names() == ["D", "A", "B", "C", "E", "F"]


def test_a_deleted_one_is_passed_over_and_takes_its_place_again_when_it_is_restored(rows: Rows) -> None:
    rows.delete("B")
    assert [row["name"] for row in rows.order("D", "B")] == ["D", "A", "C"]
    rows.restore("B")
    assert rows.names() == ["D", "B", "A", "C"]


@pytest.mark.parametrize("twice", ["A", "B"])
def test_an_id_twice_is_a_wrong_field(rows: Rows, twice: str) -> None:
    rows.delete("B")
    assert rows.order("C", twice, twice, status=422)["fields"] == {"ids.2": "validation.unique"}
    assert rows.names() == ["A", "C", "D"]


def test_an_unknown_id_is_a_wrong_field_and_nothing_moves(rows: Rows) -> None:
    answer = rows.send([rows.ids["D"], str(uuid4())], 422)
    assert (answer["code"], answer["fields"]) == ("request.invalid", {"ids.1": "validation.reference"})
    assert rows.send(["x"], 422)["fields"] == {"ids.0": "validation.id"}
    assert rows.names() == ["A", "B", "C", "D"]


def test_an_id_of_another_workspace_is_as_unknown_as_any(rows: Rows, bob: Person) -> None:
    theirs = next(iter(rows_of(bob, rows.noun).ids.values()))
    assert rows.send([theirs], 422)["fields"] == {"ids.0": "validation.reference"}


def test_of_a_thousand_ids_the_first_wrong_one_is_named(rows: Rows) -> None:
    ids = [rows.ids["D"], rows.ids["C"], *(str(uuid4()) for _ in range(998))]
    assert rows.send(ids, 422)["fields"] == {"ids.2": "validation.reference"}
    assert rows.names() == ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({}, {"ids": "validation.required"}),
        ({"ids": "x"}, {"ids": "validation.type"}),
        ({"ids": [1]}, {"ids.0": "validation.type"}),
        ({"ids": [None]}, {"ids.0": "validation.required"}),
        ({"ids": [], "version": 1}, {"version": "validation.unknown"}),
    ],
)
def test_what_is_no_order_is_refused(rows: Rows, body: dict[str, Any], fields: dict[str, str]) -> None:
    assert rows.person.put(f"/{rows.noun}/{rows.person.workspace}/order", body, 422)["fields"] == fields


def test_a_partner_sees_the_order_and_changes_it(rows: Rows, bob: Person) -> None:
    join(rows.person, rows.person.workspace, bob)
    since = bob.get(f"/workspace/{rows.person.workspace}")["revision"]
    rows.order("D", "C", "B", "A")
    changed = bob.get(f"/changes/{rows.person.workspace}", since=since)
    found = changed["categories" if rows.noun == "category" else "accounts"]
    assert [row["name"] for row in found] == ["D", "C", "B", "A"]
    bob.put(f"/{rows.noun}/{rows.person.workspace}/order", {"ids": [rows.ids["B"]]})
    assert rows.names() == ["B", "D", "C", "A"]


def test_an_order_is_one_change_set_that_names_what_moved(rows: Rows) -> None:
    first, second, *_ = (row["position"] for row in rows.all())
    rows.order("B", "A")
    newest = rows.person.get(f"/activity/{rows.person.workspace}")["changeSets"][0]
    told = {change["label"]: (change["before"], change["after"]) for change in newest["changes"]}
    assert told == {
        "A": ({"position": first}, {"position": second}),
        "B": ({"position": second}, {"position": first}),
    }
    assert {(change["entity"], change["kind"]) for change in newest["changes"]} == {(rows.noun, "updated")}


def test_an_order_that_changes_nothing_is_not_logged(rows: Rows) -> None:
    rows.order("B", "A")
    logged = rows.person.get(f"/activity/{rows.person.workspace}")["changeSets"]
    rows.order("B", "A", "C", "D")
    assert rows.person.get(f"/activity/{rows.person.workspace}")["changeSets"] == logged


def undo(person: Person, revision: int, status: int = 201) -> Any:
    return person.post(f"/activity/{person.workspace}/{revision}/undo", None, status)


def newest_revision(person: Person) -> int:
    return int(person.get(f"/activity/{person.workspace}")["changeSets"][0]["revision"])


def test_an_order_is_undone_until_another_one_builds_on_it(rows: Rows) -> None:
    rows.order("D", "C")
    first = newest_revision(rows.person)
    rows.order("A")
    second = newest_revision(rows.person)
    assert undo(rows.person, first, 409)["code"] == "undo.dependedOn"
    undo(rows.person, second)
    assert rows.names() == ["D", "C", "A", "B"]
    undo(rows.person, first)
    assert rows.names() == ["A", "B", "C", "D"]


def test_what_was_moved_since_it_was_made_can_still_be_taken_back(rows: Rows) -> None:
    rows.create("E")
    made = newest_revision(rows.person)
    rows.order("E")
    undo(rows.person, made)
    assert rows.names() == ["A", "B", "C", "D"]


def test_everything_that_lists_them_has_this_order(rows: Rows) -> None:
    rows.order("D", "B", "A", "C")
    person = rows.person
    start = person.get("/start")["rows"]
    file = json.loads(person.call("GET", f"/workspace/{person.workspace}/export").content)
    ledger = person.call("GET", f"/workspace/{person.workspace}/export/beancount").text
    if rows.noun == "category":
        named = {key: name for name, key in rows.ids.items()}
        planned = [named[row["categoryId"]] for row in person.month()["planningsCategories"]]
        lists = [start["categories"], file["guestCategory"]]
        assert planned == ["D", "B", "A", "C"]
    else:
        lists = [start["accounts"], file["guestAccounts"]]
    for found in lists:
        assert [row["name"] for row in found if not row.get("deleted")] == ["D", "B", "A", "C"]
    opened = [line.split(":")[-1].split()[0] for line in ledger.splitlines() if " open " in line]
    assert [name for name in opened if name in rows.ids and name in "ABCD"] == ["D", "B", "A", "C"]


def test_a_workspace_from_a_file_has_the_order_of_the_file(rows: Rows) -> None:
    rows.order("D", "B", "A", "C")
    file = json.loads(rows.person.call("GET", f"/workspace/{rows.person.workspace}/export").content)
    again = rows.person.post("/workspace/import-guest", file)["id"]
    path = rows.live.replace(rows.person.workspace, again)
    assert [row["name"] for row in rows.all(path)] == ["D", "B", "A", "C"]
