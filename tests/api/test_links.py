"""Invitation links: who holds one joins the workspace, as long as it is good, and nobody else."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from httpx import Response
from sqlalchemy import select, update

from budget_api.config import ServerSettings
from budget_api.db.models import InvitationLinkRow, UserRow
from budget_api.users.service import take_over
from tests.api.conftest import NewDatabase, serving
from tests.api.database import read, write
from tests.api.guests import send, sign_up_body, story
from tests.api.hosting import OWNERS, sign_up_owner
from tests.api.members import invite, join, new_workspace, participants, set_role, verify
from tests.api.people import PASSWORD, Person, new_token, sign_up
from tests.servers import server_settings

GONE = (404, "link.gone")
UNKNOWN = "a" * 32


def new_link(creator: Person, workspace: str, **more: Any) -> dict[str, Any]:
    return dict(creator.post(f"/workspace/{workspace}/links", more))


def use(person: Person, link: dict[str, Any]) -> Response:
    return person.call("POST", f"/join/{link['code']}", {})


def look_at(person: Person, link: dict[str, Any]) -> Response:
    """Without a token."""
    return person.client.get(f"/api/join/{link['code']}")


def told(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def change(server: Any, link: dict[str, Any], **values: Any) -> None:
    statement = update(InvitationLinkRow).where(InvitationLinkRow.id == link["id"]).values(**values)
    write(server, lambda db: db.execute(statement))


def uses_left(creator: Person, workspace: str) -> list[int]:
    return [row["usesLeft"] for row in creator.get(f"/workspace/{workspace}/links")]


@pytest.mark.both_databases
def test_whoever_holds_a_link_joins_at_once_in_its_role(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    home = new_workspace(ann, name="Our home")
    link = new_link(ann, home, role="viewer")
    assert look_at(bob, link).json() == {
        "workspaceId": home,
        "workspaceName": "Our home",
        "inviterName": "Ann",
        "role": "viewer",
        "names": [],
    }
    joined = use(bob, link)
    assert joined.status_code == 200
    assert joined.json() == bob.get(f"/workspace/{home}")
    assert participants(ann, home) == {ann.id: True, bob.id: True}
    assert {row["userId"]: row["role"] for row in joined.json()["participants"]}[bob.id] == "viewer"
    assert told(bob.call("POST", f"/category/{home}/create", {"name": "Pets", "icon": "paw-print"})) == (
        403,
        "workspace.viewer",
    )


def test_a_link_tells_its_code_once_and_the_list_never(server: Any) -> None:
    ann = sign_up(server)
    link = new_link(ann, ann.workspace, uses=3, days=2)
    assert len(link["code"]) == 32 and link["url"].endswith(f"/join/{link['code']}")
    expires = datetime.fromisoformat(link["expiresAt"]) - datetime.fromisoformat(link["createdAt"])
    assert expires == timedelta(days=2)
    (listed,) = ann.get(f"/workspace/{ann.workspace}/links")
    assert listed == {name: value for name, value in link.items() if name not in {"code", "url"}}
    assert (listed["usesLeft"], listed["createdBy"], listed["role"]) == (3, "Ann", "editor")
    stored = read(server, lambda db: db.scalar(select(InvitationLinkRow.code_hash)))
    assert link["code"] not in str(stored)
    assert link["code"] not in ann.call("GET", f"/activity/{ann.workspace}").text


def test_a_link_is_good_for_so_many_people_and_a_members_repeat_uses_nothing(server: Any) -> None:
    ann, bob, cleo = (sign_up(server, name) for name in ("Ann", "Bob", "Cleo"))
    link = new_link(ann, ann.workspace, uses=2)
    assert use(bob, link).status_code == 200
    revision = ann.get(f"/workspace/{ann.workspace}")["revision"]
    assert use(bob, link).status_code == use(ann, link).status_code == 200
    assert uses_left(ann, ann.workspace) == [1]
    assert ann.get(f"/workspace/{ann.workspace}")["revision"] == revision
    assert use(cleo, link).status_code == 200
    assert uses_left(ann, ann.workspace) == []
    assert told(look_at(ann, link)) == told(use(sign_up(server), link)) == GONE
    assert use(bob, link).json()["id"] == ann.workspace


def test_a_link_that_is_unknown_expired_or_revoked_is_gone_alike(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    expired, revoked = new_link(ann, ann.workspace), new_link(ann, ann.workspace)
    change(server, expired, expires_at=datetime.now(UTC))
    ann.delete(f"/workspace/{ann.workspace}/links/{revoked['id']}")
    ann.delete(f"/workspace/{ann.workspace}/links/{revoked['id']}")
    bodies = {look_at(bob, link).text for link in (expired, revoked, {"code": UNKNOWN}, {"code": "x" * 500})}
    assert len(bodies) == 1
    for link in (expired, revoked, {"code": UNKNOWN}):
        assert told(use(bob, link)) == told(look_at(bob, link)) == GONE
    assert participants(ann, ann.workspace) == {ann.id: True}
    assert ann.get(f"/workspace/{ann.workspace}/links") == []


@pytest.mark.both_databases
def test_of_two_who_come_with_the_last_use_one_is_let_in_and_the_other_told(server: Any) -> None:
    ann = sign_up(server)
    people = [sign_up(server, "Many") for _ in range(4)]
    link = new_link(ann, ann.workspace)
    with ThreadPoolExecutor(len(people)) as threads:
        answers = list(threads.map(lambda person: use(person, link), people))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
    assert len(participants(ann, ann.workspace)) == 2


def test_who_was_removed_needs_a_link_made_since_and_who_left_comes_back_by_any(server: Any) -> None:
    ann, bob, cleo = (sign_up(server, name) for name in ("Ann", "Bob", "Cleo"))
    old = new_link(ann, ann.workspace, uses=9)
    use(bob, old), use(cleo, old)
    cleo.put(f"/workspace/{ann.workspace}/reject")
    ann.put(f"/workspace/{ann.workspace}", {"participants": [ann.id]})
    assert told(use(bob, old)) == GONE
    assert use(cleo, old).status_code == 200
    fresh = new_link(ann, ann.workspace)
    assert use(bob, fresh).status_code == 200
    assert use(sign_up(server), old).status_code == 200
    bob.put(f"/workspace/{ann.workspace}/reject")
    assert use(bob, old).status_code == 200, "who left by themselves after that is removed no more"


def test_who_is_invited_joins_by_a_link_too_and_a_form_from_before_keeps_the_newcomer(server: Any) -> None:
    ann, bob, cleo = (sign_up(server, name) for name in ("Ann", "Bob", "Cleo"))
    invite(ann, ann.workspace, bob)
    version = ann.get(f"/workspace/{ann.workspace}")["version"]
    link = new_link(ann, ann.workspace, uses=2)
    use(bob, link), use(cleo, link)
    assert participants(ann, ann.workspace) == {ann.id: True, bob.id: True, cleo.id: True}
    stale = ann.call("PUT", f"/workspace/{ann.workspace}", {"participants": [bob.id], "version": version})
    assert told(stale) == (409, "conflict.version")
    assert cleo.id in participants(ann, ann.workspace)


def test_only_the_creator_makes_sees_and_revokes_links(server: Any) -> None:
    ann, bob, viewer, other = (sign_up(server, name) for name in ("Ann", "Bob", "Vic", "Olha"))
    join(ann, ann.workspace, bob, viewer)
    set_role(ann, ann.workspace, viewer, "viewer")
    link, path = new_link(ann, ann.workspace), f"/workspace/{ann.workspace}/links"
    for person, status in ((bob, 403), (viewer, 403), (other, 404)):
        assert person.call("GET", path).status_code == status
        assert person.call("POST", path, {}).status_code == status
        assert person.call("DELETE", f"{path}/{link['id']}").status_code == status
    assert look_at(ann, link).status_code == 200
    elsewhere = f"/workspace/{other.workspace}/links/{link['id']}"
    assert other.call("DELETE", elsewhere).status_code == other.call("DELETE", elsewhere[:-36] + "x").status_code == 404
    assert uses_left(ann, ann.workspace) == [1]


def test_nobody_joins_without_a_sign_in_or_by_a_token_for_less(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    link = new_link(ann, ann.workspace, uses=9)
    assert server.post(f"/api/join/{link['code']}").status_code == 401
    for more in ({"scope": "read"}, {"scope": "entry"}, {"scope": "write", "workspaceId": bob.workspace}):
        token = new_token(bob, **more).token
        assert use(replace(bob, token=token), link).status_code == 403
    assert use(replace(bob, token=new_token(bob, "write").token), link).status_code == 200


def test_a_repeat_with_the_same_id_is_one_link_with_a_new_code(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    own = {"id": "01a20000-0000-7000-8000-000000000001", "role": "viewer"}
    lost, got = new_link(ann, ann.workspace, **own), new_link(ann, ann.workspace, **own)
    assert told(look_at(ann, lost)) == GONE
    assert uses_left(ann, ann.workspace) == [1]
    path = f"/workspace/{ann.workspace}/links"
    assert told(ann.call("POST", path, own | {"role": "editor"})) == (409, "conflict.id")
    assert use(bob, got).status_code == 200
    assert told(ann.call("POST", path, own)) == (409, "conflict.id")


def test_a_links_id_counts_inside_of_its_workspace_alone(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    link = new_link(ann, ann.workspace)
    own = new_link(bob, bob.workspace, id=link["id"])
    assert (own["id"], own["createdBy"]) == (link["id"], "Bob")
    bob.delete(f"/workspace/{bob.workspace}/links/{link['id']}")
    assert look_at(bob, link).json()["inviterName"] == "Ann"


def test_at_most_twenty_links_are_open(server: Any) -> None:
    ann, path = sign_up(server), "/workspace/{}/links"
    links = [new_link(ann, ann.workspace) for _ in range(20)]
    refused = ann.call("POST", path.format(ann.workspace), {})
    assert (refused.status_code, refused.json()["fields"]) == (422, {"uses": "validation.count"})
    ann.delete(f"{path.format(ann.workspace)}/{links[0]['id']}")
    assert new_link(ann, ann.workspace)["usesLeft"] == 1


@pytest.mark.parametrize(
    "body", [{"uses": 0}, {"uses": 51}, {"days": 0}, {"days": 31}, {"role": "creator"}, {"id": "x"}]
)
def test_a_link_has_limits(server: Any, body: dict[str, Any]) -> None:
    ann = sign_up(server)
    assert ann.call("POST", f"/workspace/{ann.workspace}/links", body).status_code == 422
    assert new_link(ann, ann.workspace, uses=50, days=30)["usesLeft"] == 50


def test_undo_revokes_a_link_that_was_made_and_brings_back_a_revoked_one(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    link = new_link(ann, ann.workspace)
    made = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    assert (made["changes"][0]["entity"], made["changes"][0]["kind"], made["undoable"]) == ("link", "created", True)
    undo(ann, made["revision"])
    assert told(look_at(ann, link)) == GONE
    undo(ann, ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["revision"])
    assert look_at(ann, link).status_code == 200
    ann.delete(f"/workspace/{ann.workspace}/links/{link['id']}")
    undo(ann, ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["revision"])
    assert use(bob, link).status_code == 200
    revision = made["revision"]
    assert bob.call("POST", f"/activity/{ann.workspace}/{revision}/undo").status_code in {403, 409}


def undo(person: Person, revision: int) -> None:
    assert person.call("POST", f"/activity/{person.workspace}/{revision}/undo").is_success


def test_a_full_workspace_takes_nobody_and_the_link_keeps_its_use(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, cleo = (sign_up(server, name) for name in ("Ann", "Bob", "Cleo"))
    link = new_link(ann, ann.workspace, uses=2)
    monkeypatch.setattr("budget_core.base.limits.PARTICIPANTS_MAX", 2)
    assert use(bob, link).status_code == 200
    assert use(cleo, link).status_code == 422
    assert uses_left(ann, ann.workspace) == [1]
    assert participants(ann, ann.workspace) == {ann.id: True, bob.id: True}


def test_a_deleted_workspace_lets_nobody_in(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    home = new_workspace(ann)
    link = new_link(ann, home)
    ann.delete(f"/workspace/{home}")
    assert told(look_at(bob, link)) == told(use(bob, link)) == GONE


def test_the_heir_of_a_deleted_creator_has_their_links(server: Any) -> None:
    ann, bob, cleo = (sign_up(server, name) for name in ("Ann", "Bob", "Cleo"))
    join(ann, ann.workspace, bob)
    kept, revoked = new_link(ann, ann.workspace), new_link(ann, ann.workspace)
    assert ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD}).is_success
    assert {row["createdBy"] for row in bob.get(f"/workspace/{ann.workspace}/links")} == {"Bob"}
    bob.delete(f"/workspace/{ann.workspace}/links/{revoked['id']}")
    assert look_at(bob, kept).json()["inviterName"] == "Bob"
    assert use(cleo, kept).status_code == 200
    assert told(look_at(bob, revoked)) == GONE


@pytest.mark.both_databases
def test_signing_up_by_a_link_is_one_act(server: Any) -> None:
    ann = sign_up(server)
    ann_link = new_link(ann, ann.workspace, uses=2)
    body = {"name": "Bob", "email": "bob-joins@example.com", "password": PASSWORD, "joinCode": UNKNOWN}
    assert told(server.post("/api/user/signup", json=body)) == GONE
    answer = server.post("/api/user/signup", json=body | {"joinCode": ann_link["code"]})
    assert (answer.status_code, answer.json()["settings"]["workspace"]) == (201, ann.workspace)
    assert answer.json()["id"] in participants(ann, ann.workspace)
    bob = Person(server, "Bob", body["email"], answer.headers["authorization"], answer.json()["id"], ann.workspace)
    assert len(bob.get("/workspace/my")) == 2
    again = body | {"email": "bob-again@example.com", "joinCode": ann_link["code"]}
    assert server.post("/api/user/signup", json=again).status_code == 201
    assert told(server.post("/api/user/signup", json=again | {"email": "late@example.com"})) == GONE


def test_a_guest_brings_their_budget_along_and_joins(server: Any) -> None:
    ann = sign_up(server)
    link = new_link(ann, ann.workspace)
    body = sign_up_body(story(), joinCode=link["code"])
    answer = send(server, body)
    assert (answer.status_code, answer.json()["settings"]["workspace"]) == (201, ann.workspace)
    repeated = send(server, body)
    assert (repeated.status_code, repeated.json()["id"]) == (answer.status_code, answer.json()["id"])
    assert len(participants(ann, ann.workspace)) == 2


def test_a_good_link_admits_where_people_are_invited_and_not_where_sign_up_is_closed(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, database = tmp_path_factory.mktemp("links"), new_database("links")
    settings = replace(server_settings(folder, database_url=database), owners=OWNERS)
    with serving(settings) as client:
        owner = sign_up_owner(client)
        link = new_link(owner, owner.workspace, uses=9)
    with serving(with_policy(settings, "invited")) as client:
        assert told(try_sign_up(client, "wrong@example.com", UNKNOWN)) == GONE
        assert told(try_sign_up(client, "none@example.com", None)) == (403, "auth.invitationRequired")
        assert try_sign_up(client, "good@example.com", link["code"]).status_code == 201
    with serving(with_policy(settings, "closed")) as client:
        assert told(try_sign_up(client, "shut@example.com", link["code"])) == (403, "auth.signUpClosed")


def with_policy(settings: ServerSettings, policy: Any) -> ServerSettings:
    return replace(settings, sign_in=replace(settings.sign_in, sign_up=policy))


def try_sign_up(client: Any, email: str, code: str | None) -> Response:
    body = {"name": "Ina", "email": email, "password": PASSWORD} | ({} if code is None else {"joinCode": code})
    answer: Response = client.post("/api/user/signup", json=body)
    return answer


def test_the_links_of_somebody_disabled_are_gone_while_they_are(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, database = tmp_path_factory.mktemp("disabled"), new_database("disabled")
    with serving(replace(server_settings(folder, database_url=database), owners=OWNERS)) as client:
        owner, bob, cleo = sign_up_owner(client), sign_up(client, "Bob"), sign_up(client, "Cleo")
        link = new_link(bob, bob.workspace)
        owner.post(f"/server/users/{bob.id}/disable", {}, status=None)
        assert told(look_at(cleo, link)) == told(use(cleo, link)) == GONE
        owner.post(f"/server/users/{bob.id}/enable", {}, status=None)
        assert use(cleo, link).status_code == 200


def test_who_takes_an_account_over_ends_the_links_of_whoever_made_it(server: Any) -> None:
    ann, bob = sign_up(server, "Ann"), sign_up(server, "Bob")
    link = new_link(ann, ann.workspace)
    verify(ann, is_verified=False)
    write(server, lambda db: take_over(db, db.get_one(UserRow, ann.id), datetime.now(UTC)))
    assert told(use(bob, link)) == GONE
