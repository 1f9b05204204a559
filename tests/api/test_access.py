"""Every route × every principal: let in or kept out, and nothing foreign in the answer."""

import re
from dataclasses import dataclass, replace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete
from sqlalchemy.orm import Session

from budget_api.db.models import SessionRow
from tests.api.access_table import INVITING, ROUTES, Needs, Principal, code_of, denial
from tests.api.database import write
from tests.api.hosting import invitation_code, sign_in_owner
from tests.api.members import (
    invite,
    join,
    new_workspace,
    open_to_invitations,
    set_role,
    share_unverified,
    verify_email,
)
from tests.api.people import PASSWORD, Person, new_token, sign_up
from tests.api.pictures import picture
from tests.api.reminders import RENT
from tests.api.schedules import rent_of
from tests.api.second_factors import first_step, turn_on
from tests.document import DOCUMENT

KEPT_OUT = {401, 403, 404}
UNKNOWN = "01890000-0000-7000-8000-000000000000"
CALLS = {
    operation["operationId"]: (method.upper(), path.removeprefix("/api"), "requestBody" in operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}
CELLS = [(name, principal) for name in ROUTES for principal in Principal]
DENIED = [cell for cell in CELLS if denial(ROUTES[cell[0]], cell[1])]
ENDED = {Principal.DELETED_USER, Principal.ENDED_SESSION, Principal.SECOND_FACTOR_PENDING, Principal.REVOKED_TOKEN}
WELCOME = [principal for principal in Principal if principal not in ENDED]


@dataclass
class Stage:
    """A shared workspace with somebody in every role, and a row of every kind."""

    tokens: dict[Principal, str | None]
    creator: Person
    workspace: str
    ids: dict[str, str]

    def call(self, name: str, principal: Principal, ids: dict[str, str] | None = None, query: str = "") -> Any:
        """One call by a principal, with a body no call accepts."""
        method, template, has_body = CALLS[name]
        path = re.sub(r"{(\w+)}", lambda match: (ids or self.ids)[match[1]], template)
        token = self.tokens[principal]
        headers = {"authorization": token} if token else {}
        return self.creator.client.request(
            method, f"/api{path}{query}", headers=headers, json={"surprise": 1} if has_body else None
        )


def set_stage(server: TestClient[Any]) -> Stage:
    """Put every person into their role."""
    creator, participant, viewer, invited, former, stranger, gone, out = (
        sign_up(server, name) for name in ("Cara", "Paul", "Vera", "Ines", "Fred", "Sven", "Dora", "Ewa")
    )
    owner = sign_in_owner(server)
    workspace = new_workspace(creator)
    join(creator, workspace, participant, viewer, former, gone, out)
    set_role(creator, workspace, viewer, "viewer")
    former.put(f"/workspace/{workspace}/reject")
    invite(creator, workspace, invited)
    _forget(server, gone)
    out.post("/user/logout", {}, 200)
    people = {
        Principal.CREATOR: creator.token,
        Principal.PARTICIPANT: participant.token,
        Principal.VIEWER: viewer.token,
        Principal.INVITED: invited.token,
        Principal.FORMER: former.token,
        Principal.STRANGER: stranger.token,
        Principal.SERVER_OWNER: owner.token,
        Principal.DELETED_USER: gone.token,
        Principal.ENDED_SESSION: out.token,
        Principal.SECOND_FACTOR_PENDING: f"Bearer {_ticket(server)}",
    }
    tokens = {
        Principal.ANONYMOUS: None,
        Principal.GUEST_TOKEN: "Bearer guest",
        **people,
        **_access_tokens(creator, workspace),
    }
    hosted = {"user_id": sign_up(server, "Uma").id, "code_id": invitation_code(owner)}
    return Stage(tokens, creator, workspace, _rows(creator, workspace) | hosted)


def _ticket(server: TestClient[Any]) -> str:
    person = sign_up(server, "Tina")
    turn_on(person)
    return first_step(person)


def _access_tokens(creator: Person, workspace: str) -> dict[Principal, str | None]:
    revoked = new_token(creator, "write")
    creator.delete(f"/user/tokens/{revoked.id}")
    return {
        Principal.REVOKED_TOKEN: revoked.token,
        Principal.READ_TOKEN: new_token(creator, "read").token,
        Principal.WRITE_TOKEN: new_token(creator, "write").token,
        Principal.WORKSPACE_TOKEN: new_token(creator, "write", workspaceId=workspace).token,
        Principal.ENTRY_TOKEN: new_token(creator, "entry").token,
        Principal.ELSEWHERE_TOKEN: new_token(creator, "write", workspaceId=creator.workspace).token,
    }


def _rows(creator: Person, workspace: str) -> dict[str, str]:
    accounts = creator.get(f"/account/my/{workspace}/new")
    category = creator.get(f"/category/{workspace}/list")[0]["id"]
    expense = {"value": "1", "categoryId": category, "accountId": accounts[1]["id"], "note": "canary"}
    entry = creator.post(f"/history/{workspace}/add-expenses", expense)["id"]
    budget = {"categoryId": category, "date": "2026-12-01", "budget": "5"}
    planning = creator.post(f"/planning/{workspace}/planning-category", budget)["id"]
    lists = creator.post(f"/list/{workspace}/create", {"name": "Shop", "listItems": [{"label": "a"}, {"label": "b"}]})
    return {
        "workspace_id": workspace,
        "account_id": accounts[1]["id"],
        "category_id": category,
        "entry_id": entry,
        "planning_id": planning,
        "member_id": creator.post(f"/workspace/{workspace}/members", {"name": "Grandma"})["memberId"],
        "link_id": creator.post(f"/workspace/{workspace}/links", {})["id"],
        "code": creator.post(f"/workspace/{creator.workspace}/links", {"uses": 50})["code"],
        "list_id": lists["id"],
        "schedule_id": _schedule(creator, workspace, category, accounts[1]["id"]),
        "item_id": lists["listItems"][0]["id"],
        "revision": "1",
        "session_id": sign_in_again(creator),
        "token_id": new_token(creator, "read").id,
        "avatar_id": show_avatar(creator),
        "setup_session": "cs_1",
        "reminder_id": creator.post("/reminder/create", RENT)["id"],
    }


def _schedule(creator: Person, workspace: str, category: str, account: str) -> str:
    made = rent_of(creator, categoryId=category, accountId=account)
    return str(creator.post(f"/schedule/{workspace}/create", made)["id"])


def show_avatar(person: Person) -> str:
    """Send a picture; its id."""
    answer = person.client.put("/api/user/avatar", content=picture(), headers={"authorization": person.token})
    return str(answer.json()["avatar"]).rpartition("/")[2]


def sign_in_again(person: Person) -> str:
    """Another session of the same person; its id."""
    person.client.post("/api/user/login", json={"email": person.email, "password": PASSWORD})
    return next(str(row["id"]) for row in person.get("/user/sessions") if not row["isCurrent"])


def _forget(server: TestClient[Any], person: Person) -> None:
    def forget(db: Session) -> None:
        db.execute(delete(SessionRow).where(SessionRow.user_id == person.id))

    server.blocking_portal.call(server.app.state.context.database.write, forget)


@pytest.fixture(scope="module")
def stage(server: TestClient[Any]) -> Stage:
    """One stage for all denials: they change nothing."""
    return set_stage(server)


def test_every_route_stands_in_the_table() -> None:
    assert set(CALLS) == set(ROUTES)


@pytest.mark.parametrize(("name", "principal"), DENIED)
def test_a_principal_without_the_right_is_kept_out(stage: Stage, name: str, principal: Principal) -> None:
    answer = stage.call(name, principal)
    assert answer.status_code == denial(ROUTES[name], principal), answer.text
    assert code_of(ROUTES[name], principal) in (None, answer.json()["code"])
    if answer.status_code == 404:
        assert (
            answer.content == stage.call(name, principal, dict.fromkeys(stage.ids, UNKNOWN) | {"revision": "1"}).content
        )


def test_denials_changed_nothing(stage: Stage) -> None:
    before = stage.creator.get(f"/workspace/{stage.workspace}")["revision"]
    for name, principal in DENIED:
        stage.call(name, principal)
    assert stage.creator.get(f"/workspace/{stage.workspace}")["revision"] == before


def test_every_route_refuses_a_query_parameter_that_it_does_not_have(stage: Stage) -> None:
    answered = {}
    for name, needs in ROUTES.items():
        allowed = next(principal for principal in WELCOME if denial(needs, principal) is None)
        answer = stage.call(name, allowed, query="?wehre=food")
        if answer.status_code != 422 or answer.json()["fields"].get("wehre") != "validation.unknown":
            answered[name] = answer.text
    assert answered == {}
    assert stage.call("listHistory", Principal.CREATOR, query="?kind=income").status_code == 200


@pytest.mark.parametrize(("name", "is_verified"), INVITING)
def test_only_who_has_a_verified_email_invites(
    server: TestClient[Any], ann: Person, bob: Person, name: str, is_verified: bool
) -> None:
    open_to_invitations(bob)
    write(server, verify_email, ann.id, is_verified)
    method, template, _ = CALLS[name]
    body = {"name": "Home", "participants": [bob.id]} | ({"currencyCode": "USD"} if method == "POST" else {})
    for token in (ann.token, new_token(ann, "write").token):
        caller = replace(ann, token=token)
        answer = caller.call(method, template.replace("{workspace_id}", ann.workspace), body)
        assert answer.status_code == INVITING[name, is_verified], answer.text
        assert is_verified or answer.json()["code"] == "user.notVerified"
    assert bool(bob.get("/workspace/my/not-verified")) is is_verified
    assert is_verified or [one["name"] for one in ann.get("/workspace/my")] == ["Ann"]


def test_who_has_no_verified_email_still_edits_and_removes(ann: Person, bob: Person) -> None:
    share_unverified(ann, bob)
    ann.put(f"/workspace/{ann.workspace}", {"name": "Home", "participants": [bob.id]})
    ann.put(f"/workspace/{ann.workspace}", {"participants": []})
    assert bob.get("/workspace/my")[-1]["name"] == "Bob"


SIGN_OUTS = {"logout", "logoutEverywhere"}


def _destructive_last(name: str) -> tuple[bool, bool, int]:
    """Sorts so that no call takes away what a later one needs: parts go before the whole."""
    method, path, _ = CALLS[name]
    return ROUTES[name] in {Needs.MANAGE, Needs.MEMBERSHIP}, method == "DELETE", -len(path)


@pytest.mark.parametrize("principal", WELCOME)
def test_a_principal_with_the_right_is_let_in(server: TestClient[Any], principal: Principal) -> None:
    stage = set_stage(server)
    names = [name for name in ROUTES if denial(ROUTES[name], principal) is None]
    for name in sorted({*names} - SIGN_OUTS, key=_destructive_last):
        check_let_in(stage, name, principal)


@pytest.mark.parametrize("name", sorted(SIGN_OUTS))
def test_who_is_in_can_sign_out(server: TestClient[Any], name: str) -> None:
    person = sign_up(server, "Olga")
    check_let_in(Stage({Principal.STRANGER: person.token}, person, person.workspace, {}), name, Principal.STRANGER)
    assert person.call("GET", "/user/me").status_code == 401


def check_let_in(stage: Stage, name: str, principal: Principal) -> None:
    answer = stage.call(name, principal)
    assert answer.status_code not in KEPT_OUT, f"{name}: {answer.text}"
    is_off = answer.status_code == 503 and answer.json()["code"] == "payments.off"  # this server takes no money
    assert is_off or answer.status_code < 500, f"{name}: {answer.text}"
