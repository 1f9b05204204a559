"""Guard of the calls that are the server's owner's alone."""

from dataclasses import dataclass

from budget_api.access.guards import Authenticates
from budget_api.hosting.service import check_owner
from budget_api.http.routes import Connection
from budget_core.grants import Reach


@dataclass(frozen=True, slots=True)
class OwnsServer(Authenticates):
    """Guard: only with a sign-in of an owner of the server; never with a personal access token."""

    reach: Reach = Reach.IDENTITY

    async def __call__(self, connection: Connection, handler: object) -> None:
        """Let through, or raise."""
        await Authenticates.__call__(self, connection, handler)
        state = connection.app.state
        await state.database.look_up(check_owner, connection.scope["user"], state.server_owners)
