"""Compaction of the change log.

Old sets are deleted; a client that was away for longer loads everything again. The last deleted revision stands in a
row at revision 0, where no change can be.
"""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import bindparam, delete, func, select, tuple_, update
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import ChangeRow, WorkspaceRow
from budget_api.db.port import Database
from budget_api.db.statements import Statement
from budget_api.journal.idempotency import delete_sent_ids
from budget_api.journal.parts import delete_parted_sets, parted_sets
from budget_core.base import limits

PIECE_ROWS = 2000
"""Rows deleted in one write, so that nobody waits for long."""
_ENTITY, _KIND, _FLOOR = "log", "compacted", "floor"
_CHANGES, _WORKSPACES = table_of(ChangeRow), table_of(WorkspaceRow)
_READ_FLOOR = Statement(
    select(_CHANGES.c.after).where(
        _CHANGES.c.workspace_id == bindparam("workspace"),
        _CHANGES.c.revision == 0,
        _CHANGES.c.entity == bindparam("entity"),
        _CHANGES.c.entity_id == bindparam("workspace"),
    )
)
_FIND_WORKSPACE = Statement(select(_WORKSPACES.c.id).where(_WORKSPACES.c.id == bindparam("workspace")))
_RAISE_REVISION = Statement(
    update(_WORKSPACES)
    .where(_WORKSPACES.c.id == bindparam("workspace"))
    .values(revision=_WORKSPACES.c.revision + 1)
    .returning(_WORKSPACES.c.revision)
)


def _upsert_floor(insert: Any) -> Any:
    row = insert(_CHANGES)
    changed = {name: row.excluded[name] for name in ("kind", "at", "after")}
    return row.on_conflict_do_update(index_elements=list(_CHANGES.primary_key), set_=changed)


_STORE_FLOOR = Statement(_upsert_floor, "workspace_id", "revision", "entity", "entity_id", "kind", "at", "after")


def log_floor(db: Session, workspace_id: str) -> int:
    """Return the last revision whose changes are gone; 0 while all are there."""
    row = _READ_FLOOR.one_or_none(db, {"workspace": workspace_id, "entity": _ENTITY})
    return 0 if row is None or row.after is None else int(row.after[_FLOOR])


async def compact_logs(database: Database) -> None:
    """Delete the changes beyond the bounds in every workspace."""
    old = datetime.now(UTC) - timedelta(days=limits.CHANGES_KEPT_DAYS)
    for workspace_id in await database.read(lambda db: db.scalars(select(WorkspaceRow.id)).all()):
        floor = await database.read(_target_floor, workspace_id, old)
        if floor and await database.write(raise_floor, workspace_id, floor):
            while await database.write(_remove_piece, workspace_id, floor):
                pass
            await database.write(delete_parted_sets, workspace_id, floor)
            await database.write(delete_sent_ids, workspace_id, old)


def _target_floor(db: Session, workspace_id: str, old: datetime) -> int:
    """Return the revision up to which change sets are too old or too many.

    The set of the last kept row stays complete.
    """
    in_workspace = (ChangeRow.workspace_id == workspace_id) & (ChangeRow.revision > 0)
    oldest = db.scalar(select(func.max(ChangeRow.revision)).where(in_workspace, ChangeRow.at < old))
    newest = select(ChangeRow.revision).where(in_workspace).order_by(ChangeRow.revision.desc())
    last_kept = db.scalar(newest.offset(limits.CHANGES_KEPT_ROWS - 1).limit(1))
    return _align_floor(db, workspace_id, max(oldest or 0, last_kept - 1 if last_kept else 0))


def _align_floor(db: Session, workspace_id: str, floor: int) -> int:
    """Lower a floor that would cut a change set with parts in two.

    It also keeps what an unfinished undo still reads.
    """
    for each in sorted(parted_sets(db, workspace_id), key=lambda each: each.head, reverse=True):
        if not each.is_whole and each.undoes is not None:
            floor = min(floor, each.undoes - 1)
        if each.head <= floor < each.revisions[-1]:
            floor = each.head - 1
    return floor


def write_unlogged(db: Session, workspace_id: str) -> None:
    """Begin a write that the log does not show: copies of an earlier revision are read whole."""
    (raised,) = _RAISE_REVISION.all(db, {"workspace": workspace_id})
    raise_floor(db, workspace_id, raised.revision)


def raise_floor(db: Session, workspace_id: str, floor: int) -> bool:
    """Raise the floor, below which nobody reads from now on; return whether the workspace is still there."""
    if _FIND_WORKSPACE.one_or_none(db, {"workspace": workspace_id}) is None:
        return False
    place = {"workspace_id": workspace_id, "revision": 0, "entity": _ENTITY, "entity_id": workspace_id}
    after = {_FLOOR: max(floor, log_floor(db, workspace_id))}
    _STORE_FLOOR.run(db, {**place, "kind": _KIND, "at": datetime.now(UTC), "after": after})
    return True


def _remove_piece(db: Session, workspace_id: str, floor: int) -> bool:
    """Remove some rows; return whether there may be more."""
    changes = table_of(ChangeRow)
    keys = changes.primary_key.columns.values()
    old = (changes.c.workspace_id == workspace_id) & (changes.c.revision > 0) & (changes.c.revision <= floor)
    some = select(*keys).where(old).order_by(changes.c.revision).limit(PIECE_ROWS)
    return len(db.execute(delete(changes).where(tuple_(*keys).in_(some)).returning(changes.c.revision)).all()) > 0
