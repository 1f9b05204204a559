"""Metrics of a database: its size, waiting mails and messages, last runs of jobs."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import case, func, select, text
from sqlalchemy.orm import Session

from budget_api.db.models import JobRunRow, MailRow, NotificationRow, UserRow

_SIZE = {
    "sqlite": "select page_count * page_size from pragma_page_count(), pragma_page_size()",
    "postgresql": "select pg_database_size(current_database())",
}


@dataclass(frozen=True, slots=True)
class DatabaseMetrics:
    """Metrics at one moment."""

    database: str
    database_bytes: int
    mails_waiting: int
    messages_waiting: int
    users: dict[str, float]
    """By state: `active` and `disabled`."""
    job_runs: dict[str, float]
    """Seconds since 1970 at which the last run of each job ended."""
    job_failures: dict[str, float]


def read_database_metrics(db: Session) -> DatabaseMetrics:
    """Return the metrics as of now."""
    kind = db.get_bind().dialect.name
    disabled = func.coalesce(func.sum(case((UserRow.disabled_at.is_not(None), 1), else_=0)), 0)
    users, kept_out = db.execute(select(func.count(), disabled).where(UserRow.deleted_at.is_(None))).one()
    runs = db.execute(select(JobRunRow.name, JobRunRow.ended_at, JobRunRow.failed_at)).all()
    return DatabaseMetrics(
        database=kind,
        database_bytes=int(db.scalar(text(_SIZE[kind])) or 0),
        mails_waiting=db.scalars(select(func.count()).select_from(MailRow)).one(),
        messages_waiting=db.scalars(select(func.count()).select_from(NotificationRow)).one(),
        users={"active": users - kept_out, "disabled": kept_out},
        job_runs=_times((run.name, run.ended_at) for run in runs),
        job_failures=_times((run.name, run.failed_at) for run in runs),
    )


def _times(found: Iterable[tuple[str, datetime | None]]) -> dict[str, float]:
    return {name: at.timestamp() for name, at in found if at is not None}
