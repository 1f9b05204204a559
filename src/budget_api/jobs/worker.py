"""Runs jobs while a process runs: each once at the start, then by its schedule.

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

from budget_api.jobs.queue import MemoryQueue
from budget_api.jobs.runs import RunLog
from budget_api.jobs.server_job import ServerJob, called

DEADLINE_SECONDS = 1800
"""Longer than forgetting somebody's years takes; what hangs makes room for the others."""
SILENT_SECONDS = 20
"""Who gave no sign of life for so long was killed."""
POLL_SECONDS = 1.0
END_SECONDS = 2.0
_TIMERS: Any = {"worker_info": 3600, "sweep": 10, "abort": 5}
OPTIONS: Any = {"timeout": DEADLINE_SECONDS, "heartbeat": SILENT_SECONDS, "retries": 1, "ttl": -1}
"""Of every job; nothing of it is kept in the queue once it is over."""

logging.getLogger("saq").setLevel(logging.ERROR)  # it warns of every shutdown


@asynccontextmanager
async def run_jobs(
    jobs: Sequence[ServerJob], runs: RunLog | None = None, queue: Queue | None = None, look_seconds: float = 60
) -> AsyncIterator[None]:
    """Run the jobs while it lasts, all at once if need be; no schedule is kept closer than every `look_seconds`.

    Without a queue they run for this process alone.
    """
    queue = queue or MemoryQueue()
    timers: Any = {**_TIMERS, "schedule": look_seconds}
    crons: list[CronJob[Any]] = [CronJob(called(job, runs), job.schedule.cron, **OPTIONS) for job in jobs]
    worker = _Worker(queue, [], cron_jobs=crons, concurrency=len(jobs), timers=timers, poll_interval=POLL_SECONDS)
    worker.SIGNALS = []  # they are the process's
    worker.seconds = {job.name: job.schedule.seconds for job in jobs}
    for job in jobs:
        await queue.enqueue(job.name, **OPTIONS)
    task = asyncio.create_task(worker.start(), name="jobs")
    try:
        yield
    finally:
        await _end(task)  # not `worker.stop()`: one that has not begun yet forgets it, and is waited for in vain


async def _end(task: asyncio.Task[None]) -> None:
    """Cancel the worker until it ends: one of its tasks may miss that, as `wait_for` of Python 3.11 does at times."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=END_SECONDS)
    with suppress(asyncio.CancelledError):
        task.result()


class _Worker(Worker[Any]):
    seconds: dict[str, int]
    """How far apart the runs of each job are at most."""

    async def schedule(self, lock: int = 1) -> None:
        """Queue what comes next, and bring back what waits for a time that a clock showed before it was set back."""
        for name, seconds in self.seconds.items():
            waiting, latest = await self.queue.job(f"cron:{name}"), int(now_seconds()) + seconds
            if waiting and waiting.status is Status.QUEUED and waiting.scheduled > latest:
                await self.queue.update(waiting, scheduled=latest)
        await super().schedule(lock)
