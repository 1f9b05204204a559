"""A SAQ queue in the memory of one process, so that a server at home needs no broker.

It forgets everything at the end: a job is a sweep that finds its work in the database, never a note of that work.
"""

import asyncio
import heapq
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from typing import Any

from saq.job import TERMINAL_STATUSES, Job, Status
from saq.queue.base import Queue
from saq.utils import now, now_seconds

SHORTEST_WAIT_SECONDS = 0.2


class MemoryQueue(Queue):
    """Jobs by key, and those that wait by their time."""

    def __init__(self) -> None:
        super().__init__("memory", None, None)
        self._jobs: dict[str, Job] = {}
        self._waiting: list[tuple[int, int, str]] = []
        self._number = count()
        self._pushed = asyncio.Event()

    async def disconnect(self) -> None:
        """Do nothing: nothing was connected."""

    async def info(self, jobs: bool = False, offset: int = 0, limit: int = 10) -> Any:
        """Return an empty state: nobody asks a queue in memory for one."""
        return {"name": self.name, "workers": {}, "queued": 0, "active": 0, "scheduled": 0, "jobs": []}

    async def count(self, kind: Any) -> int:
        """Return the number of jobs that are not over."""
        return sum(job.status not in TERMINAL_STATUSES for job in self._jobs.values())

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Forget jobs that have been over for as long as they asked to be kept."""
        over = [key for key, job in self._jobs.items() if job.completed and now() - job.completed > job.ttl * 1000]
        for key in over:
            del self._jobs[key]
        return over

    async def job(self, job_key: str) -> Job | None:
        """Return the job of this key."""
        return self._jobs.get(job_key)

    async def jobs(self, job_keys: Iterable[str]) -> list[Job | None]:
        """Return the jobs of these keys."""
        return [self._jobs.get(key) for key in job_keys]

    async def iter_jobs(self, statuses: Any = tuple(Status), batch_size: int = 100) -> Any:
        """Return the jobs in these states."""
        for job in list(self._jobs.values()):
            if job.status in statuses:
                yield job

    async def abort(self, job: Job, error: str, ttl: float = 5) -> None:
        """Stop a job, or keep it from running."""
        job.status, job.error = (Status.ABORTED if job.status == Status.QUEUED else Status.ABORTING), error

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        """Return the next job whose time has come; None after `timeout` seconds without one (0: never)."""
        try:
            async with asyncio.timeout(timeout or None):
                return await self._next()
        except TimeoutError:
            return None

    async def _next(self) -> Job:
        while True:
            while self._waiting and self._waiting[0][0] <= now_seconds():
                job = self._jobs.get(heapq.heappop(self._waiting)[2])
                if job is not None and job.status == Status.QUEUED:
                    return job
            self._pushed.clear()
            due = max(self._waiting[0][0] - now_seconds(), SHORTEST_WAIT_SECONDS) if self._waiting else None
            # Not `wait_for` of a condition: a cancellation at its timeout was lost, or left its lock held for ever.
            with suppress(TimeoutError):
                async with asyncio.timeout(due):
                    await self._pushed.wait()

    async def write_worker_info(self, worker_id: str, info: Any, ttl: int) -> None:
        """Do nothing: nobody reads it."""

    async def _update(self, job: Job, status: Status | None = None, **kwargs: Any) -> None:
        job.status = status or job.status
        self._jobs[job.key] = job
        if job.status == Status.QUEUED:
            self._push(job)

    async def _enqueue(self, job: Job) -> Job | None:
        known = self._jobs.get(job.key)
        if known is not None and known.status not in TERMINAL_STATUSES:
            return None
        self._jobs[job.key] = job
        self._push(job)
        return job

    async def _retry(self, job: Job, error: str | None) -> None:
        delay = job.next_retry_delay()
        job.scheduled = int(now_seconds() + delay) if delay else 0
        self._jobs[job.key] = job
        self._push(job)

    def _push(self, job: Job) -> None:
        heapq.heappush(self._waiting, (int(job.scheduled or 0), next(self._number), job.key))
        self._pushed.set()

    async def _finish(self, job: Job, status: Status, *, result: Any = None, error: str | None = None) -> None:
        self._jobs[job.key] = job
