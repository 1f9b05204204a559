"""Change sets of a workspace, newest first, and their undo."""

from budget_core.contract.workspaces import changes as calls
from budget_core.contract.workspaces.changes import ActivityPage, ChangeSet, Entity
from budget_sdk.calls import AsyncResource, Resource, endpoint
from budget_sdk.months import Month
from budget_sdk.pages import following_cursor, pages


def _change_sets(page: ActivityPage) -> list[ChangeSet]:
    return page.change_sets


class _Activity:
    @endpoint(calls.LIST_ACTIVITY)
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

    @endpoint(calls.UNDO)
    def undo(self, workspace_id: str, revision: int) -> ChangeSet:
        """Undo a change set; an undo can be undone.

        `Conflict` when something later builds on it: `problem.params["revision"]` says what.
        """


class Activity(_Activity, Resource):
    """`client.activity`, blocking."""


class AsyncActivity(_Activity, AsyncResource):
    """`client.activity`, awaiting."""
