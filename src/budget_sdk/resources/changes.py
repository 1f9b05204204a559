"""What a copy of a workspace begins with, and what it has to catch up with."""

from typing import Any

from budget_core.contract.changes import Changes as Changed
from budget_core.contract.changes import Start
from budget_sdk.calls import AsyncResource, Resource, endpoint, pages
from budget_sdk.operation import Operation


def _only(changed: Changed) -> list[Changed]:
    return [changed]


def _following(changed: Changed) -> dict[str, Any]:
    return {"revision": changed.revision} if changed.more else {}


class _Changes:
    @endpoint
    @staticmethod
    def start(workspace_id: str | None = None, revision: int | None = None) -> Operation[Start]:
        """The person, the workspaces, and the open one: whole, or what changed since the copy at hand."""
        return Operation("GET", "/start", Start, query={"workspaceId": workspace_id, "since": revision})

    @endpoint
    @staticmethod
    def since(workspace_id: str | None, revision: int, limit: int | None = None) -> Operation[Changed]:
        """Everything that changed since the revision, as it is now; go on from the answer's while it says `more`."""
        query = {"since": revision, "limit": limit}
        return Operation("GET", "/changes/{workspace_id}", Changed, (workspace_id,), query=query)

    all = pages(since, _only, _following)


class Changes(_Changes, Resource):
    """`client.changes`, blocking."""


class AsyncChanges(_Changes, AsyncResource):
    """`client.changes`, awaiting."""
