"""Storage of a guest's data as one workspace, in the transaction that creates it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller, User
from budget_api.db.base import Base, table_of
from budget_api.db.models import AccountRow, CategoryRow, HistoryRow, UserRow, WorkspaceRow
from budget_api.db.port import announce
from budget_api.db.statements import Statement
from budget_api.guests.import_rows import RowGroup, StoredParts, WorkspaceImport
from budget_api.history.bulk import insert_entries
from budget_api.journal.compaction import raise_floor, write_unlogged
from budget_api.journal.writes import begin_write
from budget_api.ledger.sums import rebuild_month_sums
from budget_api.live.events import events_of
from budget_api.live.messages import Changed
from budget_api.sign_in.second_factor import FirstProof, finish_first_step
from budget_api.sign_in.sessions import OpenedSession, SignedIn, open_session
from budget_api.users.queries import signed_in
from budget_api.users.service import NewUser, insert_settings, insert_user, join_on_sign_up
from budget_api.workspaces.creation import NewWorkspace, insert_workspace
from budget_api.workspaces.service import check_workspace_count, find_created, finish_creation
from budget_core.accounts.accounts import currency_of
from budget_core.base.errors import DomainError
from budget_core.contract.types import Done
from budget_core.contract.workspaces.workspaces import Workspace


@dataclass(frozen=True, slots=True)
class ExistingUser:
    """User of an earlier sign-up with an equal client id."""

    user_id: str
    email_key: str | None
    password_hash: str | None


def sign_up_guest(
    db: Session, imported: WorkspaceImport, new: NewUser, now: datetime, lifetime: timedelta, device: str
) -> OpenedSession | ExistingUser:
    """Make the user, with the guest's data as the personal workspace.

    A repeated call returns the user it made before.
    """
    user_id = imported.workspace.creator_id
    try:
        insert_user(db, user_id, new, now)
    except DomainError:
        if (existing := _find_signed_up(db, new.sign_up_id)) is not None:
            return existing
        raise
    insert_workspace(db, imported.workspace, now)
    _insert_rows(db, imported)
    insert_settings(db, user_id, imported.workspace.id, new)
    join_on_sign_up(db, user_id, new, now)
    return signed_in(db, open_session(db, user_id, now, lifetime, device=device))


def sign_in_existing(db: Session, user_id: str, now: datetime, lifetime: timedelta, device: str) -> SignedIn:
    """Open a session for a user who signed up before, now that their password was verified."""
    return signed_in(db, finish_first_step(db, FirstProof(user_id, now, lifetime, device)))


def import_guest(db: Session, user: User, imported: WorkspaceImport, sent: str) -> Workspace:
    """Return the guest's data as one more workspace of a user; `sent` tells a repeat from another import."""
    if not insert_workspace(db, imported.workspace, user.now):
        return find_created(db, imported.workspace.id, sent)
    check_workspace_count(db, user)
    _insert_rows(db, imported)
    return finish_creation(db, user, imported.workspace.id, [], {})


def add_part(db: Session, part: RowGroup) -> None:
    """Book a further part of a new workspace's entries; those of an earlier try are there already.

    The log does not show them: a device that has read the workspace before reads it whole.
    """
    write_unlogged(db, part.workspace_id)
    _add_entries(db, part)


def import_part(db: Session, caller: Caller, part: RowGroup) -> Done:
    """Book further entries for the creator of a workspace that was made of a guest's data."""
    write = begin_write(db, caller)
    raise_floor(db, caller.workspace_id, write.revision)
    _add_entries(db, part)
    announce(db, Changed(write.workspace_id, write.revision, caller.user.id, events_of("history", "created", None)))
    return Done()


def stored_parts(db: Session, caller: Caller) -> tuple[NewWorkspace, StoredParts]:
    """Return a workspace and its rows that further entries may refer to."""
    row = db.get_one(WorkspaceRow, caller.workspace_id)
    accounts = db.execute(select(AccountRow.id, AccountRow.currency_code).where(readable.accounts(AccountRow, row.id)))
    categories = db.scalars(select(CategoryRow.id).where(readable.categories(CategoryRow, row.id)))
    workspace = NewWorkspace(row.id, row.name, caller.user.id, row.currency_code, row.first_day_of_month)
    return workspace, StoredParts(
        {account.id: currency_of(account.currency_code, row.currency_code) for account in accounts}, set(categories)
    )


def _find_signed_up(db: Session, sign_up_id: str | None) -> ExistingUser | None:
    row = db.scalar(select(UserRow).where(UserRow.sign_up_id == sign_up_id))
    return None if row is None else ExistingUser(row.id, row.email_key, row.password_hash)


@cache
def _insert_statement(kind: type[Base], columns: tuple[str, ...]) -> Statement:
    return Statement(insert(table_of(kind)), *columns)


def _insert_rows(db: Session, imported: WorkspaceImport) -> None:
    """Store everything but further parts of the history."""
    for kind, rows in imported.tables.items():
        if rows:
            _insert_statement(kind, tuple(rows[0])).run_all(db, rows)
    workspace = imported.workspace
    rebuild_month_sums(db, workspace.id, workspace.first_day_of_month)
    _add_entries(db, next(imported.parts()))


def _add_entries(db: Session, part: RowGroup) -> None:
    """Book the entries that are not there yet."""
    known = set(db.scalars(select(HistoryRow.id).where(HistoryRow.id.in_([entry.id for entry in part.entries]))))
    entries = [entry for entry in part.entries if entry.id not in known]
    if not entries:
        return
    insert_entries(db, part.workspace_id, entries, RowGroup(part.context, entries).columns(), {})
