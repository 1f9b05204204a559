"""Who changed what in a workspace, newest first, and taking it back."""

from collections.abc import AsyncIterator, Iterator

from budget_core.contract.changes import ActivityPage, ChangeSet, Entity
from budget_sdk.operation import AsyncResource, Operation, Resource, endpoint


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
    ) -> Operation[ActivityPage]:
        """One page, of what one person changed or of one kind of row; its `next_cursor` leads to the next one."""
        query = {"cursor": cursor, "limit": limit, "userId": user_id, "entity": entity}
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

    def all(
        self, workspace_id: str, *, user_id: str | None = None, entity: Entity | None = None
    ) -> Iterator[ChangeSet]:
        """Every change set, fetched page by page as it is asked for."""
        page = self.page(workspace_id, user_id=user_id, entity=entity)
        yield from page.change_sets
        while page.next_cursor:
            page = self.page(workspace_id, page.next_cursor, user_id=user_id, entity=entity)
            yield from page.change_sets


class AsyncActivity(_Activity, AsyncResource):
    """`client.activity`, awaiting."""

    async def all(
        self, workspace_id: str, *, user_id: str | None = None, entity: Entity | None = None
    ) -> AsyncIterator[ChangeSet]:
        """Every change set, fetched page by page as it is asked for."""
        page = await self.page(workspace_id, user_id=user_id, entity=entity)
        while True:
            for change_set in page.change_sets:
                yield change_set
            if not page.next_cursor:
                return
            page = await self.page(workspace_id, page.next_cursor, user_id=user_id, entity=entity)
