"""Calls about workspaces and who takes part in them."""

from budget_core.access import Action
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
from budget_core.grants import Reach

LIST_WORKSPACES = Call(
    "listWorkspaces", "GET", "/workspace/my",
    tag="workspaces", answer=list[Workspace],
    right=SignedIn(Reach.BASICS),
    description="The workspaces the user takes part in, oldest first.",
)

LIST_INVITATIONS = Call(
    "listInvitations", "GET", "/workspace/my/not-verified",
    tag="workspaces", answer=list[Invitation],
    right=SignedIn(Reach.WORKSPACES),
    description="The workspaces the user was invited to and has not answered for, last invited first.",
)

SEARCH_USERS = Call(
    "searchUsers", "GET", "/workspace/users",
    tag="workspaces", query=UserQuery, answer=list[FoundUser],
    right=SignedIn(Reach.WORKSPACES), limit="SEARCH",
    description="Ten users at most who can be invited, by the beginning of a name or by the whole e-mail.",
)

CREATE_WORKSPACE = BodyCall(
    "createWorkspace", "POST", "/workspace/create",
    tag="workspaces", body=WorkspaceCreate, answer=Workspace, status=201,
    right=SignedIn(Reach.WORKSPACES),
    description=(
        "Make a workspace with the default accounts and categories, and invite its participants.\n"
        "\n"
        "Who invites has a verified e-mail; `user.notVerified` (403) otherwise."
    ),
)

GET_WORKSPACE = Call(
    "getWorkspace", "GET", "/workspace/{workspace_id}",
    tag="workspaces", answer=Workspace,
    right=InWorkspace(Action.READ),
    description="One workspace with its participants.",
)

UPDATE_WORKSPACE = BodyCall(
    "updateWorkspace", "PUT", "/workspace/{workspace_id}",
    tag="workspaces", body=WorkspaceUpdate, answer=Workspace,
    right=InWorkspace(Action.MANAGE),
    description="Change the fields the body carries; only for the creator, who invites with a verified e-mail alone.",
)

DELETE_WORKSPACE = Call(
    "deleteWorkspace", "DELETE", "/workspace/{workspace_id}",
    tag="workspaces", answer=Workspace,
    right=InWorkspace(Action.MANAGE, is_repeatable=True),
    description="Delete it for everybody; only for the creator, and neither a personal nor the last workspace.",
)

APPROVE_WORKSPACE = Call(
    "approveWorkspace", "PUT", "/workspace/{workspace_id}/approve",
    tag="workspaces", answer=Workspace,
    right=InWorkspace(Action.ANSWER),
    description="Accept one's own invitation.",
)

REJECT_WORKSPACE = Call(
    "rejectWorkspace", "PUT", "/workspace/{workspace_id}/reject",
    tag="workspaces", answer=Done,
    right=InWorkspace(Action.LEAVE),
    description="Turn one's own invitation down, or leave.",
)
