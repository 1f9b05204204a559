"""What changed in a workspace, for whoever keeps a copy of it."""

from budget_core.contract.changes import Changes as Changed
from budget_sdk.operation import AsyncResource, Operation, Resource, endpoint


class _Changes:
    @endpoint
    @staticmethod
    def since(workspace_id: str, revision: int, limit: int | None = None) -> Operation[Changed]:
        """Everything that changed since the revision, as it is now; go on from the answer's while it says `more`."""
        query = {"since": revision, "limit": limit}
        return Operation("GET", "/changes/{workspace_id}", Changed, (workspace_id,), query=query)


class Changes(_Changes, Resource):
    """`client.changes`, blocking."""


class AsyncChanges(_Changes, AsyncResource):
    """`client.changes`, awaiting."""
