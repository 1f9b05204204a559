"""Claims on waiting rows: taken by one process at a time, each try written down before it.

A try weighs more until it is noted how it ended. So who was killed between handing over and noting that is seen by the
next one to take it, and what may have come twice already is not handed over again.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session

from budget_api.db.models import MailRow, NotificationRow

Row = TypeVar("Row", MailRow, NotificationRow)


def take(
    db: Session, kind: type[Row], now: datetime, count: int, *, lease: timedelta, ahead: timedelta, weight: int
) -> list[Row]:
    """Take so many of what is due, so that nobody else does for a while; a try of this weight is written down.

    What is due later than `ahead` was taken by a clock that was ahead.
    """
    may_go = or_(kind.due_at <= now, kind.due_at > now + ahead)
    due = select(kind.id).where(may_go).order_by(kind.due_at).limit(count)
    taken = (
        update(kind)
        .where(kind.id.in_(due.with_for_update(skip_locked=True)))
        .values(due_at=now + lease, attempts=kind.attempts + weight)
        .returning(kind)
        .execution_options(synchronize_session=False, populate_existing=True)
    )
    return sorted(db.scalars(taken).all(), key=lambda row: row.id)


def weigh(db: Session, kind: type[Row], ids: Iterable[str], weight: int) -> None:
    """Write down a try of these, or take it back by a weight below zero."""
    if ours := list(ids):
        weighed = update(kind).where(kind.id.in_(ours)).values(attempts=kind.attempts + weight)
        db.execute(weighed.execution_options(synchronize_session=False))


def next_due(db: Session, kind: type[Row], now: datetime, ahead: timedelta) -> datetime | None:
    """When the next one is to be tried; None when none waits."""
    first, last = db.execute(select(func.min(kind.due_at), func.max(kind.due_at))).one()
    return now if last is not None and last > now + ahead else first
