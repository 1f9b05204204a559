"""Sharing a workspace: who may do what, inviting, approving, leaving, removing."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from budget_core.base import limits
from tests.api.members import former, invite, join, new_workspace, open_to_invitations, participants, verify
from tests.api.people import Person, sign_up


@pytest.fixture
def home(ann: Person) -> str:
    """A workspace Ann made."""
    return new_workspace(ann)


@pytest.fixture
def people(server: TestClient[Any], ann: Person, home: str) -> dict[str, Person]:
    """Somebody in each role of Ann's workspace."""
    found = {role: sign_up(server, role.capitalize()) for role in ("participant", "invited", "former", "stranger")}
    join(ann, home, found["participant"], found["former"])
    found["former"].put(f"/workspace/{home}/reject")
    invite(ann, home, found["invited"])
    return {"creator": ann, **found}


CALLS: list[tuple[str, str, Any, dict[str, int]]] = [
    ("GET", "", None, {"participant": 200, "creator": 200}),
    ("PUT", "", {"name": "Changed"}, {"participant": 403, "creator": 200}),
    ("PUT", "", {"participants": []}, {"participant": 403, "creator": 200}),
    ("DELETE", "", None, {"participant": 403, "creator": 200}),
    ("PUT", "/approve", None, {"creator": 403, "invited": 200, "participant": 200}),
    ("PUT", "/reject", None, {"creator": 403, "invited": 200, "participant": 200}),
]


@pytest.mark.parametrize(
    ("method", "path", "body", "statuses"), CALLS, ids=["read", "edit", "remove people", "delete", "approve", "reject"]
)
def test_each_role_may_do_what_is_its_own_and_a_refusal_changes_nothing(
    people: dict[str, Person], home: str, method: str, path: str, body: Any, statuses: dict[str, int]
) -> None:
    ann = people["creator"]
    before = ann.get(f"/workspace/{home}")
    for role in sorted(people, key=lambda role: (statuses.get(role) == 200, role == "creator")):
        answer = people[role].call(method, f"/workspace/{home}{path}", body)
        assert (role, answer.status_code) == (role, statuses.get(role, 404))
        if answer.status_code != 200:
            assert ann.get(f"/workspace/{home}") == before
            assert "Home" not in answer.text and ann.email not in answer.text


def test_rights_are_checked_before_the_body_is_read(people: dict[str, Person], home: str) -> None:
    for role in ("participant", "invited", "former", "stranger"):
        for body in ({"name": "x"}, {"surprise": 1}):
            answer = people[role].call("PUT", f"/workspace/{home}", body)
            assert (role, answer.status_code) == (role, 403 if role == "participant" else 404)


def test_only_confirmed_participants_see_or_change_money(people: dict[str, Person], home: str) -> None:
    account = people["creator"].get(f"/account/my/{home}/new")[0]["id"]
    for outsider in (people["invited"], people["former"], people["stranger"]):
        for path in (f"/account/my/{home}/new", f"/history/{home}/list-new", f"/planning/{home}/list"):
            assert outsider.call("GET", path).status_code == 404
        outsider.put(f"/account/{account}", {"name": "Mine"}, 404)
        outsider.put("/settings/update", {"workspace": home}, 422)
        assert home not in [workspace["id"] for workspace in outsider.get("/workspace/my")]


def test_nobody_sets_what_the_server_decides(people: dict[str, Person], home: str) -> None:
    ann, participant = people["creator"], people["participant"]
    before = ann.get(f"/workspace/{home}")
    for field in ("creatorId", "isPersonal", "isVerified", "previousParticipants", "revision", "id"):
        assert ann.put(f"/workspace/{home}", {field: ann.id}, 422)["fields"] == {field: "validation.unknown"}
        participant.put(f"/workspace/{home}", {field: participant.id}, 403)
    assert ann.get(f"/workspace/{home}") == before


def test_an_invitation_names_the_workspace_and_who_shares_it_and_nothing_more(
    ann: Person, bob: Person, home: str
) -> None:
    invite(ann, home, bob)
    (invitation,) = bob.get("/workspace/my/not-verified")
    assert invitation.pop("invitedAt")
    assert invitation == {
        "id": home,
        "name": "Home",
        "creatorId": ann.id,
        "creatorName": "Ann",
        "creatorEmail": ann.email,
        "role": "editor",
    }
    assert [workspace["name"] for workspace in bob.get("/workspace/my")] == ["Bob"]


def test_an_approved_invitation_opens_the_workspace(ann: Person, bob: Person, home: str) -> None:
    invite(ann, home, bob)
    approved = bob.put(f"/workspace/{home}/approve")
    assert {member["userId"]: member["isVerified"] for member in approved["participants"]} == {
        ann.id: True,
        bob.id: True,
    }
    assert bob.get("/workspace/my/not-verified") == []
    assert [workspace["name"] for workspace in bob.get("/workspace/my")] == ["Bob", "Home"]


def test_approving_twice_changes_nothing_more(ann: Person, bob: Person, home: str) -> None:
    invite(ann, home, bob)
    first = bob.put(f"/workspace/{home}/approve")
    again = bob.put(f"/workspace/{home}/approve")
    assert {**again, "revision": 0} == {**first, "revision": 0}


def test_approving_approves_only_ones_own_invitation(server: TestClient[Any], ann: Person, home: str) -> None:
    bob, cid = sign_up(server, "Bob"), sign_up(server, "Cid")
    invite(ann, home, bob, cid)
    bob.put(f"/workspace/{home}/approve")
    assert participants(ann, home) == {ann.id: True, bob.id: True, cid.id: False}


def test_a_rejected_invitation_leaves_no_trace_of_a_participant(ann: Person, bob: Person, home: str) -> None:
    invite(ann, home, bob)
    bob.put(f"/workspace/{home}/reject")
    assert (participants(ann, home), former(ann, home)) == ({ann.id: True}, [])
    assert bob.get("/workspace/my/not-verified") == []
    bob.put(f"/workspace/{home}/approve", status=404)


def test_who_leaves_loses_access_with_the_next_call_and_is_remembered(ann: Person, bob: Person, home: str) -> None:
    join(ann, home, bob)
    bob.put("/settings/update", {"workspace": home})
    assert bob.put(f"/workspace/{home}/reject") == {"ok": True}
    assert bob.call("GET", f"/workspace/{home}").status_code == 404
    assert (participants(ann, home), former(ann, home)) == ({ann.id: True}, [bob.id])
    assert bob.get("/settings")["workspace"] == bob.workspace
    bob.put(f"/workspace/{home}/reject", status=404)


def test_who_is_removed_loses_access_with_the_next_call_and_is_asked_for_a_workspace(
    ann: Person, bob: Person, home: str
) -> None:
    join(ann, home, bob)
    bob.put("/settings/update", {"workspace": home})
    ann.put(f"/workspace/{home}", {"participants": [ann.id]})
    assert bob.call("GET", f"/account/my/{home}/new").status_code == 404
    assert (participants(ann, home), former(ann, home)) == ({ann.id: True}, [bob.id])
    assert bob.get("/settings")["workspace"] is None
    bob.put(f"/workspace/{home}/approve", status=404)


def test_entries_keep_the_name_of_who_left(ann: Person, bob: Person, home: str) -> None:
    join(ann, home, bob)
    body = {
        "value": "5",
        "categoryId": ann.get(f"/category/{home}/list")[0]["id"],
        "accountId": ann.get(f"/account/my/{home}/new")[0]["id"],
    }
    entry = bob.post(f"/history/{home}/add-expenses", body)
    bob.put(f"/workspace/{home}/reject")
    (kept,) = ann.get(f"/history/{home}/list-new")["entries"]
    assert (kept["creatorName"], kept["userId"]) == ("Bob", bob.id)
    bob.delete(f"/history/{entry['id']}", 404)
    ann.delete(f"/history/{entry['id']}")


def test_who_left_can_be_invited_again_and_has_to_approve_again(ann: Person, bob: Person, home: str) -> None:
    join(ann, home, bob)
    bob.put(f"/workspace/{home}/reject")
    invite(ann, home, bob)
    assert (participants(ann, home), former(ann, home)) == ({ann.id: True, bob.id: False}, [])
    assert bob.call("GET", f"/workspace/{home}").status_code == 404
    bob.put(f"/workspace/{home}/approve")
    assert bob.get(f"/workspace/{home}")["id"] == home


def test_who_took_part_once_stays_a_former_participant_when_rejecting_later(
    ann: Person, bob: Person, home: str
) -> None:
    join(ann, home, bob)
    ann.put(f"/workspace/{home}", {"participants": []})
    invite(ann, home, bob)
    bob.put(f"/workspace/{home}/reject")
    assert (participants(ann, home), former(ann, home)) == ({ann.id: True}, [bob.id])


def test_a_withdrawn_invitation_is_gone(ann: Person, bob: Person, home: str) -> None:
    invite(ann, home, bob)
    ann.put(f"/workspace/{home}", {"participants": [ann.id]})
    assert (participants(ann, home), former(ann, home)) == ({ann.id: True}, [])
    bob.put(f"/workspace/{home}/approve", status=404)


def test_the_creator_stays_when_the_list_leaves_them_out(ann: Person, home: str) -> None:
    ann.put(f"/workspace/{home}", {"participants": []})
    assert participants(ann, home) == {ann.id: True}


def test_only_who_opted_in_can_be_invited_and_each_other_is_named(
    server: TestClient[Any], ann: Person, bob: Person, home: str
) -> None:
    cid = sign_up(server, "Cid")
    open_to_invitations(cid)
    verify(ann)
    problem = ann.put(f"/workspace/{home}", {"participants": [bob.id, cid.id, str(uuid4())], "name": "New"}, 422)
    wrong = "validation.reference"
    assert problem["fields"] == {"participants.0": wrong, "participants.2": wrong}
    unchanged = ann.get(f"/workspace/{home}")
    assert (unchanged["name"], participants(ann, home)) == ("Home", {ann.id: True})


def test_who_opts_out_keeps_the_workspaces_they_are_in(ann: Person, bob: Person, home: str) -> None:
    join(ann, home, bob)
    bob.put("/user/user-update", {"canAddToWorkspace": False})
    ann.put(f"/workspace/{home}", {"participants": [ann.id, bob.id], "name": "House"})
    assert participants(ann, home) == {ann.id: True, bob.id: True}


def test_too_many_pending_invitations_are_refused(
    server: TestClient[Any], ann: Person, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "INVITATIONS_PENDING_MAX", 1)
    bob, cid = sign_up(server, "Bob"), sign_up(server, "Cid")
    open_to_invitations(cid)
    invite(ann, home, bob)
    problem = ann.put(f"/workspace/{home}", {"participants": [ann.id, bob.id, cid.id]}, 422)
    assert (problem["fields"], cid.get("/workspace/my/not-verified")) == ({"participants": "validation.max"}, [])
    bob.put(f"/workspace/{home}/approve")
    invite(ann, home, cid)


def test_a_workspace_has_a_limited_number_of_participants(
    ann: Person, bob: Person, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PARTICIPANTS_MAX", 1)
    open_to_invitations(bob)
    verify(ann)
    ann.put(f"/workspace/{home}", {"participants": [bob.id]}, 422)
    assert participants(ann, home) == {ann.id: True}


def test_a_list_made_before_somebody_left_does_not_invite_them_again(ann: Person, bob: Person, home: str) -> None:
    join(ann, home, bob)
    seen = ann.get(f"/workspace/{home}")
    bob.put(f"/workspace/{home}/reject")
    body = {"participants": [ann.id, bob.id], "version": seen["version"]}
    problem = ann.put(f"/workspace/{home}", body, 409)
    assert problem["current"] == {"participants": [ann.id]}
    assert participants(ann, home) == {ann.id: True}


def test_a_rename_on_one_device_and_an_invitation_on_another_merge(ann: Person, bob: Person, home: str) -> None:
    open_to_invitations(bob)
    verify(ann)
    version = ann.get(f"/workspace/{home}")["version"]
    ann.put(f"/workspace/{home}", {"participants": [bob.id], "version": version})
    renamed = ann.put(f"/workspace/{home}", {"name": "House", "version": version})
    assert (renamed["name"], participants(ann, home)) == ("House", {ann.id: True, bob.id: False})


def test_a_participant_books_in_the_shared_workspace_until_removed(ann: Person, bob: Person, home: str) -> None:
    join(ann, home, bob)
    body = {
        "value": "1",
        "categoryId": ann.get(f"/category/{home}/list")[0]["id"],
        "accountId": ann.get(f"/account/my/{home}/new")[0]["id"],
    }
    with ThreadPoolExecutor(8) as pool:
        booked = [pool.submit(bob.call, "POST", f"/history/{home}/add-expenses", body) for _ in range(12)]
        removed = pool.submit(ann.put, f"/workspace/{home}", {"participants": []})
        statuses = [answer.result().status_code for answer in booked]
        removed.result()
    assert set(statuses) <= {201, 404}
    entries = ann.get(f"/history/{home}/list-new")["entries"]
    assert len(entries) == statuses.count(201)
    assert ann.get(f"/account/my/{home}/new")[0]["budget"] == f"{-len(entries) + 0.0:.2f}".replace("-0.00", "0.00")
    assert bob.call("POST", f"/history/{home}/add-expenses", body).status_code == 404


def test_people_who_approve_at_the_same_time_are_all_in(server: TestClient[Any], ann: Person, home: str) -> None:
    guests = [sign_up(server, f"Guest{number}") for number in range(4)]
    invite(ann, home, *guests)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda guest: guest.put(f"/workspace/{home}/approve"), guests))
    assert participants(ann, home) == {ann.id: True, **{guest.id: True for guest in guests}}


def test_the_same_workspace_created_at_the_same_time_is_made_once(ann: Person) -> None:
    body = {"id": str(uuid4()), "name": "Twice", "currencyCode": "USD"}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: ann.call("POST", "/workspace/create", body), range(4)))
    assert [answer.status_code for answer in answers] == [201] * 4
    assert len(ann.get(f"/account/my/{body['id']}/new")) == 2


def found(person: Person, text: str, **more: Any) -> list[str]:
    return [row["id"] for row in person.get("/workspace/users", str=text, **more)]


def test_people_are_found_by_the_beginning_of_any_word_of_their_name(server: TestClient[Any], ann: Person) -> None:
    tag = uuid4().hex[:8]
    dora = sign_up(server, "Dora")
    dora.put("/user/user-update", {"name": f"Dora Anna-Lena {tag}z", "canAddToWorkspace": True})
    assert ann.get("/workspace/users", str=tag.upper()) == [
        {"id": dora.id, "name": f"Dora Anna-Lena {tag}z", "email": dora.email, "avatar": None}
    ]
    assert [found(ann, f"{start} {tag}") for start in ("LENA", "anna lena", "dora anna-lena")] == [[dora.id]] * 3
    assert [found(ann, text) for text in (f"ena {tag}", f"{tag[1:]}z", f"dora {tag}")] == [[]] * 3


def test_an_e_mail_finds_nobody_until_it_is_typed_whole(server: TestClient[Any], ann: Person) -> None:
    dora = sign_up(server, "Dora")
    open_to_invitations(dora)
    assert found(ann, f" {dora.email.upper()} ") == [dora.id]
    assert [found(ann, text) for text in (dora.email[:-1], dora.email[1:], dora.email.split("@")[0])] == [[]] * 3


def test_capital_letters_do_not_matter_in_ukrainian_either(server: TestClient[Any], ann: Person) -> None:
    tag = uuid4().hex[:8]
    person = sign_up(server, "Yivha")
    person.put("/user/user-update", {"name": f"Ївга Ґудзь {tag}", "canAddToWorkspace": True})
    assert found(ann, f"ґУДЗЬ {tag}") == [person.id]


def test_nobody_is_found_who_did_not_opt_in(server: TestClient[Any], ann: Person) -> None:
    tag = uuid4().hex[:8]
    sign_up(server, f"Eve{tag}")
    assert found(ann, tag) == []


def test_less_than_three_characters_find_nobody(server: TestClient[Any], ann: Person) -> None:
    open_to_invitations(sign_up(server, "Abba"))
    assert [found(ann, text) for text in ("", "ab", " ab ", "  ")] == [[]] * 4
    assert ann.get("/workspace/users") == []


def test_wildcards_are_plain_characters(server: TestClient[Any], ann: Person) -> None:
    open_to_invitations(sign_up(server, "Abcz"))
    assert [found(ann, text) for text in ("%%%", "___", "a%z", "a_z", "///")] == [[]] * 5


def test_a_percent_sign_in_a_name_is_found_as_such(server: TestClient[Any], ann: Person) -> None:
    tag = uuid4().hex[:8]
    person = sign_up(server, "Percy")
    person.put("/user/user-update", {"name": f"Percy 0%_{tag}", "canAddToWorkspace": True})
    assert found(ann, f"0%_{tag}") == [person.id]


def test_oneself_the_excluded_and_those_in_the_workspace_are_left_out(
    server: TestClient[Any], ann: Person, home: str
) -> None:
    tag = uuid4().hex[:8]
    fay, gus, hal, ida = (sign_up(server, name) for name in ("Fay", "Gus", "Hal", "Ida"))
    for person, name in ((ann, "Ann"), (fay, "Fay"), (gus, "Gus"), (hal, "Hal"), (ida, "Ida")):
        person.put("/user/user-update", {"name": f"{name} {tag}", "canAddToWorkspace": True})
    assert found(ann, tag) == [fay.id, gus.id, hal.id, ida.id]
    assert found(ann, tag, exclude_ids=f"{fay.id},{gus.id}") == [hal.id, ida.id]
    assert found(ann, tag, exclude_ids=[fay.id, gus.id]) == [hal.id, ida.id]
    invite(ann, home, gus)
    join(ann, home, hal)
    assert found(ann, tag, workspaceId=home, exclude_ids=fay.id) == [ida.id]
    hal.put(f"/workspace/{home}/reject")
    assert found(ann, tag, workspaceId=home) == [fay.id, hal.id, ida.id]


def test_ten_people_are_found_at_most_and_leaving_them_out_shows_nobody_else(
    server: TestClient[Any], ann: Person
) -> None:
    tag = uuid4().hex[:8]
    open_to_invitations(*(sign_up(server, f"Many{tag}") for _ in range(limits.SEARCH_MAX_HITS + 1)))
    first = found(ann, f"many{tag}")
    assert len(first) == limits.SEARCH_MAX_HITS
    assert found(ann, f"many{tag}", exclude_ids=first[:3]) == first[3:]
    assert found(ann, f"many{tag}", exclude_ids=first) == []


def test_a_search_says_what_is_wrong_with_it(ann: Person) -> None:
    assert ann.call("GET", "/workspace/users", str="x" * 101).json()["fields"] == {"str": "validation.lineMax"}
    answer = ann.call("GET", "/workspace/users", str="abc", exclude_ids="me")
    assert (answer.status_code, answer.json()["fields"]) == (422, {"exclude_ids": "validation.id"})
    answer = ann.call("GET", "/workspace/users", str="abc", workspaceId="home")
    assert (answer.status_code, answer.json()["fields"]) == (422, {"workspaceId": "validation.id"})


@pytest.mark.parametrize("known", [True, False])
def test_a_search_does_not_tell_who_is_in_a_strangers_workspace(ann: Person, bob: Person, known: bool) -> None:
    workspace = bob.workspace if known else str(uuid4())
    answer = ann.call("GET", "/workspace/users", str="abc", workspaceId=workspace)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"workspaceId": "validation.reference"})


def test_a_search_needs_a_token(server: TestClient[Any]) -> None:
    assert server.get("/api/workspace/users", params={"str": "abc"}).status_code == 401
