"""Calls of the server's owner about its users, with their sign-in."""

from http import HTTPStatus
from typing import Annotated

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import authenticate
from budget_api.hosting import flows, queries, service
from budget_api.hosting.guards import OwnsServer
from budget_api.http.routes import Controller, FromPath, JSONBody, NamedDependency, QueryParameter, delete, get, post
from budget_api.users.account_flows import AccountFlows
from budget_core.contract import hosting as contract
from budget_core.contract.health import SignUpPolicy
from budget_core.contract.types import Done
from budget_core.contract.users import UserDelete
from budget_core.grants import Reach

Hosting = NamedDependency[flows.Hosting]
Flows = NamedDependency[AccountFlows]
Owners = NamedDependency[frozenset[str]]
Policy = NamedDependency[SignUpPolicy]
Search = Annotated[str, QueryParameter(name="search", description="A part of a name or an e-mail, or an id")]
OWNER = OwnsServer()


class ServerController(Controller):
    """Whether the server is one's own."""

    path = "/server"
    tags = ("server",)

    @get("/", operation_id="getServer", guards=[authenticate(Reach.IDENTITY)])
    async def get_server(
        self, user: User, database: Database, server_owners: Owners, sign_up_policy: Policy
    ) -> contract.Server:
        """Whether the caller may look after the users of the server, and who can sign up."""
        is_owner = await database.look_up(queries.is_owner, user, server_owners)
        return contract.Server(is_owner=is_owner, sign_up=sign_up_policy)


class ServerUserController(Controller):
    """The users of a server."""

    path = "/server/users"
    tags = ("server",)
    guards = (OWNER,)

    @get("/", operation_id="listUsers")
    async def list_users(self, database: Database, search: Search = "") -> contract.ServerUsers:
        """Those who are found, the newest first; never anything of their budgets."""
        return await database.read(queries.list_users, search)

    @post("/{user_id:str}/disable", operation_id="disableUser", status_code=HTTPStatus.OK)
    async def disable_user(self, user: User, database: Database, user_id: FromPath[str]) -> contract.ServerUser:
        """End a user's sessions and tokens and let them in no more; their data and shared workspaces stay."""
        service.check_other(user, user_id)
        return await database.write(service.disable_user, user_id, user.now)

    @post("/{user_id:str}/enable", operation_id="enableUser", status_code=HTTPStatus.OK)
    async def enable_user(self, database: Database, user_id: FromPath[str]) -> contract.ServerUser:
        """Let a user sign in again."""
        return await database.write(service.enable_user, user_id)

    @delete("/{user_id:str}", operation_id="removeUser")
    async def remove_user(
        self,
        user: User,
        hosting: Hosting,
        account_flows: Flows,
        user_id: FromPath[str],
        data: JSONBody[UserDelete],
    ) -> Done:
        """Delete a user for good, with the owner's own password as a proof; twice is as once."""
        service.check_other(user, user_id)
        await account_flows.prove(user, data.current_password)
        return await hosting.delete_user(user_id)


class InvitationCodeController(Controller):
    """Codes by which people can sign up where sign-ups are not open to everybody."""

    path = "/server/invitation-codes"
    tags = ("server",)
    guards = (OWNER,)

    @get("/", operation_id="listInvitationCodes")
    async def list_invitation_codes(self, database: Database) -> list[contract.InvitationCode]:
        """Codes until a month after they expire, the newest first; never the codes themselves."""
        return await database.read(queries.list_invitation_codes)

    @post("/", operation_id="createInvitationCode")
    async def create_invitation_code(
        self, user: User, hosting: Hosting, data: JSONBody[contract.InvitationCodeCreate]
    ) -> contract.NewInvitationCode:
        """Make a code and a link that enters it; this answer alone holds them."""
        return await hosting.create_invitation_code(data, user)

    @delete("/{code_id:str}", operation_id="revokeInvitationCode")
    async def revoke_invitation_code(self, database: Database, code_id: FromPath[str]) -> Done:
        """Make a code good for nobody more."""
        return await database.write(service.revoke_invitation_code, code_id)
