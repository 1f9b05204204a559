"""Entries that are booked or edited many at a time."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec.structs import replace
from sqlalchemy import bindparam, update
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.bulk_insert import insert_columns
from budget_api.db.models import HistoryRow
from budget_api.db.statements import Statement
from budget_api.history.entries import entry_view
from budget_api.history.search.word_index import NoteSource, index_notes, reindex
from budget_api.journal.edits import edited_columns
from budget_api.journal.writes import Write, record_updates
from budget_api.ledger.lines import index_lines, stored_lines
from budget_api.ledger.posting import PostedEntry, post_all
from budget_core.contract.entries.history import HistoryEntry
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


_EDITED = ("note", "payee", "tags", "refund_of", "version", "field_versions", "updated_at")
_UPDATE = Statement(
    update(_HISTORY)
    .where(_HISTORY.c.id == bindparam("entry_id"))
    .values({name: bindparam(f"new_{name}") for name in _EDITED})
)


def edit_entries(
    db: Session, write: Write, edits: Iterable[tuple[Any, Mapping[str, Any]]], labels: dict[str, str]
) -> None:
    """Set fields of rows, given with the new values of each, by a few statements for all, and log the changes.

    `labels` are the names of the accounts and categories that the rows point to, by id.
    """
    changes: list[tuple[HistoryEntry, HistoryEntry]] = []
    updates: list[dict[str, Any]] = []
    for row, values in edits:
        columns = edited_columns(row, values, write.caller.now)
        updates.append(
            {"entry_id": row.id, **{f"new_{name}": columns.get(name, getattr(row, name)) for name in _EDITED}}
        )
        del columns["field_versions"]
        before = entry_view(row, labels)
        changes.append((before, replace(before, **columns)))
    if updates:
        _UPDATE.run(db, *updates)
        reindex(db, write.workspace_id, *changes)
        record_updates(db, write, "history", changes)
