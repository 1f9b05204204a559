"""Expenses, incomes and transfers, newest first."""

from decimal import Decimal
from typing import TypedDict

from budget_core.contract.history import AddExpense, HistoryEntry, HistoryPage, HistoryUpdate, ReplaceTransfer
from budget_core.contract.types import EntryKind
from budget_sdk.calls import AsyncResource, Resource, download, endpoint, following_cursor, pages, with_body
from budget_sdk.months import Month, month_date
from budget_sdk.operation import Operation


class Filters(TypedDict, total=False):
    """Which entries, for `all(**filters)`; what is left out lets all through."""

    search: str | None
    month: Month | None
    category_id: str | None
    account_id: str | None
    user_id: str | None
    kind: EntryKind | None
    least: Decimal | str | None
    most: Decimal | str | None


def _entries(page: HistoryPage) -> list[HistoryEntry]:
    return page.entries


class _History:
    @endpoint
    @staticmethod
    def page(
        workspace_id: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        *,
        search: str | None = None,
        month: Month | None = None,
        category_id: str | None = None,
        account_id: str | None = None,
        user_id: str | None = None,
        kind: EntryKind | None = None,
        least: Decimal | str | None = None,
        most: Decimal | str | None = None,
    ) -> Operation[HistoryPage]:
        """One page; its `next_cursor` leads to the next one.

        `search` are words, or their beginnings, of notes and of the names of categories and accounts, or the beginning
        of an amount. `month` is a month (`2026-10`, or a day of it), `least` and `most` are amounts without their sign.
        """
        query = {
            "cursor": cursor,
            "limit": limit,
            "search": search,
            "month": month_date(month),
            "categoryId": category_id,
            "accountId": account_id,
            "userId": user_id,
            "kind": kind,
            "min": None if least is None else str(least),
            "max": None if most is None else str(most),
        }
        return Operation("GET", "/history/{workspace_id}/list-new", HistoryPage, (workspace_id,), query=query)

    all = pages(page, _entries, following_cursor)

    @download
    @staticmethod
    def export_csv(workspace_id: str | None = None) -> Operation[bytes]:
        """The whole history as CSV in UTF-8, newest first, piece by piece: write each to a file as it comes."""
        return Operation("GET", "/history/{workspace_id}/export", bytes, (workspace_id,))

    @with_body(AddExpense)
    @staticmethod
    def add_expense(workspace_id: str | None, data: AddExpense) -> Operation[HistoryEntry]:
        """Book an expense."""
        return Operation("POST", "/history/{workspace_id}/add-expenses", HistoryEntry, (workspace_id,), data)

    @with_body(AddExpense)
    @staticmethod
    def replace(entry_id: str, data: AddExpense) -> Operation[HistoryEntry]:
        """Correct an expense: the old one is reversed and the new one booked, both or neither."""
        return Operation("POST", "/history/{entry_id}/replace", HistoryEntry, (entry_id,), data)

    @with_body(ReplaceTransfer)
    @staticmethod
    def replace_transfer(entry_id: str, data: ReplaceTransfer) -> Operation[HistoryEntry]:
        """Correct an income or a transfer: the old one is reversed and the new one booked, both or neither."""
        return Operation("POST", "/history/{entry_id}/replace-transfer", HistoryEntry, (entry_id,), data)

    @with_body(HistoryUpdate)
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


class AsyncHistory(_History, AsyncResource):
    """`client.history`, awaiting."""
