"""Workspaces: the budgets a user takes part in."""

from budget_core.contract.workspaces import Workspace
from budget_sdk.operation import AsyncResource, Operation, Resource, endpoint
from budget_sdk.tables import Table


class _Workspaces:
    @endpoint
    @staticmethod
    def list() -> Operation[Table[Workspace]]:
        """All of one's own and shared ones."""
        return Operation("GET", "/workspace/my", Table[Workspace])

    @endpoint
    @staticmethod
    def get(workspace_id: str) -> Operation[Workspace]:
        """One, with its participants."""
        return Operation("GET", "/workspace/{workspace_id}", Workspace, (workspace_id,))


class Workspaces(_Workspaces, Resource):
    """`client.workspaces`, blocking."""


class AsyncWorkspaces(_Workspaces, AsyncResource):
    """`client.workspaces`, awaiting."""
