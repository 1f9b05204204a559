"""The server, for its owner: its users, and invitation codes to it."""

from budget_core.contract.hosting import (
    InvitationCode,
    InvitationCodeCreate,
    NewInvitationCode,
    Server,
    ServerUser,
    ServerUsers,
)
from budget_core.contract.types import Done
from budget_core.contract.users import UserDelete
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _ServerCalls:
    @endpoint
    @staticmethod
    def get() -> Operation[Server]:
        """Whether you own the server, and who can sign up."""
        return Operation("GET", "/server", Server)

    @endpoint
    @staticmethod
    def users(search: str | None = None) -> Operation[ServerUsers]:
        """The users whose name or e-mail holds the text, the newest first, 200 at most."""
        return Operation("GET", "/server/users", ServerUsers, query={"search": search})

    @endpoint
    @staticmethod
    def disable_user(user_id: str) -> Operation[ServerUser]:
        """End a user's sessions and tokens and let them in no more; what they have stays."""
        return Operation("POST", "/server/users/{user_id}/disable", ServerUser, (user_id,))

    @endpoint
    @staticmethod
    def enable_user(user_id: str) -> Operation[ServerUser]:
        """Let a user sign in again."""
        return Operation("POST", "/server/users/{user_id}/enable", ServerUser, (user_id,))

    @with_body(UserDelete)
    @staticmethod
    def remove_user(user_id: str, data: UserDelete) -> Operation[Done]:
        """Delete a user for good, with your own password."""
        return Operation("DELETE", "/server/users/{user_id}", Done, (user_id,), data)

    @endpoint
    @staticmethod
    def invitation_codes() -> Operation[Table[InvitationCode]]:
        """The invitation codes that are kept, the newest first."""
        return Operation("GET", "/server/invitation-codes", Table[InvitationCode])

    @with_body(InvitationCodeCreate)
    @staticmethod
    def create_invitation_code(data: InvitationCodeCreate) -> Operation[NewInvitationCode]:
        """Make an invitation code; it is in this answer alone."""
        return Operation("POST", "/server/invitation-codes", NewInvitationCode, (), data)

    @endpoint
    @staticmethod
    def revoke_invitation_code(code_id: str) -> Operation[Done]:
        """Make an invitation code good for nobody more."""
        return Operation("DELETE", "/server/invitation-codes/{code_id}", Done, (code_id,))


class ServerCalls(_ServerCalls, Resource):
    """`client.server`, blocking."""


class AsyncServerCalls(_ServerCalls, AsyncResource):
    """`client.server`, awaiting."""
