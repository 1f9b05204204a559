"""Writes that a device repeats or sends late: creates count once, edits merge by field or name the stored value."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import pytest

from tests.api.people import Person

MONTH, DAY = "2026-12-01", "2026-12-05"
Body = dict[str, Any]
TOGETHER = 50


@dataclass(frozen=True)
class Create:
    """A call that makes something under an id of the client's."""

    path: Callable[[Person], str]
    body: Callable[[Person], Body]
    other: Body
    """Body that makes it a different create."""
    edit: Callable[[Person, str], Any]
    delete: Callable[[Person, str], Any] | None
    """None for workspaces, which answer a second time as what nobody has access to."""
    rows: Callable[[Person], list[Any]]
    """Reader of all rows of this kind."""

    def send(self, person: Person, entity_id: str, status: int | None = None, **more: Any) -> Any:
        return person.post(self.path(person), {**self.body(person), "id": entity_id, **more}, status)


def workspace(prefix: str, suffix: str) -> Callable[[Person], str]:
    return lambda ann: f"{prefix}/{ann.workspace}{suffix}"


def entries(ann: Person) -> list[Any]:
    return list(ann.get(f"/history/{ann.workspace}/list-new")["entries"])


def expense(ann: Person) -> Body:
    return {"value": "5", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], "date": DAY}


def budgets(ann: Person) -> list[Any]:
    return [row for row in ann.month(MONTH)["planningsCategories"] if row["id"] is not None]


CREATES = {
    "an expense": Create(
        path=workspace("/history", "/add-expenses"),
        body=expense,
        other={"value": "6"},
        edit=lambda ann, made: ann.put(f"/history/{made}", {"note": "later"}),
        delete=lambda ann, made: ann.delete(f"/history/{made}"),
        rows=entries,
    ),
    "a transfer": Create(
        path=lambda ann: f"/account/transfer/{ann.accounts['Cash']}",
        body=lambda ann: {"value": "5", "fromAccountId": ann.accounts["Credit Card"]},
        other={"value": "6"},
        edit=lambda ann, made: ann.put(f"/history/{made}", {"note": "later"}),
        delete=lambda ann, made: ann.delete(f"/history/{made}"),
        rows=entries,
    ),
    "an account": Create(
        path=workspace("/account", "/create"),
        body=lambda ann: {"name": "Bank", "budget": "5"},
        other={"name": "Bunk"},
        edit=lambda ann, made: ann.put(f"/account/{made}", {"name": "Later"}),
        delete=lambda ann, made: ann.delete(f"/account/{made}"),
        rows=lambda ann: list(ann.get(f"/account/my/{ann.workspace}/new")),
    ),
    "a category": Create(
        path=workspace("/category", "/create"),
        body=lambda ann: {"name": "Books", "date": MONTH, "budget": "5"},
        other={"budget": "6"},
        edit=lambda ann, made: ann.put(f"/category/{made}", {"name": "Later"}),
        delete=lambda ann, made: ann.delete(f"/category/{made}"),
        rows=lambda ann: list(ann.get(f"/category/{ann.workspace}/list")),
    ),
    "a budget": Create(
        path=workspace("/planning", "/planning-category"),
        body=lambda ann: {"categoryId": ann.categories["Food"], "date": MONTH, "budget": "5"},
        other={"budget": "6"},
        edit=lambda ann, made: ann.post(
            f"/planning/{ann.workspace}/planning-category",
            {"categoryId": ann.categories["Food"], "date": MONTH, "budget": "7"},
            200,
        ),
        delete=lambda ann, made: ann.delete(f"/planning/{ann.workspace}/delete/{made}"),
        rows=budgets,
    ),
    "a list": Create(
        path=workspace("/list", "/create"),
        body=lambda ann: {"name": "Shop", "listItems": [{"id": ann.id, "label": "Milk"}]},
        other={"name": "Chop"},
        edit=lambda ann, made: ann.put(f"/list/{made}", {"name": "Later"}),
        delete=lambda ann, made: ann.delete(f"/list/{made}"),
        rows=lambda ann: list(ann.get(f"/list/{ann.workspace}")),
    ),
    "a workspace": Create(
        path=lambda ann: "/workspace/create",
        body=lambda ann: {"name": "Home", "currencyCode": "EUR"},
        other={"currencyCode": "USD"},
        edit=lambda ann, made: ann.put(f"/workspace/{made}", {"name": "Later"}),
        delete=None,
        rows=lambda ann: list(ann.get("/workspace/my")),
    ),
}
all_creates = pytest.mark.parametrize("create", CREATES.values(), ids=CREATES)


@pytest.mark.both_databases
@all_creates
def test_a_create_sent_again_answers_as_the_first_time(ann: Person, create: Create) -> None:
    made = str(uuid4())
    first = create.send(ann, made)
    seen = create.rows(ann)
    assert create.send(ann, made) == first
    assert create.rows(ann) == seen


@all_creates
def test_the_same_id_with_another_body_is_a_conflict(ann: Person, create: Create) -> None:
    made = str(uuid4())
    create.send(ann, made)
    seen = create.rows(ann)
    assert create.send(ann, made, 409, **create.other)["code"] == "conflict.id"
    assert create.rows(ann) == seen


@all_creates
def test_the_same_id_from_somebody_else_is_a_conflict(ann: Person, bob: Person, create: Create) -> None:
    made = str(uuid4())
    create.send(ann, made)
    seen = create.rows(bob)
    assert create.send(bob, made, 409)["code"] == "conflict.id"
    assert create.rows(bob) == seen


@all_creates
def test_a_create_that_comes_late_leaves_an_edit_alone(ann: Person, create: Create) -> None:
    made = str(uuid4())
    create.send(ann, made)
    create.edit(ann, made)
    seen = create.rows(ann)
    answer = create.send(ann, made)
    assert answer["id"] == made
    assert create.rows(ann) == seen


@pytest.mark.parametrize("name", [name for name, create in CREATES.items() if create.delete])
def test_a_create_that_comes_late_brings_nothing_back(ann: Person, name: str) -> None:
    create = CREATES[name]
    assert create.delete is not None
    made = str(uuid4())
    before = create.rows(ann)
    create.send(ann, made)
    create.delete(ann, made)
    assert create.send(ann, made, 409)["code"] == "conflict.deleted"
    assert create.send(ann, made, 409, **create.other)["code"] == "conflict.id"
    assert create.delete(ann, made)["id"] == made
    assert create.rows(ann) == before
    assert (ann.budget("Cash"), ann.budget()) == ("0.00", "0.00")


def test_the_create_of_a_workspace_that_was_deleted_says_so_when_it_comes_late(ann: Person) -> None:
    made, create = str(uuid4()), CREATES["a workspace"]
    create.send(ann, made)
    ann.delete(f"/workspace/{made}")
    assert create.send(ann, made, 409)["code"] == "conflict.deleted"
    assert made not in [row["id"] for row in create.rows(ann)]


def test_a_correction_whose_entry_was_deleted_says_so_when_it_comes_late(ann: Person) -> None:
    first, body = ann.spend("1", date=DAY)["id"], {**expense(ann), "id": str(uuid4())}
    ann.post(f"/history/{first}/replace", body)
    ann.delete(f"/history/{body['id']}")
    assert ann.post(f"/history/{first}/replace", body, 409)["code"] == "conflict.deleted"
    assert entries(ann) == []


def test_a_create_that_was_undone_and_redone_is_answered_as_it_is_now(ann: Person) -> None:
    made, create = str(uuid4()), CREATES["an expense"]
    first = create.send(ann, made)
    revision = ann.get(f"/workspace/{ann.workspace}")["revision"]
    undone = ann.post(f"/activity/{ann.workspace}/{revision}/undo", None)["revision"]
    assert create.send(ann, made, 409)["code"] == "conflict.deleted"
    ann.post(f"/activity/{ann.workspace}/{undone}/undo", None)
    assert create.send(ann, made)["id"] == first["id"]


@pytest.mark.both_databases
@all_creates
def test_fifty_of_the_same_create_at_once_make_one(ann: Person, create: Create) -> None:
    made = str(uuid4())
    count = len(create.rows(ann))
    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(lambda _: create.send(ann, made), range(TOGETHER)))
    assert {answer["id"] for answer in answers} == {made}
    assert len(create.rows(ann)) == count + 1


def test_a_correction_sent_again_is_made_once_and_names_its_entry(ann: Person) -> None:
    first, second = ann.spend("1", date=DAY)["id"], ann.spend("2", date=DAY)["id"]
    body = {**expense(ann), "id": str(uuid4())}
    assert ann.post(f"/history/{first}/replace", body) == ann.post(f"/history/{first}/replace", body, 200)
    assert ann.post(f"/history/{second}/replace", body, 409)["code"] == "conflict.id"
    assert sorted(entry["value"] for entry in entries(ann)) == ["-2.00", "-5.00"]


def test_a_balance_set_again_is_set_once(ann: Person) -> None:
    path = f"/account/{ann.accounts['Cash']}"
    body = {"budget": "50", "prevBudget": "0", "adjustmentId": str(uuid4())}
    for _ in range(2):
        assert ann.put(path, body)["budget"] == "50.00"
    ann.spend("10", account="Cash")
    assert ann.put(path, body)["budget"] == "40.00"
    assert ann.put(path, {**body, "budget": "60"}, 409)["code"] == "conflict.id"
    assert ann.budget("Cash") == "40.00"


def test_a_balance_set_again_is_set_once_also_when_more_is_known_of_the_account_by_then(ann: Person) -> None:
    path = f"/account/{ann.accounts['Cash']}"
    body = {"budget": "50", "prevBudget": "0", "adjustmentId": str(uuid4()), "version": 1}
    version = ann.put(path, body)["version"]
    assert ann.put(path, {**body, "version": version})["budget"] == "50.00"
    renamed = ann.put(path, {"name": "Wallet"})
    assert ann.put(path, {**body, "version": renamed["version"]})["budget"] == "50.00"


def test_a_balance_set_to_what_it_was_is_remembered_and_shown_nowhere(ann: Person) -> None:
    path = f"/account/{ann.accounts['Cash']}"
    body = {"budget": "0", "adjustmentId": str(uuid4())}
    ann.put(path, body)
    ann.spend("10", account="Cash")
    assert ann.put(path, body)["budget"] == "-10.00"
    kinds = [row["kind"] for row in ann.get(f"/account/my/account-history/{ann.workspace}")]
    assert "set" not in kinds


def test_the_id_of_a_set_balance_is_the_one_of_its_entry(ann: Person) -> None:
    made = str(uuid4())
    ann.put(f"/account/{ann.accounts['Cash']}", {"budget": "50", "adjustmentId": made})
    (entry,) = [row for row in ann.get(f"/account/my/account-history/{ann.workspace}") if row["kind"] == "set"]
    assert (entry["id"], entry["newBudget"]) == (made, "50.00")
    other = ann.put(f"/account/{ann.accounts['Credit Card']}", {"budget": "50", "adjustmentId": made}, 409)
    assert other["code"] == "conflict.id"


@dataclass(frozen=True)
class Edit:
    """A row with two fields that can be edited."""

    make: Callable[[Person], str]
    """The path of a new row, which has version 1."""
    mine: Body
    theirs: Body
    """Edit of the same field."""
    elsewhere: Body
    """Another field."""


def new_list(ann: Person) -> str:
    return f"/list/{CREATES['a list'].send(ann, str(uuid4()))['id']}"


EDITS = {
    "an account": Edit(
        lambda ann: f"/account/{ann.accounts['Cash']}", {"name": "Mine"}, {"name": "Theirs"}, {"icon": "landmark"}
    ),
    "a category": Edit(
        lambda ann: f"/category/{ann.categories['Food']}", {"name": "Mine"}, {"name": "Theirs"}, {"icon": "bus"}
    ),
    "a list": Edit(new_list, {"name": "Mine"}, {"name": "Theirs"}, {"isPinned": True}),
    "a workspace": Edit(
        lambda ann: f"/workspace/{CREATES['a workspace'].send(ann, str(uuid4()))['id']}",
        {"name": "Mine"},
        {"name": "Theirs"},
        {"firstDayOfMonth": 5},
    ),
}
all_edits = pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)


@all_edits
def test_edits_of_different_fields_made_on_the_same_version_merge(ann: Person, edit: Edit) -> None:
    path = edit.make(ann)
    ann.put(path, {**edit.theirs, "version": 1})
    merged = ann.put(path, {**edit.elsewhere, "version": 1})
    assert merged.items() >= {**edit.theirs, **edit.elsewhere}.items()


@all_edits
def test_edits_of_the_same_field_conflict_and_the_answer_has_both_values(ann: Person, edit: Edit) -> None:
    path = edit.make(ann)
    stored = ann.put(path, {**edit.theirs, "version": 1})
    problem = ann.put(path, {**edit.mine, **edit.elsewhere, "version": 1}, 409)
    assert (problem["code"], problem["current"]) == ("conflict.version", edit.theirs)
    assert problem["fields"] == dict.fromkeys(edit.mine, "conflict.version")
    resolved = ann.put(path, {**edit.mine, "version": stored["version"]})
    assert resolved.items() >= edit.mine.items()


@all_edits
def test_an_edit_sent_again_changes_nothing_more(ann: Person, edit: Edit) -> None:
    path = edit.make(ann)
    first = ann.put(path, {**edit.mine, "version": 1})
    again = ann.put(path, {**edit.mine, "version": 1})
    assert again["version"] == first["version"]


@all_edits
def test_without_a_version_the_last_edit_wins(ann: Person, edit: Edit) -> None:
    path = edit.make(ann)
    ann.put(path, edit.theirs)
    assert ann.put(path, edit.mine).items() >= edit.mine.items()
