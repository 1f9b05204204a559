"""The server, for its owner: its users, and invitation codes to it."""

from budget_core.contract.server import hosting as calls
from budget_core.contract.server.hosting import InvitationCode, Server, ServerUser, ServerUsers
from budget_core.contract.types import Done
from budget_sdk.calls import AsyncResource, Resource, endpoint, row_body, with_body
from budget_sdk.tables import Table


class _ServerCalls:
    @endpoint(calls.GET_SERVER)
    def get(self) -> Server:
        """Return whether you own the server, and who can sign up."""

    @endpoint(calls.LIST_USERS)
    def users(self, search: str | None = None) -> ServerUsers:
        """Return users whose name or e-mail contains the text, newest first, 200 at most."""

    @endpoint(calls.DISABLE_USER)
    def disable_user(self, user_id: str) -> ServerUser: ...

    @endpoint(calls.ENABLE_USER)
    def enable_user(self, user_id: str) -> ServerUser: ...

    remove_user = row_body(calls.REMOVE_USER)

    @endpoint(calls.LIST_INVITATION_CODES)
    def invitation_codes(self) -> Table[InvitationCode]: ...

    create_invitation_code = with_body(calls.CREATE_INVITATION_CODE)

    @endpoint(calls.REVOKE_INVITATION_CODE)
    def revoke_invitation_code(self, code_id: str) -> Done: ...


class ServerCalls(_ServerCalls, Resource):
    """`client.server`, blocking."""


class AsyncServerCalls(_ServerCalls, AsyncResource):
    """`client.server`, awaiting."""
