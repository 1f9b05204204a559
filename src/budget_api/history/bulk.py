"""Entries that are booked many at a time: imports, files of workspaces, and guests' histories."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.bulk_insert import insert_columns
from budget_api.db.models import HistoryRow
from budget_api.history.search.word_index import NoteSource, index_notes
from budget_api.ledger.lines import index_lines, stored_lines
from budget_api.ledger.posting import PostedEntry, post_all
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking

_HISTORY = table_of(HistoryRow)


class BulkEntry(NoteSource, PostedEntry, Protocol):
    """Entry with the fields that its words, lines, balances and sums are made of."""

    @property
    def booking(self) -> Booking:
        """Amounts of the entry."""


def insert_entries(
    db: Session,
    workspace_id: str,
    entries: Sequence[BulkEntry],
    columns: Mapping[str, Sequence[Any]],
    shared: Mapping[str, Any],
    field: str | None = "value",
) -> None:
    """Store entries with their words and lines, and post what they move.

    `columns` have a value of the table for each entry, `shared` one for all. `field` is that of `post_all`.
    """
    lines = [stored_lines(entry.lines) if entry.lines else None for entry in entries]
    of_all = {**shared, "workspace_id": workspace_id, "version": 1, "field_versions": {}}
    insert_columns(db, _HISTORY, {**columns, "lines": lines}, of_all)
    index_notes(db, workspace_id, entries)
    index_lines(db, workspace_id, entries)
    post_all(db, workspace_id, ((entry, expenses.effect(entry.booking)) for entry in entries), field)
