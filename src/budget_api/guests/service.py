"""Storage of a guest's data as one workspace, in the transaction that creates it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.base import Base, table_of
from budget_api.db.models import HistoryRow, UserRow
from budget_api.db.statements import Statement
from budget_api.guests.import_rows import WorkspaceImport
from budget_api.history.search.word_index import index_notes
from budget_api.ledger.lines import index_lines
from budget_api.ledger.sums import rebuild_month_sums
from budget_api.sign_in.sessions import SignedIn, open_session
from budget_api.users.queries import signed_in
from budget_api.users.service import NewUser, insert_settings, insert_user
from budget_api.workspaces.creation import insert_workspace
from budget_api.workspaces.service import check_workspace_count, find_created, finish_creation
from budget_core.contract.workspaces import Workspace
from budget_core.errors import DomainError


@dataclass(frozen=True, slots=True)
class ExistingUser:
    """User of an earlier sign-up with an equal client id."""

    user_id: str
    email_key: str | None
    password_hash: str | None


def sign_up_guest(
    db: Session, imported: WorkspaceImport, new: NewUser, now: datetime, lifetime: timedelta, device: str
) -> SignedIn | ExistingUser:
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
    return signed_in(db, open_session(db, user_id, now, lifetime, device=device))


def sign_in_existing(db: Session, user_id: str, now: datetime, lifetime: timedelta, device: str) -> SignedIn:
    """Open a session for a user who signed up before, now that their password was verified."""
    return signed_in(db, open_session(db, user_id, now, lifetime, device=device))


def import_guest(db: Session, user: User, imported: WorkspaceImport, sent: str) -> Workspace:
    """Return the guest's data as one more workspace of a user; `sent` tells a repeat from another import."""
    if not insert_workspace(db, imported.workspace, user.now):
        return find_created(db, imported.workspace.id, sent)
    check_workspace_count(db, user)
    _insert_rows(db, imported)
    return finish_creation(db, user, imported.workspace.id, [], {})


def _find_signed_up(db: Session, sign_up_id: str | None) -> ExistingUser | None:
    row = db.scalar(select(UserRow).where(UserRow.sign_up_id == sign_up_id))
    return None if row is None else ExistingUser(row.id, row.email_key, row.password_hash)


_INSERT_ENTRY = Statement(insert(table_of(HistoryRow)), *table_of(HistoryRow).c.keys())


@cache
def _insert_statement(kind: type[Base], columns: tuple[str, ...]) -> Statement:
    return Statement(insert(table_of(kind)), *columns)


def _insert_rows(db: Session, imported: WorkspaceImport) -> None:
    for kind, rows in imported.tables.items():
        if rows:
            _insert_statement(kind, tuple(rows[0])).run_all(db, rows)
    _INSERT_ENTRY.run_all(db, imported.entry_rows())
    workspace = imported.workspace
    rebuild_month_sums(db, workspace.id, workspace.first_day_of_month)
    index_notes(db, imported.entries)
    index_lines(db, imported.entries)
