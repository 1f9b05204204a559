"""The server: its health, and for its owner its users and invitation codes."""

from budget_core.contract.server import health, hosting
from budget_core.contract.server.health import Health as Works
from budget_core.contract.server.hosting import InvitationCode, Server, ServerUser, ServerUsers
from budget_core.contract.types import Done
from budget_sdk.calls import AsyncResource, Resource, endpoint, row_body, with_body
from budget_sdk.tables import Table


class _ServerCalls:
    @endpoint(hosting.GET_SERVER)
    def get(self) -> Server:
        """Return whether you own the server, and who can sign up."""

    @endpoint(hosting.LIST_USERS)
    def users(self, search: str | None = None) -> ServerUsers:
        """Return users whose name or e-mail contains the text, newest first, 200 at most."""

    @endpoint(hosting.DISABLE_USER)
    def disable_user(self, user_id: str) -> ServerUser: ...

    @endpoint(hosting.ENABLE_USER)
    def enable_user(self, user_id: str) -> ServerUser: ...

    remove_user = row_body(hosting.REMOVE_USER)

    @endpoint(hosting.LIST_INVITATION_CODES)
    def invitation_codes(self) -> Table[InvitationCode]: ...

    create_invitation_code = with_body(hosting.CREATE_INVITATION_CODE)

    @endpoint(hosting.REVOKE_INVITATION_CODE)
    def revoke_invitation_code(self, code_id: str) -> Done: ...


class ServerCalls(_ServerCalls, Resource):
    """`client.server`, blocking."""


class AsyncServerCalls(_ServerCalls, AsyncResource):
    """`client.server`, awaiting."""


class _Health:
    @endpoint(health.HEALTH)
    def check(self) -> Works:
        """Return the health of the server and its optional parts; needs no token."""


class Health(_Health, Resource):
    """`client.health`, blocking."""


class AsyncHealth(_Health, AsyncResource):
    """`client.health`, awaiting."""
