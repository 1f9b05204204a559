"""Schedules that wait for what they book to: the job looks at them at once when it is back."""

from sqlalchemy import or_, update
from sqlalchemy.orm import Session

from budget_api.db.models import ScheduleRow
from budget_api.journal.writes import Write


def post_again(db: Session, write: Write, restored_id: str) -> None:
    """Have the job try schedules with a restored account or category now, not an hour after its last try."""
    is_of_it = or_(*(column == restored_id for column in _SIDES))
    waiting = (ScheduleRow.workspace_id == write.workspace_id, ScheduleRow.post_at > write.caller.now, is_of_it)
    db.execute(update(ScheduleRow).where(*waiting).values(post_at=write.caller.now))


_SIDES = (ScheduleRow.account_id, ScheduleRow.from_account_id, ScheduleRow.category_id)
