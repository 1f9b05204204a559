"""Invitation links: who holds one takes part in a workspace."""

from typing import Annotated

from msgspec import Meta, field

from budget_core.base import limits
from budget_core.contract.call import Anybody, BodyCall, Call, InWorkspace, SignedIn
from budget_core.contract.types import UNSET, Body, Done, Id, Instant, MemberRole, UnsetType, View
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

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


class FreeName(View, kw_only=True):
    """A name that nobody claimed."""

    member_id: Id
    name: str


class LinkInvitation(View, kw_only=True):
    """Invitation of a link, for whoever holds it."""

    workspace_id: Id
    workspace_name: str
    inviter_name: str
    role: MemberRole
    names: list[FreeName] = field(default_factory=list)
    """Names without an account; whoever joins may be one of them."""


class JoinWorkspace(Body, kw_only=True):
    """Use of a link, by somebody who may be one of the names there."""

    member_id: Id | UnsetType = UNSET
    """Name that they are, of those in the invitation; claimed in the same step."""


# fmt: off

LIST_LINKS = Call(
    "listLinks", "GET", "/workspace/{workspace_id}/links",
    tag="links", answer=list[InvitationLink],
    right=InWorkspace(Action.MANAGE), limit="LINK",
    description="List the open invitation links of a workspace, newest first; for the creator only.",
)

CREATE_LINK = BodyCall(
    "createLink", "POST", "/workspace/{workspace_id}/links",
    tag="links", body=InvitationLinkCreate, answer=NewInvitationLink, status=201,
    right=InWorkspace(Action.MANAGE), limit="LINK",
    description=(
        "Create an invitation link; for the creator only. At most 20 are open at a time.\n"
        "\n"
        "The code is in this answer alone. Repeated with the same `id`, before anybody joined, the link gets a new one."
    ),
)

REVOKE_LINK = Call(
    "revokeLink", "DELETE", "/workspace/{workspace_id}/links/{link_id}",
    tag="links", answer=Done,
    right=InWorkspace(Action.MANAGE),
    description="Revoke an invitation link; whoever joined by it stays. Undo takes it back.",
)

READ_LINK = Call(
    "readLink", "GET", "/join/{code}",
    tag="links", answer=LinkInvitation,
    right=Anybody(), limit="LINK", refusals=(404,),
    description="Return what a link invites to. `link.gone` for one that is unknown, expired, used up or revoked.",
)

JOIN_WORKSPACE = BodyCall(
    "joinWorkspace", "POST", "/join/{code}",
    tag="links", body=JoinWorkspace, answer=Workspace,
    right=SignedIn(AccessLevel.WORKSPACES), limit="LINK", refusals=(404,),
    description=(
        "Join a workspace by a link, and return it; a member's repeat changes nothing.\n"
        "\n"
        "Who was removed joins only by a link made after that, else `link.gone`. With `memberId` a name becomes "
        "theirs; one that is not free is refused, and nobody joins."
    ),
)
