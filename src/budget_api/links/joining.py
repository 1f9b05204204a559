"""Joining a workspace by a link: the membership and the use of the link are one write."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.db.models import InvitationLinkRow, ParticipantRow
from budget_api.journal.writes import continue_write, record_change
from budget_api.links.queries import digest, is_open, links_where
from budget_api.workspaces.members import WORKSPACE, bump_participants, check_members
from budget_api.workspaces.queries import live_workspace, workspace_with_members
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.workspaces.workspaces import Workspace


def join_workspace(db: Session, user: User, code: str) -> Workspace:
    """Make a user a confirmed participant by a link; a member stays as they are, also when the link is gone.

    Raises: DomainError(LINK_GONE), and VALIDATION_MAX for a full workspace; then the link keeps its use.
    """
    workspace_id = db.scalar(select(InvitationLinkRow.workspace_id).where(InvitationLinkRow.code_hash == digest(code)))
    if workspace_id is None:
        raise DomainError(ErrorCode.LINK_GONE)
    member = db.get(ParticipantRow, (workspace_id, user.id))
    if member is not None and member.is_verified and member.left_at is None:
        return workspace_with_members(db, live_workspace(db, workspace_id))
    return _join(db, user, workspace_id, code)


def _join(db: Session, user: User, workspace_id: str, code: str) -> Workspace:
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
    after = workspace_with_members(db, workspace)
    record_change(db, write, WORKSPACE, workspace_id, "updated", before=before, after=after)
    return after


def _is_shut_out(member: ParticipantRow, link: InvitationLinkRow) -> bool:
    """Return whether somebody was removed, and the link was made before."""
    return member.is_removed and member.left_at is not None and link.created_at <= member.left_at
