"""Undoing changes of schedules; what they posted is taken back with the entries."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from budget_api.db.models import HistoryRow, ScheduleRow
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import (
    DELETED,
    DependedOnError,
    check_unchanged,
    is_used_since,
    restore_fields,
    undo_kind,
)
from budget_api.journal.writes import Write, record_change
from budget_api.schedules.queries import any_schedule
from budget_api.schedules.service import SCHEDULE, set_skipped
from budget_api.schedules.timing import schedule_posting
from budget_api.schedules.views import stored_view
from budget_core.contract.planning.schedules import StoredSchedule

_SKIPPED = "skipped"


def undo_schedules(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Delete what was made, bring back what was deleted, give fields back.

    Other skipped occurrences stay skipped.
    """
    for change in changes:
        row = any_schedule(db, write, change.entity_id)
        before = stored_view(row)
        check_unchanged(row, before, change, own=(_SKIPPED,))
        restore_fields(db, write, row, StoredSchedule, change, own=(_SKIPPED,))
        _give_back_skipped(row, change)
        row.updated_at = write.caller.now
        schedule_posting(db, row)
        record_change(db, write, SCHEDULE, row.id, undo_kind(change), before=before, after=stored_view(row))


def check_schedules(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Raise unless all that is deleted again posted nothing that still stands."""
    for change in changes:
        posted = HistoryRow.schedule_id == change.entity_id
        if DELETED in change.touched and change.old[DELETED] and is_used_since(db, write, change.revision, posted):
            raise DependedOnError


def _give_back_skipped(row: ScheduleRow, change: LoggedChange) -> None:
    old, new = set(change.old[_SKIPPED]), set(change.new[_SKIPPED])
    if old != new:
        set_skipped(row, (set(row.skipped) - (new - old)) | (old - new))
