"""Calls about workspaces and who takes part in them."""

from typing import Annotated

from budget_api.access.dependencies import Caller, Database, User
from budget_api.access.guards import authenticate, require
from budget_api.http.routes import Controller, JSONBody, QueryParameter, delete, get, post, put
from budget_api.workspaces import members, queries, search, service
from budget_core.access import Action
from budget_core.contract.types import Done
from budget_core.contract.workspaces import FoundUser, Invitation, Workspace, WorkspaceCreate, WorkspaceUpdate
from budget_core.grants import Reach

Text = Annotated[
    str,
    QueryParameter(
        name="str", description="At least three characters a word of the name begins with, or the whole e-mail"
    ),
]
Excluded = Annotated[
    list[str] | None,
    QueryParameter(name="exclude_ids", description="User ids to leave out of the ten; several, or with commas between"),
]
Into = Annotated[str | None, QueryParameter(name="workspaceId", description="Leave out who takes part in it")]


class WorkspaceController(Controller):
    """Budgets of one's own and shared ones."""

    path = "/workspace"
    tags = ("workspaces",)

    @get("/my", operation_id="listWorkspaces", guards=[authenticate(Reach.BASICS)])
    async def list_workspaces(self, user: User, database: Database) -> list[Workspace]:
        """The workspaces the user takes part in, oldest first."""
        return await database.look_up(queries.list_workspaces, user)

    @get("/my/not-verified", operation_id="listInvitations", guards=[authenticate(Reach.WORKSPACES)])
    async def list_invitations(self, user: User, database: Database) -> list[Invitation]:
        """The workspaces the user was invited to and has not answered for, last invited first."""
        return await database.look_up(queries.list_invitations, user)

    @get("/users", operation_id="searchUsers", guards=[authenticate(Reach.WORKSPACES)])
    async def search_users(
        self, user: User, database: Database, text: Text = "", excluded: Excluded = None, into: Into = None
    ) -> list[FoundUser]:
        """Ten users at most who can be invited, by the beginning of a name or by the whole e-mail."""
        ids = [one for text in excluded or () for one in text.split(",") if one]
        return await database.read(search.search_users, user, text, ids, into)

    @post(
        "/create",
        operation_id="createWorkspace",
        guards=[authenticate(Reach.WORKSPACES)],
    )
    async def create_workspace(self, user: User, database: Database, data: JSONBody[WorkspaceCreate]) -> Workspace:
        """Make a workspace with the default accounts and categories, and invite its participants.

        Who invites has a verified e-mail; `user.notVerified` (403) otherwise.
        """
        return await database.write(service.create_workspace, user, data)

    @get("/{workspace_id:str}", operation_id="getWorkspace", guards=[require(Action.READ)])
    async def get_workspace(self, caller: Caller, database: Database) -> Workspace:
        """One workspace with its participants."""
        return await database.look_up(queries.get_workspace, caller)

    @put("/{workspace_id:str}", operation_id="updateWorkspace", guards=[require(Action.MANAGE)])
    async def update_workspace(self, caller: Caller, database: Database, data: JSONBody[WorkspaceUpdate]) -> Workspace:
        """Change the fields the body carries; only for the creator, who invites with a verified e-mail alone."""
        return await database.write(service.update_workspace, caller, data)

    @delete(
        "/{workspace_id:str}",
        operation_id="deleteWorkspace",
        guards=[require(Action.MANAGE, is_repeatable=True)],
    )
    async def delete_workspace(self, caller: Caller, database: Database) -> Workspace:
        """Delete it for everybody; only for the creator, and neither a personal nor the last workspace."""
        return await database.write(service.delete_workspace, caller)

    @put("/{workspace_id:str}/approve", operation_id="approveWorkspace", guards=[require(Action.ANSWER)])
    async def approve_workspace(self, caller: Caller, database: Database) -> Workspace:
        """Accept one's own invitation."""
        return await database.write(members.approve, caller)

    @put("/{workspace_id:str}/reject", operation_id="rejectWorkspace", guards=[require(Action.LEAVE)])
    async def reject_workspace(self, caller: Caller, database: Database) -> Done:
        """Turn one's own invitation down, or leave."""
        return await database.write(members.reject, caller)
