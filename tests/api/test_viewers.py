"""Viewers of a workspace: how one becomes a viewer, what is refused, and what goes on as before."""

from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.accounts.service import create_account
from budget_api.workspaces import members
from budget_core.base.errors import ErrorCode
from budget_core.contract.money.accounts import AccountCreate
from budget_core.people.access import Role
from tests.api.database import write
from tests.api.importing import BANK, file_of
from tests.api.members import invite, join, new_workspace, open_to_invitations, set_role, verify
from tests.api.people import PASSWORD, Person, new_token, sign_up
from tests.api.reminders import RENT
from tests.api.schedules import hurry, posted, rent_of, run_job
from tests.api.test_rights_in_writes import as_of_before, refusal

pytestmark = pytest.mark.both_databases
REFUSED = {"code": "workspace.viewer"}


@pytest.fixture
def home(ann: Person, bob: Person) -> str:
    """Ann's workspace, which Bob may view."""
    join(ann, ann.workspace, bob)
    set_role(ann, ann.workspace, bob, "viewer")
    return ann.workspace


def roles(person: Person, workspace: str) -> dict[str, str]:
    found = person.get(f"/workspace/{workspace}")["participants"]
    return {member["userId"]: member["role"] for member in found}


def test_whoever_joins_edits_until_the_creator_says_otherwise(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    assert roles(bob, ann.workspace) == {ann.id: "editor", bob.id: "editor"}
    changed = set_role(ann, ann.workspace, bob, "viewer")
    assert {each["userId"]: each["role"] for each in changed["participants"]} == {ann.id: "editor", bob.id: "viewer"}
    assert roles(bob, ann.workspace)[bob.id] == "viewer"


def test_a_role_may_be_given_with_the_invitation_and_holds_from_the_first_call(ann: Person, bob: Person) -> None:
    verify(ann)
    open_to_invitations(bob)
    ann.put(f"/workspace/{ann.workspace}", {"participants": [bob.id], "roles": {bob.id: "viewer"}})
    bob.put(f"/workspace/{ann.workspace}/approve")
    assert bob.post(f"/category/{ann.workspace}/create", {"name": "Gym"}, 403).items() >= REFUSED.items()


def test_a_new_workspace_gives_its_first_people_their_roles(ann: Person, bob: Person) -> None:
    verify(ann)
    open_to_invitations(bob)
    body = {"name": "Trip", "currencyCode": "USD", "participants": [bob.id], "roles": {bob.id: "viewer"}}
    made = ann.post("/workspace/create", body)
    assert {each["userId"]: each["role"] for each in made["participants"]} == {ann.id: "editor", bob.id: "viewer"}
    assert roles(ann, made["id"])[bob.id] == "viewer"


def test_the_same_role_changes_nothing(ann: Person, home: str, bob: Person) -> None:
    before = ann.get(f"/workspace/{home}")
    assert set_role(ann, home, bob, "viewer")["version"] == before["version"]


def test_neither_the_creator_nor_a_stranger_becomes_a_viewer(ann: Person, home: str, bob: Person) -> None:
    stranger = "01890000-0000-7000-8000-000000000000"
    body = {"name": "New", "roles": {ann.id: "viewer", stranger: "viewer", bob.id: "editor"}}
    assert ann.put(f"/workspace/{home}", body, 422)["fields"] == {
        f"roles.{ann.id}": "validation.choice",
        f"roles.{stranger}": "validation.reference",
    }
    assert (ann.get(f"/workspace/{home}")["name"], roles(ann, home)[bob.id]) == ("Ann", "viewer")


def test_a_viewer_gives_nobody_a_role(home: str, bob: Person) -> None:
    problem = bob.put(f"/workspace/{home}", {"roles": {bob.id: "editor"}}, 403)
    assert problem["code"] == "auth.forbidden"
    assert roles(bob, home)[bob.id] == "viewer"


def test_roles_set_on_two_devices_conflict_and_a_rename_does_not(ann: Person, home: str, bob: Person) -> None:
    version = ann.get(f"/workspace/{home}")["version"]
    set_role(ann, home, bob, "editor")
    problem = ann.put(f"/workspace/{home}", {"roles": {bob.id: "viewer"}, "version": version}, 409)
    assert problem["current"] == {"roles": {ann.id: "editor", bob.id: "editor"}}
    ann.put(f"/workspace/{home}", {"name": "House", "version": version})


def test_a_viewer_sees_everything_and_takes_files(ann: Person, home: str, bob: Person) -> None:
    ann.spend("12.50", "Food", note="Lunch")
    assert [entry["note"] for entry in bob.get(f"/history/{home}/list-new")["entries"]] == ["Lunch"]
    for path in (f"/history/{home}/export", f"/workspace/{home}/export", f"/workspace/{home}/export/beancount"):
        assert bob.call("GET", path).status_code == 200


def test_a_viewer_has_settings_alerts_and_a_way_out(home: str, bob: Person) -> None:
    bob.put("/settings/update", {"workspace": home})
    assert bob.put(f"/alerts/{home}", {"at80": False})["at80"] is False
    bob.put(f"/workspace/{home}/approve")
    bob.put(f"/workspace/{home}/reject")
    assert bob.call("GET", f"/workspace/{home}").status_code == 404


def test_a_file_is_not_even_looked_at_for_a_viewer(ann: Person, home: str, bob: Person) -> None:
    body = file_of(BANK, accountId=ann.accounts["Cash"])
    for path in (f"/import/{home}/preview", f"/import/{home}"):
        assert bob.post(path, body, 403).items() >= REFUSED.items()


def test_a_viewer_undoes_nothing(ann: Person, home: str, bob: Person) -> None:
    ann.spend("5", "Food")
    revision = ann.get(f"/workspace/{home}")["revision"]
    assert bob.post(f"/activity/{home}/{revision}/undo", None, 403).items() >= REFUSED.items()


def test_a_token_of_a_viewer_writes_no_more_than_they_do(home: str, bob: Person) -> None:
    for scope in ("read", "write"):
        token = new_token(bob, scope, workspaceId=home)
        answer = bob.client.post(
            f"/api/category/{home}/create", json={"name": "Gym"}, headers={"authorization": token.token}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "workspace.viewer")


def test_a_reminder_of_a_viewer_books_nothing_there(ann: Person, home: str, bob: Person) -> None:
    expense = {"categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], "value": "5"}
    assert bob.post("/reminder/create", RENT | {"expense": expense}, 403).items() >= REFUSED.items()
    bob.post("/reminder/create", RENT)


def test_a_reminder_made_before_keeps_its_expense_and_gets_no_other(ann: Person, home: str, bob: Person) -> None:
    expense = {"categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], "value": "5"}
    set_role(ann, home, bob, "editor")
    made = bob.post("/reminder/create", RENT | {"expense": expense})
    set_role(ann, home, bob, "viewer")
    path = f"/reminder/update/{made['id']}"
    assert bob.put(path, {"name": "Milk", "expense": expense})["expense"]["value"] == "5.00"
    assert bob.put(path, {"expense": expense | {"value": "6"}}, 403).items() >= REFUSED.items()


def test_who_became_a_viewer_meanwhile_writes_nothing(
    server: TestClient[Any], ann: Person, home: str, bob: Person
) -> None:
    caller = as_of_before(bob, home, Role.PARTICIPANT)
    assert refusal(write, server, create_account, caller, AccountCreate(name="Safe")) == ErrorCode.WORKSPACE_VIEWER
    assert "Safe" not in ann.accounts
    write(server, members.reject, caller)


def test_schedules_of_a_viewer_go_on_in_the_creators_name(server: TestClient[Any], ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    made = bob.post(f"/schedule/{ann.workspace}/create", rent_of(ann, value="1"))
    set_role(ann, ann.workspace, bob, "viewer")
    ann.put(f"/schedule/{made['id']}", {"mode": "post"})
    hurry(server, made)
    run_job(server)
    assert [(entry["scheduleId"], entry["creatorName"]) for entry in posted(ann)] == [(made["id"], "Ann")]


def test_an_undo_gives_the_role_back_and_only_to_who_is_still_there(ann: Person, home: str, bob: Person) -> None:
    (made,) = ann.get(f"/activity/{home}")["changeSets"][:1]
    assert made["undoable"] is True
    ann.post(f"/activity/{home}/{made['revision']}/undo", None)
    assert roles(ann, home)[bob.id] == "editor"
    (undone,) = ann.get(f"/activity/{home}")["changeSets"][:1]
    bob.put(f"/workspace/{home}/reject")
    assert ann.post(f"/activity/{home}/{undone['revision']}/undo", None, 409)["code"] == "undo.dependedOn"


def test_an_undo_does_not_overrule_a_later_role(ann: Person, home: str, bob: Person) -> None:
    revision = ann.get(f"/workspace/{home}")["revision"]
    set_role(ann, home, bob, "editor")
    ann.post(f"/activity/{home}/{revision}/undo", None, 409)
    assert roles(ann, home)[bob.id] == "editor"


def test_an_editor_undoes_no_role(server: TestClient[Any], ann: Person, home: str, bob: Person) -> None:
    revision = ann.get(f"/workspace/{home}")["revision"]
    cid = sign_up(server, "Cid")
    join(ann, home, cid)
    assert cid.post(f"/activity/{home}/{revision}/undo", None, 403)["code"] == "auth.forbidden"


def test_an_invitation_together_with_a_role_is_not_undone(ann: Person, bob: Person) -> None:
    home = new_workspace(ann)
    invite(ann, home, bob)
    revision = ann.get(f"/workspace/{home}")["revision"]
    ann.post(f"/activity/{home}/{revision}/undo", None, 409)


def test_who_is_invited_again_edits_again(ann: Person, home: str, bob: Person) -> None:
    bob.put(f"/workspace/{home}/reject")
    join(ann, home, bob)
    assert roles(ann, home)[bob.id] == "editor"


def test_a_viewer_who_inherits_the_workspace_owns_it(ann: Person, home: str, bob: Person) -> None:
    ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    assert roles(bob, home)[bob.id] == "editor"
    bob.post(f"/category/{home}/create", {"name": "Gym"})
