"""Rights are read again in the write itself: what changed since a call came in counts."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from anyio.from_thread import start_blocking_portal
from litestar.testing import TestClient

from budget_api.access.caller import Caller, User
from budget_api.accounts.service import create_account
from budget_api.workspaces import members, queries, service
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.money.accounts import AccountCreate
from budget_core.contract.workspaces.workspaces import WorkspaceUpdate
from budget_core.people.access import Role
from tests.api.conftest import create_database, serving
from tests.api.database import state_of, write
from tests.api.members import invite, join, new_workspace, participants
from tests.api.people import Person, sign_up
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS

pytestmark = pytest.mark.both_databases


def as_of_before(person: Person, workspace: str, role: Role) -> Caller:
    """A caller whose role was read before it changed."""
    user = User(person.id, person.name, person.email, "en", "UTC", "", datetime.now(UTC))
    return Caller(user, workspace, role)


def refusal(run: Callable[..., Any], *args: Any) -> ErrorCode:
    with pytest.raises(DomainError) as raised:
        run(*args)
    return raised.value.code


def test_a_workspace_that_changed_hands_obeys_its_new_creator(
    server: TestClient[Any], ann: Person, bob: Person
) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    caller = as_of_before(bob, home, Role.CREATOR)
    for change in (service.delete_workspace, lambda db, who: service.update_workspace(db, who, WorkspaceUpdate())):
        assert refusal(write, server, change, caller) == ErrorCode.AUTH_FORBIDDEN
    assert participants(ann, home) == {ann.id: True, bob.id: True}


def test_an_invitation_that_was_withdrawn_can_not_be_approved(
    server: TestClient[Any], ann: Person, bob: Person
) -> None:
    home = new_workspace(ann)
    for answer in (members.approve, members.reject):
        assert refusal(write, server, answer, as_of_before(bob, home, Role.INVITED)) == ErrorCode.NOT_FOUND
    assert participants(ann, home) == {ann.id: True}


def test_who_was_removed_and_invited_again_meanwhile_writes_nothing_before_they_approve(
    server: TestClient[Any], ann: Person, bob: Person
) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    caller, cash = as_of_before(bob, home, Role.PARTICIPANT), AccountCreate(name="Cash")
    ann.put(f"/workspace/{home}", {"participants": [ann.id]})
    invite(ann, home, bob)
    assert refusal(write, server, create_account, caller, cash) == ErrorCode.NOT_FOUND
    bob.put(f"/workspace/{home}/approve")
    assert write(server, create_account, caller, cash).name == "Cash"


def test_a_workspace_deleted_meanwhile_is_not_there(server: TestClient[Any], ann: Person) -> None:
    home = new_workspace(ann)
    ann.delete(f"/workspace/{home}")
    caller = as_of_before(ann, home, Role.CREATOR)
    read = server.blocking_portal.call
    assert refusal(read, state_of(server).database.read, queries.get_workspace, caller) == ErrorCode.NOT_FOUND
    renaming = WorkspaceUpdate(name="Ghost")
    assert refusal(write, server, service.update_workspace, caller, renaming) == ErrorCode.NOT_FOUND
    assert write(server, service.delete_workspace, caller).id == home


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [("left_at = now()", 404, "notFound"), ("role = 'viewer'", 403, "workspace.viewer")],
    ids=["removed", "made a viewer"],
)
def test_a_write_that_waited_for_a_member_to_lose_their_right_on_postgresql_is_refused(
    postgres: str, tmp_path: Path, change: str, status: int, code: str
) -> None:
    url = create_database(postgres, f"rights_{status}")
    with serving(server_settings(data=tmp_path, database_url=url)) as client, ThreadPoolExecutor() as pool:
        ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
        home = new_workspace(ann)
        join(ann, home, bob)
        with changing_member(url, home, bob.id, change):
            body = {"name": "Late"}
            late = pool.submit(bob.call, "POST", f"/category/{home}/create", body)
            wait_for_a_waiting_write(url)
        answer = late.result()
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "Late" not in [row["name"] for row in ann.get(f"/category/{home}/list")]


@contextmanager
def changing_member(url: str, workspace: str, user_id: str, change: str) -> Iterator[None]:
    """A change of a member that has the workspace's row locked while it lasts, and is committed at its end."""
    with start_blocking_portal() as portal:
        connection = portal.call(asyncpg.connect, url)
        portal.call(connection.execute, "begin")
        portal.call(connection.execute, f"update workspaces set revision = revision + 1 where id = '{workspace}'")
        member = f"workspace_id = '{workspace}' and user_id = '{user_id}'"
        portal.call(connection.execute, f"update participants set {change} where {member}")
        try:
            yield
        finally:
            portal.call(connection.execute, "commit")
            portal.call(connection.close)


def wait_for_a_waiting_write(url: str) -> None:
    """Wait until a statement of this database waits for a lock."""
    waiting = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    with start_blocking_portal() as portal:
        connection = portal.call(asyncpg.connect, url)
        deadline = time.monotonic() + WAIT_SECONDS
        while not portal.call(connection.fetchval, waiting):
            assert time.monotonic() < deadline, "nothing waited"
        portal.call(connection.close)
