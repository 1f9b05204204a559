"""Workspaces: the budgets a user takes part in."""

from budget_core.contract.types import Done
from budget_core.contract.workspaces import guests as guests_calls
from budget_core.contract.workspaces import members as member_calls
from budget_core.contract.workspaces import workspaces as calls
from budget_core.contract.workspaces.members import Member
from budget_core.contract.workspaces.workspaces import FoundUser, Invitation, Workspace
from budget_sdk.calls import AsyncResource, Resource, download, endpoint, part_body, with_body, workspace_body
from budget_sdk.tables import Table


class _Workspaces:
    @endpoint(calls.LIST_WORKSPACES)
    def list(self) -> Table[Workspace]: ...

    @endpoint(calls.GET_WORKSPACE)
    def get(self, workspace_id: str | None = None) -> Workspace: ...

    create = with_body(calls.CREATE_WORKSPACE)
    import_guest = with_body(guests_calls.IMPORT_GUEST)
    import_guest_part = workspace_body(guests_calls.IMPORT_GUEST_PART)

    @download(guests_calls.EXPORT_WORKSPACE)
    def export(self, workspace_id: str | None = None) -> bytes:
        """Yield the whole workspace as JSON in chunks, which `import_guest` imports."""

    @download(guests_calls.EXPORT_LEDGER)
    def export_beancount(self, workspace_id: str | None = None) -> bytes:
        """Yield the history as a ledger for Beancount 3, in chunks."""

    update = workspace_body(calls.UPDATE_WORKSPACE)
    add_member = workspace_body(member_calls.ADD_MEMBER)
    update_member = part_body(member_calls.UPDATE_MEMBER)

    @endpoint(member_calls.REMOVE_MEMBER)
    def remove_member(self, workspace_id: str, member_id: str) -> Member: ...

    @endpoint(calls.DELETE_WORKSPACE)
    def delete(self, workspace_id: str) -> Workspace: ...

    @endpoint(calls.LIST_INVITATIONS)
    def invitations(self) -> Table[Invitation]: ...

    @endpoint(calls.APPROVE_WORKSPACE)
    def approve(self, workspace_id: str) -> Workspace: ...

    @endpoint(calls.REJECT_WORKSPACE)
    def reject(self, workspace_id: str) -> Done: ...

    @endpoint(calls.SEARCH_USERS)
    def search_users(
        self, text: str, exclude_ids: str | None = None, workspace_id: str | None = None
    ) -> Table[FoundUser]:
        """Return up to ten users to invite, by the start of a name or by the whole e-mail.

        `exclude_ids` has commas between; they are taken out of the ten.
        """


class Workspaces(_Workspaces, Resource):
    """`client.workspaces`, blocking."""


class AsyncWorkspaces(_Workspaces, AsyncResource):
    """`client.workspaces`, awaiting."""
