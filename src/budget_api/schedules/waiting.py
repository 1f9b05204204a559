"""Schedules that the job is to look at: a command on a local file loads no more to see that there are none."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.db.models import ScheduleRow, WorkspaceRow

BATCH = 50
"""Schedules until the next look: in a second others are due."""


def due_schedules(db: Session, now: datetime) -> Sequence[str]:
    """Return the ids of some schedules that the job is to look at.

    Their users take turns, and of each user what fell due last comes first: whoever has a year to be posted
    delays nobody's bill of today.
    """
    owner = func.coalesce(ScheduleRow.user_id, WorkspaceRow.creator_id)
    newest = (ScheduleRow.post_at.desc(), ScheduleRow.id)
    turn = func.row_number().over(partition_by=owner, order_by=newest)
    query = select(ScheduleRow.id).join(WorkspaceRow, WorkspaceRow.id == ScheduleRow.workspace_id)
    due = query.where(ScheduleRow.post_at <= now, WorkspaceRow.deleted_at.is_(None))
    return db.scalars(due.order_by(turn, *newest).limit(BATCH)).all()
