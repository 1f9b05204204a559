"""Calls about workspaces."""

from litestar import Controller, get

from budget_api.dependencies import Caller, Database, User
from budget_api.security import authenticate, require
from budget_api.workspaces import queries
from budget_core.access import Action
from budget_core.contract.workspaces import Workspace


class WorkspaceController(Controller):
    """Budgets of one's own and shared ones."""

    path = "/workspace"
    tags = ("workspaces",)

    @get("/my", operation_id="listWorkspaces", guards=[authenticate])
    async def list_workspaces(self, user: User, database: Database) -> list[Workspace]:
        """The workspaces the user takes part in, oldest first."""
        return await database.read(queries.list_workspaces, user)

    @get("/{workspace_id:str}", operation_id="getWorkspace", guards=[require(Action.READ)])
    async def get_workspace(self, caller: Caller, database: Database) -> Workspace:
        """One workspace with its participants."""
        return await database.read(queries.get_workspace, caller)
