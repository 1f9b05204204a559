"""Triggers of jobs, from a server that leaves its work to workers."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Mapping

from saq.queue import Queue

from budget_api.db.error_log import is_passing
from budget_api.jobs.worker import OPTIONS

logger = logging.getLogger(__name__)

PAUSE_SECONDS = 1.0
"""Seconds between two triggers of a job: events of that time share the second one."""


class JobTrigger:
    """Trigger of the job that handles an outbox event; were it lost, the job's schedule finds what waits."""

    def __init__(self, jobs: Mapping[type, str]) -> None:
        self._jobs = jobs
        self._wanted: set[str] = set()
        self._wake = asyncio.Event()

    def publish(self, handed_out: Iterable[object]) -> None:
        """Note what a commit handed out; called after it, never waits."""
        if jobs := {self._jobs[type(one)] for one in handed_out if type(one) in self._jobs}:
            self._wanted |= jobs
            self._wake.set()

    @contextlib.asynccontextmanager
    async def running(self, queue: Queue) -> AsyncIterator[None]:
        """Trigger jobs for as long as the block lasts."""
        task = asyncio.create_task(self._run(queue), name="triggering jobs")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, queue: Queue) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._wanted = self._wanted, set()
            for name in jobs:
                await self._enqueue(queue, name)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _enqueue(self, queue: Queue, name: str) -> None:
        try:
            await queue.enqueue(name, **OPTIONS)
        except Exception as error:
            if not is_passing(error):
                raise
            logger.warning("the workers can't be asked at the moment", exc_info=error)
