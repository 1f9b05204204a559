"""Workspaces: the budgets a user takes part in."""

from budget_core.contract.guests import GuestImport
from budget_core.contract.types import Done
from budget_core.contract.workspaces import FoundUser, Invitation, Workspace, WorkspaceCreate, WorkspaceUpdate
from budget_sdk.calls import AsyncResource, Resource, download, endpoint, with_body
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Workspaces:
    @endpoint
    @staticmethod
    def list() -> Operation[Table[Workspace]]:
        """All of one's own and shared ones."""
        return Operation("GET", "/workspace/my", Table[Workspace])

    @endpoint
    @staticmethod
    def get(workspace_id: str | None = None) -> Operation[Workspace]:
        """One, with its participants."""
        return Operation("GET", "/workspace/{workspace_id}", Workspace, (workspace_id,))

    @with_body(WorkspaceCreate)
    @staticmethod
    def create(data: WorkspaceCreate) -> Operation[Workspace]:
        """Make one with the default accounts and categories, and invite its participants."""
        return Operation("POST", "/workspace/create", Workspace, body=data)

    @with_body(GuestImport)
    @staticmethod
    def import_guest(data: GuestImport) -> Operation[Workspace]:
        """Make one of the data of guest mode, or of what `read_workspace` read."""
        return Operation("POST", "/workspace/import-guest", Workspace, body=data)

    @download
    @staticmethod
    def export(workspace_id: str | None = None) -> Operation[bytes]:
        """Everything in it as JSON, piece by piece: what `import_guest` makes a workspace of again."""
        return Operation("GET", "/workspace/{workspace_id}/export", bytes, (workspace_id,))

    @download
    @staticmethod
    def export_beancount(workspace_id: str | None = None) -> Operation[bytes]:
        """What was booked in it as a ledger for Beancount 3, piece by piece."""
        return Operation("GET", "/workspace/{workspace_id}/export/beancount", bytes, (workspace_id,))

    @with_body(WorkspaceUpdate)
    @staticmethod
    def update(workspace_id: str | None, data: WorkspaceUpdate) -> Operation[Workspace]:
        """Change the fields the body carries; only the creator may."""
        return Operation("PUT", "/workspace/{workspace_id}", Workspace, (workspace_id,), data)

    @endpoint
    @staticmethod
    def delete(workspace_id: str) -> Operation[Workspace]:
        """Delete it for everybody; only the creator may."""
        return Operation("DELETE", "/workspace/{workspace_id}", Workspace, (workspace_id,))

    @endpoint
    @staticmethod
    def invitations() -> Operation[Table[Invitation]]:
        """What one was invited to and has not answered for."""
        return Operation("GET", "/workspace/my/not-verified", Table[Invitation])

    @endpoint
    @staticmethod
    def approve(workspace_id: str) -> Operation[Workspace]:
        """Accept an invitation."""
        return Operation("PUT", "/workspace/{workspace_id}/approve", Workspace, (workspace_id,))

    @endpoint
    @staticmethod
    def reject(workspace_id: str) -> Operation[Done]:
        """Turn an invitation down, or leave."""
        return Operation("PUT", "/workspace/{workspace_id}/reject", Done, (workspace_id,))

    @endpoint
    @staticmethod
    def search_users(
        text: str, exclude_ids: str | None = None, workspace_id: str | None = None
    ) -> Operation[Table[FoundUser]]:
        """Ten people at most who can be invited, by the beginning of a name or by the whole e-mail.

        `exclude_ids` has commas between; they are taken out of the ten.
        """
        query = {"str": text, "exclude_ids": exclude_ids, "workspaceId": workspace_id}
        return Operation("GET", "/workspace/users", Table[FoundUser], query=query)


class Workspaces(_Workspaces, Resource):
    """`client.workspaces`, blocking."""


class AsyncWorkspaces(_Workspaces, AsyncResource):
    """`client.workspaces`, awaiting."""
