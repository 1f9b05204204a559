"""Who changed what in a workspace, newest first, and taking it back."""

from budget_core.contract.changes import ActivityPage, ChangeSet, Entity
from budget_sdk.calls import AsyncResource, Resource, endpoint, following_cursor, pages
from budget_sdk.months import Month, month_date
from budget_sdk.operation import LONG_FILE_SECONDS, Operation


def _change_sets(page: ActivityPage) -> list[ChangeSet]:
    return page.change_sets


class _Activity:
    @endpoint
    @staticmethod
    def page(
        workspace_id: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        *,
        user_id: str | None = None,
        entity: Entity | None = None,
        month: Month | None = None,
    ) -> Operation[ActivityPage]:
        """One page; its `next_cursor` leads to the next one.

        Of what one person changed, of one kind of row, or of what was changed in one budget month: `2026-10`, or a day
        of it.
        """
        query = {"cursor": cursor, "limit": limit, "userId": user_id, "entity": entity, "month": month_date(month)}
        return Operation("GET", "/activity/{workspace_id}", ActivityPage, (workspace_id,), query=query)

    all = pages(page, _change_sets, following_cursor)

    @endpoint
    @staticmethod
    def undo(workspace_id: str, revision: int) -> Operation[ChangeSet]:
        """Take a change set back; an undo can be undone.

        `Conflict` when something later builds on it: `problem.params["revision"]` says what.
        """
        ids, route = (workspace_id, str(revision)), "/activity/{workspace_id}/{revision}/undo"
        return Operation("POST", route, ChangeSet, ids, patience_seconds=LONG_FILE_SECONDS)


class Activity(_Activity, Resource):
    """`client.activity`, blocking."""


class AsyncActivity(_Activity, AsyncResource):
    """`client.activity`, awaiting."""
