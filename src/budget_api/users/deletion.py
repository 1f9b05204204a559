"""Deletion of an account, its workspaces, expired rows, and the personal data of its user."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Table, delete, exists, or_, select, tuple_, update
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.db.models import (
    AlertBookingRow,
    AlertLevelRow,
    AlertOccurrenceRow,
    AlertSettingsRow,
    AuthenticatorRow,
    AvatarRow,
    ChallengeRow,
    ChangeRow,
    IdentityRow,
    InvitationCodeRow,
    NotificationRow,
    ParticipantRow,
    PaymentEventRow,
    ProviderSignInRow,
    RecoveryCodeRow,
    ReminderRow,
    SessionRow,
    SettingsRow,
    SignInTicketRow,
    SubscriptionRow,
    UserRow,
    WorkspaceRow,
    all_tables,
)
from budget_api.db.port import Database
from budget_api.journal.compaction import compact_logs
from budget_api.journal.writes import begin_write_as_invited, record_change
from budget_api.settings.queries import settings_row
from budget_api.sign_in.sessions import end_sessions
from budget_api.users.password import lock_proved_user
from budget_api.users.service import notify
from budget_api.workspaces.members import WORKSPACE, bump_participants, remove_member
from budget_api.workspaces.queries import live_workspace, present_memberships, workspace_with_members
from budget_core.people.workspaces import heir

BATCH_ROWS = 2000
_MEMBERS = ("participants", "previousParticipants")
_PERSONAL = {"email": None, "avatar": None}


def delete_user(db: Session, user: User, password_hash: str | None) -> None:
    """Delete a user who proved their identity."""
    anonymize_user(db, lock_proved_user(db, user, password_hash), user.now)


def anonymize_user(db: Session, row: UserRow, now: datetime) -> None:
    """Remove the user of a locked row from all workspaces, and their personal data."""
    settings = settings_row(db, row.id)
    user = User(row.id, row.name, row.email, settings.language, settings.time_zone, "", now)
    notify(db, row, "accountDeleted", now)
    for workspace_id in present_memberships(db, user.id):
        _leave(db, user, workspace_id)
    _anonymize_changes(db, user.id)
    end_sessions(db, user.id, user.now)
    for kind in (
        AlertBookingRow,
        AlertLevelRow,
        AlertOccurrenceRow,
        AlertSettingsRow,
        AuthenticatorRow,
        AvatarRow,
        IdentityRow,
        NotificationRow,
        ProviderSignInRow,
        RecoveryCodeRow,
        ReminderRow,
        SessionRow,
        SettingsRow,
        SignInTicketRow,
        SubscriptionRow,
        PaymentEventRow,
        ChallengeRow,
    ):
        db.execute(delete(kind).where(kind.user_id == user.id))
    row.email = row.email_key = row.pending_email = row.password_hash = row.avatar = row.sign_up_id = None
    row.disabled_at = row.last_seen_at = None
    row.is_email_verified = row.can_add_to_workspace = False
    row.deleted_at = user.now
    db.flush()


async def purge(database: Database) -> None:
    """Delete the remaining data of deleted users; continues after an interruption."""
    while await database.write(purge_batch):
        pass
    await database.scrub()


def purge_batch(db: Session) -> bool:
    """Delete some rows; return whether there may be more."""
    abandoned = select(WorkspaceRow.id).join(UserRow, UserRow.id == WorkspaceRow.creator_id)
    workspace_id = db.scalar(abandoned.where(UserRow.deleted_at.is_not(None)).limit(1))
    if workspace_id is None:
        _remove_unnamed_users(db)
        return False
    if not any(_remove_rows(db, table, workspace_id) for table in _inner_tables()):
        db.execute(delete(SessionRow).where(SessionRow.workspace_id == workspace_id))
        db.execute(update(SettingsRow).where(SettingsRow.workspace_id == workspace_id).values(workspace_id=None))
        db.execute(delete(WorkspaceRow).where(WorkspaceRow.id == workspace_id))
    return True


def _leave(db: Session, user: User, workspace_id: str) -> None:
    write = begin_write_as_invited(db, Caller(user, workspace_id, role_in(db, workspace_id, user.id)))
    row = live_workspace(db, workspace_id)
    before = workspace_with_members(db, row)
    remove_member(db, db.get_one(ParticipantRow, (workspace_id, user.id)), user.now)
    bump_participants(row, user.now)
    if row.creator_id == user.id and not _hand_over(db, row):
        row.deleted_at = user.now
        db.flush()
        record_change(db, write, WORKSPACE, row.id, "deleted", before=before)
        return
    db.flush()
    record_change(db, write, WORKSPACE, row.id, "updated", before=before, after=workspace_with_members(db, row))


def _hand_over(db: Session, row: WorkspaceRow) -> bool:
    """Hand a workspace over, no longer as a personal one.

    Return whether there is an heir.
    """
    present = select(ParticipantRow).where(ParticipantRow.workspace_id == row.id, ParticipantRow.left_at.is_(None))
    joined = present.order_by(ParticipantRow.joined_at, ParticipantRow.user_id)
    successor = heir(db.scalars(joined), row.creator_id)
    if successor is None:
        return False
    row.creator_id, successor.role = successor.user_id, "editor"
    row.is_personal = False
    return True


def _anonymize_changes(db: Session, user_id: str) -> None:
    """Remove all personal data but the name from the log of shared workspaces."""
    shared = select(ParticipantRow.workspace_id).where(ParticipantRow.user_id == user_id)
    logged = select(ChangeRow).where(ChangeRow.entity == WORKSPACE, ChangeRow.workspace_id.in_(shared))
    for change in db.scalars(logged):
        change.before, change.after = _without(change.before, user_id), _without(change.after, user_id)
    db.flush()


def _without(view: dict[str, Any] | None, user_id: str) -> dict[str, Any] | None:
    if view is None:
        return None
    return view | {
        field: [member | _PERSONAL if member["userId"] == user_id else member for member in view[field]]
        for field in _MEMBERS
        if field in view
    }


def _inner_tables() -> list[Table]:
    """Return the tables inside a workspace, referenced ones last."""
    tables = reversed(all_tables())
    return [table for table in tables if "workspace_id" in table.c and not table.c.workspace_id.nullable]


def _remove_rows(db: Session, table: Table, workspace_id: str) -> bool:
    keys = table.primary_key.columns.values()
    is_inside = table.c.workspace_id == workspace_id
    some = select(*keys).where(is_inside).limit(BATCH_ROWS)
    return db.execute(delete(table).where(is_inside, tuple_(*keys).in_(some)).returning(keys[0])).first() is not None


def _remove_unnamed_users(db: Session) -> None:
    """Delete the users whose name no workspace shows."""
    named = exists().where(ParticipantRow.user_id == UserRow.id)
    db.execute(delete(UserRow).where(UserRow.deleted_at.is_not(None), ~named))


CHALLENGES_RETENTION = timedelta(days=1)
"""Longer than their validity, as they also count the codes of an e-mail in a day."""
AUTHENTICATORS_RETENTION = timedelta(days=1)
"""Time in which a new authenticator can be confirmed."""
SESSIONS_KEPT = timedelta(days=1)
INVITATION_CODES_RETENTION = timedelta(days=30)
"""Time after their expiry in which the server's owner sees their number of uses."""


def delete_expired(db: Session, now: datetime) -> None:
    """Delete challenges, codes, sign-ins, unconfirmed authenticators and sessions beyond their retention."""
    db.execute(delete(SignInTicketRow).where(SignInTicketRow.expires_at < now))
    unconfirmed = (
        AuthenticatorRow.confirmed_at.is_(None),
        AuthenticatorRow.created_at < now - AUTHENTICATORS_RETENTION,
    )
    db.execute(delete(AuthenticatorRow).where(*unconfirmed))
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
