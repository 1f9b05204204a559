"""Log of job runs of every process, kept in the database for whoever looks after the server."""

import logging
import time
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.error_log import is_passing, summary
from budget_api.db.models import JobRunRow
from budget_api.db.port import Database
from budget_api.db.statements import Statement

logger = logging.getLogger(__name__)

SECONDS_BETWEEN = 60.0
"""Nobody wants to know more exactly, and a disk at rest stays so."""
_ERROR_MAX = 300
_RUNS = table_of(JobRunRow)


def _noted(insert: Any) -> Any:
    row = insert(_RUNS)
    last_values = {
        name: func.coalesce(row.excluded[name], _RUNS.c[name]) for name in ("ended_at", "error", "failed_at")
    }
    return row.on_conflict_do_update(
        index_elements=["name"], set_={"started_at": row.excluded.started_at, **last_values}
    )


_NOTE = Statement(_noted, *_RUNS.c.keys())


@dataclass(frozen=True, slots=True)
class Run:
    """The last run of a job, and its last failure; one that has not ended since it started is running."""

    name: str
    started_at: datetime
    ended_at: datetime | None = None
    error: str | None = None
    failed_at: datetime | None = None

    @property
    def line(self) -> str:
        """For whoever looks after the server."""
        is_running = self.ended_at is None or self.ended_at < self.started_at
        ran = f"running since {_shown(self.started_at)}" if is_running else f"ran {_shown(self.ended_at)}"
        return f"{self.name}: {ran}" + (f"; failed {_shown(self.failed_at)}: {self.error}" if self.error else "")


def _shown(at: datetime | None) -> str:
    return f"{at:%Y-%m-%d %H:%M:%S} UTC" if at else "never"


class RunLog:
    """Log of the runs of one process; failures are written at once, the rest once a minute."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[str, Run] = {}
        self._failed: set[str] = set()
        self._written = -SECONDS_BETWEEN

    async def begun(self, name: str, started: datetime) -> None:
        """Note that a job has been running for a while."""
        await self._take(Run(name, started), is_urgent=True)

    async def ended(self, name: str, started: datetime, error: Exception | None) -> None:
        """Note the end of a job."""
        now = datetime.now(UTC)
        run = Run(name, started, now, summary(error)[:_ERROR_MAX], now) if error else Run(name, started, now)
        is_urgent = error is not None or name in self._failed
        (self._failed.add if error else self._failed.discard)(name)
        await self._take(run, is_urgent=is_urgent)

    async def _take(self, run: Run, *, is_urgent: bool) -> None:
        self._waiting[run.name] = run
        if is_urgent or time.monotonic() - self._written >= SECONDS_BETWEEN:
            await self.write()

    async def write(self) -> None:
        """Write what waits; it waits on while the database is away."""
        waiting, self._waiting = self._waiting, {}
        if not waiting:
            return
        try:
            await self._database.write(save_runs, list(waiting.values()))
            self._written = time.monotonic()
        except Exception as error:
            if not is_passing(error):
                raise
            self._waiting = waiting | self._waiting


def save_runs(db: Session, runs: list[Run]) -> None:
    """Keep the last run of each job, and the last failure; in one order, as other processes do so at once."""
    _NOTE.run(db, *(asdict(run) for run in sorted(runs, key=lambda one: one.name)))


def last_runs(db: Session) -> list[Run]:
    """Return the last run of every job, by name."""
    rows = db.scalars(select(JobRunRow).order_by(JobRunRow.name))
    return [Run(row.name, row.started_at, row.ended_at, row.error, row.failed_at) for row in rows]
