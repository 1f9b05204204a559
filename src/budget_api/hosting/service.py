"""Writes of the server's owner.

Disable, enable and delete users, let them set a password, invite others.
"""

import logging
from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.tokens import is_id
from budget_api.db.models import InvitationCodeRow, UserRow
from budget_api.hosting.queries import code_view, living_user, server_user
from budget_api.ids import new_id
from budget_api.sign_in.challenges import store_challenge, void_codes
from budget_api.sign_in.codes import NewCode
from budget_api.sign_in.invitation_codes import digest
from budget_api.sign_in.second_factor import remove_second_factor
from budget_api.sign_in.sessions import end_sessions
from budget_api.users.deletion import anonymize_user
from budget_api.users.service import notify
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.server.hosting import InvitationCode, InvitationCodeCreate, ServerUser
from budget_core.contract.types import Done

logger = logging.getLogger(__name__)


def check_other(user: User, user_id: str) -> None:
    """Raise USER_SELF for who would shut themselves out."""
    if user.id == user_id:
        raise DomainError(ErrorCode.USER_SELF)


def disable_user(db: Session, user_id: str, now: datetime) -> ServerUser:
    """Disable a user: end their sessions, tokens and codes.

    Their data stay. A repeated call changes nothing.
    """
    row = living_user(db, user_id)
    row.disabled_at = row.disabled_at or now
    void_codes(db, row.id, now)
    end_sessions(db, row.id, now)
    db.flush()
    return server_user(row)


def remove_factor(db: Session, user_id: str, now: datetime) -> ServerUser:
    """Remove the second factor of a user; their sessions and tokens stay.

    Raises: DomainError(AUTH_FACTOR_OFF) without one.
    """
    row = living_user(db, user_id)
    if not remove_second_factor(db, row.id):
        raise DomainError(ErrorCode.AUTH_FACTOR_OFF)
    notify(db, row, "factorRemoved", now)
    logger.warning("the second factor of user %s was removed by the owner of the data folder", row.id)
    return server_user(row)


def enable_user(db: Session, user_id: str) -> ServerUser:
    """Let a user sign in again."""
    row = living_user(db, user_id)
    row.disabled_at = None
    db.flush()
    return server_user(row)


def delete_user(db: Session, user_id: str, now: datetime) -> Done:
    """Delete a user as they do themselves; the second time is answered as the first."""
    row = db.get(UserRow, user_id, with_for_update=True) if is_id(user_id) else None
    if row is not None and row.deleted_at is None:
        anonymize_user(db, row, now)
    return Done()


def store_reset_link(db: Session, user_id: str, new: NewCode) -> str:
    """Store the challenge behind a link for a new password and return the user's e-mail.

    VALIDATION_EMAIL for who has no e-mail to sign in with.
    """
    row = living_user(db, user_id)
    if row.email is None:
        raise DomainError(ErrorCode.VALIDATION_EMAIL)
    store_challenge(db, new, row.email, row.id)
    return row.email


def create_invitation_code(
    db: Session, code: str, data: InvitationCodeCreate, user: User | None, now: datetime
) -> InvitationCode:
    """Store a new code; `user` made it, or who has the data folder."""
    row = InvitationCodeRow(
        id=new_id(),
        code_hash=digest(code),
        user_id=user.id if user else None,
        uses=0,
        uses_max=data.uses,
        created_at=now,
        expires_at=now + timedelta(days=data.days),
    )
    db.add(row)
    db.flush()
    return InvitationCode(**code_view(row, user.name if user else None))


def revoke_invitation_code(db: Session, code_id: str) -> Done:
    """Make a code good for nobody more; NOT_FOUND for one that is not there."""
    revoking = delete(InvitationCodeRow).where(InvitationCodeRow.id == code_id).returning(InvitationCodeRow.id)
    if not is_id(code_id) or db.scalar(revoking) is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return Done()
