"""Workspaces, links to them, and their changes."""

from typing import Any

from budget_core.contract.types import Done
from budget_core.contract.workspaces import changes, links, workspaces
from budget_core.contract.workspaces import changes as activity_calls
from budget_core.contract.workspaces import guests as guests_calls
from budget_core.contract.workspaces import members as member_calls
from budget_core.contract.workspaces.changes import ActivityPage, ChangeSet, Entity, Start
from budget_core.contract.workspaces.changes import Changes as Changed
from budget_core.contract.workspaces.links import InvitationLink, LinkInvitation
from budget_core.contract.workspaces.members import Member
from budget_core.contract.workspaces.workspaces import FoundUser, Invitation, Workspace
from budget_sdk.calls import AsyncResource, Resource, download, endpoint, part_body, row_body, with_body, workspace_body
from budget_sdk.months import Month
from budget_sdk.pages import following_cursor, pages
from budget_sdk.tables import Table


class _Workspaces:
    @endpoint(workspaces.LIST_WORKSPACES)
    def list(self) -> Table[Workspace]: ...

    @endpoint(workspaces.GET_WORKSPACE)
    def get(self, workspace_id: str | None = None) -> Workspace: ...

    create = with_body(workspaces.CREATE_WORKSPACE)
    import_guest = with_body(guests_calls.IMPORT_GUEST)
    import_guest_part = workspace_body(guests_calls.IMPORT_GUEST_PART)

    @download(guests_calls.EXPORT_WORKSPACE)
    def export(self, workspace_id: str | None = None) -> bytes:
        """Yield the whole workspace as JSON in chunks, which `import_guest` imports."""

    @download(guests_calls.EXPORT_LEDGER)
    def export_beancount(self, workspace_id: str | None = None) -> bytes:
        """Yield the history as a ledger for Beancount 3, in chunks."""

    update = workspace_body(workspaces.UPDATE_WORKSPACE)
    add_member = workspace_body(member_calls.ADD_MEMBER)
    update_member = part_body(member_calls.UPDATE_MEMBER)

    @endpoint(member_calls.REMOVE_MEMBER)
    def remove_member(self, workspace_id: str, member_id: str) -> Member: ...

    @endpoint(workspaces.DELETE_WORKSPACE)
    def delete(self, workspace_id: str) -> Workspace: ...

    @endpoint(workspaces.LIST_INVITATIONS)
    def invitations(self) -> Table[Invitation]: ...

    @endpoint(workspaces.APPROVE_WORKSPACE)
    def approve(self, workspace_id: str) -> Workspace: ...

    @endpoint(workspaces.REJECT_WORKSPACE)
    def reject(self, workspace_id: str) -> Done: ...

    @endpoint(workspaces.SEARCH_USERS)
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


class _Links:
    @endpoint(links.LIST_LINKS)
    def list(self, workspace_id: str | None = None) -> Table[InvitationLink]: ...

    create = workspace_body(links.CREATE_LINK)

    @endpoint(links.REVOKE_LINK)
    def revoke(self, workspace_id: str, link_id: str) -> Done: ...

    @endpoint(links.READ_LINK)
    def read(self, code: str) -> LinkInvitation: ...

    join = row_body(links.JOIN_WORKSPACE)


class Links(_Links, Resource):
    """`client.links`, blocking."""


class AsyncLinks(_Links, AsyncResource):
    """`client.links`, awaiting."""


def _change_sets(page: ActivityPage) -> list[ChangeSet]:
    return page.change_sets


class _Activity:
    @endpoint(changes.LIST_ACTIVITY)
    def page(
        self,
        workspace_id: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        *,
        user_id: str | None = None,
        entity: Entity | None = None,
        month: Month | None = None,
    ) -> ActivityPage:
        """Return one page; its `next_cursor` leads to the next one.

        Of what one person changed, of one kind of row, or of what was changed in one budget month: `2026-10`, or a day
        of it.
        """

    all = pages(page, _change_sets, following_cursor)

    @endpoint(changes.UNDO)
    def undo(self, workspace_id: str, revision: int) -> ChangeSet:
        """Undo a change set; an undo can be undone.

        `Conflict` when something later builds on it: `problem.params["revision"]` says what.
        """


class Activity(_Activity, Resource):
    """`client.activity`, blocking."""


class AsyncActivity(_Activity, AsyncResource):
    """`client.activity`, awaiting."""


def _as_rows(changed: Changed) -> list[Changed]:
    return [changed]


def _next_revision(changed: Changed) -> dict[str, Any]:
    return {"revision": changed.revision} if changed.more else {}


class _Changes:
    @endpoint(activity_calls.START)
    def start(self, workspace_id: str | None = None, revision: int | None = None) -> Start:
        """Return the user, the workspaces, and the open one: whole, or its changes."""

    @endpoint(activity_calls.LIST_CHANGES)
    def since(self, workspace_id: str | None, revision: int, limit: int | None = None) -> Changed:
        """Return all changes since a revision; repeat with the answer's while it has `more`."""

    all = pages(since, _as_rows, _next_revision)


class Changes(_Changes, Resource):
    """`client.changes`, blocking."""


class AsyncChanges(_Changes, AsyncResource):
    """`client.changes`, awaiting."""
