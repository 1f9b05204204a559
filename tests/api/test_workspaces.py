"""Making, editing and deleting workspaces over HTTP."""

from typing import Any
from uuid import uuid4

import pytest

from budget_core.base import limits
from tests.api.members import join, new_workspace, open_to_invitations, participants, verify
from tests.api.people import Person, sign_up


def names(person: Person) -> list[str]:
    return [workspace["name"] for workspace in person.get("/workspace/my")]


def accounts(person: Person, workspace: str) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in person.get(f"/account/my/{workspace}/new")}


def spend(person: Person, workspace: str, account: str, value: str, **more: Any) -> Any:
    category = person.get(f"/category/{workspace}/list")[0]["id"]
    body = {"value": value, "categoryId": category, "accountId": account, **more}
    return person.post(f"/history/{workspace}/add-expenses", body)


def test_a_new_workspace_has_the_default_accounts_and_categories(ann: Person) -> None:
    made = ann.post("/workspace/create", {"name": "  Home ", "currencyCode": "UAH"})
    assert (made["name"], made["currencyCode"], made["firstDayOfMonth"]) == ("Home", "UAH", 10)
    assert (made["creatorId"], made["isPersonal"]) == (ann.id, False)
    assert [(row["name"], row["isMainAccount"]) for row in ann.get(f"/account/my/{made['id']}/new")] == [
        ("Credit Card", True),
        ("Cash", False),
    ]
    categories = [row["name"] for row in ann.get(f"/category/{made['id']}/list")]
    assert categories == ["Food", "Entertaiment", "Utilities", "Transport"]
    assert names(ann) == ["Ann", "Home"]


def test_people_named_at_creation_are_invited(ann: Person, bob: Person) -> None:
    open_to_invitations(bob)
    verify(ann)
    made = new_workspace(ann, participants=[ann.id, bob.id])
    assert participants(ann, made) == {ann.id: True, bob.id: False}


def test_a_workspace_created_twice_with_one_id_is_made_once(ann: Person) -> None:
    body = {"id": str(uuid4()), "name": "Home", "currencyCode": "USD"}
    first = ann.post("/workspace/create", body)
    ann.put(f"/workspace/{body['id']}", {"name": "House"})
    assert ann.post("/workspace/create", body)["name"] == "House"
    assert (first["name"], names(ann)) == ("Home", ["Ann", "House"])
    assert len(accounts(ann, body["id"])) == 2


def test_a_repeated_create_does_not_bring_a_deleted_workspace_back(ann: Person) -> None:
    body = {"id": str(uuid4()), "name": "Home", "currencyCode": "USD"}
    ann.post("/workspace/create", body)
    ann.delete(f"/workspace/{body['id']}")
    assert ann.post("/workspace/create", body, 409)["code"] == "conflict.deleted"
    assert names(ann) == ["Ann"]


@pytest.mark.parametrize("by", ["the same user", "another user"])
def test_an_id_used_for_another_workspace_is_a_conflict(ann: Person, bob: Person, by: str) -> None:
    body = {"id": str(uuid4()), "name": "Home", "currencyCode": "USD"}
    ann.post("/workspace/create", body)
    if by == "another user":
        bob.post("/workspace/create", body, 409)
        assert names(bob) == ["Bob"]
    else:
        assert ann.post("/workspace/create", {**body, "name": "Car"}, 409)["code"] == "conflict.id"
    assert names(ann) == ["Ann", "Home"]


def test_the_id_of_somebodys_workspace_can_not_be_taken_over(ann: Person, bob: Person) -> None:
    bob.post("/workspace/create", {"id": ann.workspace, "name": "Mine", "currencyCode": "USD"}, 409)
    assert ann.get(f"/workspace/{ann.workspace}")["name"] == "Ann"


def test_every_wrong_field_of_a_new_workspace_is_named_at_once(ann: Person) -> None:
    body = {"name": " ", "firstDayOfMonth": 29, "participants": ["x"], "isPersonal": True, "creatorId": ann.id}
    assert ann.post("/workspace/create", body, 422)["fields"] == {
        "name": "validation.required",
        "currencyCode": "validation.required",
        "firstDayOfMonth": "validation.choice",
        "participants.0": "validation.id",
        "isPersonal": "validation.unknown",
        "creatorId": "validation.unknown",
    }


def test_a_user_has_a_limited_number_of_workspaces(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WORKSPACES_MAX", 2)
    last = new_workspace(ann)
    problem = ann.post("/workspace/create", {"name": "More", "currencyCode": "USD"}, 422)
    assert (problem["fields"], names(ann)) == ({"name": "validation.count"}, ["Ann", "Home"])
    ann.delete(f"/workspace/{last}")
    new_workspace(ann, name="Other")


def test_only_the_fields_carried_are_changed(ann: Person) -> None:
    made = new_workspace(ann)
    changed = ann.put(f"/workspace/{made}", {"name": "House"})
    assert (changed["name"], changed["currencyCode"], changed["firstDayOfMonth"]) == ("House", "USD", 10)
    assert ann.get(f"/workspace/{made}") == changed


def test_a_change_that_changes_nothing_keeps_the_version(ann: Person) -> None:
    assert ann.put(f"/workspace/{ann.workspace}", {"name": "Ann", "participants": [ann.id]})["version"] == 1


def test_edits_of_different_fields_merge_and_of_the_same_field_conflict(ann: Person) -> None:
    made = new_workspace(ann)
    ann.put(f"/workspace/{made}", {"name": "Phone", "version": 1})
    merged = ann.put(f"/workspace/{made}", {"firstDayOfMonth": 5, "version": 1})
    assert (merged["name"], merged["firstDayOfMonth"]) == ("Phone", 5)
    problem = ann.put(f"/workspace/{made}", {"name": "Laptop", "version": 1}, 409)
    assert (problem["code"], problem["current"]) == ("conflict.version", {"name": "Phone"})


def test_a_changed_first_day_regroups_entries_by_their_day(ann: Person) -> None:
    made = new_workspace(ann, firstDayOfMonth=10)
    spend(ann, made, accounts(ann, made)["Cash"]["id"], "5", date="2026-11-20")
    assert ann.get(f"/planning/{made}/list", date="2026-12-01")["spent"] == "5.00"
    ann.put(f"/workspace/{made}", {"firstDayOfMonth": 25})
    assert ann.get(f"/planning/{made}/list", date="2026-12-01")["spent"] == "0.00"
    assert ann.get(f"/planning/{made}/list", date="2026-11-01")["spent"] == "5.00"


def test_a_changed_currency_leaves_what_was_recorded_alone(ann: Person) -> None:
    made = new_workspace(ann)
    category = ann.get(f"/category/{made}/list")[0]["id"]
    ann.post(f"/planning/{made}/planning-category", {"categoryId": category, "date": "2026-12-01", "budget": "40"})
    spend(ann, made, accounts(ann, made)["Cash"]["id"], "5", date="2026-12-05")
    ann.put(f"/workspace/{made}", {"currencyCode": "EUR"})
    entry = ann.get(f"/history/{made}/list-new")["entries"][0]
    assert (entry["value"], entry["currencyCode"]) == ("-5.00", "USD")
    row = ann.get(f"/planning/{made}/list", date="2026-12-01")["planningsCategories"][0]
    assert (row["budget"], row["spent"], row["currencyCode"]) == ("40.00", "5.00", "USD")


def test_a_changed_currency_is_followed_by_accounts_no_entry_uses(ann: Person) -> None:
    made = new_workspace(ann)
    spend(ann, made, accounts(ann, made)["Cash"]["id"], "5")
    ann.put(f"/workspace/{made}", {"currencyCode": "EUR"})
    kept = {name: (row["currencyCode"], row["version"]) for name, row in accounts(ann, made).items()}
    assert kept == {"Credit Card": ("default", 1), "Cash": ("USD", 2)}


def test_an_account_with_cents_does_not_follow_into_a_currency_without(ann: Person) -> None:
    made = new_workspace(ann)
    for name, budget in (("Whole", "12"), ("Cents", "12.50")):
        ann.post(f"/account/{made}/create", {"name": name, "budget": budget})
    ann.put(f"/workspace/{made}", {"currencyCode": "JPY"})
    rows = accounts(ann, made)
    assert (rows["Whole"]["currencyCode"], rows["Cents"]["currencyCode"]) == ("default", "USD")
    ann.put(f"/account/{rows['Cents']['id']}", {"name": "Still editable"})


def test_a_deleted_workspace_is_gone_with_all_that_is_in_it(ann: Person) -> None:
    made = new_workspace(ann)
    account = accounts(ann, made)["Cash"]["id"]
    assert ann.delete(f"/workspace/{made}")["id"] == made
    assert names(ann) == ["Ann"]
    for path in (f"/workspace/{made}", f"/account/my/{made}/new", f"/history/{made}/list-new"):
        assert ann.call("GET", path).status_code == 404
    ann.put(f"/account/{account}", {"name": "Ghost"}, 404)


def test_deleting_a_workspace_again_answers_as_the_first_time_to_its_creator_alone(ann: Person, bob: Person) -> None:
    made = new_workspace(ann)
    join(ann, made, bob)
    other = new_workspace(ann, name="Car")
    ann.put("/settings/update", {"workspace": other})
    first = ann.delete(f"/workspace/{made}")
    again = ann.delete(f"/workspace/{made}")
    assert (again["id"], again["name"]) == (first["id"], first["name"])
    assert ann.delete(f"/workspace/{made}") == again
    assert ann.get("/settings")["workspace"] == other
    for person in (bob, sign_up(ann.client, "Carl")):
        assert person.call("DELETE", f"/workspace/{made}").status_code == 404
    ann.put(f"/workspace/{made}", {"name": "Ghost"}, 404)


def test_a_personal_workspace_stays(ann: Person) -> None:
    new_workspace(ann)
    problem = ann.delete(f"/workspace/{ann.workspace}", 422)
    assert (problem["code"], problem["message"]) == ("workspace.personal", "You can't remove personal workspace")
    assert names(ann) == ["Ann", "Home"]


def test_who_deletes_the_workspace_in_use_goes_on_in_another(ann: Person) -> None:
    made = new_workspace(ann)
    ann.put("/settings/update", {"workspace": made})
    ann.delete(f"/workspace/{made}")
    assert ann.get("/settings")["workspace"] == ann.workspace


def test_who_deletes_another_workspace_stays_in_theirs(ann: Person) -> None:
    made, used = new_workspace(ann), new_workspace(ann, name="Car")
    ann.put("/settings/update", {"workspace": used})
    ann.delete(f"/workspace/{made}")
    assert ann.get("/settings")["workspace"] == used


def test_participants_of_a_deleted_workspace_are_asked_for_another(ann: Person, bob: Person) -> None:
    made = new_workspace(ann)
    join(ann, made, bob)
    bob.put("/settings/update", {"workspace": made})
    ann.delete(f"/workspace/{made}")
    assert bob.get("/settings")["workspace"] is None
    assert bob.get("/user/me")["settings"]["workspace"] is None
    assert names(bob) == ["Bob"]
    bob.put("/settings/update", {"workspace": made}, 422)


def test_every_change_takes_the_next_revision(ann: Person) -> None:
    made = new_workspace(ann)
    assert ann.get(f"/workspace/{made}")["revision"] == 1
    assert ann.put(f"/workspace/{made}", {"name": "House"})["revision"] == 2


def test_opting_in_and_out_of_invitations(ann: Person) -> None:
    assert ann.get("/user/me")["canAddToWorkspace"] is False
    assert ann.put("/user/user-update", {"canAddToWorkspace": True, "name": " Anna "})["name"] == "Anna"
    assert ann.get("/user/me")["canAddToWorkspace"] is True
    ann.put("/user/user-update", {"canAddToWorkspace": False})
    assert (ann.get("/user/me")["canAddToWorkspace"], ann.get("/user/me")["name"]) == (False, "Anna")


@pytest.mark.parametrize("field", ["hasSubscription", "isEmailVerified", "id", "settings", "hasPassword"])
def test_nobody_gives_themselves_what_the_server_decides(ann: Person, field: str) -> None:
    before = ann.get("/user/me")
    assert ann.put("/user/user-update", {field: True}, 422)["fields"] == {field: "validation.unknown"}
    assert ann.get("/user/me") == before
