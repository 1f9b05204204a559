"""Queries of invitation links."""

from datetime import UTC, datetime
from hashlib import sha256

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.orm import Session, aliased

from budget_api.access.caller import Caller
from budget_api.db.models import InvitationLinkRow, UserRow, WorkspaceRow
from budget_api.workspaces.queries import free_names
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.workspaces.links import FreeName, InvitationLink, LinkInvitation

CREATOR = aliased(UserRow)
"""The workspace's; in whose name a link stands once its maker is gone."""


def digest(code: str) -> str:
    """Return the stored digest of a code."""
    return sha256(code.encode()).hexdigest()


def is_open(now: datetime) -> ColumnElement[bool]:
    """Return the condition of a link that lets people in: not used up, expired or revoked, its maker not disabled."""
    link = InvitationLinkRow
    return (
        link.revoked_at.is_(None)
        & (link.expires_at > now)
        & (link.uses < link.uses_max)
        & UserRow.disabled_at.is_(None)
    )


def links_where(*conditions: ColumnElement[bool]) -> Select[InvitationLinkRow, UserRow, WorkspaceRow, UserRow]:
    """Select links with their maker, their workspace and its creator; those of deleted workspaces are none."""
    return (
        select(InvitationLinkRow, UserRow, WorkspaceRow, CREATOR)
        .join(WorkspaceRow, WorkspaceRow.id == InvitationLinkRow.workspace_id)
        .join(CREATOR, CREATOR.id == WorkspaceRow.creator_id)
        .outerjoin(UserRow, UserRow.id == InvitationLinkRow.user_id)
        .where(WorkspaceRow.deleted_at.is_(None), *conditions)
    )


def list_links(db: Session, caller: Caller) -> list[InvitationLink]:
    """Return the open links of a workspace, newest first."""
    query = links_where(InvitationLinkRow.workspace_id == caller.workspace_id, is_open(caller.now))
    newest = query.order_by(InvitationLinkRow.created_at.desc(), InvitationLinkRow.id)
    return [link_view(link, _name(maker, creator)) for link, maker, _, creator in db.execute(newest)]


def read_link(db: Session, code: str) -> LinkInvitation:
    """Return what a link invites to. Raises: DomainError(LINK_GONE)."""
    found = db.execute(links_where(InvitationLinkRow.code_hash == digest(code), is_open(datetime.now(UTC))))
    row = found.one_or_none()
    if row is None:
        raise DomainError(ErrorCode.LINK_GONE)
    link, maker, workspace, creator = row
    return LinkInvitation(
        workspace_id=workspace.id,
        workspace_name=workspace.name,
        inviter_name=_name(maker, creator),
        role=link.role,
        names=[FreeName(member_id=name.id, name=name.name) for name in free_names(db, workspace.id)],
    )


def link_view(link: InvitationLinkRow, created_by: str) -> InvitationLink:
    """Return a link without its code."""
    return InvitationLink(
        id=link.id,
        role=link.role,
        uses_left=link.uses_max - link.uses,
        expires_at=link.expires_at,
        created_at=link.created_at,
        created_by=created_by,
    )


def _name(maker: UserRow | None, creator: UserRow) -> str:
    return creator.name if maker is None or maker.deleted_at is not None else maker.name
