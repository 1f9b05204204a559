"""Undo of one logged change of a row, for every kind of row."""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.orm import Session

from budget_api.db.base import Edited
from budget_api.db.models import ChangeRow, HistoryRow
from budget_api.db.row_views import load_packed_views
from budget_api.journal.edits import edit
from budget_api.journal.logged_change import LABEL_FIELDS, ORDER_FIELDS, SERVER_FIELDS, LoggedChange, State
from budget_api.journal.parts import revisions_of
from budget_api.journal.writes import Write, record_change
from budget_core.base.errors import DomainError, ErrorCode

DELETED = "deleted"


RowT = TypeVar("RowT", bound=Edited)


class DependedOnError(DomainError):
    """Refusal of an undo that a later change depends on.

    `revision` names that change set where it is known.
    """

    def __init__(self, revision: int | None = None) -> None:
        super().__init__(ErrorCode.UNDO_DEPENDED_ON)
        if revision is not None:
            self.params["revision"] = str(revision)


def undo_row(
    db: Session,
    write: Write,
    entity: str,
    row: RowT,
    view: Callable[[RowT], msgspec.Struct],
    change: LoggedChange,
    own: Collection[str] = (),
) -> None:
    """Restore the fields of a row and log that; the caller restores its `own` fields."""
    before = view(row)
    check_unchanged(row, before, change, own)
    restore_fields(db, write, row, type(before), change, own)
    record_change(db, write, entity, change.entity_id, undo_kind(change), before=before, after=view(row))


def restore_fields(
    db: Session, write: Write, row: Edited, view: type[msgspec.Struct], change: LoggedChange, own: Collection[str] = ()
) -> None:
    """Set the fields of a row that a change touched back to what they were before it."""
    edit(db, row, logged_values(change.old, change.touched.difference(own), view), msgspec.UNSET, write.caller.now)
    if DELETED in change.touched:
        row.deleted_at = write.caller.now if change.old[DELETED] else None
        row.version += 1
        row.updated_at = write.caller.now
        db.flush()


def check_unchanged(row: Edited, view: msgspec.Struct, change: LoggedChange, own: Collection[str] = ()) -> None:
    """Raise unless the row still is as the change set left it; of a row that it made, every field."""
    names = change.new.keys() - ORDER_FIELDS if change.kind == "created" else change.touched
    values = logged_values(change.new, names - SERVER_FIELDS - LABEL_FIELDS.union(own), type(view))
    is_deleted = row.deleted_at is not None
    if is_deleted != change.new[DELETED] or any(getattr(view, name) != value for name, value in values.items()):
        raise DependedOnError


def load_views(db: Session, workspace_id: str, entity: str, changes: Sequence[LoggedChange]) -> list[LoggedChange]:
    """Return some thousand changes at most with their views; some come without them."""
    bare = [change for change in changes if change.before is None and change.after is None]
    if not bare:
        return list(changes)
    query = select(ChangeRow).where(
        ChangeRow.workspace_id == workspace_id,
        ChangeRow.revision.in_({change.revision for change in bare}),
        ChangeRow.entity == entity,
        ChangeRow.entity_id.in_([change.entity_id for change in bare]),
    )
    rows = {(row.revision, row.entity_id): row for row in db.scalars(query)}
    load_packed_views(db, rows.values())
    loaded = {
        place: LoggedChange(row.revision, row.entity_id, row.kind, row.before, row.after) for place, row in rows.items()
    }
    return [loaded.get((change.revision, change.entity_id), change) for change in changes]


def logged_values(state: State, names: Collection[str], view: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the logged fields as the view has them, by attribute; without the mark of deleted rows."""
    return {
        field.name: msgspec.convert(state[field.encode_name], field.type)
        for field in _fields(view)
        if field.encode_name in names and field.encode_name != DELETED
    }


@cache
def _fields(view: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a view; msgspec evaluates their types anew each time, which takes a millisecond."""
    return msgspec.structs.fields(view)


def undo_kind(change: LoggedChange) -> str:
    """Return the kind under which an undo is logged: updated, deleted or restored."""
    if DELETED not in change.touched:
        return "updated"
    return "deleted" if change.old[DELETED] else "restored"


def is_used_since(db: Session, write: Write, revision: int, use: ColumnElement[bool]) -> bool:
    """Return whether a standing entry, of those that meet `use`, was booked after a revision.

    Entries that came back in the same change set are none: a long one has several revisions.
    """
    booked = exists().where(
        ChangeRow.workspace_id == write.workspace_id,
        ChangeRow.revision > revision,
        ChangeRow.revision.not_in(revisions_of(db, write.workspace_id, revision)),
        ChangeRow.entity == "history",
        ChangeRow.entity_id == HistoryRow.id,
        ChangeRow.kind.in_(("created", "restored", "corrected")),
    )
    entry = select(HistoryRow.id).where(
        HistoryRow.workspace_id == write.workspace_id, HistoryRow.deleted_at.is_(None), use, booked
    )
    return db.scalar(entry.limit(1)) is not None
