"""Undoing changes of entries."""

from collections.abc import Iterable

from sqlalchemy.orm import Session

from budget_api.accounts.queries import live_account
from budget_api.categories.queries import live_category
from budget_api.db.models import HistoryRow
from budget_api.history.entries import any_entry, entry_with_labels
from budget_api.history.search.word_index import reindex_note
from budget_api.history.service import HISTORY
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import DELETED, check_unchanged, undo_row
from budget_api.journal.writes import Write, record_change
from budget_api.ledger.posting import put_back, take_back


def undo_entries(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Take added entries back, book deleted ones again exactly as they were, give notes back."""
    for change in changes:
        row = any_entry(db, write, change.entity_id)
        if DELETED in change.touched:
            _flip(db, write, row, change)
        else:
            note = row.note
            undo_row(db, write, HISTORY, row, lambda row: entry_with_labels(db, row), change)
            reindex_note(db, row, note)


def check_entries(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """An entry that is back needs its accounts and its category."""
    for change in changes:
        row = any_entry(db, write, change.entity_id)
        if row.deleted_at is None and DELETED in change.touched:
            _check_references(db, write, row)


def _flip(db: Session, write: Write, row: HistoryRow, change: LoggedChange) -> None:
    view = entry_with_labels(db, row)
    check_unchanged(row, view, change)
    if change.old[DELETED]:
        take_back(db, row, write.caller.now)
        record_change(db, write, HISTORY, row.id, "deleted", before=view)
    else:
        put_back(db, row, write.caller.now)
        record_change(db, write, HISTORY, row.id, "restored", after=entry_with_labels(db, row))


def _check_references(db: Session, write: Write, row: HistoryRow) -> None:
    for account_id in filter(None, (row.account_id, row.from_account_id)):
        live_account(db, write, account_id)
    if row.category_id is not None:
        live_category(db, write, row.category_id)
