"""Writes of users: sign-up, sign-in, profile, and the takeover of an unverified e-mail."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from msgspec import UNSET, UnsetType
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.db.models import IdentityRow, ParticipantRow, SettingsRow, UserRow, WorkspaceRow
from budget_api.ids import new_id
from budget_api.journal.edits import sent_fields
from budget_api.journal.writes import begin_write_as_invited, record_change
from budget_api.links.service import join_workspace, revoke_links_of
from budget_api.mail.queue import NOTICE_LIFETIME, queue_mail
from budget_api.settings.queries import settings_row
from budget_api.sign_in.challenges import Addressee, send_code, void_codes
from budget_api.sign_in.codes import NewCode
from budget_api.sign_in.invitation_codes import OPEN, Admission, admit
from budget_api.sign_in.second_factor import FirstProof, finish_first_step
from budget_api.sign_in.sessions import OpenedSession, SignedIn, current_session, end_sessions, open_session
from budget_api.subscriptions.service import abandon
from budget_api.users.queries import find_by_email, get_user, signed_in
from budget_api.workspaces.creation import create_personal_workspace
from budget_api.workspaces.members import WORKSPACE, bump_participants, set_participants
from budget_api.workspaces.queries import live_workspace, present_memberships, workspace_with_members
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.limits import DEFAULT_EXPENSES_VIEW, DEFAULT_LANGUAGE, DEFAULT_MAIN_SCREEN, DEFAULT_TIME_ZONE
from budget_core.base.text_rules import email_key
from budget_core.contract.people import users as contract
from budget_core.contract.workspaces.links import JoinWorkspace


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


def sign_up(db: Session, new: NewUser, now: datetime, lifetime: timedelta, device: str = "") -> OpenedSession:
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
    """Open a session, or ask for a second factor; None when the password was changed since it was verified."""
    query = select(UserRow.password_hash).where(UserRow.id == verified.user_id).with_for_update()
    if db.scalar(query) != verified.password_hash:
        return None
    if verified.fresh_hash is not None:
        db.execute(update(UserRow).where(UserRow.id == verified.user_id).values(password_hash=verified.fresh_hash))
    proof = FirstProof(verified.user_id, now, lifetime, verified.device, verified.time_zone)
    return signed_in(db, finish_first_step(db, proof))


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

    Raises: DomainError(LINK_GONE), or that of a name which is not free; then there is no account either.
    """
    if isinstance(new.admission.join_code, UnsetType):
        return
    settings = settings_row(db, user_id)
    user = User(user_id, new.name, new.email, settings.language, settings.time_zone, "", now)
    body = JoinWorkspace(member_id=new.admission.member_id)
    settings.workspace_id = join_workspace(db, user, new.admission.join_code, body).id
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


def update_user(db: Session, user: User, body: contract.UserUpdate) -> OpenedSession:
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


def take_over(db: Session, row: UserRow, now: datetime) -> None:
    """Verify the locked user and remove all earlier access.

    Sessions, tokens, codes, links, invitation links and participants.
    """
    row.pending_email = row.sign_up_id = None
    row.is_email_verified, row.updated_at = True, now
    db.execute(delete(IdentityRow).where(IdentityRow.user_id == row.id))
    void_codes(db, row.id, now)
    end_sessions(db, row.id, now)
    abandon(db, row.id, now)
    revoke_links_of(db, row.id, now)
    settings = settings_row(db, row.id)
    user = User(row.id, row.name, row.email, settings.language, settings.time_zone, "", now)
    for workspace_id in present_memberships(db, row.id):
        _remove_participants(db, user, workspace_id)
    personal = select(WorkspaceRow.id).where(WorkspaceRow.creator_id == row.id, WorkspaceRow.is_personal)
    settings.workspace_id = db.scalar(personal.limit(1))
    db.flush()


def _remove_participants(db: Session, user: User, workspace_id: str) -> None:
    write = begin_write_as_invited(db, Caller(user, workspace_id, role_in(db, workspace_id, user.id)))
    row = live_workspace(db, workspace_id)
    before = workspace_with_members(db, row)
    is_creator = row.creator_id == user.id
    changed = set_participants(db, row, [], UNSET, user) if is_creator else _reset_membership(db, user, row)
    if changed:
        after = workspace_with_members(db, row)
        record_change(db, write, WORKSPACE, row.id, "updated", before=before, after=after)


def _reset_membership(db: Session, user: User, row: WorkspaceRow) -> bool:
    """Turn a membership in another's workspace, perhaps a trap, into an invitation.

    Return whether there was one.
    """
    member = db.get_one(ParticipantRow, (row.id, user.id))
    if not member.is_verified:
        return False
    member.is_verified, member.joined_at = False, user.now
    bump_participants(row, user.now)
    db.flush()
    return True
