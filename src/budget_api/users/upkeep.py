"""Forgets what is over."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session

from budget_api.db.models import ChallengeRow, ProviderSignInRow, SessionRow
from budget_api.db.port import Database
from budget_api.users.deletion import purge

CHALLENGES_KEPT = timedelta(days=1)
"""Longer than they are good for: they also tell how many codes an e-mail got in a day."""
SESSIONS_KEPT = timedelta(days=1)


def sweep(db: Session, now: datetime) -> None:
    """Remove challenges and sessions that have been over for a while."""
    db.execute(delete(ChallengeRow).where(ChallengeRow.expires_at < now - CHALLENGES_KEPT))
    db.execute(delete(ProviderSignInRow).where(ProviderSignInRow.expires_at < now))
    over = now - SESSIONS_KEPT
    db.execute(delete(SessionRow).where(or_(SessionRow.ended_at < over, SessionRow.expires_at < over)))


async def forget(database: Database) -> None:
    """Remove what is over: the rest of deleted people's data, codes, and sessions."""
    await purge(database)
    await database.write(sweep, datetime.now(UTC))
