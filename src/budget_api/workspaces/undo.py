"""Undo of changes of a workspace's name, first day, currency, rule of shares and roles, by its creator."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.accounts.service import ACCOUNT
from budget_api.db.models import ChangeRow, WorkspaceRow
from budget_api.journal.logged_change import LoggedChange, State
from budget_api.journal.undo import DependedOnError, check_unchanged, restore_fields, undo_kind
from budget_api.journal.writes import Write, record_change
from budget_api.workspaces.members import WORKSPACE, set_roles
from budget_api.workspaces.queries import workspace_with_members
from budget_api.workspaces.service import apply_terms, creator_workspace
from budget_core.contract.workspaces.workspaces import Workspace

_FIELDS = {"name", "firstDayOfMonth", "currencyCode", "shareRule"}
_PARTICIPANTS = {"participants"}


def handles_workspace(change: LoggedChange) -> bool:
    """Return whether a change is an edit of fields or roles.

    Invitations, answers to them, removals, creation and deletion are not undone.
    """
    rest = change.touched - _FIELDS
    return not rest or (rest == _PARTICIPANTS and _without_roles(change.old) == _without_roles(change.new))


def undo_workspace(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore the fields and roles.

    Accounts that the change did not touch keep the currency booked in since.
    """
    for change in changes:
        row = creator_workspace(db, write.caller)
        before = workspace_with_members(db, row)
        check_unchanged(row, before, change, _PARTICIPANTS)
        restore_fields(db, write, row, Workspace, change, _PARTICIPANTS)
        _restore_roles(db, write, row, before, change)
        apply_terms(db, write, before, row, _accounts_to_restore(db, write, change))
        record_change(
            db, write, WORKSPACE, row.id, undo_kind(change), before=before, after=workspace_with_members(db, row)
        )


def _accounts_to_restore(db: Session, write: Write, change: LoggedChange) -> list[str]:
    accounts = select(ChangeRow.entity_id).where(
        ChangeRow.workspace_id == write.workspace_id,
        ChangeRow.revision == change.revision,
        ChangeRow.entity == ACCOUNT,
    )
    return list(db.scalars(accounts))


def _restore_roles(db: Session, write: Write, row: WorkspaceRow, before: Workspace, change: LoggedChange) -> None:
    """Set the roles that a change touched back.

    Raises: DependedOnError when one was changed since, or its user is gone.
    """
    old, new = _roles(change.old), _roles(change.new)
    touched = {user_id: role for user_id, role in old.items() if new[user_id] != role}
    present = {member.user_id: member.role for member in before.participants}
    if any(present.get(user_id) != new[user_id] for user_id in touched):
        raise DependedOnError
    set_roles(db, row, touched, UNSET, write.caller.now)


def _roles(state: State) -> dict[str, Any]:
    return {member["userId"]: member.get("role", "editor") for member in state["participants"]}


def _without_roles(state: State) -> list[dict[str, Any]]:
    return [{name: value for name, value in member.items() if name != "role"} for member in state["participants"]]
