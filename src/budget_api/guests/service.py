"""Storing a guest's data as one workspace, in the transaction that makes it."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.base import Base, table_of
from budget_api.db.models import UserRow
from budget_api.db.statements import Statement
from budget_api.guests.import_rows import Prepared
from budget_api.history.search.word_index import index_notes
from budget_api.ledger.sums import rebuild_month_sums
from budget_api.sign_in.sessions import SignedIn, open_session
from budget_api.users.service import NewUser, insert_settings, insert_user
from budget_api.workspaces.defaults import insert_workspace
from budget_api.workspaces.service import check_number, opened, repeated
from budget_core.contract.workspaces import Workspace
from budget_core.errors import DomainError


@dataclass(frozen=True, slots=True)
class Standing:
    """The user that a sign-up with the same client's id made before."""

    user_id: str
    email_key: str | None
    password_hash: str | None


def sign_up_guest(
    db: Session, guest: Prepared, new: NewUser, now: datetime, lifetime: timedelta
) -> SignedIn | Standing:
    """Make the user with the guest's data as the personal workspace, or find who came with the same id before."""
    user_id = guest.workspace.creator_id
    try:
        insert_user(db, user_id, new, now)
    except DomainError:
        if (found := _standing(db, new.sign_up_id)) is not None:
            return found
        raise
    insert_workspace(db, guest.workspace, now)
    _fill(db, guest)
    insert_settings(db, user_id, guest.workspace.id, new)
    return open_session(db, user_id, now, lifetime)


def import_guest(db: Session, user: User, guest: Prepared, sent: str) -> Workspace:
    """The guest's data as one more workspace of a user; `sent` tells a repeat from another import."""
    if not insert_workspace(db, guest.workspace, user.now):
        return repeated(db, guest.workspace.id, sent)
    check_number(db, user)
    _fill(db, guest)
    return opened(db, user, guest.workspace.id, [])


def _standing(db: Session, sign_up_id: str | None) -> Standing | None:
    row = db.scalar(select(UserRow).where(UserRow.sign_up_id == sign_up_id))
    return None if row is None else Standing(row.id, row.email_key, row.password_hash)


@cache
def _storing(kind: type[Base], columns: tuple[str, ...]) -> Statement:
    return Statement(insert(table_of(kind)), *columns)


def _fill(db: Session, guest: Prepared) -> None:
    for kind, rows in guest.tables.items():
        if rows:
            _storing(kind, tuple(rows[0])).run(db, *rows)
    workspace = guest.workspace
    rebuild_month_sums(db, workspace.id, workspace.first_day_of_month)
    index_notes(db, guest.entries)
