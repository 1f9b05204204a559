"""Jobs of the server, and the worker of a process: each runs once at the start, then by its schedule."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from saq import CronJob, Worker
from saq.job import Job, Status
from saq.queue import Queue
from saq.utils import now_seconds

from budget_api.db.error_log import is_passing
from budget_api.jobs.queue import MemoryQueue
from budget_api.jobs.runs import RunLog

logger = logging.getLogger(__name__)

BEAT_SECONDS = 5.0
"""Between two signs of life of a job that runs."""


class JobSchedule(NamedTuple):
    """Times at which a job runs, as cron has them, and the longest time between two."""

    cron: str
    seconds: int


HOURLY = JobSchedule("7 * * * *", 3600)
EVERY_15_SECONDS = JobSchedule("* * * * * */15", 15)


@dataclass(frozen=True, slots=True)
class ServerJob:
    """A sweep: what it finds to do it does, as often as it is called, and by however many processes."""

    name: str
    run: Callable[[], Awaitable[None]]
    schedule: JobSchedule = HOURLY


def called(job: ServerJob, runs: RunLog | None) -> Callable[..., Awaitable[None]]:
    """Return the job as SAQ calls it; one that fails is logged and noted, and runs again by its schedule."""

    async def run(context: Any) -> None:
        started, failed = datetime.now(UTC), None
        signs = asyncio.create_task(_heartbeat(context["job"], job.name, started, runs))
        try:
            await job.run()
        except Exception as error:
            failed = error
            logger.exception(f"the job {job.name!r} failed")  # one text each: they are told apart by it
        finally:
            signs.cancel()
        if runs:
            await runs.ended(job.name, started, failed)

    run.__qualname__ = job.name
    return run


async def _heartbeat(queued: Job, name: str, started: datetime, runs: RunLog | None) -> None:
    is_noted = runs is None
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        try:
            await queued.update()
            if runs and not is_noted:
                await runs.begun(name, started)
                is_noted = True
        except Exception as error:
            if not is_passing(error):
                raise


DEADLINE_SECONDS = 1800
"""Longer than forgetting somebody's years takes; what hangs makes room for the others."""
SILENT_SECONDS = 20
"""Seconds without a sign of life after which a process counts as killed."""
POLL_SECONDS = 1.0
END_SECONDS = 2.0
_TIMERS: Any = {"worker_info": 3600, "sweep": 10, "abort": 5}
OPTIONS: Any = {"timeout": DEADLINE_SECONDS, "heartbeat": SILENT_SECONDS, "retries": 1, "ttl": -1}
"""Options of every job; nothing of it is kept in the queue once it is over."""

logging.getLogger("saq").setLevel(logging.ERROR)  # it warns of every shutdown


@asynccontextmanager
async def run_jobs(
    jobs: Sequence[ServerJob], runs: RunLog | None = None, queue: Queue | None = None, look_seconds: float = 60
) -> AsyncIterator[None]:
    """Run the jobs while the context lasts, several at once if needed.

    Schedules are checked every `look_seconds`, so none is kept closer. Without a queue they run for this process alone.
    """
    queue = queue or MemoryQueue()
    timers: Any = {**_TIMERS, "schedule": look_seconds}
    crons: list[CronJob[Any]] = [CronJob(called(job, runs), job.schedule.cron, **OPTIONS) for job in jobs]
    worker = Worker(queue, [], cron_jobs=crons, concurrency=len(jobs), timers=timers, poll_interval=POLL_SECONDS)
    worker.SIGNALS = []  # they are the process's
    for job in jobs:
        await queue.enqueue(job.name, **OPTIONS)
    task = asyncio.create_task(worker.start(), name="jobs")
    clock = asyncio.create_task(_follow_clock(queue, jobs, look_seconds), name="clock of jobs")
    try:
        yield
    finally:
        await _end(task)  # not `worker.stop()`: one that has not begun yet forgets it, and is waited for in vain
        await _end(clock)


async def _end(task: asyncio.Task[None]) -> None:
    """Cancel a task until it ends.

    It may miss a cancellation: `wait_for` of Python 3.11, which the worker waits by, swallows some.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=END_SECONDS)
    with suppress(asyncio.CancelledError):
        task.result()


async def _follow_clock(queue: Queue, jobs: Sequence[ServerJob], look_seconds: float) -> None:
    """Bring runs nearer that wait longer than their schedule allows: a clock was set back."""
    while True:
        await asyncio.sleep(look_seconds)
        try:
            for job in jobs:
                waiting, latest = await queue.job(f"cron:{job.name}"), int(now_seconds()) + job.schedule.seconds
                if waiting and waiting.status is Status.QUEUED and waiting.scheduled > latest:
                    await queue.update(waiting, scheduled=latest)
        except Exception as error:
            if not is_passing(error):
                logger.exception("runs that wait too long can't be brought nearer")
