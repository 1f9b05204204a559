"""Profile of a user: editable fields, and mails about changes of the account."""

from datetime import datetime

from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import SettingsRow, UserRow
from budget_api.journal.edits import sent_fields
from budget_api.mail.queue import NOTICE_LIFETIME, queue_mail
from budget_api.sign_in.sessions import SignedIn, current_session
from budget_api.users.queries import signed_in
from budget_core.base.limits import DEFAULT_LANGUAGE
from budget_core.contract.people import users as contract


def update_user(db: Session, user: User, body: contract.UserUpdate) -> SignedIn:
    """Change the fields in the body except the e-mail.

    The present e-mail cancels a pending change.
    """
    row = db.get_one(UserRow, user.id)
    if body.email == row.email:
        row.pending_email = None
    for name, value in sent_fields(body, "email", "current_password").items():
        setattr(row, name, value)
    row.updated_at = user.now
    db.flush()
    return signed_in(db, current_session(db, user))


def notify(db: Session, row: UserRow, text: str, now: datetime, **params: str) -> None:
    """Queue a mail about a change of the account, only to a verified address."""
    if row.email is None or not row.is_email_verified:
        return
    settings = db.get(SettingsRow, row.id)
    language = settings.language if settings else DEFAULT_LANGUAGE
    queue_mail(db, text, language, row.email, now, now + NOTICE_LIFETIME, name=row.name, **params)
