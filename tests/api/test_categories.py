"""Categories over HTTP: making, renaming, archiving."""

from typing import Any
from uuid import uuid4

import pytest

from budget_core.base import limits
from tests.api.people import Person

MONTH = "2026-12-01"


def create(person: Person, name: str = "Pets", **more: Any) -> dict[str, Any]:
    made = person.post(f"/category/{person.workspace}/create", {"name": name, **more})
    person.categories[name] = made["id"]
    return dict(made)


def names(person: Person) -> list[str]:
    return [row["name"] for row in person.get(f"/category/{person.workspace}/list")]


def archived(person: Person) -> list[str]:
    return [row["name"] for row in person.get(f"/category/my/{person.workspace}/deleted")]


def test_a_new_user_has_the_four_default_categories(ann: Person) -> None:
    assert names(ann) == ["Food", "Entertaiment", "Utilities", "Transport"]


def test_a_new_category_comes_last_and_is_planned_in_its_month(ann: Person) -> None:
    made = create(ann, icon="milk", date=MONTH, budget="40")
    assert names(ann)[-1] == "Pets"
    row = ann.month(MONTH)["rows"][made["id"]]
    assert (row["budget"], row["spent"], row["currencyCode"]) == ("40.00", "0.00", "USD")
    assert row["id"] is not None
    assert ann.month("2027-01-01")["rows"][made["id"]]["id"] is None


def test_without_a_month_it_is_planned_in_the_running_one(ann: Person) -> None:
    made = create(ann)
    row = ann.month()["rows"][made["id"]]
    assert (row["budget"], row["id"] is not None) == ("0.00", True)
    assert made["icon"] == "ellipsis"


def test_the_same_create_sent_twice_makes_one_category(ann: Person) -> None:
    body = {"id": str(uuid4()), "budget": "5", "date": MONTH}
    assert create(ann, **body) == create(ann, **body)
    assert names(ann).count("Pets") == 1
    assert ann.month(MONTH)["budget"] == "5.00"
    other = {"name": "Other", **body}
    assert ann.post(f"/category/{ann.workspace}/create", other, 409)["code"] == "conflict.id"


def test_its_planning_entry_takes_the_clients_id_which_names_no_other(ann: Person) -> None:
    body = {"id": str(uuid4()), "planningId": str(uuid4()), "date": MONTH, "budget": "5"}
    made = create(ann, **body)
    assert create(ann, **body) == made
    assert ann.month(MONTH)["rows"][made["id"]]["id"] == body["planningId"]
    other = {"name": "Books", "planningId": body["planningId"]}
    assert ann.post(f"/category/{ann.workspace}/create", other, 409)["code"] == "conflict.id"
    assert "Books" not in names(ann)


def test_a_renamed_category_is_renamed_in_the_history_too(ann: Person) -> None:
    entry = ann.spend("5")
    edited = ann.put(f"/category/{ann.categories['Food']}", {"name": "Meals", "version": 1})
    assert (edited["name"], edited["version"]) == ("Meals", 2)
    assert names(ann)[0] == "Meals"
    shown = ann.get(f"/history/{ann.workspace}/list-new")["entries"][0]
    assert (shown["id"], shown["categoryLabel"]) == (entry["id"], "Meals")


def test_two_edits_of_one_field_conflict(ann: Person) -> None:
    path = f"/category/{ann.categories['Food']}"
    ann.put(path, {"name": "Theirs", "version": 1})
    assert ann.put(path, {"name": "Mine", "version": 1}, 409)["current"] == {"name": "Theirs"}
    assert ann.put(path, {"icon": "milk", "version": 1})["name"] == "Theirs"


def test_an_archived_category_leaves_the_list_and_comes_back(ann: Person) -> None:
    path = f"/category/{ann.categories['Food']}"
    gone = ann.delete(path)
    assert (gone["deleted"], gone["deletedAt"] is not None) == (True, True)
    assert ("Food" in names(ann), archived(ann)) == (False, ["Food"])
    assert ann.delete(path) == gone
    back = ann.put(f"{path}/restore")
    assert (back["deleted"], back["deletedAt"]) == (False, None)
    assert (names(ann)[0], archived(ann)) == ("Food", [])
    assert ann.put(f"{path}/restore") == back


def test_an_archived_category_keeps_its_name_where_it_was_used(ann: Person) -> None:
    ann.spend("5", date="2026-12-05")
    ann.delete(f"/category/{ann.categories['Food']}")
    assert ann.get(f"/history/{ann.workspace}/list-new")["entries"][0]["categoryLabel"] == "Food"
    month = ann.month(MONTH)
    assert month["rows"][ann.categories["Food"]]["spent"] == "5.00"
    assert month["spent"] == "5.00"
    assert ann.categories["Food"] not in ann.month("2027-01-01")["rows"]


def test_an_archived_category_takes_nothing_new(ann: Person) -> None:
    food = ann.categories["Food"]
    ann.delete(f"/category/{food}")
    ann.put(f"/category/{food}", {"name": "x"}, 404)
    spending = {"value": "1", "categoryId": food, "accountId": ann.accounts["Cash"]}
    problem = ann.post(f"/history/{ann.workspace}/add-expenses", spending, 422)
    assert problem["fields"] == {"categoryId": "validation.reference"}
    planning = {"categoryId": food, "date": MONTH, "budget": "1"}
    problem = ann.post(f"/planning/{ann.workspace}/planning-category", planning, 422)
    assert problem["fields"] == {"categoryId": "validation.reference"}
    assert ann.budget("Cash") == "0.00"


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"name": "  "}, "name", "validation.required"),
        ({"name": "x" * 101}, "name", "validation.nameMax"),
        ({"name": "a\u202eb"}, "name", "validation.text"),
        ({"name": "x", "icon": "wallet2"}, "icon", "validation.icon"),
        ({"name": "x", "budget": "-1"}, "budget", "validation.negative"),
        ({"name": "x", "date": "2026-12-02"}, "date", "validation.month"),
    ],
)
def test_a_wrong_field_makes_nothing(ann: Person, body: dict[str, str], field: str, code: str) -> None:
    problem = ann.post(f"/category/{ann.workspace}/create", body, 422)
    assert problem["fields"] == {field: code}
    assert len(names(ann)) == 4


def test_a_budget_with_too_many_decimals_for_the_workspace_makes_no_category_either(ann: Person) -> None:
    yen = ann.post("/workspace/create", {"name": "Home", "currencyCode": "JPY"})["id"]
    body = {"name": "Pets", "budget": "1.5"}
    assert ann.post(f"/category/{yen}/create", body, 422)["fields"] == {"budget": "validation.amountDigits"}
    assert "Pets" not in [row["name"] for row in ann.get(f"/category/{yen}/list")]


def test_a_workspace_holds_so_many_categories_and_no_more(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CATEGORIES_MAX", len(ann.categories))
    problem = ann.post(f"/category/{ann.workspace}/create", {"name": "One more"}, 422)
    assert problem["fields"] == {"name": "validation.count"}
