"""Tags of entries."""

from budget_core.contract.entries import payees as calls
from budget_core.contract.entries.payees import KnownTag
from budget_sdk.calls import AsyncResource, Resource, endpoint, workspace_body
from budget_sdk.tables import Table


class _Tags:
    @endpoint(calls.LIST_TAGS)
    def list(self, workspace_id: str | None = None) -> Table[KnownTag]: ...

    rename = workspace_body(calls.RENAME_TAG)


class Tags(_Tags, Resource):
    """`client.tags`, blocking."""


class AsyncTags(_Tags, AsyncResource):
    """`client.tags`, awaiting."""
