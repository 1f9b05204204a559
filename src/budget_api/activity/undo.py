"""Taking a whole change set back, in a change set of its own: so an undo can be undone."""

from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.activity.dependents import newest_dependent
from budget_api.activity.queries import change_sets, undone_by
from budget_api.activity.undo_kinds import UNDO_KINDS, is_undoable, logged
from budget_api.db.models import ChangeRow
from budget_api.journal.undo import DependedOnError
from budget_api.journal.writes import Write, begin_write
from budget_core.contract.changes import ChangeSet
from budget_core.errors import DomainError, ErrorCode


def undo(db: Session, caller: Caller, revision: int) -> ChangeSet:
    """Take a change set back; UNDO_DEPENDED_ON when something later builds on it. A second time changes nothing."""
    write = replace(begin_write(db, caller), undoes=revision)
    rows = _rows(db, write, revision)
    done = undone_by(db, write.workspace_id, revision).get(revision)
    if done is None:
        try:
            with db.begin_nested():
                _take_back(db, write, rows)
        except DependedOnError:
            raise DependedOnError(newest_dependent(db, rows)) from None
        done = write.revision
    return change_sets(db, write.workspace_id, [done])[0]


def _rows(db: Session, write: Write, revision: int) -> list[ChangeRow]:
    if not 0 < revision < write.revision:
        raise DomainError(ErrorCode.NOT_FOUND)
    query = select(ChangeRow).where(ChangeRow.workspace_id == write.workspace_id, ChangeRow.revision == revision)
    rows = list(db.scalars(query))
    if not rows:
        raise DomainError(ErrorCode.NOT_FOUND)
    return rows


def _take_back(db: Session, write: Write, rows: list[ChangeRow]) -> None:
    if not is_undoable(rows):
        raise DependedOnError
    parts = [(kind, logged(rows, entity)) for entity, kind in UNDO_KINDS.items()]
    try:
        for kind, changes in parts:
            kind.undo(db, write, changes)
        for kind, changes in parts:
            kind.check(db, write, changes)
    except DomainError as error:
        if error.code is ErrorCode.AUTH_FORBIDDEN:
            raise
        raise DependedOnError from error  # a rule that what came later would break
