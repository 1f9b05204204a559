"""Signing up, in and out."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from msgspec import UNSET, UnsetType
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.caller import User
from budget_api.db.models import SessionRow, SettingsRow, UserRow
from budget_api.db.port import announce
from budget_api.edits import carried
from budget_api.ids import new_id
from budget_api.live.messages import SessionsEnded
from budget_api.users.queries import find_by_email, settings_row, user_view
from budget_api.workspaces.starting import start_workspace
from budget_core.contract import users as contract
from budget_core.errors import ErrorCode, field_error
from budget_core.limits import DEFAULT_EXPENSES_VIEW, DEFAULT_LANGUAGE, DEFAULT_MAIN_SCREEN, DEFAULT_TIME_ZONE
from budget_core.validation import email_key


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A user with a fresh session."""

    user: contract.User
    session_id: str
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class NewUser:
    """What a user starts with; a user of a local file has neither e-mail nor password.

    `sign_up_id` is the client's id of a guest's sign-up.
    """

    name: str
    email: str | None = None
    password_hash: str | None = None
    language: str | UnsetType = UNSET
    time_zone: str | UnsetType = UNSET
    main_screen: str = DEFAULT_MAIN_SCREEN
    expenses_view: str = DEFAULT_EXPENSES_VIEW
    show_onboarding: bool = False
    sign_up_id: str | None = None


def sign_up(db: Session, new: NewUser, now: datetime, lifetime: timedelta, device: str = "") -> SignedIn:
    """Make the user, their personal workspace with its default accounts and categories, and a session."""
    user_id = new_id()
    insert_user(db, user_id, new, now)
    workspace_id = start_workspace(db, user_id, new.name, now)
    insert_settings(db, user_id, workspace_id, new)
    return open_session(db, user_id, now, lifetime, device=device)


def open_session(
    db: Session,
    user_id: str,
    now: datetime,
    lifetime: timedelta,
    time_zone: str | UnsetType = UNSET,
    device: str = "",
) -> SignedIn:
    """A new session for a user whose identity was proved."""
    session = SessionRow(id=new_id(), user_id=user_id, device=device, created_at=now, expires_at=now + lifetime)
    db.add(session)
    if not isinstance(time_zone, UnsetType):
        settings_row(db, user_id).time_zone = time_zone
    db.flush()
    return SignedIn(user_view(db, user_id), session.id, session.expires_at)


def credentials(db: Session, email: str) -> tuple[str | None, str | None]:
    """Id and password hash behind an e-mail; both None when nobody has it."""
    row = find_by_email(db, email_key(email))
    return (row.id, row.password_hash) if row else (None, None)


def sign_out(db: Session, user: User) -> contract.Done:
    """End the session of the token at hand."""
    db.execute(update(SessionRow).where(SessionRow.id == user.session_id).values(ended_at=user.now))
    announce(db, SessionsEnded(user.id))
    return contract.Done()


def me(db: Session, user: User) -> contract.User:
    """The user behind the token."""
    return user_view(db, user.id)


def update_user(db: Session, user: User, body: contract.UserUpdate) -> contract.User:
    """Change the fields the body carries."""
    row = db.get_one(UserRow, user.id)
    for name, value in carried(body).items():
        setattr(row, name, value)
    row.updated_at = user.now
    db.flush()
    return user_view(db, user.id)


def insert_user(db: Session, user_id: str, new: NewUser, now: datetime) -> None:
    """The bare user; an error on `email` when it, or the `sign_up_id`, is taken."""
    row = UserRow(
        id=user_id,
        name=new.name,
        email=new.email,
        email_key=None if new.email is None else email_key(new.email),
        password_hash=new.password_hash,
        is_email_verified=False,
        can_add_to_workspace=False,
        sign_up_id=new.sign_up_id,
        created_at=now,
        updated_at=now,
    )
    try:
        with db.begin_nested():
            db.add(row)
    except IntegrityError:
        raise field_error("email", ErrorCode.VALIDATION_UNIQUE) from None


def insert_settings(db: Session, user_id: str, workspace_id: str, new: NewUser) -> None:
    """The user's settings, with the workspace in use."""
    db.add(
        SettingsRow(
            user_id=user_id,
            workspace_id=workspace_id,
            main_screen=new.main_screen,
            expenses_view=new.expenses_view,
            language=_or(new.language, DEFAULT_LANGUAGE),
            show_onboarding=new.show_onboarding,
            time_zone=_or(new.time_zone, DEFAULT_TIME_ZONE),
        )
    )
    db.flush()


def _or(value: str | UnsetType, default: str) -> str:
    return default if isinstance(value, UnsetType) else value
