"""Calls about workspaces and who takes part in them."""

from budget_core.contract.call import BodyCall, Call, InWorkspace, SignedIn
from budget_core.contract.types import Done
from budget_core.contract.workspaces import (
    FoundUser,
    Invitation,
    UserQuery,
    Workspace,
    WorkspaceCreate,
    WorkspaceUpdate,
)
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

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
