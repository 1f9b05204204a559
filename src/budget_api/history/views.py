"""Entries of the history as clients see them."""

from typing import Any

from budget_api.db.row_views import view_of
from budget_api.ledger.lines import lines_of
from budget_core.contract.entries.history import HistoryEntry


def entry_view(row: Any, labels: dict[str, str]) -> HistoryEntry:
    """Return the view of an entry.

    `labels` are the names of the accounts and categories it points to, by id.
    """
    return view_of(
        HistoryEntry,
        row,
        lines=lines_of(row),
        account_label=labels[row.account_id] if row.account_id else None,
        from_account_label=labels[row.from_account_id] if row.from_account_id else None,
        category_label=labels[row.category_id] if row.category_id else None,
    )
