"""Rights are read again in the write itself: what changed since a call came in counts."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.caller import Caller, User
from budget_api.workspaces import queries, service, sharing
from budget_core.access import Role
from budget_core.contract.workspaces import WorkspaceUpdate
from budget_core.errors import DomainError, ErrorCode
from tests.api.database import runtime, write
from tests.api.members import join, new_workspace, participants
from tests.api.people import Person


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
    for answer in (sharing.approve, sharing.reject):
        assert refusal(write, server, answer, as_of_before(bob, home, Role.INVITED)) == ErrorCode.NOT_FOUND
    assert participants(ann, home) == {ann.id: True}


def test_a_workspace_deleted_meanwhile_is_not_there(server: TestClient[Any], ann: Person) -> None:
    home = new_workspace(ann)
    ann.delete(f"/workspace/{home}")
    caller = as_of_before(ann, home, Role.CREATOR)
    read = server.blocking_portal.call
    assert refusal(read, runtime(server).database.read, queries.get_workspace, caller) == ErrorCode.NOT_FOUND
    renaming = WorkspaceUpdate(name="Ghost")
    assert refusal(write, server, service.update_workspace, caller, renaming) == ErrorCode.NOT_FOUND
    assert write(server, service.delete_workspace, caller).id == home
