"""Who changed what in a workspace, newest first, and taking it back."""

from collections.abc import AsyncIterator, Iterator
from typing import TypedDict, Unpack

from budget_core.contract.changes import ActivityPage, ChangeSet, Entity
from budget_sdk.operation import AsyncResource, Operation, Resource, endpoint


class Filters(TypedDict, total=False):
    """What change sets can be narrowed to; what is None or absent lets all through."""

    user_id: str | None
    entity: Entity | None
    month: str | None


class _Activity:
    @endpoint
    @staticmethod
    def page(
        workspace_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        *,
        user_id: str | None = None,
        entity: Entity | None = None,
        month: str | None = None,
    ) -> Operation[ActivityPage]:
        """One page; its `next_cursor` leads to the next one.

        Of what one person changed, of one kind of row, or of what was changed in one budget month (`yyyy-MM-01`).
        """
        query = {"cursor": cursor, "limit": limit, "userId": user_id, "entity": entity, "month": month}
        return Operation("GET", "/activity/{workspace_id}", ActivityPage, (workspace_id,), query=query)

    @endpoint
    @staticmethod
    def undo(workspace_id: str, revision: int) -> Operation[ChangeSet]:
        """Take a change set back; an undo can be undone.

        `Conflict` when something later builds on it: `problem.params["revision"]` says what.
        """
        ids = (workspace_id, str(revision))
        return Operation("POST", "/activity/{workspace_id}/{revision}/undo", ChangeSet, ids)


class Activity(_Activity, Resource):
    """`client.activity`, blocking."""

    def all(self, workspace_id: str, **wanted: Unpack[Filters]) -> Iterator[ChangeSet]:
        """Every change set, fetched page by page as it is asked for."""
        page = self.page(workspace_id, **wanted)
        yield from page.change_sets
        while page.next_cursor:
            page = self.page(workspace_id, page.next_cursor, **wanted)
            yield from page.change_sets


class AsyncActivity(_Activity, AsyncResource):
    """`client.activity`, awaiting."""

    async def all(self, workspace_id: str, **wanted: Unpack[Filters]) -> AsyncIterator[ChangeSet]:
        """Every change set, fetched page by page as it is asked for."""
        page = await self.page(workspace_id, **wanted)
        while True:
            for change_set in page.change_sets:
                yield change_set
            if not page.next_cursor:
                return
            page = await self.page(workspace_id, page.next_cursor, **wanted)
