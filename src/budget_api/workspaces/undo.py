"""Undoing changes of a workspace's name, first day and currency, which only its creator may."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.accounts.service import ACCOUNT
from budget_api.db.models import ChangeRow
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import check_unchanged, restore_fields, undo_kind
from budget_api.journal.writes import Write, record_change
from budget_api.workspaces.members import WORKSPACE
from budget_api.workspaces.queries import workspace_with_members
from budget_api.workspaces.service import follow_terms, managed_workspace
from budget_core.contract.workspaces import Workspace

_FIELDS = {"name", "firstDayOfMonth", "currencyCode"}


def handles_workspace(change: LoggedChange) -> bool:
    """Members come and go by their own will; a workspace's beginning and end are no edits."""
    return change.touched <= _FIELDS


def undo_workspace(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Give the fields back; accounts that the change did not touch keep the currency that was booked in since."""
    for change in changes:
        row = managed_workspace(db, write.caller)
        before = workspace_with_members(db, row)
        check_unchanged(row, before, change)
        restore_fields(db, write, row, Workspace, change)
        follow_terms(db, write, before, row, _restored_accounts(db, write, change))
        record_change(
            db, write, WORKSPACE, row.id, undo_kind(change), before=before, after=workspace_with_members(db, row)
        )


def _restored_accounts(db: Session, write: Write, change: LoggedChange) -> list[str]:
    accounts = select(ChangeRow.entity_id).where(
        ChangeRow.workspace_id == write.workspace_id,
        ChangeRow.revision == change.revision,
        ChangeRow.entity == ACCOUNT,
    )
    return list(db.scalars(accounts))
