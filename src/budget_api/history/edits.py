"""Edits of many entries in one write: notes, payees, tags, and the expense of a refund."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace
from sqlalchemy import bindparam, update
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.db.statements import Statement
from budget_api.history.search.word_index import reindex
from budget_api.history.views import entry_view
from budget_api.journal.edits import edited_columns
from budget_api.journal.writes import Write, record_updates
from budget_core.contract.entries.history import HistoryEntry

_HISTORY = table_of(HistoryRow)
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
