"""Settling up: what the members of a workspace owe each other."""

from budget_core.contract.entries import shares as calls
from budget_core.contract.entries.shares import Settlement as Answer
from budget_sdk.calls import AsyncResource, Resource, endpoint, row_body, workspace_body


class _Settlement:
    @endpoint(calls.GET_SETTLEMENT)
    def get(self, workspace_id: str | None = None) -> Answer: ...

    settle = workspace_body(calls.SETTLE)
    replace = row_body(calls.REPLACE_SETTLEMENT)


class Settlement(_Settlement, Resource):
    """`client.settlement`, blocking."""


class AsyncSettlement(_Settlement, AsyncResource):
    """`client.settlement`, awaiting."""
