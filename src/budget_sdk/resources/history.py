"""Expenses, incomes and transfers, newest first."""

from collections.abc import AsyncIterator, Iterator

from budget_core.contract.history import AddExpense, HistoryEntry, HistoryPage, HistoryUpdate
from budget_sdk.operation import AsyncResource, Operation, Resource, endpoint


class _History:
    @endpoint
    @staticmethod
    def page(workspace_id: str, cursor: str | None = None, limit: int | None = None) -> Operation[HistoryPage]:
        """One page; its `next_cursor` leads to the next one."""
        query = {"cursor": cursor, "limit": limit}
        return Operation("GET", "/history/{workspace_id}/list-new", HistoryPage, (workspace_id,), query=query)

    @endpoint
    @staticmethod
    def add_expense(workspace_id: str, data: AddExpense) -> Operation[HistoryEntry]:
        """Book an expense."""
        return Operation("POST", "/history/{workspace_id}/add-expenses", HistoryEntry, (workspace_id,), data)

    @endpoint
    @staticmethod
    def replace(entry_id: str, data: AddExpense) -> Operation[HistoryEntry]:
        """Correct an expense: the old one is reversed and the new one booked, both or neither."""
        return Operation("POST", "/history/{entry_id}/replace", HistoryEntry, (entry_id,), data)

    @endpoint
    @staticmethod
    def update(entry_id: str, data: HistoryUpdate) -> Operation[HistoryEntry]:
        """Change the note."""
        return Operation("PUT", "/history/{entry_id}", HistoryEntry, (entry_id,), data)

    @endpoint
    @staticmethod
    def delete(entry_id: str) -> Operation[HistoryEntry]:
        """Reverse exactly what was booked."""
        return Operation("DELETE", "/history/{entry_id}", HistoryEntry, (entry_id,))


class History(_History, Resource):
    """`client.history`, blocking."""

    def all(self, workspace_id: str) -> Iterator[HistoryEntry]:
        """Every entry, fetched page by page as it is asked for."""
        page = self.page(workspace_id)
        yield from page.entries
        while page.next_cursor:
            page = self.page(workspace_id, page.next_cursor)
            yield from page.entries


class AsyncHistory(_History, AsyncResource):
    """`client.history`, awaiting."""

    async def all(self, workspace_id: str) -> AsyncIterator[HistoryEntry]:
        """Every entry, fetched page by page as it is asked for."""
        page = await self.page(workspace_id)
        while True:
            for entry in page.entries:
                yield entry
            if not page.next_cursor:
                return
            page = await self.page(workspace_id, page.next_cursor)
