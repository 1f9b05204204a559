"""Undo for calls: short change sets in one write, long ones in parts, so that other writes don't wait long."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.activity.queries import REVISION_MAX, change_sets, undo_revisions
from budget_api.activity.undo import (
    ENTRY,
    logged_columns,
    logged_rows_but_entries,
    newest_dependent,
    undo,
    undo_changes,
)
from budget_api.activity.undo_kinds import logged
from budget_api.db.models import ChangeRow
from budget_api.db.port import Database
from budget_api.history.undo import LiveReferences, check_references, undo_entries_unless_changed, undoable_references
from budget_api.journal.compaction import log_floor
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.parts import UNDO, WHOLE, PartedSet, PartedWrites, revisions_of, write_first_part
from budget_api.journal.undo import DependedOnError
from budget_api.journal.writes import Write, begin_write
from budget_core.base.errors import DomainError
from budget_core.contract.workspaces.changes import ChangeSet

_READ_AT_ONCE = 2000


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """Plan of an undo in parts, made before it begins."""

    part_rows: int
    needed: LiveReferences = field(default_factory=LiveReferences)
    """Accounts and categories of the entries that are restored."""


def plan_undo(db: Session, workspace_id: str, revision: int, part_rows: int) -> UndoPlan | None:
    """Return the plan of an undo.

    None for a set that is undone in a single write, or can't be undone.

    Raises: DependedOnError when an entry was changed since.
    """
    if not log_floor(db, workspace_id) < revision <= REVISION_MAX:
        return None
    revisions = revisions_of(db, workspace_id, revision)
    entries = select(ChangeRow.entity_id).where(
        ChangeRow.workspace_id == workspace_id, ChangeRow.revision.in_(revisions), ChangeRow.entity == ENTRY
    )
    count = db.scalar(select(func.count()).select_from(entries.limit(part_rows + 1).subquery())) or 0
    if count <= part_rows or revision in undo_revisions(db, workspace_id, revision):
        return None
    plan, place = UndoPlan(part_rows), None
    try:
        while changes := _changes(db, workspace_id, revisions, place, _READ_AT_ONCE):
            plan.needed.update(undoable_references(db, workspace_id, changes))
            place = _place(changes)
    except DependedOnError:
        raise DependedOnError(newest_dependent(db, workspace_id, revision)) from None
    return plan


def begin_parts(db: Session, caller: Caller, revision: int, plan: UndoPlan) -> int:
    """Write the first part: everything but entries with its rules, and some entries.

    Returns the revision that names the set: this one, or that of somebody who was faster.

    Raises: DependedOnError when something later builds on the change set; then nothing is stored.
    """
    write = replace(begin_write(db, caller), undoes=revision)
    rows = logged_rows_but_entries(db, write, revision)
    if (undo_revision := undo_revisions(db, write.workspace_id, revision).get(revision)) is not None:
        return undo_revision
    parted = PartedSet(UNDO, caller.user.id, undoes=revision, is_by_assistant=caller.is_assistant)
    try:
        with db.begin_nested():
            undo_changes(db, write, rows)
            _check_needed(db, write, plan.needed)
            write_first_part(db, write, parted, _write_some, plan.part_rows)
    except DependedOnError:
        raise DependedOnError(newest_dependent(db, write.workspace_id, revision)) from None
    return write.revision


def _check_needed(db: Session, write: Write, needed: LiveReferences) -> None:
    try:
        check_references(db, write, needed)
    except DomainError as error:
        raise DependedOnError from error


def _write_some(db: Session, write: Write, parted: PartedSet, part_rows: int) -> None:
    """Write the part that names the set, so it may not be empty."""
    write_part(db, write, parted, part_rows)
    if not parted.count:
        raise DependedOnError


def write_part(db: Session, write: Write, parted: PartedSet, part_rows: int) -> None:
    """Undo some entries and keep the place reached."""
    revisions = revisions_of(db, write.workspace_id, parted.undoes or 0)
    rest = _changes(db, write.workspace_id, revisions, parted.place, part_rows + 1)
    changes = rest[:part_rows]
    parted.count += undo_entries_unless_changed(db, write, changes)
    parted.place = _place(changes) or parted.place
    parted.is_whole = len(rest) <= part_rows


def _changes(
    db: Session, workspace_id: str, revisions: Sequence[int], place: tuple[int, str] | None, limit: int
) -> list[LoggedChange]:
    """Return the logged changes of entries that come after a place."""
    in_revisions = (ChangeRow.workspace_id == workspace_id) & ChangeRow.revision.in_(revisions)
    if place is not None:
        revision, entry_id = place
        later_entries = (ChangeRow.revision == revision) & (ChangeRow.entity_id > entry_id)
        in_revisions &= later_entries | (ChangeRow.revision > revision)
    query = (
        logged_columns()
        .where(in_revisions, ChangeRow.entity == ENTRY)
        .order_by(ChangeRow.revision, ChangeRow.entity_id)
    )
    return logged(db.execute(query.limit(limit)), ENTRY)


def _place(changes: Sequence[LoggedChange]) -> tuple[int, str] | None:
    return (changes[-1].revision, changes[-1].entity_id) if changes else None


class UndoRunner:
    """Undo service."""

    def __init__(self, database: Database, parted_writes: PartedWrites) -> None:
        self._database = database
        self._parted_writes = parted_writes

    async def undo(self, caller: Caller, revision: int) -> ChangeSet:
        """Undo a change set once, however often it is called. Raises: DependedOnError."""
        await self._parted_writes.finish(caller.workspace_id)
        plan = await self._plan(caller.workspace_id, revision)
        if plan is None:
            return await self._database.write(undo, caller, revision)
        done = await self._database.write(begin_parts, caller, revision, plan)
        await self._parted_writes.finish(caller.workspace_id)
        (undoing,) = await self._database.read(change_sets, caller.workspace_id, [done])
        return undoing

    async def _plan(self, workspace_id: str, revision: int) -> UndoPlan | None:
        part_rows = self._parted_writes.part_rows
        return None if part_rows == WHOLE else await self._database.read(plan_undo, workspace_id, revision, part_rows)
