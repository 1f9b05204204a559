"""Deletion of what is kept no longer, and of the rest of deleted users."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session

from budget_api.db.models import ChallengeRow, InvitationCodeRow, ProviderSignInRow, SessionRow
from budget_api.db.port import Database
from budget_api.journal.compaction import compact_logs
from budget_api.users.deletion import purge

CHALLENGES_KEPT = timedelta(days=1)
"""Longer than they are good for: they also tell how many codes an e-mail got in a day."""
SESSIONS_KEPT = timedelta(days=1)
INVITATION_CODES_KEPT = timedelta(days=30)
"""After they expired: so long the server's owner sees how often they were used."""


def delete_expired(db: Session, now: datetime) -> None:
    """Delete challenges, codes, provider sign-ins and sessions that have been over for longer than they are kept."""
    db.execute(delete(ChallengeRow).where(ChallengeRow.expires_at < now - CHALLENGES_KEPT))
    db.execute(delete(ProviderSignInRow).where(ProviderSignInRow.expires_at < now))
    db.execute(delete(InvitationCodeRow).where(InvitationCodeRow.expires_at < now - INVITATION_CODES_KEPT))
    over = now - SESSIONS_KEPT
    db.execute(delete(SessionRow).where(or_(SessionRow.ended_at < over, SessionRow.expires_at < over)))


async def apply_retention(database: Database) -> None:
    """Delete the rest of deleted users' data, what has expired, and the log of changes beyond its bounds."""
    await purge(database)
    await database.write(delete_expired, datetime.now(UTC))
    await compact_logs(database)
