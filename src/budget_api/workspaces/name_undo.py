"""Undo of changes of names, and of who bears a part where all bear the same."""

from collections.abc import Iterable

from sqlalchemy.orm import Session

from budget_api.db.models import NamedMemberRow, ParticipantRow, UserRow
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import DELETED, DependedOnError, check_unchanged, restore_fields, undo_kind
from budget_api.journal.writes import Write, record_change
from budget_api.workspaces.names import MEMBER, check_claim, check_count, owing_ids
from budget_api.workspaces.views import name_view, user_view
from budget_core.contract.workspaces.members import Member

_SHOWN = frozenset({"role", "isFormer"})
"""Fields of the view that no column of a name holds."""


def undo_members(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Remove names that were added, bring back removed ones, and restore fields; a claim as whoever may take it back.

    Raises: DependedOnError for what was changed since.
    """
    for change in changes:
        row = db.get(NamedMemberRow, (write.workspace_id, change.entity_id))
        if row is None:
            _undo_sharing(db, write, change)
            continue
        before = name_view(row)
        check_unchanged(row, before, change, _SHOWN)
        if "userId" in change.touched:
            check_claim(db, write, row, change.old["userId"])
        restore_fields(db, write, row, Member, change, _SHOWN)
        check_count(db, write.workspace_id)
        record_change(db, write, MEMBER, row.id, undo_kind(change), before=before, after=name_view(row))


def check_members(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Raise unless the names that are removed again owe nothing and are owed nothing."""
    for change in changes:
        is_removed = DELETED in change.touched and change.old[DELETED]
        if is_removed and change.entity_id in owing_ids(db, write.workspace_id):
            raise DependedOnError


def _undo_sharing(db: Session, write: Write, change: LoggedChange) -> None:
    member = db.get_one(ParticipantRow, (write.workspace_id, change.entity_id))
    user = db.get_one(UserRow, change.entity_id)
    before = user_view(member, user)
    if member.left_at is not None or member.is_sharing != change.new["isSharing"]:
        raise DependedOnError
    member.is_sharing = change.old["isSharing"]
    db.flush()
    record_change(db, write, MEMBER, change.entity_id, undo_kind(change), before=before, after=user_view(member, user))
