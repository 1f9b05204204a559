"""Undo of a change set, in a change set of its own: an undo can be undone."""

from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Select, case, null, or_, select, type_coerce
from sqlalchemy.orm import InstrumentedAttribute, Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.activity.queries import change_sets, undo_revisions
from budget_api.activity.undo_kinds import UNDO_KINDS, is_undoable, logged
from budget_api.db.models import ChangeRow, HistoryRow
from budget_api.journal.compaction import log_floor
from budget_api.journal.parts import revisions_of, set_heads
from budget_api.journal.undo import DependedOnError
from budget_api.journal.writes import Write, begin_write
from budget_api.ledger.lines import in_categories
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.workspaces.changes import ChangeSet

ENTRY = "history"
"""Entity of which one change set can have thousands of rows."""


def undo(db: Session, caller: Caller, revision: int) -> ChangeSet:
    """Undo a change set; a second time changes nothing.

    Raises: DependedOnError when a later change builds on it.
    """
    write = replace(begin_write(db, caller), undoes=revision)
    rows = logged_rows(db, write, revision)
    undo_revision = undo_revisions(db, write.workspace_id, revision).get(revision)
    if undo_revision is None:
        try:
            with db.begin_nested():
                undo_changes(db, write, rows)
        except DependedOnError:
            raise DependedOnError(newest_dependent(db, write.workspace_id, revision)) from None
        undo_revision = write.revision
    return change_sets(db, write.workspace_id, [undo_revision])[0]


def logged_rows(db: Session, write: Write, revision: int) -> list[Any]:
    """Return the logged changes of a change set. Raises: DomainError(NOT_FOUND)."""
    rows = list(db.execute(logged_columns().where(_is_in_set(db, write, revision))))
    if not rows:
        raise DomainError(ErrorCode.NOT_FOUND)
    return rows


def logged_rows_but_entries(db: Session, write: Write, revision: int) -> list[Any]:
    """Return the logged changes of a change set except those of entries."""
    return list(db.execute(logged_columns().where(_is_in_set(db, write, revision), _ENTITY != ENTRY)))


def _is_in_set(db: Session, write: Write, revision: int) -> ColumnElement[bool]:
    is_part = revision in set_heads(db, write.workspace_id)
    if is_part or not log_floor(db, write.workspace_id) < revision < write.revision:
        raise DomainError(ErrorCode.NOT_FOUND)
    revisions = revisions_of(db, write.workspace_id, revision)
    return (ChangeRow.workspace_id == write.workspace_id) & _REVISION.in_(revisions)


_REVISION, _ENTITY, _KIND = ChangeRow.revision, ChangeRow.entity, ChangeRow.kind


def logged_columns() -> Select[Any]:
    """Return the select of the columns that an undo reads."""
    row, views = ChangeRow, (_view_column(ChangeRow.before), _view_column(ChangeRow.after))
    return select(_REVISION, _ENTITY, row.entity_id, _KIND, *views, row.replaces)


def _view_column(column: InstrumentedAttribute[dict[str, Any] | None]) -> ColumnElement[Any]:
    """Return the column of a view, null for added entries.

    An import logs more than memory holds.
    """
    added = (_ENTITY == ENTRY) & (_KIND == "created")
    return type_coerce(case((added, null()), else_=column), column.type).label(column.key)


def undo_changes(db: Session, write: Write, rows: list[Any]) -> None:
    """Undo logged changes and check the rules afterwards.

    Raises: DependedOnError when one is broken.
    """
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
        raise DependedOnError from error  # undoing would break a rule, given the later changes


def newest_dependent(db: Session, workspace_id: str, revision: int) -> int | None:
    """Return the newest revision that changed the rows of this one, or uses them.

    None without one.

    Undone changes and their undos do not count.
    """
    revisions = revisions_of(db, workspace_id, revision)
    in_set = (ChangeRow.workspace_id == workspace_id) & ChangeRow.revision.in_(revisions)
    replaced = select(ChangeRow.replaces).where(in_set, ChangeRow.replaces.is_not(None))
    ids = select(select(ChangeRow.entity_id).where(in_set).union(replaced).subquery().c.entity_id)
    using = select(HistoryRow.id).where(
        readable.entries(HistoryRow, workspace_id),
        HistoryRow.deleted_at.is_(None),
        or_(
            HistoryRow.account_id.in_(ids),
            HistoryRow.from_account_id.in_(ids),
            in_categories(ids),
            HistoryRow.refund_of.in_(ids),
            HistoryRow.schedule_id.in_(ids),
        ),
    )
    later = (
        select(ChangeRow.revision)
        .distinct()
        .where(
            ChangeRow.workspace_id == workspace_id,
            ChangeRow.revision > revision,
            ChangeRow.revision.not_in(revisions),
            or_(ChangeRow.entity_id.in_(ids), ChangeRow.entity_id.in_(using), ChangeRow.replaces.in_(ids)),
        )
    )
    undone, parts = undo_revisions(db, workspace_id, revision + 1), set_heads(db, workspace_id)
    sets = (parts.get(row.revision, row.revision) for row in db.execute(later.order_by(ChangeRow.revision.desc())))
    return next((each for each in sets if each not in undone and each not in undone.values()), None)
