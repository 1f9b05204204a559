"""Challenges: a code sent by mail may be tried five times and used once."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from hmac import compare_digest

from sqlalchemy import func, select, true, update
from sqlalchemy.orm import Session

from budget_api.config import CodeQuota
from budget_api.db.models import ChallengeRow
from budget_api.mail.queue import queue_mail
from budget_api.sign_in.codes import CodeAnswer, NewCode, Purpose
from budget_api.sign_in.second_factor import void_tickets
from budget_core.base.limits import CODE_ATTEMPTS, CODE_LIFETIME_MINUTES
from budget_core.base.text_rules import email_key

DAY = timedelta(days=1)
_TEXTS = {Purpose.RESET: "passwordReset", Purpose.EMAIL: "verification"}


@dataclass(frozen=True, slots=True)
class Addressee:
    """Addressee of a code; an unknown e-mail goes through the same steps and gets no mail."""

    email: str
    user_id: str | None = None
    name: str = ""
    language: str = "en"


def send_code(db: Session, new: NewCode, to: Addressee) -> None:
    """Store the challenge and queue its mail."""
    store_challenge(db, new, to.email, to.user_id)
    recipient = to.email if to.user_id else None
    params = {"name": to.name, "code": new.code, "minutes": str(CODE_LIFETIME_MINUTES)}
    queue_mail(db, _TEXTS[new.purpose], to.language, recipient, new.created_at, new.expires_at, **params)


def store_challenge(db: Session, new: NewCode, email: str, user_id: str | None) -> None:
    """Store a challenge without a mail, for a code that is delivered another way."""
    db.add(
        ChallengeRow(
            id=new.challenge_id,
            purpose=new.purpose,
            user_id=user_id,
            email_key=email_key(email),
            code_mac=new.mac,
            created_at=new.created_at,
            expires_at=new.expires_at,
        )
    )


def is_below_quota(db: Session, quota: CodeQuota, purpose: Purpose, email: str, now: datetime) -> bool:
    """Return whether the quota allows one more code to an e-mail, known or not."""
    recent = select(func.count()).where(
        ChallengeRow.email_key == email_key(email),
        ChallengeRow.purpose == purpose,
        ChallengeRow.created_at > now - DAY,
    )
    waiting = recent.where(ChallengeRow.used_at.is_(None), ChallengeRow.expires_at > now)
    return db.scalars(recent).one() < quota.a_day and db.scalars(waiting).one() < quota.at_once


def try_code(db: Session, answer: CodeAnswer, now: datetime, user_id: str | None = None) -> ChallengeRow | None:
    """Return the challenge that the code opens, with `user_id` only one of that user.

    The attempt is counted before the code is compared, and must be committed.
    """
    counted = (
        update(ChallengeRow)
        .where(
            ChallengeRow.id == answer.challenge_id,
            ChallengeRow.purpose == answer.purpose,
            ChallengeRow.attempts < CODE_ATTEMPTS,
            ChallengeRow.used_at.is_(None),
            ChallengeRow.expires_at > now,
        )
        .where(ChallengeRow.user_id == user_id if user_id else true())
        .values(attempts=ChallengeRow.attempts + 1)
        .returning(ChallengeRow.code_mac)
        .execution_options(synchronize_session=False)
    )
    stored = db.scalar(counted)
    is_right = compare_digest(stored or "0" * len(answer.mac), answer.mac)
    if not is_right or stored is None:
        return None
    row = db.get_one(ChallengeRow, answer.challenge_id)
    row.used_at = now
    db.flush()
    return row


def void_codes(db: Session, user_id: str, now: datetime) -> None:
    """Invalidate all unused codes of a user, and sign-ins that wait for a second factor."""
    void_tickets(db, user_id)
    waiting = update(ChallengeRow).where(ChallengeRow.user_id == user_id, ChallengeRow.used_at.is_(None))
    db.execute(waiting.values(used_at=now).execution_options(synchronize_session=False))


def fresh_challenge(db: Session, user_id: str, email: str, since: datetime, now: datetime) -> ChallengeRow | None:
    """Return the open e-mail challenge of this address that was created after `since`."""
    return db.scalar(
        select(ChallengeRow)
        .where(
            ChallengeRow.user_id == user_id,
            ChallengeRow.purpose == Purpose.EMAIL,
            ChallengeRow.email_key == email_key(email),
            ChallengeRow.created_at > since,
            ChallengeRow.used_at.is_(None),
            ChallengeRow.attempts < CODE_ATTEMPTS,
            ChallengeRow.expires_at > now,
        )
        .order_by(ChallengeRow.created_at.desc())
        .limit(1)
    )
