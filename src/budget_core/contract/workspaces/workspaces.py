"""Workspaces and their participants."""

from typing import Literal

from msgspec import field

from budget_core.contract.call import BodyCall, Call, InWorkspace, SignedIn
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.types import (
    UNSET,
    Body,
    Currency,
    Done,
    FirstDay,
    Id,
    Instant,
    MemberRole,
    Name,
    Query,
    UnsetType,
    Version,
    View,
)
from budget_core.contract.workspaces.members import Member
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel


class Participant(View, kw_only=True):
    """A participant or invited user; `participants` list them in the order they joined."""

    user_id: Id
    name: str
    email: str | None
    avatar: str | None
    is_verified: bool
    """False while the invitation waits for approval."""
    role: MemberRole = "editor"
    """Right in the workspace; the creator's says nothing, they may do everything."""


class Workspace(View, kw_only=True):
    """A budget of its creator, which others may share; all other rows belong to one."""

    id: Id
    name: str
    creator_id: Id
    currency_code: str
    first_day_of_month: int
    is_personal: bool
    share_rule: ShareRule = field(default_factory=lambda: ShareRule(kind="none"))
    """Rule of new expenses in categories without a rule of their own."""
    participants: list[Participant]
    previous_participants: list[Participant]
    members: list[Member] = field(default_factory=list)
    """Everybody who pays or bears shares: confirmed participants and names, then former members."""
    revision: int
    """Grows with every change inside the workspace."""
    version: int
    created_at: Instant
    updated_at: Instant


class Invitation(View, kw_only=True):
    """A workspace that somebody wants to share; its data are visible once it is approved."""

    id: Id
    """The workspace's."""
    name: str
    creator_id: Id
    creator_name: str
    creator_email: str | None
    role: MemberRole
    """Role of the user once they accept."""
    invited_at: Instant


class LostWorkspace(View, kw_only=True):
    """A workspace that the user took part in until its creator ended that."""

    id: Id
    name: str
    kind: Literal["deleted", "removed"]
    """`removed`: it goes on without the user."""
    creator_name: str
    at: Instant


class FoundUser(View, kw_only=True):
    """A user who can be invited."""

    id: Id
    name: str
    email: str | None
    avatar: str | None


class WorkspaceCreate(Body, kw_only=True):
    """A new workspace with the default accounts and categories, shared with the participants once they approve."""

    id: Id | UnsetType = UNSET
    name: Name
    currency_code: Currency
    first_day_of_month: FirstDay = 10
    participants: list[Id] | UnsetType = UNSET
    """Ids of the users to invite."""
    roles: dict[Id, MemberRole] | UnsetType = UNSET
    """Roles of those invited; whoever is not named edits."""


class WorkspaceUpdate(Body, kw_only=True):
    """The fields to change; for the creator alone. With `version`, a field that others changed since is a conflict."""

    name: Name | UnsetType = UNSET
    currency_code: Currency | UnsetType = UNSET
    first_day_of_month: FirstDay | UnsetType = UNSET
    share_rule: ShareRule | UnsetType = UNSET
    """Rule of new expenses; booked ones keep their shares."""
    participants: list[Id] | UnsetType = UNSET
    """The complete list: missing users are removed, new ones invited."""
    roles: dict[Id, MemberRole] | UnsetType = UNSET
    """Roles to change, by participant; whoever is not named keeps theirs, and who is invited anew edits."""
    version: Version | UnsetType = UNSET


class UserQuery(Query, frozen=True, kw_only=True):
    """Filters of `searchUsers`."""

    text: str = field(default="", name="str")
    """At least three first characters of a word of the name, or the whole e-mail"""
    exclude_ids: list[str] | None = field(default=None, name="exclude_ids")
    """User ids to leave out of the ten; several, or with commas between"""
    workspace_id: str | None = None
    """Leave out its participants"""


# fmt: off

LIST_WORKSPACES = Call(
    "listWorkspaces", "GET", "/workspace/my",
    tag="workspaces", answer=list[Workspace],
    right=SignedIn(AccessLevel.BASICS),
    description="List the user's workspaces, oldest first.",
)

LIST_INVITATIONS = Call(
    "listInvitations", "GET", "/workspace/my/not-verified",
    tag="workspaces", answer=list[Invitation],
    right=SignedIn(AccessLevel.WORKSPACES),
    description="List the user's open invitations, newest first.",
)

SEARCH_USERS = Call(
    "searchUsers", "GET", "/workspace/users",
    tag="workspaces", query=UserQuery, answer=list[FoundUser],
    right=SignedIn(AccessLevel.WORKSPACES), limit="SEARCH",
    description="Find up to ten users to invite, by the start of a name or by the whole e-mail.",
)

CREATE_WORKSPACE = BodyCall(
    "createWorkspace", "POST", "/workspace/create",
    tag="workspaces", body=WorkspaceCreate, answer=Workspace, status=201,
    right=SignedIn(AccessLevel.WORKSPACES),
    description=(
        "Create a workspace with the default accounts and categories, and invite participants.\n"
        "\n"
        "Inviting needs a verified e-mail, else `user.notVerified` (403)."
    ),
)

GET_WORKSPACE = Call(
    "getWorkspace", "GET", "/workspace/{workspace_id}",
    tag="workspaces", answer=Workspace,
    right=InWorkspace(Action.READ),
    description="Return a workspace with its participants.",
)

UPDATE_WORKSPACE = BodyCall(
    "updateWorkspace", "PUT", "/workspace/{workspace_id}",
    tag="workspaces", body=WorkspaceUpdate, answer=Workspace,
    right=InWorkspace(Action.MANAGE),
    description="Change the given fields; for the creator only, who needs a verified e-mail to invite.",
)

DELETE_WORKSPACE = Call(
    "deleteWorkspace", "DELETE", "/workspace/{workspace_id}",
    tag="workspaces", answer=Workspace,
    right=InWorkspace(Action.MANAGE, is_repeatable=True),
    description="Delete a workspace for everybody; for the creator only, and not their personal or last one.",
)

APPROVE_WORKSPACE = Call(
    "approveWorkspace", "PUT", "/workspace/{workspace_id}/approve",
    tag="workspaces", answer=Workspace,
    right=InWorkspace(Action.ANSWER),
    description="Accept an invitation.",
)

REJECT_WORKSPACE = Call(
    "rejectWorkspace", "PUT", "/workspace/{workspace_id}/reject",
    tag="workspaces", answer=Done,
    right=InWorkspace(Action.LEAVE),
    description="Decline an invitation, or leave the workspace.",
)
