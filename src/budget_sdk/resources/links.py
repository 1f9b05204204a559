"""Invitation links of workspaces, and joining by one."""

from budget_core.contract.types import Done
from budget_core.contract.workspaces import links as calls
from budget_core.contract.workspaces.links import InvitationLink, LinkInvitation
from budget_sdk.calls import AsyncResource, Resource, endpoint, row_body, workspace_body
from budget_sdk.tables import Table


class _Links:
    @endpoint(calls.LIST_LINKS)
    def list(self, workspace_id: str | None = None) -> Table[InvitationLink]: ...

    create = workspace_body(calls.CREATE_LINK)

    @endpoint(calls.REVOKE_LINK)
    def revoke(self, workspace_id: str, link_id: str) -> Done: ...

    @endpoint(calls.READ_LINK)
    def read(self, code: str) -> LinkInvitation: ...

    join = row_body(calls.JOIN_WORKSPACE)


class Links(_Links, Resource):
    """`client.links`, blocking."""


class AsyncLinks(_Links, AsyncResource):
    """`client.links`, awaiting."""
