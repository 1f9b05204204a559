"""A deleted account: what goes, what stays in the budgets of others, and under whom."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from budget_api.db.base import Base
from budget_api.db.models import MailRow, UserRow, WorkspaceRow
from budget_api.users import deletion
from tests.api.codes import NEW_PASSWORD, login, refusal
from tests.api.conftest import Mailing, serving
from tests.api.database import dump, read, write
from tests.api.members import former, invite, join, new_workspace, participants
from tests.api.people import PASSWORD, Person, sign_up
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases

Client = TestClient[Any]


@pytest.fixture
def carl(server: Client) -> Person:
    return sign_up(server, "Carl")


def delete(person: Person, password: str = PASSWORD) -> Any:
    return person.call("DELETE", "/user/delete-user", {"currentPassword": password})


def stored(client: Client, text: str) -> list[str]:
    """Tables that hold a text somewhere."""
    return [name for name, rows in dump(client).items() if any(text in repr(row) for row in rows)]


def workspaces_of(client: Client, person: Person) -> list[str]:
    own = select(WorkspaceRow.id).where(WorkspaceRow.creator_id == person.id)
    return list(read(client, lambda db: db.scalars(own).all()))


def test_nothing_of_somebody_who_shared_nothing_is_left(ann: Person, server: Client) -> None:
    ann.spend("5", note="canary of Ann")
    ann.post(f"/list/{ann.workspace}/create", {"name": "Shop", "listItems": [{"label": "milk"}]})
    ann.month("2026-12-01")
    assert delete(ann).json() == {"ok": True}
    assert [stored(server, text) for text in (ann.email, ann.id, ann.workspace)] == [[], [], []]


def test_a_deleted_user_can_not_sign_in_and_the_email_is_free(ann: Person, server: Client) -> None:
    delete(ann)
    assert ann.call("GET", "/user/me").status_code == 401
    assert refusal(login(server, ann.email, PASSWORD))[1] == "auth.invalidCredentials"
    body = {"name": "Ann", "email": ann.email, "password": PASSWORD}
    assert server.post("/api/user/signup", json=body).status_code == 201


def test_a_wrong_password_deletes_nothing(ann: Person) -> None:
    assert refusal(delete(ann, NEW_PASSWORD)) == (
        422,
        "request.invalid",
        {"currentPassword": "auth.passwordIncorrect"},
    )
    assert ann.get("/user/me")["id"] == ann.id


def test_a_deletion_without_a_body_asks_for_the_password(ann: Person) -> None:
    answer = ann.call("DELETE", "/user/delete-user")
    assert refusal(answer) == (422, "request.invalid", {"currentPassword": "validation.required"})


def test_a_shared_workspace_goes_to_who_took_part_for_longest(
    ann: Person, bob: Person, carl: Person, server: Client
) -> None:
    home = new_workspace(ann)
    join(ann, home, bob, carl)
    bob.put(f"/workspace/{home}/reject")
    join(ann, home, bob)
    delete(ann)
    seen = carl.get(f"/workspace/{home}")
    assert (seen["creatorId"], seen["isPersonal"]) == (carl.id, False)
    assert participants(carl, home) == {carl.id: True, bob.id: True}
    assert former(carl, home) == [ann.id]
    assert carl.put(f"/workspace/{home}", {"name": "Ours"})["name"] == "Ours"


def test_a_personal_workspace_that_was_shared_goes_on_as_a_shared_one(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    ann.spend("5", note="by Ann")
    delete(ann)
    assert bob.get(f"/workspace/{ann.workspace}")["isPersonal"] is False
    entries = bob.get(f"/history/{ann.workspace}/list-new")["entries"]
    assert [(entry["note"], entry["creatorName"]) for entry in entries] == [("by Ann", "Ann")]
    bob.delete(f"/workspace/{ann.workspace}")


def test_who_is_only_invited_does_not_inherit(ann: Person, bob: Person, server: Client) -> None:
    home = new_workspace(ann)
    invite(ann, home, bob)
    delete(ann)
    assert bob.call("PUT", f"/workspace/{home}/approve").status_code == 404
    assert bob.get("/workspace/my/not-verified") == []
    assert workspaces_of(server, ann) == []


def test_a_participant_who_goes_leaves_their_entries_and_name_behind(ann: Person, bob: Person, server: Client) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    delete(bob)
    assert participants(ann, home) == {ann.id: True}
    gone = ann.get(f"/workspace/{home}")["previousParticipants"]
    assert [(person["name"], person["email"], person["avatar"]) for person in gone] == [("Bob", None, None)]
    assert stored(server, bob.email) == []


def test_the_change_is_told_and_logged(ann: Person, bob: Person) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    delete(ann)
    last = bob.get(f"/activity/{home}")["changeSets"][0]
    assert (last["userId"], last["userName"], last["undoable"]) == (ann.id, "Ann", False)
    assert last["changes"][0]["after"]["creatorId"] == bob.id
    assert bob.get(f"/changes/{home}", since=last["revision"] - 1)["workspace"]["creatorId"] == bob.id
    assert ann.email not in str(bob.get(f"/activity/{home}"))


def test_an_invitation_of_who_goes_is_gone(ann: Person, bob: Person, server: Client) -> None:
    home = new_workspace(ann)
    invite(ann, home, bob)
    delete(bob)
    assert (participants(ann, home), former(ann, home)) == ({ann.id: True}, [])
    assert stored(server, bob.id) == ["changes"]


def test_nobody_finds_a_deleted_user(ann: Person, bob: Person) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    delete(bob)
    assert ann.get("/workspace/users", str=bob.email, workspaceId=home) == []
    answer = ann.call("PUT", f"/workspace/{home}", {"participants": [ann.id, bob.id]})
    assert answer.json()["fields"] == {"participants.1": "validation.reference"}


def test_a_verified_address_gets_a_last_mail(mailing: Mailing) -> None:
    person = sign_up(mailing.client, "Ann")

    def verify(db: Session) -> None:
        db.execute(update(UserRow).where(UserRow.id == person.id).values(is_email_verified=True))

    write(mailing.client, verify)
    delete(person)
    assert mailing.inbox.wait_for(person.email, 2)[-1]["Subject"] == "Your account was deleted"


def test_what_a_stopped_server_left_is_removed_later_in_pieces(
    ann: Person, server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.put(f"/alerts/{ann.workspace}", {"at80": False})
    ann.post(f"/workspace/{ann.workspace}/members", {"name": "Grandma"})
    for number in range(7):
        ann.spend("1", note=f"canary {number}")

    def leave(db: Session) -> None:
        db.execute(update(UserRow).where(UserRow.id == ann.id).values(deleted_at=datetime.now(UTC)))

    write(server, leave)
    monkeypatch.setattr(deletion, "BATCH_ROWS", 2)
    pieces = 0
    while write(server, deletion.purge_batch):
        pieces += 1
    assert pieces > len([table for table in Base.metadata.sorted_tables if "workspace_id" in table.c]) // 2
    assert stored(server, ann.workspace) == []


def test_no_byte_of_a_deleted_user_is_left_in_the_files(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path)) as client:
        ann, bob = sign_up(client, "Canary-of-a-name"), sign_up(client, "Bob")
        for number in range(50):
            ann.spend("5", note=f"canary-of-a-note {number} {'x' * 500}")
        ann.post(f"/list/{ann.workspace}/create", {"name": "Canary-of-a-list", "listItems": [{"label": "milk"}]})
        mails = select(func.count()).select_from(MailRow)
        while read(client, lambda db: db.scalar(mails)):
            pass
        traces = [text.encode() for text in ("anary-of", ann.email, ann.id, ann.workspace)]
        assert all(trace in bytes_of(tmp_path) for trace in traces)
        assert delete(ann).json() == {"ok": True}
        assert [trace for trace in traces if trace in bytes_of(tmp_path)] == []
        bob.spend("5")
        assert bob.email.encode() in bytes_of(tmp_path)


def bytes_of(folder: Path) -> bytes:
    """Return the bytes of the database and its log."""
    return b"".join(path.read_bytes() for path in folder.glob("budget.sqlite3*"))
