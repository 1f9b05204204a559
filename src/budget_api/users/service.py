"""Sign-up and sign-in."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from msgspec import UNSET, UnsetType
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import SettingsRow, UserRow
from budget_api.ids import new_id
from budget_api.links.joining import join_workspace
from budget_api.settings.queries import settings_row
from budget_api.sign_in.challenges import Addressee, send_code
from budget_api.sign_in.codes import NewCode
from budget_api.sign_in.invitation_codes import OPEN, Admission, admit
from budget_api.sign_in.sessions import SignedIn, open_session
from budget_api.users.queries import find_by_email, get_user, signed_in
from budget_api.workspaces.creation import create_personal_workspace
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.limits import DEFAULT_EXPENSES_VIEW, DEFAULT_LANGUAGE, DEFAULT_MAIN_SCREEN, DEFAULT_TIME_ZONE
from budget_core.base.text_rules import email_key
from budget_core.contract.people import users as contract


@dataclass(frozen=True, slots=True)
class NewUser:
    """Fields of a new user; one of a local file has neither e-mail nor password.

    `sign_up_id` is the client's id of a guest's sign-up; `verification` the code that is sent to the e-mail;
    `admission` what lets in who signs up themselves.
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
    verification: NewCode | None = None
    admission: Admission = OPEN


def sign_up(db: Session, new: NewUser, now: datetime, lifetime: timedelta, device: str = "") -> SignedIn:
    """Create a user, their personal workspace with defaults, and a session."""
    user_id = new_id()
    insert_user(db, user_id, new, now)
    workspace_id = create_personal_workspace(db, user_id, new.name, now)
    insert_settings(db, user_id, workspace_id, new)
    join_on_sign_up(db, user_id, new, now)
    return signed_in(db, open_session(db, user_id, now, lifetime, device=device))


@dataclass(frozen=True, slots=True)
class SignIn:
    """Sign-in with a password that was verified against `password_hash`."""

    user_id: str
    password_hash: str | None
    time_zone: str | UnsetType
    device: str
    fresh_hash: str | None = None
    """Hash of the password at the present cost, if the stored one has another."""


def sign_in(db: Session, verified: SignIn, now: datetime, lifetime: timedelta) -> SignedIn | None:
    """Open a session; None when the password was changed since it was verified."""
    query = select(UserRow.password_hash).where(UserRow.id == verified.user_id).with_for_update()
    if db.scalar(query) != verified.password_hash:
        return None
    if verified.fresh_hash is not None:
        db.execute(update(UserRow).where(UserRow.id == verified.user_id).values(password_hash=verified.fresh_hash))
    session = open_session(db, verified.user_id, now, lifetime, verified.time_zone, verified.device)
    return signed_in(db, session)


def credentials(db: Session, email: str) -> tuple[str | None, str | None]:
    """Return id and password hash of an e-mail; both None for an unknown one."""
    row = find_by_email(db, email_key(email))
    return (row.id, row.password_hash) if row else (None, None)


def me(db: Session, user: User) -> contract.User:
    """Return the user behind the token."""
    found = get_user(db, user.id)
    if user.grant is not None:
        found.token_scope = user.grant.scope.value
    return found


def insert_user(db: Session, user_id: str, new: NewUser, now: datetime) -> None:
    """Store a user who is admitted and send the verification code.

    An error on `email` when it, or the `sign_up_id`, is taken; who is not admitted is not told so.
    """
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
        with db.begin_nested():  # a sign-up that fails uses no invitation code
            admit(db, new.admission, now)
            db.add(row)
    except IntegrityError:
        raise field_error("email", ErrorCode.VALIDATION_UNIQUE) from None
    if new.email is not None and new.verification is not None:
        language = _or(new.language, DEFAULT_LANGUAGE)
        send_code(db, new.verification, Addressee(new.email, user_id, new.name, language))


def join_on_sign_up(db: Session, user_id: str, new: NewUser, now: datetime) -> None:
    """Join the workspace of the link that a new user came by, and begin in it.

    Raises: DomainError(LINK_GONE); then there is no account either.
    """
    if isinstance(new.admission.join_code, UnsetType):
        return
    settings = settings_row(db, user_id)
    user = User(user_id, new.name, new.email, settings.language, settings.time_zone, "", now)
    settings.workspace_id = join_workspace(db, user, new.admission.join_code).id
    db.flush()


def insert_settings(db: Session, user_id: str, workspace_id: str, new: NewUser) -> None:
    """Store the settings of a new user, with the workspace in use."""
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
