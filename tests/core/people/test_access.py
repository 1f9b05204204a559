"""Access: the whole table of roles and actions, and what tokens are good for."""

import pytest

from budget_core.base.errors import ErrorCode
from budget_core.people.access import Action, Role, is_allowed
from budget_core.people.grants import (
    AccessLevel,
    Grant,
    Scope,
    grant_error,
    is_action_granted,
    is_granted,
    is_workspace_granted,
)

TABLE = {
    Role.CREATOR: {Action.READ, Action.PERSONAL, Action.WRITE, Action.ADD, Action.MANAGE},
    Role.PARTICIPANT: {Action.READ, Action.PERSONAL, Action.WRITE, Action.ADD, Action.ANSWER, Action.LEAVE},
    Role.VIEWER: {Action.READ, Action.PERSONAL, Action.ANSWER, Action.LEAVE},
    Role.INVITED: {Action.ANSWER, Action.LEAVE},
    Role.FORMER: set(),
    Role.STRANGER: set(),
}


@pytest.mark.parametrize("role", Role)
def test_a_role_may_do_what_the_table_says_and_nothing_else(role: Role) -> None:
    assert {action for action in Action if is_allowed(role, action)} == TABLE[role]


TO_READ, TO_WRITE = Grant(Scope.READ), Grant(Scope.WRITE)
ONE_TO_READ, ONE_TO_WRITE = Grant(Scope.READ, "home"), Grant(Scope.WRITE, "home")
TO_ADD = Grant(Scope.ENTRY)
READING: dict[Grant | None, set[AccessLevel]] = {
    None: {AccessLevel.BASICS, AccessLevel.WORKSPACES, AccessLevel.IDENTITY},
    TO_READ: {AccessLevel.BASICS, AccessLevel.WORKSPACES},
    TO_WRITE: {AccessLevel.BASICS, AccessLevel.WORKSPACES},
    ONE_TO_READ: {AccessLevel.BASICS},
    ONE_TO_WRITE: {AccessLevel.BASICS},
    TO_ADD: set(),
}


@pytest.mark.parametrize("grant", READING)
def test_a_token_reads_what_the_table_says_and_writes_it_with_the_scope(grant: Grant | None) -> None:
    assert {level for level in AccessLevel if is_granted(grant, level, is_reading=True)} == READING[grant]
    writes = READING[grant] if grant not in (TO_READ, ONE_TO_READ) else set()
    assert {level for level in AccessLevel if is_granted(grant, level, is_reading=False)} == writes


@pytest.mark.parametrize("grant", READING)
def test_in_a_workspace_a_token_to_read_only_reads_and_one_for_entries_only_adds(grant: Grant | None) -> None:
    may = {action for action in Action if is_action_granted(grant, action)}
    only = Action.READ if grant in (TO_READ, ONE_TO_READ) else Action.ADD if grant is TO_ADD else None
    assert may == ({only} if only else set(Action))


@pytest.mark.parametrize("grant", READING)
def test_a_token_of_one_workspace_is_good_for_that_one(grant: Grant | None) -> None:
    assert is_workspace_granted(grant, "home")
    assert is_workspace_granted(grant, "other") is (grant not in (ONE_TO_READ, ONE_TO_WRITE))


def forbidden(grant: Grant | None, action: Action) -> dict[str, str]:
    return dict(grant_error(grant, lambda each: is_action_granted(each, action)).params)


def test_a_refusal_names_the_scope_where_a_token_to_write_would_do() -> None:
    assert forbidden(TO_READ, Action.WRITE) == {"scope": "read"}
    assert forbidden(TO_WRITE, Action.WRITE) == {}
    assert forbidden(None, Action.WRITE) == {}


@pytest.mark.parametrize("grant", [TO_READ, ONE_TO_READ])
def test_a_refusal_of_what_no_token_may_do_names_no_scope(grant: Grant) -> None:
    refused = grant_error(grant, lambda each: is_granted(each, AccessLevel.IDENTITY, is_reading=False))
    assert (refused.code, refused.params) == (ErrorCode.AUTH_FORBIDDEN, {})
