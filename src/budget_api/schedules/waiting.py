"""Schedules that the job is to look at: a command on a local file loads no more to see that there are none."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.db.models import ScheduleRow, WorkspaceRow

BATCH = 100


def due_schedules(db: Session, now: datetime) -> Sequence[str]:
    """Return the ids of some schedules that the job is to look at."""
    query = select(ScheduleRow.id).join(WorkspaceRow, WorkspaceRow.id == ScheduleRow.workspace_id)
    due = query.where(ScheduleRow.post_at <= now, WorkspaceRow.deleted_at.is_(None))
    return db.scalars(due.order_by(ScheduleRow.post_at).limit(BATCH)).all()
