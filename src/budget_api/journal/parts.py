"""Change sets that are written in parts, so that others write between them.

Each part has a revision of its own; the first one's names the set. The list of parts, and the place of the
next one, stand in a row at revision 0, where no change can be.
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.orm import Session

from budget_api.db.models import ChangeRow, WorkspaceRow
from budget_api.ids import new_id

_ENTITY, _KIND = "log", "parts"


@dataclass(slots=True)
class PartedSet:
    """Change set of several revisions that takes the change set `undoes` back."""

    undoes: int
    user_id: str
    id: str = field(default_factory=new_id)
    revisions: list[int] = field(default_factory=list)
    place: tuple[int, str] | None = None
    """Revision and id of the last finished entry; None before the first one."""
    is_whole: bool = False
    """True when no part is missing."""

    @property
    def head(self) -> int:
        """Revision that names the set."""
        return self.revisions[0]


def parted_sets(db: Session, workspace_id: str) -> list[PartedSet]:
    """Return the change sets of a workspace that have parts, as they are now."""
    query = select(ChangeRow).where(ChangeRow.workspace_id == workspace_id, _is_kept())
    return [_read(row) for row in db.scalars(query.execution_options(populate_existing=True))]


def workspaces_with_open_sets(db: Session) -> list[str]:
    """Return the living workspaces with a change set whose parts are not all written."""
    query = select(ChangeRow).join(WorkspaceRow, WorkspaceRow.id == ChangeRow.workspace_id)
    rows = db.scalars(query.where(WorkspaceRow.deleted_at.is_(None), _is_kept()))
    return sorted({row.workspace_id for row in rows if not _read(row).is_whole})


def save_parted_set(db: Session, workspace_id: str, parted: PartedSet, now: datetime) -> None:
    """Store the state of a change set with parts."""
    state = {
        "undoes": parted.undoes,
        "revisions": parted.revisions,
        "place": parted.place and list(parted.place),
        "isWhole": parted.is_whole,
    }
    key = {"workspace_id": workspace_id, "revision": 0, "entity": _ENTITY, "entity_id": parted.id}
    db.merge(ChangeRow(**key, kind=_KIND, user_id=parted.user_id, at=now, after=state))
    db.flush()


def delete_parted_sets(db: Session, workspace_id: str, floor: int) -> None:
    """Delete the state of change sets whose parts are all gone from the log."""
    finished = [each.id for each in parted_sets(db, workspace_id) if each.is_whole and each.revisions[-1] <= floor]
    key = (ChangeRow.workspace_id == workspace_id) & (ChangeRow.revision == 0) & (ChangeRow.entity == _ENTITY)
    db.execute(delete(ChangeRow).where(key, ChangeRow.entity_id.in_(finished)))


def set_heads(db: Session, workspace_id: str) -> dict[int, int]:
    """Map the revision of each later part to the one that names its set."""
    return {part: each.head for each in parted_sets(db, workspace_id) for part in each.revisions[1:]}


def revisions_of(db: Session, workspace_id: str, revision: int) -> list[int]:
    """Return all revisions of a change set; the revision itself for one without parts."""
    sets = {each.head: each.revisions for each in parted_sets(db, workspace_id)}
    return sets.get(revision, [revision])


def _is_kept() -> ColumnElement[bool]:
    return (ChangeRow.revision == 0) & (ChangeRow.entity == _ENTITY) & (ChangeRow.kind == _KIND)


def _read(row: ChangeRow) -> PartedSet:
    state: dict[str, Any] = row.after or {}
    place = state["place"]
    return PartedSet(
        undoes=state["undoes"],
        user_id=str(row.user_id),
        id=row.entity_id,
        revisions=[*state["revisions"]],
        place=None if place is None else (place[0], place[1]),
        is_whole=state["isWhole"],
    )
