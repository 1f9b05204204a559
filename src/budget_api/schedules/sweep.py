"""Job that posts what schedules are to post by themselves: each occurrence once, whoever is killed when.

Every occurrence is a write of its own, in the name of who made the schedule, on its own day.
"""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.db.models import ScheduleRow, UserRow, WorkspaceRow
from budget_api.db.port import Database, announce
from budget_api.jobs.token_bucket import TokenBucket
from budget_api.journal.writes import begin_write
from budget_api.schedules.posting import post_occurrence
from budget_api.schedules.timing import schedule_posting, unposted_plan
from budget_api.schedules.waiting import due_schedules
from budget_api.settings.queries import settings_row
from budget_core.base.errors import DomainError
from budget_core.contract.planning.schedules import SchedulePost
from budget_core.people.access import Action, is_allowed
from budget_core.recurring import schedules

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OccurrencePosted:
    """Event of the write in which the job posted an occurrence."""

    workspace_id: str
    revision: int
    schedule_id: str
    occurrence: str
    at: datetime


@dataclass(frozen=True, slots=True)
class OccurrenceFailed:
    """Event of the write in which the job found an occurrence that can't be posted."""

    schedule_id: str
    occurrence: str
    at: datetime


AGAIN = timedelta(hours=1)
"""Until the next look at what can't be booked yet, or at a day that has not begun where its person is."""
EACH_SECONDS = 0.02
LATE_WRITES = 4


async def post_due(database: Database, *, is_hurried: bool = False) -> None:
    """Post all that is due, with pauses in which others write; `is_hurried` where nobody else does."""
    pace, posted = TokenBucket(0 if is_hurried else EACH_SECONDS, LATE_WRITES), 0
    while ids := await database.read(due_schedules, datetime.now(UTC)):
        for schedule_id in ids:
            await pace.wait()
            posted += await database.write(post_next, schedule_id, datetime.now(UTC))
    if posted:
        logger.info("%d scheduled entries were posted", posted)


def post_next(db: Session, schedule_id: str, now: datetime) -> bool:
    """Post the oldest occurrence due and never posted, and set when to look again; return whether one was."""
    row = db.get(ScheduleRow, schedule_id)
    if row is None or row.post_at is None or row.post_at > now:
        return False
    caller = _poster(db, row, now)
    is_posted = False
    if caller is not None and _oldest(db, row, caller):
        is_posted = _post(db, caller, row)
    elif caller is not None:
        schedule_posting(db, db.get_one(ScheduleRow, schedule_id, populate_existing=True, with_for_update=True))
    if not is_posted:
        waiting = (ScheduleRow.id == schedule_id, ScheduleRow.post_at <= now)
        db.execute(update(ScheduleRow).where(*waiting).values(post_at=now + AGAIN))
    return is_posted


def _post(db: Session, caller: Caller, row: ScheduleRow) -> bool:
    """Post what is due once it is this writer's turn: another process may have posted it since the row was read."""
    occurrence = None
    try:
        with db.begin_nested():
            write = begin_write(db, caller)
            db.refresh(row)
            if occurrence := _oldest(db, row, caller):
                post_occurrence(db, write, row, SchedulePost(occurrence=occurrence), is_automatic=True)
            schedule_posting(db, row)
    except DomainError as error:
        logger.info("a schedule can't be posted: %s", error.code)
        if occurrence is not None:
            announce(db, OccurrenceFailed(row.id, occurrence, caller.now))
        return False
    if occurrence is not None:
        announce(db, OccurrencePosted(write.workspace_id, write.revision, row.id, occurrence, caller.now))
    return occurrence is not None


def _oldest(db: Session, row: ScheduleRow, caller: Caller) -> str | None:
    plan = unposted_plan(db, row)
    due = next(schedules.open_occurrences(plan, plan.settled, caller.user.today), None)
    return None if due is None or row.mode != "post" else due.occurrence.isoformat()


def _poster(db: Session, row: ScheduleRow, now: datetime) -> Caller | None:
    """Return who posts: who made the schedule, or the workspace's creator once they left."""
    creator_id = db.scalar(select(WorkspaceRow.creator_id).where(WorkspaceRow.id == row.workspace_id))
    for user_id in filter(None, (row.user_id, creator_id)):
        role = role_in(db, row.workspace_id, user_id)
        person = db.get(UserRow, user_id)
        if person is not None and person.deleted_at is None and is_allowed(role, Action.WRITE):
            settings = settings_row(db, user_id)
            user = User(user_id, person.name, person.email, settings.language, settings.time_zone, "", now)
            return Caller(user, row.workspace_id, role)
    return None
