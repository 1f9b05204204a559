"""Change sets that are written in parts, so that others write between them.

Each part has a revision of its own; the first one's names the set. The list of parts, and the place of the
next one, stand in a row at revision 0, where no change can be.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.db.models import ChangeRow, WorkspaceRow
from budget_api.db.port import Database, announce
from budget_api.db.row_views import pack, unpack
from budget_api.ids import new_id
from budget_api.journal.writes import Write, continue_write
from budget_core.people.access import Role

T = TypeVar("T")
_ENTITY, _KIND, _STORED = "log", "parts", "stored"
UNDO = "undo"
"""Kind of a set that takes another one back."""


@dataclass(slots=True)
class PartedSet:
    """Change set of several revisions."""

    kind: str
    """Name of what writes its parts."""
    user_id: str
    undoes: int | None = None
    """Revision of the change set that it takes back."""
    job: Any = None
    """JSON value from which the missing parts are written."""
    is_by_assistant: bool = False
    id: str = field(default_factory=new_id)
    revisions: list[int] = field(default_factory=list)
    place: tuple[int, str] | None = None
    """Revision and id of the last finished entry; None before the first one."""
    count: int = 0
    """Rows that the parts so far changed, as the answer counts them."""
    is_whole: bool = False
    """True when no part is missing."""

    @property
    def head(self) -> int:
        """Revision that names the set."""
        return self.revisions[0]


@dataclass(frozen=True, slots=True)
class PartWritten:
    """A part of a change set that has several."""

    workspace_id: str
    revision: int
    set_revisions: list[int] | None
    """Revisions of the whole set, with the last part; None with the parts before."""


PartWriter = Callable[[Session, Write, PartedSet, int], None]
"""Writes the next rows of a set, at most so many, adds them to `count`, and sets `is_whole` with the last ones."""
PartWriters = Mapping[str, PartWriter]
"""Writers by the kind of their sets."""


def write_first_part(db: Session, write: Write, parted: PartedSet, writer: PartWriter, part_rows: int) -> PartedSet:
    """Write the part that names a set, and return the set; one that it completes is stored as any other change set."""
    writer(db, write, parted, part_rows)
    parted.revisions.append(write.revision)
    if not parted.is_whole:
        _save(db, write, parted)
    return parted


def store_part(db: Session, write: Write, content: Any) -> str:
    """Store the content of a later part, a JSON value; return the id by which `take_part` finds it."""
    place = {"workspace_id": write.workspace_id, "revision": 0, "entity": _ENTITY, "entity_id": new_id()}
    db.execute(insert(ChangeRow), {**place, "kind": _STORED, "at": write.caller.now, "after": pack(content)})
    return str(place["entity_id"])


def take_part(db: Session, write: Write, part_id: str, kind: type[T]) -> T:
    """Return the stored content of a part and delete it."""
    row = db.get_one(ChangeRow, (write.workspace_id, 0, _ENTITY, part_id))
    db.delete(row)
    return unpack(row.after or {}, kind)


def write_next_part(db: Session, workspace_id: str, writers: PartWriters, part_rows: int) -> bool:
    """Write the next part of an unfinished set; return whether there was one.

    It is finished even when the user who began it has left since.
    """
    parted = _open_set(db, workspace_id)
    if parted is None:
        return False
    user = User(parted.user_id, "", None, "en", "UTC", "", datetime.now(UTC))
    caller = Caller(user, workspace_id, Role.PARTICIPANT, is_assistant=parted.is_by_assistant)
    write = continue_write(db, caller)
    parted = _open_set(db, workspace_id)  # as it is under the lock of the workspace
    if parted is not None:
        writers[parted.kind](db, replace(write, undoes=parted.undoes), parted, part_rows)
        parted.revisions.append(write.revision)
        _save(db, write, parted)
    return True


def has_open_set(db: Session, workspace_id: str) -> bool:
    """Return whether a change set lacks parts."""
    return _open_set(db, workspace_id) is not None


def parted_sets(db: Session, workspace_id: str) -> list[PartedSet]:
    """Return the change sets of a workspace that have parts, as they are now."""
    query = select(ChangeRow).where(ChangeRow.workspace_id == workspace_id, _is_kept())
    return [_read(row) for row in db.scalars(query.execution_options(populate_existing=True))]


def parted_set(db: Session, workspace_id: str, set_id: str) -> PartedSet:
    """Return a change set that has parts."""
    return _read(db.get_one(ChangeRow, (workspace_id, 0, _ENTITY, set_id)))


def workspaces_with_open_sets(db: Session) -> list[str]:
    """Return the living workspaces with a change set whose parts are not all written."""
    query = select(ChangeRow).join(WorkspaceRow, WorkspaceRow.id == ChangeRow.workspace_id)
    rows = db.scalars(query.where(WorkspaceRow.deleted_at.is_(None), _is_kept()))
    return sorted({row.workspace_id for row in rows if not _read(row).is_whole})


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
    return expand_sets(db, workspace_id, [revision])


def expand_sets(db: Session, workspace_id: str, revisions: Iterable[int]) -> list[int]:
    """Return the revisions of change sets with those of their later parts."""
    sets = {each.head: each.revisions for each in parted_sets(db, workspace_id)}
    return [part for revision in revisions for part in sets.get(revision, [revision])]


def _open_set(db: Session, workspace_id: str) -> PartedSet | None:
    return next((each for each in parted_sets(db, workspace_id) if not each.is_whole), None)


def _save(db: Session, write: Write, parted: PartedSet) -> None:
    """Store the state of a change set with parts, and announce its newest part."""
    state = {
        "kind": parted.kind,
        "undoes": parted.undoes,
        "job": None if parted.is_whole else parted.job,
        "isByAssistant": parted.is_by_assistant,
        "revisions": parted.revisions,
        "place": parted.place and list(parted.place),
        "count": parted.count,
        "isWhole": parted.is_whole,
    }
    key = {"workspace_id": write.workspace_id, "revision": 0, "entity": _ENTITY, "entity_id": parted.id}
    db.merge(ChangeRow(**key, kind=_KIND, user_id=parted.user_id, at=write.caller.now, after=state))
    db.flush()
    revisions = [*parted.revisions] if parted.is_whole else None
    announce(db, PartWritten(write.workspace_id, write.revision, revisions))


def _is_kept() -> ColumnElement[bool]:
    return (ChangeRow.revision == 0) & (ChangeRow.entity == _ENTITY) & (ChangeRow.kind == _KIND)


def _read(row: ChangeRow) -> PartedSet:
    state: dict[str, Any] = row.after or {}
    place = state["place"]
    return PartedSet(
        kind=state.get("kind", UNDO),  # the only one of earlier versions, which stored none
        user_id=str(row.user_id),
        undoes=state["undoes"],
        job=state.get("job"),
        is_by_assistant=state.get("isByAssistant", False),
        id=row.entity_id,
        revisions=[*state["revisions"]],
        place=None if place is None else (place[0], place[1]),
        count=state.get("count", 0),
        is_whole=state["isWhole"],
    )


P = ParamSpec("P")
PART_ROWS = 100
"""Entries that one write changes in some hundredths of a second.

On PostgreSQL another call waits for as much each time that it asks the database something.
"""
WHOLE = 2**31
"""Rows of a part where nobody else writes: every change set is a single write."""


class PartedWrites:
    """Runner of change sets in parts of `part_rows` rows."""

    def __init__(self, database: Database, writers: PartWriters, part_rows: int = PART_ROWS) -> None:
        self.part_rows = part_rows
        self._database = database
        self._writers = writers

    async def run(
        self,
        plan: Callable[Concatenate[Session, str, P], T],
        begin: Callable[[Session, Caller, int, T], PartedSet],
        caller: Caller,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> PartedSet:
        """Read a plan, write the first part by it and then the others; return the whole set.

        A set that was interrupted is finished first, so that its repeat finds nothing left to do.
        """
        await self.finish(caller.workspace_id)
        planned = await self._database.read(plan, caller.workspace_id, *args, **kwargs)
        parted = await self._database.write(begin, caller, self.part_rows, planned)
        if parted.is_whole:
            return parted
        await self.finish(caller.workspace_id)
        return await self._database.read(parted_set, caller.workspace_id, parted.id)

    async def finish(self, workspace_id: str) -> None:
        """Write the missing parts of what was interrupted."""
        if await self._database.read(has_open_set, workspace_id):
            while await self._database.write(self._write_next, workspace_id):
                pass

    async def finish_all(self) -> None:
        """Finish what was interrupted in any workspace."""
        for workspace_id in await self._database.read(workspaces_with_open_sets):
            await self.finish(workspace_id)

    def _write_next(self, db: Session, workspace_id: str) -> bool:
        return write_next_part(db, workspace_id, self._writers, self.part_rows)
