"""Retention: deletion of expired rows and of the remaining data of deleted users."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session

from budget_api.db.models import ChallengeRow, InvitationCodeRow, ProviderSignInRow, SessionRow
from budget_api.db.port import Database
from budget_api.journal.compaction import compact_logs
from budget_api.users.deletion import purge

CHALLENGES_RETENTION = timedelta(days=1)
"""Longer than their validity, as they also count the codes of an e-mail in a day."""
SESSIONS_KEPT = timedelta(days=1)
INVITATION_CODES_RETENTION = timedelta(days=30)
"""Time after their expiry in which the server's owner sees their number of uses."""


def delete_expired(db: Session, now: datetime) -> None:
    """Delete challenges, codes, provider sign-ins and sessions beyond their retention."""
    db.execute(delete(ChallengeRow).where(ChallengeRow.expires_at < now - CHALLENGES_RETENTION))
    db.execute(delete(ProviderSignInRow).where(ProviderSignInRow.expires_at < now))
    db.execute(delete(InvitationCodeRow).where(InvitationCodeRow.expires_at < now - INVITATION_CODES_RETENTION))
    over = now - SESSIONS_KEPT
    db.execute(delete(SessionRow).where(or_(SessionRow.ended_at < over, SessionRow.expires_at < over)))


async def apply_retention(database: Database) -> None:
    """Delete data of deleted users, expired rows and old changes of the log."""
    await purge(database)
    await database.write(delete_expired, datetime.now(UTC))
    await compact_logs(database)
