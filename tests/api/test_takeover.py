"""Takeover by the owner of an e-mail: whoever signed up with it keeps nothing, by a reset or by a provider."""

from datetime import UTC, datetime
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.access.caller import Caller, User
from budget_api.sign_in.service import create_token
from budget_api.workspaces import service
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people.sessions import TokenCreate
from budget_core.contract.workspaces.workspaces import WorkspaceUpdate
from budget_core.people.access import Role
from tests.api.codes import NEW_PASSWORD, forgot, login, reset
from tests.api.conftest import Mailing, Paying
from tests.api.database import write
from tests.api.members import (
    invite,
    join,
    new_workspace,
    open_to_invitations,
    participants,
    share_unverified,
    verify,
    verify_email,
)
from tests.api.people import Person, new_token, sign_up


@pytest.fixture
def victim(mailing: Mailing) -> Person:
    """An account that a stranger made with somebody's e-mail."""
    return sign_up(mailing.client, "Victim")


@pytest.fixture
def second(mailing: Mailing) -> Person:
    """Another account of the stranger's."""
    return sign_up(mailing.client, "Second")


def owner_resets(mailing: Mailing | Paying, victim: Person) -> Person:
    """The owner of the e-mail sets a password with the code that came there, and signs in."""
    token = forgot(mailing.client, victim.email)
    assert reset(mailing.client, token, mailing.inbox.code(victim.email, 2)).status_code == 200
    answer = login(mailing.client, victim.email, NEW_PASSWORD)
    return Person(victim.client, "Victim", victim.email, answer.headers["authorization"], victim.id, victim.workspace)


def test_whom_a_stranger_let_in_reads_nothing_after_the_owners_reset(
    mailing: Mailing, victim: Person, second: Person
) -> None:
    third = sign_up(mailing.client, "Third")
    share_unverified(victim, second)
    invite(victim, victim.workspace, third)
    write(mailing.client, verify_email, victim.id, False)
    assert second.call("GET", f"/account/my/{victim.workspace}/new").status_code == 200
    owner = owner_resets(mailing, victim)
    assert second.call("GET", f"/account/my/{victim.workspace}/new").status_code == 404
    assert third.call("PUT", f"/workspace/{victim.workspace}/approve").status_code == 404
    assert participants(owner, victim.workspace) == {owner.id: True}


def test_sessions_and_tokens_of_the_stranger_are_over(mailing: Mailing, victim: Person) -> None:
    script = new_token(victim, "write")
    owner = owner_resets(mailing, victim)
    for token in (victim.token, script.token):
        assert mailing.client.get("/api/user/me", headers={"authorization": token}).status_code == 401
    assert owner.get("/user/tokens") == []
    assert owner.get("/user/me")["isEmailVerified"] is True


def test_a_workspace_the_account_was_led_into_asks_the_owner_again(
    mailing: Mailing, victim: Person, second: Person
) -> None:
    trap = new_workspace(second, name="Trap")
    join(second, trap, victim)
    victim.put("/settings/update", {"workspace": trap})
    owner = owner_resets(mailing, victim)
    assert owner.get("/settings")["workspace"] == owner.workspace
    assert [one["id"] for one in owner.get("/workspace/my")] == [owner.workspace]
    assert [one["name"] for one in owner.get("/workspace/my/not-verified")] == ["Trap"]
    owner.put(f"/workspace/{trap}/approve")
    assert participants(second, trap) == {second.id: True, owner.id: True}


def test_a_reset_of_a_verified_account_leaves_its_workspaces_as_they_are(
    mailing: Mailing, victim: Person, second: Person
) -> None:
    join(victim, victim.workspace, second)
    owner = owner_resets(mailing, victim)
    assert participants(owner, victim.workspace) == {owner.id: True, second.id: True}


@pytest.mark.both_databases
def test_what_was_on_its_way_when_the_owner_came_lets_nobody_in(
    server: TestClient[Any], ann: Person, bob: Person
) -> None:
    verify(ann)
    open_to_invitations(bob)
    over = User(ann.id, ann.name, ann.email, "en", "UTC", ann.get("/user/sessions")[0]["id"], datetime.now(UTC))
    ann.post("/user/logout-everywhere", {}, 200)
    late: list[tuple[Any, ...]] = [
        (service.update_workspace, Caller(over, ann.workspace, Role.CREATOR), WorkspaceUpdate(participants=[bob.id])),
        (create_token, over, TokenCreate(name="late", scope="read", days=1)),
    ]
    for call in late:
        with pytest.raises(DomainError) as raised:
            write(server, *call)
        assert raised.value.code == ErrorCode.AUTH_REQUIRED
