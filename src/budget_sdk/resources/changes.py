"""Data and changes of a workspace, for clients with a copy."""

from typing import Any

from budget_core.contract.workspaces import changes as activity_calls
from budget_core.contract.workspaces.changes import Changes as Changed
from budget_core.contract.workspaces.changes import Start
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.pages import pages


def _as_rows(changed: Changed) -> list[Changed]:
    return [changed]


def _next_revision(changed: Changed) -> dict[str, Any]:
    return {"revision": changed.revision} if changed.more else {}


class _Changes:
    @endpoint(activity_calls.START)
    def start(self, workspace_id: str | None = None, revision: int | None = None) -> Start:
        """Return the user, the workspaces, and the open one: whole, or its changes."""

    @endpoint(activity_calls.LIST_CHANGES)
    def since(self, workspace_id: str | None, revision: int, limit: int | None = None) -> Changed:
        """Return all changes since a revision; repeat with the answer's while it has `more`."""

    all = pages(since, _as_rows, _next_revision)


class Changes(_Changes, Resource):
    """`client.changes`, blocking."""


class AsyncChanges(_Changes, AsyncResource):
    """`client.changes`, awaiting."""
