"""Handlers of the calls about workspaces and their members."""

from msgspec import UNSET, UnsetType

from budget_api.access.caller import User
from budget_api.calls.handler import CallContext, Handlers, look_up, write
from budget_api.calls.perform import limited_by
from budget_api.calls.request import Request
from budget_api.workspaces import members, names, queries, service
from budget_core.base.limits import INVITATIONS_PENDING_MAX
from budget_core.contract.workspaces import members as member_calls
from budget_core.contract.workspaces import workspaces as calls
from budget_core.contract.workspaces.workspaces import FoundUser, Workspace


async def search_users(context: CallContext, request: Request) -> list[FoundUser]:
    """Return people who can be invited."""
    query = request.query
    excluded = [user_id for text in query.exclude_ids or () for user_id in text.split(",") if user_id]
    return await context.database.read(queries.search_users, request.user, query.text, excluded, query.workspace_id)


async def create_workspace(context: CallContext, request: Request) -> Workspace:
    """Create a workspace, and count its invitations."""
    _count_invitations(context, request, request.user, request.body.participants, frozenset())
    return await context.database.write(service.create_workspace, request.user, request.body)


async def update_workspace(context: CallContext, request: Request) -> Workspace:
    """Change a workspace, and count the invitations of people who are no members."""
    caller, participants = request.caller, request.body.participants
    if participants is not UNSET and participants:
        present = await context.database.read(queries.member_ids, caller.workspace_id)
        _count_invitations(context, request, caller.user, participants, present)
    return await context.database.write(service.update_workspace, caller, request.body)


def _count_invitations(
    context: CallContext, request: Request, user: User, participants: list[str] | UnsetType, present: frozenset[str]
) -> None:
    """Count people to invite, up to the limit that the service enforces."""
    invited = set() if isinstance(participants, UnsetType) else {*participants} - present - {user.id}
    if invited:
        context.limits.take("INVITATION", limited_by(request.host, user), min(len(invited), INVITATIONS_PENDING_MAX))


HANDLERS: Handlers[CallContext] = {
    calls.LIST_WORKSPACES: look_up(queries.list_workspaces),
    calls.LIST_INVITATIONS: look_up(queries.list_invitations),
    calls.SEARCH_USERS: search_users,
    calls.CREATE_WORKSPACE: create_workspace,
    calls.GET_WORKSPACE: look_up(queries.get_workspace),
    calls.UPDATE_WORKSPACE: update_workspace,
    calls.DELETE_WORKSPACE: write(service.delete_workspace),
    calls.APPROVE_WORKSPACE: write(members.approve),
    calls.REJECT_WORKSPACE: write(members.reject),
    member_calls.ADD_MEMBER: write(names.add_member),
    member_calls.UPDATE_MEMBER: write(names.update_member),
    member_calls.REMOVE_MEMBER: write(names.remove_member),
}
