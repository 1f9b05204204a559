"""Undoing changes of entries."""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy.orm import Session

from budget_api.accounts.queries import live_account
from budget_api.categories.queries import live_category
from budget_api.history.entries import any_entry, entries_by_id, entry_with_labels, labels_of
from budget_api.history.search.word_index import reindex_note
from budget_api.history.service import HISTORY
from budget_api.history.views import entry_view
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import DELETED, check_unchanged, logged_whole, undo_row
from budget_api.journal.writes import Write, record_entries
from budget_api.ledger.posting import put_all_back, take_all_back

_AT_ONCE = 2000
_EDITED = "updated"


def undo_entries(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Take added entries back, book deleted ones again exactly as they were, give notes back.

    An import adds as many entries as a file has lines: they are dealt with many at a time.
    """
    flips = [change for change in changes if change.kind != _EDITED]
    _flip(db, write, [change for change in flips if change.old[DELETED]])
    _flip(db, write, [change for change in flips if not change.old[DELETED]])
    for change in changes:
        if change.kind == _EDITED:
            row = any_entry(db, write, change.entity_id)
            note = row.note
            undo_row(db, write, HISTORY, row, lambda row: entry_with_labels(db, row), change)
            reindex_note(db, row, note)


def check_entries(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """An entry that is back needs its accounts and its category."""
    back = [change.entity_id for change in changes if change.kind != _EDITED and not change.old[DELETED]]
    accounts: set[str | None] = set()
    categories: set[str | None] = set()
    for at in range(0, len(back), _AT_ONCE):
        for row in entries_by_id(db, write, back[at : at + _AT_ONCE]).values():
            if row.deleted_at is None:
                accounts |= {row.account_id, row.from_account_id}
                categories.add(row.category_id)
    for account_id in filter(None, accounts):
        live_account(db, write, account_id)
    for category_id in filter(None, categories):
        live_category(db, write, category_id)


def _flip(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Take back or book again, whichever all of these changes undone is."""
    for at in range(0, len(changes), _AT_ONCE):
        part = changes[at : at + _AT_ONCE]
        rows = entries_by_id(db, write, [change.entity_id for change in part])
        labels = labels_of(db, rows.values())
        for change in part:
            row = rows[change.entity_id]
            if row.version != change.new.get("version", 1):
                check_unchanged(row, entry_view(row, labels), logged_whole(db, write, HISTORY, change))
        flipped, now = list(rows.values()), write.caller.now
        views = [entry_view(row, labels) for row in flipped]
        if part[0].old[DELETED]:
            take_all_back(db, write.workspace_id, flipped, now)
            record_entries(db, write, "deleted", views, "before")
        else:
            put_all_back(db, write.workspace_id, flipped, now)
            again = [replace(view, version=view.version + 1, updated_at=now) for view in views]
            record_entries(db, write, "restored", again, "after")
