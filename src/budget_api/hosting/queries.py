"""Reading the users of a server, its invitation codes, and who owns it."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import Session

from budget_api.access.tokens import is_id
from budget_api.db.models import InvitationCodeRow, UserRow
from budget_api.settings.queries import common_language
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import SERVER_USERS_SHOWN
from budget_core.base.text_rules import search_key
from budget_core.contract.server.hosting import InvitationCode, ServerUser, ServerUsers
from budget_core.contract.server.owner import FolderUsers


def list_users(db: Session, search: str, most: int | None = SERVER_USERS_SHOWN) -> ServerUsers:
    """Return the users whose name or e-mail holds the text, or whose id it is, the newest first."""
    conditions = [UserRow.deleted_at.is_(None), *_matching(search)]
    rows = db.scalars(
        select(UserRow).where(*conditions).order_by(UserRow.created_at.desc(), UserRow.id.desc()).limit(most)
    )
    count = db.scalars(select(func.count()).select_from(UserRow).where(*conditions)).one()
    return ServerUsers(users=[server_user(row) for row in rows], count=count)


def list_folder_users(db: Session, search: str) -> FolderUsers:
    """Return all users who match, and the language to speak of them."""
    found = list_users(db, search, None)
    return FolderUsers(users=found.users, count=found.count, language=common_language(db))


def living_user(db: Session, user_id: str) -> UserRow:
    """Return the row of a user, locked; NOT_FOUND for one who is gone."""
    query = select(UserRow).where(UserRow.id == user_id, UserRow.deleted_at.is_(None)).with_for_update()
    row = db.scalar(query) if is_id(user_id) else None
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def list_invitation_codes(db: Session) -> list[InvitationCode]:
    """Return the codes that are kept, the newest first."""
    rows = db.execute(
        select(InvitationCodeRow, UserRow.name)
        .outerjoin(UserRow, UserRow.id == InvitationCodeRow.user_id)
        .order_by(InvitationCodeRow.created_at.desc(), InvitationCodeRow.id.desc())
    )
    return [InvitationCode(**code_view(row, name)) for row, name in rows]


def _matching(search: str) -> Iterator[ColumnElement[bool]]:
    text = search_key(search.strip())
    if text:
        found = [one.contains(text, autoescape=True) for one in (UserRow.name_key, UserRow.email_key)]
        yield or_(*found, UserRow.id == text) if is_id(text) else or_(*found)


def server_user(row: UserRow) -> ServerUser:
    """Return a user without anything of their budgets."""
    return ServerUser(
        id=row.id,
        name=row.name,
        email=row.email,
        is_email_verified=row.is_email_verified,
        created_at=row.created_at,
        last_seen_at=row.last_seen_at,
        disabled_at=row.disabled_at,
    )


def code_view(row: InvitationCodeRow, created_by: str | None) -> dict[str, Any]:
    """Return the fields that every answer about a code has."""
    return {
        "id": row.id,
        "created_by": created_by,
        "created_at": row.created_at,
        "expires_at": row.expires_at,
        "uses": row.uses,
        "uses_max": row.uses_max,
    }
