"""Worker of a process: it runs each job once at the start, then by its schedule.

On PostgreSQL the processes share the queue, and a schedule is kept by one of them; the jobs of one that was killed
are free again when it has given no sign of life for a while.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from saq import CronJob, Worker
from saq.job import Status
from saq.queue import Queue
from saq.utils import now_seconds

from budget_api.db.error_log import is_passing
from budget_api.jobs.queue import MemoryQueue
from budget_api.jobs.runs import RunLog
from budget_api.jobs.server_job import ServerJob, called

DEADLINE_SECONDS = 1800
"""Longer than forgetting somebody's years takes; what hangs makes room for the others."""
SILENT_SECONDS = 20
"""Seconds without a sign of life after which a process counts as killed."""
POLL_SECONDS = 1.0
END_SECONDS = 2.0
_TIMERS: Any = {"worker_info": 3600, "sweep": 10, "abort": 5}
OPTIONS: Any = {"timeout": DEADLINE_SECONDS, "heartbeat": SILENT_SECONDS, "retries": 1, "ttl": -1}
"""Options of every job; nothing of it is kept in the queue once it is over."""

logger = logging.getLogger(__name__)
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
