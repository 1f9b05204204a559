"""Planned money that one category gives to another."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from budget_api.db.models import ChangeRow
from budget_core.base.limits import CHANGES_KEPT_DAYS
from tests.api import planning
from tests.api.database import read, write
from tests.api.members import join, new_workspace
from tests.api.people import Person
from tests.api.test_compaction import compact

pytestmark = pytest.mark.both_databases

MONTH = "2026-12-01"
Client = TestClient[Any]


def plan(person: Person, category: str, budget: str, **more: Any) -> None:
    planning.plan(person, category, budget, MONTH, **more)


def move(source: str, target: str, value: str, ann: Person, **more: Any) -> dict[str, Any]:
    ends = {"fromCategoryId": ann.categories[source], "toCategoryId": ann.categories[target]}
    return {"id": str(uuid4()), "date": MONTH, **ends, "value": value, **more}


def send(ann: Person, body: dict[str, Any]) -> dict[str, str]:
    return budgets(ann, ann.post(f"/planning/{ann.workspace}/move", body, 200))


def budgets(ann: Person, month: dict[str, Any] | None = None) -> dict[str, str]:
    names = {category_id: name for name, category_id in ann.categories.items()}
    rows = (month or ann.month(MONTH))["planningsCategories"]
    return {names[row["categoryId"]]: row["budget"] for row in rows if row["budget"] != "0.00"}


def refused(ann: Person, body: dict[str, Any]) -> dict[str, str]:
    before = budgets(ann)
    answer = ann.call("POST", f"/planning/{ann.workspace}/move", body)
    assert (answer.status_code, budgets(ann)) == (422, before)
    return dict(answer.json()["fields"])


def test_a_move_takes_from_one_plan_and_gives_to_another_as_one_change(ann: Person) -> None:
    plan(ann, "Transport", "100")
    plan(ann, "Food", "300")
    assert send(ann, move("Transport", "Food", "20", ann)) == {"Food": "320.00", "Transport": "80.00"}
    newest = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    changed = {(one["label"], one["before"]["budget"], one["after"]["budget"]) for one in newest["changes"]}
    assert changed == {("Food", "300.00", "320.00"), ("Transport", "100.00", "80.00")}
    assert (newest["changeCount"], newest["undoable"]) == (2, True)


def test_undo_gives_it_back_also_where_nothing_was_planned_before(ann: Person) -> None:
    plan(ann, "Transport", "100")
    send(ann, move("Transport", "Food", "20", ann))
    newest = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    ann.post(f"/activity/{ann.workspace}/{newest['revision']}/undo", None)
    assert budgets(ann) == {"Transport": "100.00"}


def test_a_repeat_of_its_id_answers_the_same_and_moves_nothing(ann: Person) -> None:
    plan(ann, "Transport", "100")
    body = move("Transport", "Food", "20", ann)
    first = send(ann, body)
    assert send(ann, body) == first == budgets(ann)
    send(ann, move("Transport", "Food", "20", ann))
    assert send(ann, body) == {"Food": "40.00", "Transport": "60.00"}
    answer = ann.call("POST", f"/planning/{ann.workspace}/move", body | {"value": "21"})
    assert (answer.status_code, answer.json()["code"]) == (409, "conflict.id")


def test_a_repeat_moves_nothing_also_after_its_undo(ann: Person) -> None:
    plan(ann, "Transport", "100")
    body = move("Transport", "Food", "20", ann)
    send(ann, body)
    newest = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    ann.post(f"/activity/{ann.workspace}/{newest['revision']}/undo", None)
    assert send(ann, body) == {"Transport": "100.00"}


def test_without_an_id_it_moves_every_time(ann: Person) -> None:
    plan(ann, "Transport", "100")
    body = move("Transport", "Food", "20", ann)
    del body["id"]
    send(ann, body)
    assert send(ann, body) == {"Food": "40.00", "Transport": "60.00"}


def test_an_id_counts_inside_of_its_workspace_alone(ann: Person) -> None:
    plan(ann, "Transport", "100")
    body = move("Transport", "Food", "20", ann)
    send(ann, body)
    other = new_workspace(ann)
    names = {row["name"]: row["id"] for row in ann.get(f"/category/{other}/list")}
    there = body | {"fromCategoryId": names["Transport"], "toCategoryId": names["Food"]}
    answer = ann.call("POST", f"/planning/{other}/move", there)
    assert answer.json()["fields"] == {"value": "budget.tooLittle"}


def test_a_refused_move_can_be_sent_again_with_its_id(ann: Person) -> None:
    body = move("Transport", "Food", "20", ann)
    assert refused(ann, body) == {"value": "budget.tooLittle"}
    plan(ann, "Transport", "100")
    assert send(ann, body) == {"Food": "20.00", "Transport": "80.00"}


@pytest.mark.parametrize(
    ("source", "target", "value", "wrong"),
    [
        ("Transport", "Food", "100.01", {"value": "budget.tooLittle"}),
        ("Food", "Transport", "1", {"value": "budget.tooLittle"}),
        ("Utilities", "Food", "1", {"fromCategoryId": "budget.currency"}),
        ("Transport", "Utilities", "1", {"toCategoryId": "budget.currency"}),
        ("Transport", "Transport", "1", {"toCategoryId": "budget.sameCategory"}),
        ("Transport", "Food", "0", {"value": "validation.positive"}),
    ],
)
def test_what_cannot_be_moved_is_a_wrong_field(
    ann: Person, source: str, target: str, value: str, wrong: dict[str, str]
) -> None:
    plan(ann, "Transport", "100")
    plan(ann, "Utilities", "50", currencyCode="EUR")
    assert refused(ann, move(source, target, value, ann)) == wrong


def test_a_plan_of_a_removed_category_gives_nothing(ann: Person) -> None:
    plan(ann, "Transport", "100")
    ann.delete(f"/category/{ann.categories['Transport']}")
    assert refused(ann, move("Transport", "Food", "20", ann)) == {"fromCategoryId": "validation.reference"}


def test_an_editor_moves_too_and_the_activity_names_them(ann: Person, bob: Person) -> None:
    plan(ann, "Transport", "100")
    join(ann, ann.workspace, bob)
    body = move("Transport", "Food", "20", ann)
    assert bob.call("POST", f"/planning/{ann.workspace}/move", body).status_code == 200
    assert ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["userName"] == bob.name


def test_a_trial_says_what_would_move_and_keeps_its_id_free(ann: Person) -> None:
    plan(ann, "Transport", "100")
    body = move("Transport", "Food", "20", ann)
    headers = {"authorization": ann.token, "budget-trial": "true"}
    trial = ann.client.post(f"/api/planning/{ann.workspace}/move", json=body, headers=headers).json()
    assert {one["after"]["budget"] for one in trial["changes"]} == {"20.00", "80.00"}
    assert budgets(ann) == {"Transport": "100.00"}
    assert send(ann, body) == {"Food": "20.00", "Transport": "80.00"}


def test_ids_of_moves_are_forgotten_with_the_log_of_their_time(server: Client, ann: Person) -> None:
    plan(ann, "Transport", "100")
    send(ann, move("Transport", "Food", "20", ann))
    sent = select(ChangeRow.entity_id).where(ChangeRow.workspace_id == ann.workspace, ChangeRow.kind == "sent")
    compact(server)
    assert len(read(server, lambda db: db.scalars(sent).all())) == 1

    def put_back(db: Any) -> None:
        for row in db.scalars(select(ChangeRow).where(ChangeRow.workspace_id == ann.workspace)):
            row.at -= timedelta(days=CHANGES_KEPT_DAYS, minutes=1)

    write(server, put_back)
    compact(server)
    assert read(server, lambda db: db.scalars(sent).all()) == []
