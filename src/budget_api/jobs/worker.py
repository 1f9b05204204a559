"""Runs jobs while the server runs: each once at the start, then by its schedule."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from saq import CronJob, Worker

from budget_api.jobs.queue import MemoryQueue

HOURLY = "7 * * * *"
DEADLINE_SECONDS = 1800
"""Longer than forgetting somebody's years takes; what hangs makes room for the others."""
_TIMERS: Any = {"worker_info": 3600, "sweep": 600, "abort": 5}

logging.getLogger("saq").setLevel(logging.ERROR)  # it warns of every shutdown


@dataclass(frozen=True, slots=True)
class ServerJob:
    """A sweep: what it finds to do it does, as often as it is called."""

    name: str
    run: Callable[[], Awaitable[None]]
    schedule: str = HOURLY


@asynccontextmanager
async def run_jobs(jobs: Sequence[ServerJob], look_seconds: float = 60) -> AsyncIterator[None]:
    """Run the jobs while it lasts, one at a time; no schedule is kept closer than every `look_seconds`."""
    queue = MemoryQueue()
    timers: Any = {**_TIMERS, "schedule": look_seconds}
    crons: list[CronJob[Any]] = [
        CronJob(_named(job), job.schedule, timeout=DEADLINE_SECONDS, retries=1) for job in jobs
    ]
    worker: Worker[Any] = Worker(queue, [], cron_jobs=crons, concurrency=1, timers=timers)
    worker.SIGNALS = []  # they are the server's
    for job in jobs:
        await queue.enqueue(job.name, timeout=DEADLINE_SECONDS)
    task = asyncio.create_task(worker.start(), name="jobs")
    try:
        yield
    finally:
        task.cancel()  # not `worker.stop()`: a worker that has not begun yet forgets it, and is waited for in vain
        with suppress(asyncio.CancelledError):
            await task


def _named(job: ServerJob) -> Callable[..., Awaitable[None]]:
    async def run(_: Any) -> None:
        await job.run()

    run.__qualname__ = job.name
    return run
