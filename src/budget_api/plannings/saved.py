"""Storage of rows of which a workspace has one for each key; the last write wins."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.ids import new_id
from budget_api.journal.edits import edit
from budget_api.journal.writes import Write, record_change
from budget_api.plannings.views import ENTITY_OF, SavedRow, saved_view


def find_saved(db: Session, write: Write, model: type[SavedRow], key: Mapping[str, str]) -> SavedRow | None:
    """Return the row of a key, removed or not."""
    return db.scalar(select(model).filter_by(workspace_id=write.workspace_id, **key))


def save(db: Session, write: Write, model: type[SavedRow], key: Mapping[str, str], values: Mapping[str, Any]) -> None:
    """Set the row of a key; a removed one comes back, the same values change nothing."""
    row = find_saved(db, write, model, key)
    if row is None:
        times = {"created_at": write.caller.now, "updated_at": write.caller.now}
        row = model(id=new_id(), workspace_id=write.workspace_id, **key, **values, **times)
        db.add(row)
        db.flush()
        record_change(db, write, ENTITY_OF[model], row.id, "created", after=saved_view(row))
        return
    before, is_restored = saved_view(row), row.deleted_at is not None
    row.deleted_at = None
    is_changed = edit(db, row, dict(values), UNSET, write.caller.now)
    if is_restored and not is_changed:
        row.version += 1
        db.flush()
    if is_changed or is_restored:
        kind = "restored" if is_restored else "updated"
        record_change(db, write, ENTITY_OF[model], row.id, kind, before=before, after=saved_view(row))


def remove(db: Session, write: Write, row: SavedRow | None) -> None:
    """Remove a row; a repeat changes nothing."""
    if row is None or row.deleted_at is not None:
        return
    before = saved_view(row)
    row.deleted_at = row.updated_at = write.caller.now
    row.version += 1
    db.flush()
    record_change(db, write, ENTITY_OF[type(row)], row.id, "deleted", before=before, after=saved_view(row))
