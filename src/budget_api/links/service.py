"""Writes on invitation links, by the creator of a workspace, and joining by one."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import UnsetType
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.access.tokens import is_id
from budget_api.db.models import InvitationLinkRow, ParticipantRow, UserRow
from budget_api.ids import new_id
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import DependedOnError
from budget_api.journal.writes import Write, begin_write, continue_write, record_change
from budget_api.links.queries import digest, is_open, link_view, links_where
from budget_api.workspaces.members import WORKSPACE, bump_participants, check_members
from budget_api.workspaces.names import claim_name, claim_own_name
from budget_api.workspaces.queries import live_workspace, workspace_with_members
from budget_api.workspaces.service import creator_workspace
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import LINKS_OPEN_MAX
from budget_core.contract.types import Done
from budget_core.contract.workspaces.links import InvitationLink, InvitationLinkCreate, JoinWorkspace
from budget_core.contract.workspaces.workspaces import Workspace

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


def join_workspace(db: Session, user: User, code: str, body: JoinWorkspace) -> Workspace:
    """Make a user a confirmed participant by a link; a member stays as they are, also when the link is gone.

    Raises: DomainError(LINK_GONE), VALIDATION_MAX for a full workspace, and what `claim_name` raises for a name that is
        not free; then the link keeps its use.
    """
    workspace_id = db.scalar(select(InvitationLinkRow.workspace_id).where(InvitationLinkRow.code_hash == digest(code)))
    if workspace_id is None:
        raise DomainError(ErrorCode.LINK_GONE)
    member = db.get(ParticipantRow, (workspace_id, user.id))
    if member is not None and member.is_verified and member.left_at is None:
        return workspace_with_members(db, live_workspace(db, workspace_id))
    return _join(db, user, workspace_id, code, body)


def _join(db: Session, user: User, workspace_id: str, code: str, body: JoinWorkspace) -> Workspace:
    # Takes the lock of the workspace: of two who come with the last use, the second finds none.
    try:
        write = continue_write(db, Caller(user, workspace_id, role_in(db, workspace_id, user.id)))
    except DomainError:
        raise DomainError(ErrorCode.LINK_GONE) from None
    found = links_where(InvitationLinkRow.code_hash == digest(code), is_open(user.now))
    row = db.execute(found.execution_options(populate_existing=True)).one_or_none()
    member = db.get(ParticipantRow, (workspace_id, user.id), populate_existing=True)
    if row is None or (member is not None and _is_shut_out(member, row[0])):
        raise DomainError(ErrorCode.LINK_GONE)
    link, _, workspace, _ = row
    before = workspace_with_members(db, workspace)
    member = member or ParticipantRow(workspace_id=workspace_id, user_id=user.id)
    member.is_verified = member.has_taken_part = True
    member.role, member.joined_at = link.role, user.now
    member.left_at, member.is_removed = None, False
    db.add(member)
    link.uses += 1
    bump_participants(workspace, user.now)
    db.flush()
    check_members(db, workspace_id)
    claim_own_name(db, write)
    if not isinstance(body.member_id, UnsetType):
        claim_name(db, write, body.member_id)
    after = workspace_with_members(db, workspace)
    record_change(db, write, WORKSPACE, workspace_id, "updated", before=before, after=after)
    return after


def _is_shut_out(member: ParticipantRow, link: InvitationLinkRow) -> bool:
    """Return whether somebody was removed, and the link was made before."""
    return member.is_removed and member.left_at is not None and link.created_at <= member.left_at
