"""Forgets what is over, every hour while the server runs."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import NoReturn

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session

from budget_api.db.models import ChallengeRow, ProviderSignInRow, SessionRow
from budget_api.db.port import Database
from budget_api.users.deleting import purge

logger = logging.getLogger(__name__)

EVERY_SECONDS = 3600.0
CHALLENGES_KEPT = timedelta(days=1)
"""Longer than they are good for: they also tell how many codes an e-mail got in a day."""
SESSIONS_KEPT = timedelta(days=1)


def sweep(db: Session, now: datetime) -> None:
    """Remove challenges and sessions that have been over for a while."""
    db.execute(delete(ChallengeRow).where(ChallengeRow.expires_at < now - CHALLENGES_KEPT))
    db.execute(delete(ProviderSignInRow).where(ProviderSignInRow.expires_at < now))
    over = now - SESSIONS_KEPT
    db.execute(delete(SessionRow).where(or_(SessionRow.ended_at < over, SessionRow.expires_at < over)))


@asynccontextmanager
async def keeping_up(database: Database) -> AsyncIterator[None]:
    """Sweep while it lasts."""
    task = asyncio.create_task(_keep_up(database), name="upkeep")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _keep_up(database: Database) -> NoReturn:
    while True:
        try:
            await purge(database)
            await database.write(sweep, datetime.now(UTC))
        except Exception:  # whatever it was: the next hour tries again
            logger.exception("what is over could not be removed")
        await asyncio.sleep(EVERY_SECONDS)
