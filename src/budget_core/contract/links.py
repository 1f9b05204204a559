"""Invitation links: who holds one takes part in a workspace."""

from typing import Annotated

from msgspec import Meta

from budget_core.base import limits
from budget_core.contract.types import UNSET, Body, Id, Instant, MemberRole, UnsetType, View

LinkUses = Annotated[int, Meta(ge=1, le=limits.LINK_USES_MAX)]
LinkDays = Annotated[int, Meta(ge=1, le=limits.LINK_DAYS_MAX)]


class InvitationLinkCreate(Body, kw_only=True):
    """A link by which people join a workspace, without an invitation of each and without a verified e-mail."""

    id: Id | UnsetType = UNSET
    role: MemberRole = "editor"
    """Role of who joins by it."""
    uses: LinkUses = 1
    """Number of people who can join by it."""
    days: LinkDays = limits.LINK_DAYS_DEFAULT
    """Number of days until it expires."""


class InvitationLink(View, kw_only=True):
    """An invitation link; its code is not kept."""

    id: Id
    role: MemberRole
    uses_left: int
    expires_at: Instant
    created_at: Instant
    created_by: str
    """The name of who made it."""


class NewInvitationLink(InvitationLink, kw_only=True):
    """The only answer that holds the code."""

    code: str
    url: str
    """Address to pass on; only the path where the server does not know its own."""


class LinkInvitation(View, kw_only=True):
    """Invitation of a link, for whoever holds it."""

    workspace_id: Id
    workspace_name: str
    inviter_name: str
    role: MemberRole
