"""A job of the server: what it does and when, and how SAQ calls it while its run is noted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from saq.job import Job

from budget_api.db.error_log import is_passing
from budget_api.jobs.runs import RunLog

logger = logging.getLogger(__name__)

BEAT_SECONDS = 5.0
"""Between two signs of life of a job that runs."""


class Schedule(NamedTuple):
    """Times at which a job runs, as cron has them, and the longest time between two."""

    cron: str
    seconds: int


HOURLY = Schedule("7 * * * *", 3600)
EVERY_15_SECONDS = Schedule("* * * * * */15", 15)


@dataclass(frozen=True, slots=True)
class ServerJob:
    """A sweep: what it finds to do it does, as often as it is called, and by however many processes."""

    name: str
    run: Callable[[], Awaitable[None]]
    schedule: Schedule = HOURLY


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
