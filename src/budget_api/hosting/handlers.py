"""Handlers of the calls of the server's owner, and of whoever has the data folder or the database."""

from datetime import UTC, datetime
from typing import Protocol

from budget_api.access import caller
from budget_api.access.queries import is_owner
from budget_api.calls import handler
from budget_api.calls.handler import Handlers, ask, read, write
from budget_api.calls.request import Request
from budget_api.hosting import administration, queries, service
from budget_api.hosting.flows import Hosting
from budget_api.sign_in.passwords import Passwords
from budget_api.users.account_flows import AccountFlows
from budget_core.contract.people.users import User
from budget_core.contract.server import hosting as calls
from budget_core.contract.server import owner
from budget_core.contract.server.health import SignUpPolicy
from budget_core.contract.types import Done


class HostingContext(handler.CallContext, Protocol):
    """Services that calls about the users of a server need."""

    @property
    def hosting(self) -> Hosting:
        """Deletion of users, password links and invitation codes."""

    @property
    def account_flows(self) -> AccountFlows:
        """Flows that start a session and spend a code."""

    @property
    def passwords(self) -> Passwords:
        """Hasher of passwords, in threads of its own."""

    @property
    def sign_up_policy(self) -> SignUpPolicy:
        """Rule of who may sign up on this server."""


async def get_server(context: HostingContext, request: Request) -> calls.Server:
    """Return whether the server is the caller's."""
    owns = await context.database.look_up(is_owner, request.user, context.authenticator.owners)
    return calls.Server(is_owner=owns, sign_up=context.sign_up_policy)


async def list_users(context: HostingContext, request: Request) -> calls.ServerUsers:
    """Return the users who are found."""
    return await context.database.read(queries.list_users, request.query.search)


async def disable_user(context: HostingContext, request: Request) -> calls.ServerUser:
    """Let somebody else in no more."""
    (user_id,) = request.ids
    service.check_other(request.user, user_id)
    return await context.database.write(service.disable_user, user_id, request.user.now)


async def enable_user(context: HostingContext, request: Request) -> calls.ServerUser:
    """Let a user sign in again."""
    return await context.database.write(service.enable_user, *request.ids)


async def remove_user(context: HostingContext, request: Request) -> Done:
    """Delete somebody else, once the owner proved who they are."""
    (user_id,) = request.ids
    service.check_other(request.user, user_id)
    await context.account_flows.prove(request.user, request.body.current_password)
    return await context.hosting.delete_user(user_id)


async def list_invitation_codes(context: HostingContext, request: Request) -> list[calls.InvitationCode]:
    """Return the invitation codes that are kept."""
    return await context.database.read(queries.list_invitation_codes)


async def create_invitation_code(context: HostingContext, request: Request) -> calls.NewInvitationCode:
    """Make an invitation code, in the name of who asks if it is a user."""
    maker = request.who if isinstance(request.who, caller.User) else None
    return await context.hosting.create_invitation_code(request.body, maker)


async def revoke_invitation_code(context: HostingContext, request: Request) -> Done:
    """Make an invitation code good for nobody more."""
    return await context.database.write(service.revoke_invitation_code, *request.ids)


async def create_own_user(context: HostingContext, request: Request) -> User:
    """Create a user who can sign in with the password."""
    body = request.body
    return await administration.create_user(context.database, context.passwords, body.name, body.email, body.password)


async def set_user_password(context: HostingContext, request: Request) -> User:
    """Set the password of a user."""
    body = request.body
    return await administration.set_password(
        context.database, context.passwords, body.user or None, body.password, body.email or None
    )


async def disable_own_user(context: HostingContext, request: Request) -> calls.ServerUser:
    """Let a user in no more."""
    (user_id,) = request.ids
    return await context.database.write(service.disable_user, user_id, datetime.now(UTC))


async def remove_own_user_factor(context: HostingContext, request: Request) -> calls.ServerUser:
    """Remove the second factor of a user who is locked out."""
    (user_id,) = request.ids
    return await context.database.write(service.remove_factor, user_id, datetime.now(UTC))


HANDLERS: Handlers[HostingContext] = {
    calls.GET_SERVER: get_server,
    calls.LIST_USERS: list_users,
    calls.DISABLE_USER: disable_user,
    calls.ENABLE_USER: enable_user,
    calls.REMOVE_USER: remove_user,
    calls.LIST_INVITATION_CODES: list_invitation_codes,
    calls.CREATE_INVITATION_CODE: create_invitation_code,
    calls.REVOKE_INVITATION_CODE: revoke_invitation_code,
    owner.CREATE_OWN_USER: create_own_user,
    owner.SET_USER_PASSWORD: set_user_password,
    owner.LIST_OWN_USERS: read(queries.list_folder_users),
    owner.DISABLE_OWN_USER: disable_own_user,
    owner.REMOVE_OWN_USER_FACTOR: remove_own_user_factor,
    owner.ENABLE_OWN_USER: write(service.enable_user),
    owner.CREATE_RESET_LINK: ask(lambda context: context.hosting.create_reset_link),
    owner.DELETE_OWN_USER: ask(lambda context: context.hosting.delete_user),
    owner.LIST_OWN_INVITATION_CODES: read(queries.list_invitation_codes),
    owner.CREATE_OWN_INVITATION_CODE: create_invitation_code,
    owner.REVOKE_OWN_INVITATION_CODE: write(service.revoke_invitation_code),
}
