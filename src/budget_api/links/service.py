"""Writes on invitation links, by the creator of a workspace."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import UnsetType
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.access.tokens import is_id
from budget_api.db.models import InvitationLinkRow, UserRow
from budget_api.ids import new_id
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import DependedOnError
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.links.queries import digest, is_open, link_view
from budget_api.workspaces.service import creator_workspace
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import LINKS_OPEN_MAX
from budget_core.contract.types import Done
from budget_core.contract.workspaces.links import InvitationLink, InvitationLinkCreate

LINK = "link"


def create_link(db: Session, caller: Caller, body: InvitationLinkCreate, code: str) -> InvitationLink:
    """Store a link with the digest of its code; repeated with its `id` while unused, it gets the new code."""
    write = begin_write(db, caller)
    creator_workspace(db, caller)
    link_id = new_id() if isinstance(body.id, UnsetType) else body.id
    if (existing := db.get(InvitationLinkRow, (caller.workspace_id, link_id))) is not None:
        return _renew(existing, caller, body, code)
    _check_count(db, caller)
    row = InvitationLinkRow(
        workspace_id=caller.workspace_id,
        id=link_id,
        code_hash=digest(code),
        user_id=caller.user.id,
        role=body.role,
        uses=0,
        uses_max=body.uses,
        created_at=caller.now,
        expires_at=caller.now + timedelta(days=body.days),
        revoked_at=None,
    )
    db.add(row)
    db.flush()
    view = link_view(row, caller.user.name)
    record_change(db, write, LINK, row.id, "created", after=view)
    return view


def revoke_link(db: Session, caller: Caller, link_id: str) -> Done:
    """Let nobody more in by a link; a second time changes nothing."""
    write = begin_write(db, caller)
    creator_workspace(db, caller)
    row = db.get(InvitationLinkRow, (caller.workspace_id, link_id)) if is_id(link_id) else None
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    if row.revoked_at is None:
        _set_revoked(db, write, row, is_revoked=True)
    return Done()


def revoke_links_of(db: Session, user_id: str, now: datetime) -> None:
    """Revoke the links that a user made, whose account was a stranger's."""
    own = update(InvitationLinkRow).where(InvitationLinkRow.user_id == user_id, InvitationLinkRow.revoked_at.is_(None))
    db.execute(own.values(revoked_at=now))


def undo_links(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Revoke links that were made, and bring back those that were revoked.

    Raises: DependedOnError for one that was revoked, or brought back, since.
    """
    for change in changes:
        creator_workspace(db, write.caller)
        row = db.get_one(InvitationLinkRow, (write.workspace_id, change.entity_id))
        is_standing = change.kind != "deleted"
        if is_standing != (row.revoked_at is None):
            raise DependedOnError
        _set_revoked(db, write, row, is_revoked=is_standing)


def _renew(row: InvitationLinkRow, caller: Caller, body: InvitationLinkCreate, code: str) -> InvitationLink:
    """Give a link, whose code its maker never got, another one."""
    is_same = (row.role, row.uses_max, row.expires_at - row.created_at) == (
        body.role,
        body.uses,
        timedelta(days=body.days),
    )
    if not is_same or row.uses or row.revoked_at is not None or row.user_id != caller.user.id:
        raise DomainError(ErrorCode.CONFLICT_ID)
    row.code_hash = digest(code)
    return link_view(row, caller.user.name)


def _check_count(db: Session, caller: Caller) -> None:
    """Raise VALIDATION_COUNT when too many links of the workspace are open."""
    count = (
        select(func.count())
        .select_from(InvitationLinkRow)
        .outerjoin(UserRow, UserRow.id == InvitationLinkRow.user_id)
        .where(InvitationLinkRow.workspace_id == caller.workspace_id, is_open(caller.now))
    )
    if db.scalars(count).one() >= LINKS_OPEN_MAX:
        raise field_error("uses", ErrorCode.VALIDATION_COUNT)


def _set_revoked(db: Session, write: Write, row: InvitationLinkRow, *, is_revoked: bool) -> None:
    maker = db.get(UserRow, row.user_id) if row.user_id else None
    view = link_view(row, write.caller.user.name if maker is None else maker.name)
    row.revoked_at = write.caller.now if is_revoked else None
    db.flush()
    if is_revoked:
        record_change(db, write, LINK, row.id, "deleted", before=view)
    else:
        record_change(db, write, LINK, row.id, "restored", after=view)
