"""Expenses, refunds, incomes and transfers, newest first."""

from datetime import date as Day  # noqa: N812 - a day; `date` is a field of entries
from decimal import Decimal
from typing import TypedDict

from budget_core.contract.entries import history_calls
from budget_core.contract.entries.history import ExportRows, HistoryEntry, HistoryPage
from budget_core.contract.types import EntryKind
from budget_sdk.calls import (
    AsyncResource,
    Resource,
    download,
    endpoint,
    row_body,
    workspace_body,
)
from budget_sdk.months import Month
from budget_sdk.pages import following_cursor, paged

_PAGE = 200
"""Entries that one call brings at most."""


def _entries(page: HistoryPage) -> list[HistoryEntry]:
    return page.entries


class Filters(TypedDict, total=False):
    """Which entries, for `all(**filters)`; what is left out lets all through."""

    where: str | None
    search: str | None
    month: Month | None
    since: Day | str | None
    until: Day | str | None
    category_id: str | None
    account_id: str | None
    user_id: str | None
    kind: EntryKind | None
    payee: str | None
    tag: str | None
    least: Decimal | str | None
    most: Decimal | str | None


class _History:
    @endpoint(history_calls.LIST_HISTORY)
    def page(
        self,
        workspace_id: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        *,
        search: str | None = None,
        month: Month | None = None,
        since: Day | str | None = None,
        until: Day | str | None = None,
        category_id: str | None = None,
        account_id: str | None = None,
        user_id: str | None = None,
        kind: EntryKind | None = None,
        payee: str | None = None,
        tag: str | None = None,
        least: Decimal | str | None = None,
        most: Decimal | str | None = None,
        where: str | None = None,
    ) -> HistoryPage:
        """Return one page; its `next_cursor` leads to the next one.

        `where` is a filter in words, as in `budget history`: `food and (payee:silpo or #kyiv) since:2026-01 min:20`.
        The others narrow it.

        `search` are words, or their beginnings, of notes, payees and the names of categories and accounts, or the
        beginning of an amount. `payee` is one in any spelling. `month` is a month (`2026-10`, or a day of it), `since`
        and `until` are the first and the last day, `least` and `most` are amounts without their sign.
        """

    @paged(page, _entries, following_cursor, _PAGE)
    def all(
        self,
        workspace_id: str | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        *,
        where: str | None = None,
        page_size: int | None = None,
        search: str | None = None,
        month: Month | None = None,
        since: Day | str | None = None,
        until: Day | str | None = None,
        category_id: str | None = None,
        account_id: str | None = None,
        user_id: str | None = None,
        kind: EntryKind | None = None,
        payee: str | None = None,
        tag: str | None = None,
        least: Decimal | str | None = None,
        most: Decimal | str | None = None,
    ) -> HistoryEntry:
        """Yield the entries, newest first, `limit` of them at most, fetched page by page as they are asked for.

        `page_size` is the number of entries of a call. The others are those of `page`.
        """

    @download(history_calls.EXPORT_HISTORY)
    def export_csv(
        self,
        workspace_id: str | None = None,
        *,
        search: str | None = None,
        month: Month | None = None,
        since: Day | str | None = None,
        until: Day | str | None = None,
        category_id: str | None = None,
        account_id: str | None = None,
        user_id: str | None = None,
        kind: EntryKind | None = None,
        payee: str | None = None,
        tag: str | None = None,
        least: Decimal | str | None = None,
        most: Decimal | str | None = None,
        where: str | None = None,
        rows: ExportRows = "lines",
    ) -> bytes:
        """Yield the history as CSV in UTF-8, newest first, in chunks: all of it, or what the filters let through.

        There is a row for each line of an entry, or for each entry with `rows="entries"`. The filters are those of
        `page`.
        """

    @download(history_calls.EXPORT_ENTRIES)
    def export_entries(
        self,
        workspace_id: str | None = None,
        *,
        search: str | None = None,
        month: Month | None = None,
        since: Day | str | None = None,
        until: Day | str | None = None,
        category_id: str | None = None,
        account_id: str | None = None,
        user_id: str | None = None,
        kind: EntryKind | None = None,
        payee: str | None = None,
        tag: str | None = None,
        least: Decimal | str | None = None,
        most: Decimal | str | None = None,
        where: str | None = None,
    ) -> bytes:
        """Yield the history as lines of JSON in UTF-8, newest first, in chunks; the filters are those of `page`."""

    add_expense = workspace_body(history_calls.ADD_EXPENSE)
    quick = workspace_body(history_calls.QUICK_ENTRY)
    add_refund = workspace_body(history_calls.ADD_REFUND)
    replace = row_body(history_calls.REPLACE_EXPENSE)
    replace_transfer = row_body(history_calls.REPLACE_TRANSFER)
    update = row_body(history_calls.UPDATE_HISTORY)

    @endpoint(history_calls.DELETE_HISTORY)
    def delete(self, entry_id: str) -> HistoryEntry:
        """Reverse exactly what was booked."""


class History(_History, Resource):
    """`client.history`, blocking."""


class AsyncHistory(_History, AsyncResource):
    """`client.history`, awaiting."""
