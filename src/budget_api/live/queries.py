"""Queries of the rights to live events, read at every delivery."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.db.models import ParticipantRow, SessionRow, UserRow, WorkspaceRow


@dataclass(frozen=True, slots=True)
class Audience:
    """Audience of a delivery, and the e-mails of the users it tells about."""

    members: frozenset[tuple[str, str]]
    """(workspace id, user id) of confirmed participants."""
    sessions: frozenset[str]
    """Sessions of the query that are neither ended nor expired."""
    emails: dict[str, str | None]


def audience(
    db: Session, workspaces: Collection[str], sessions: Collection[str], users: Collection[str], now: datetime
) -> Audience:
    """Return the audience of a delivery.

    Members, standing sessions, and e-mails of the users it tells about.
    """
    members = select(ParticipantRow.workspace_id, ParticipantRow.user_id).join(
        WorkspaceRow, WorkspaceRow.id == ParticipantRow.workspace_id
    )
    present = members.where(
        ParticipantRow.workspace_id.in_(workspaces),
        ParticipantRow.is_verified,
        ParticipantRow.left_at.is_(None),
        WorkspaceRow.deleted_at.is_(None),
    )
    alive = select(SessionRow.id).where(
        SessionRow.id.in_(sessions), SessionRow.ended_at.is_(None), SessionRow.expires_at > now
    )
    emails = select(UserRow.id, UserRow.email).where(UserRow.id.in_(users))
    return Audience(
        members=frozenset((row.workspace_id, row.user_id) for row in db.execute(present)),
        sessions=frozenset(db.scalars(alive)),
        emails={row.id: row.email for row in db.execute(emails)},
    )


def session_expiry(db: Session, session_id: str) -> datetime | None:
    """Return the expiry of a session; None for an ended one."""
    return db.scalar(select(SessionRow.expires_at).where(SessionRow.id == session_id, SessionRow.ended_at.is_(None)))
