"""Entries by their ids, and as clients see them, with the names of their accounts and categories."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Select, bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow, HistoryRow
from budget_api.db.read_queue import short_rows
from budget_api.db.row_views import view_of
from budget_api.journal.writes import Write, any_row
from budget_api.ledger.lines import lines_of
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.entries.history import HistoryEntry

AFTER_ALL: Final = "9999-12-31"
"""Date after those of all occurrences."""
_HISTORY = table_of(HistoryRow)


def any_entry(db: Session, write: Write, entry_id: str) -> HistoryRow:
    """Return an entry of the path, deleted or not."""
    return any_row(db, HistoryRow, write, entry_id, populate_existing=True)


def entries_by_id(db: Session, workspace_id: str, ids: Sequence[str]) -> dict[str, Any]:
    """Return rows of entries by their ids, in this order, deleted or not; NOT_FOUND when one is missing."""
    # With the workspace in the condition, SQLite would scan all of its entries.
    rows = db.execute(select(_HISTORY).where(_HISTORY.c.id.in_(ids)))
    by_id = {row.id: row for row in rows if row.workspace_id == workspace_id}
    if len(by_id) < len(set(ids)):
        raise DomainError(ErrorCode.NOT_FOUND)
    return {entry_id: by_id[entry_id] for entry_id in ids}


def posted_pairs(
    db: Session, schedule_ids: Collection[str], first: str = "", last: str = AFTER_ALL, *, is_ever: bool = False
) -> set[tuple[str, str]]:
    """Return schedules with their occurrences that have an entry; `is_ever` counts reversed entries too."""
    if not schedule_ids:
        return set()
    pairs = select(_HISTORY.c.schedule_id, _HISTORY.c.occurrence).where(_HISTORY.c.schedule_id.in_(schedule_ids))
    if (first, last) != ("", AFTER_ALL):
        pairs = pairs.where(_HISTORY.c.occurrence.between(first, last))
    live = pairs if is_ever else pairs.where(_HISTORY.c.deleted_at.is_(None))
    return {(schedule_id, occurrence) for schedule_id, occurrence in short_rows(db, live)}


def entry_with_labels(db: Session, row: HistoryRow) -> HistoryEntry:
    """Return one entry with its labels."""
    return entry_view(row, labels_of(db, [row]))


def labels_of(db: Session, rows: Iterable[Any]) -> dict[str, str]:
    """Return the names of the accounts and categories that entries point to, by id."""
    accounts: set[str] = set()
    categories: set[str] = set()
    for row in rows:
        accounts.update(filter(None, (row.account_id, row.from_account_id)))
        categories.update(filter(None, (row.category_id,)))
    return {**_names(db, AccountRow, accounts), **_names(db, CategoryRow, categories)}


def _names(db: Session, kind: type[AccountRow] | type[CategoryRow], ids: set[str]) -> dict[str, str]:
    return {row.id: row.name for row in db.execute(_named(kind), {"ids": list(ids)})} if ids else {}


@cache
def _named(kind: type[AccountRow] | type[CategoryRow]) -> Select[Any]:
    named = table_of(kind).c
    return select(named.id, named.name).where(named.id.in_(bindparam("ids", expanding=True)))


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
