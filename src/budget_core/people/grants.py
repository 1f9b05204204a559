"""Rights of a personal access token: its scope, its workspace, and the calls it may make."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.people.access import Action

PERSONAL_PREFIX: Final = "budget_"
"""Prefix of personal access tokens, which no other token has."""


class Scope(StrEnum):
    """Scope of a personal access token."""

    READ = "read"
    WRITE = "write"
    ENTRY = "entry"
    """Add entries that are typed in one line, and see nothing."""


class AccessLevel(StrEnum):
    """Access that a call needs which names no workspace, the lowest first."""

    BASICS = "basics"
    """The user, their settings, their workspaces and the rates: every program needs them to begin."""
    WORKSPACES = "workspaces"
    """All of the user's workspaces, present and future ones."""
    IDENTITY = "identity"
    """Passwords, e-mail, sessions and tokens, and what is paid."""


@dataclass(frozen=True, slots=True)
class Grant:
    """Rights that the user gave to a personal access token."""

    scope: Scope
    workspace_id: str | None = None
    """The only workspace it is good for; None for all."""


def is_granted(grant: Grant | None, level: AccessLevel, is_reading: bool) -> bool:
    """Return whether a token may make a call that names no workspace.

    A token without a grant is a sign-in, and may.

    | token of         | basics | workspaces | identity |
    |------------------|--------|------------|----------|
    | a sign-in        | yes    | yes        | yes      |
    | all workspaces   | yes    | yes        |          |
    | one workspace    | yes    |            |          |

    With the scope `read` it may read alone, with `entry` nothing of this.
    """
    if grant is None:
        return True
    if grant.scope is Scope.ENTRY or level is AccessLevel.IDENTITY:
        return False
    if level is AccessLevel.WORKSPACES and grant.workspace_id is not None:
        return False
    return is_reading or grant.scope is Scope.WRITE


def is_action_granted(grant: Grant | None, action: Action) -> bool:
    """Return whether a token may do an action in a workspace that it is good for.

    | scope | read | add | others |
    |-------|------|-----|--------|
    | write | yes  | yes | yes    |
    | read  | yes  |     |        |
    | entry |      | yes |        |
    """
    if grant is None or grant.scope is Scope.WRITE:
        return True
    return action is (Action.READ if grant.scope is Scope.READ else Action.ADD)


def is_workspace_granted(grant: Grant | None, workspace_id: str) -> bool:
    """Return whether a token is good for a workspace."""
    return grant is None or grant.workspace_id in (None, workspace_id)


def grant_error(grant: Grant | None, is_granted: Callable[[Grant | None], bool]) -> DomainError:
    """Return AUTH_FORBIDDEN; with `scope` as parameter where a token that may write would have done."""
    if grant and grant.scope is Scope.READ and is_granted(Grant(Scope.WRITE, grant.workspace_id)):
        return DomainError(ErrorCode.AUTH_FORBIDDEN, scope=Scope.READ.value)
    return DomainError(ErrorCode.AUTH_FORBIDDEN)
