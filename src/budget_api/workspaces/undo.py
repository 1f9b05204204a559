"""Undo of changes of a workspace's name, first day and currency, by its creator."""

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
from budget_api.workspaces.service import apply_terms, creator_workspace
from budget_core.contract.workspaces import Workspace

_FIELDS = {"name", "firstDayOfMonth", "currencyCode"}


def handles_workspace(change: LoggedChange) -> bool:
    """Return whether a change is an edit of fields.

    Members, creation and deletion are not undone.
    """
    return change.touched <= _FIELDS


def undo_workspace(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore the fields.

    Accounts that the change did not touch keep the currency booked in since.
    """
    for change in changes:
        row = creator_workspace(db, write.caller)
        before = workspace_with_members(db, row)
        check_unchanged(row, before, change)
        restore_fields(db, write, row, Workspace, change)
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
