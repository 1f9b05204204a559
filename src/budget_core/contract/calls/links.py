"""Calls about invitation links, and joining a workspace by one."""

from budget_core.contract.call import Anybody, BodyCall, Call, InWorkspace, SignedIn
from budget_core.contract.links import InvitationLink, InvitationLinkCreate, LinkInvitation, NewInvitationLink
from budget_core.contract.types import Done
from budget_core.contract.workspaces import Workspace
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

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

JOIN_WORKSPACE = Call(
    "joinWorkspace", "POST", "/join/{code}",
    tag="links", answer=Workspace,
    right=SignedIn(AccessLevel.WORKSPACES), limit="LINK", refusals=(404,),
    description=(
        "Join a workspace by a link, and return it; a member's repeat changes nothing.\n"
        "\n"
        "Who was removed joins only by a link made after that, else `link.gone`."
    ),
)
