"""Undo of changes of entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace
from sqlalchemy.orm import Session

from budget_api.accounts.queries import live_account
from budget_api.categories.queries import live_category
from budget_api.history.bulk import edit_entries
from budget_api.history.entries import entries_by_id, entry_view, labels_of, posted_pairs
from budget_api.history.refunds import has_too_many, relink_refunds
from budget_api.history.service import HISTORY
from budget_api.journal.logged_change import LoggedChange
from budget_api.journal.undo import DELETED, DependedOnError, check_unchanged, load_views, logged_values
from budget_api.journal.writes import Write, record_corrections, record_entries
from budget_api.ledger.lines import category_ids
from budget_api.ledger.posting import repost_entries, reverse_entries
from budget_core.base.errors import DomainError
from budget_core.contract.entries.history import HistoryEntry

_AT_ONCE = 2000
_EDITED, _CORRECTED = "updated", "corrected"


@dataclass(slots=True)
class LiveReferences:
    """Ids of accounts and categories that entries point to."""

    accounts: set[str] = field(default_factory=set)
    categories: set[str] = field(default_factory=set)

    def add(self, rows: Iterable[Any]) -> None:
        """Take in those of entries."""
        for row in rows:
            self.accounts.update(filter(None, (row.account_id, row.from_account_id)))
            self.categories.update(category_ids(row))

    def update(self, other: LiveReferences) -> None:
        """Take in others."""
        self.accounts |= other.accounts
        self.categories |= other.categories


def undo_entries(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Reverse created entries, repost deleted ones exactly as they were, restore notes, payees and tags.

    An import adds as many entries as a file has lines: they are dealt with many at a time. Of a corrected entry the one
    that stood before stands again.
    """
    # Refunds point back to their expense before the one that they point to now is taken back.
    _undo_edits(db, write, [change for change in changes if change.kind == _EDITED])
    toggles = [change for change in changes if change.kind not in (_EDITED, _CORRECTED)]
    corrections = [change.sides for change in changes if change.kind == _CORRECTED]
    made = [view for views in _reverse(db, write, [new for _, new in corrections]) for view in views]
    for views in _reverse(db, write, [change for change in toggles if change.old[DELETED]]):
        record_entries(db, write, "deleted", views, "before")
        relink_refunds(db, write, [view.id for view in views], None)
    for views in _repost(db, write, [change for change in toggles if not change.old[DELETED]]):
        record_entries(db, write, "restored", views, "after")
    standing = [view for views in _repost(db, write, [old for old, _ in corrections]) for view in views]
    pairs = list(zip(made, standing, strict=True))
    record_corrections(db, write, pairs)
    for new, old in pairs:
        relink_refunds(db, write, [new.id], old.id)


def undo_entries_unless_changed(db: Session, write: Write, changes: Sequence[LoggedChange]) -> int:
    """Take back those entries that can still be; return how many.

    What somebody changed or deleted meanwhile stays as they left it. It is found by halves: mostly there is none.
    """
    if not changes:
        return 0
    try:
        with db.begin_nested():
            undo_entries(db, write, changes)
            check_entries(db, write, changes)
    except DomainError:
        half = len(changes) // 2
        return (
            undo_entries_unless_changed(db, write, changes[:half])
            + undo_entries_unless_changed(db, write, changes[half:])
            if half
            else 0
        )
    return len(changes)


def check_entries(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Raise unless the accounts and the categories of an entry that comes back are there, and its refunds fit it."""
    needed = LiveReferences()
    restored = [change.entity_id for change in _sides(changes) if _is_restored_by_undo(change)]
    for at in range(0, len(restored), _AT_ONCE):
        rows = entries_by_id(db, write.workspace_id, restored[at : at + _AT_ONCE])
        needed.add(row for row in rows.values() if row.deleted_at is None)
        if has_too_many(db, {row.refund_of or row.id for row in rows.values()}):
            raise DependedOnError
    check_references(db, write, needed)


def check_references(db: Session, write: Write, needed: LiveReferences) -> None:
    """Raise NOT_FOUND unless these accounts and categories are there."""
    for account_id in needed.accounts:
        live_account(db, write, account_id)
    for category_id in needed.categories:
        live_category(db, write, category_id)


def undoable_references(db: Session, workspace_id: str, changes: Sequence[LoggedChange]) -> LiveReferences:
    """Return what the entries that would come back need, without a change.

    Raises: DependedOnError when one of the entries was changed since.
    """
    sides = _sides(changes)
    rows = entries_by_id(db, workspace_id, [change.entity_id for change in sides])
    labels = labels_of(db, rows.values())
    _check_unchanged(db, workspace_id, rows, labels, sides)
    needed = LiveReferences()
    needed.add(rows[change.entity_id] for change in sides if _is_restored_by_undo(change))
    return needed


def _sides(changes: Iterable[LoggedChange]) -> list[LoggedChange]:
    """Return the changes of single entries: both of a correction."""
    return [side for change in changes for side in (change.sides if change.kind == _CORRECTED else (change,))]


def _is_restored_by_undo(change: LoggedChange) -> bool:
    return change.kind != _EDITED and not change.old[DELETED]


def _check_unchanged(
    db: Session, workspace_id: str, rows: Mapping[str, Any], labels: dict[str, str], changes: Sequence[LoggedChange]
) -> None:
    """Raise DependedOnError unless each entry still is as its change left it."""
    touched = [
        change for change in changes if change.kind == _EDITED or rows[change.entity_id].version != change.version
    ]
    for change in load_views(db, workspace_id, HISTORY, touched):
        row = rows[change.entity_id]
        check_unchanged(row, entry_view(row, labels), change)


def _undo_edits(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Restore the fields that these changes touched."""
    for at in range(0, len(changes), _AT_ONCE):
        part = changes[at : at + _AT_ONCE]
        rows = entries_by_id(db, write.workspace_id, [change.entity_id for change in part])
        labels = labels_of(db, rows.values())
        _check_unchanged(db, write.workspace_id, rows, labels, part)
        old = (logged_values(change.old, change.touched, HistoryEntry) for change in part)
        edits = ((rows[change.entity_id], values) for change, values in zip(part, old, strict=True))
        edit_entries(db, write, edits, labels)


def _reverse(db: Session, write: Write, changes: Sequence[LoggedChange]) -> Iterator[list[HistoryEntry]]:
    """Take entries back, many at a time; yield them as they stood."""
    for rows, views in _unchanged(db, write, changes):
        reverse_entries(db, write.workspace_id, rows, write.caller.now)
        yield views


def _repost(db: Session, write: Write, changes: Sequence[LoggedChange]) -> Iterator[list[HistoryEntry]]:
    """Book entries again, many at a time; yield them as they stand."""
    now = write.caller.now
    for rows, views in _unchanged(db, write, changes):
        _check_occurrences(db, rows)
        repost_entries(db, write.workspace_id, rows, now)
        yield [replace(view, version=view.version + 1, updated_at=now) for view in views]


def _unchanged(
    db: Session, write: Write, changes: Sequence[LoggedChange]
) -> Iterator[tuple[list[Any], list[HistoryEntry]]]:
    """Yield the rows of changes with their views, many at a time. Raises: DependedOnError for a changed one."""
    for at in range(0, len(changes), _AT_ONCE):
        part = changes[at : at + _AT_ONCE]
        rows = entries_by_id(db, write.workspace_id, [change.entity_id for change in part])
        labels = labels_of(db, rows.values())
        _check_unchanged(db, write.workspace_id, rows, labels, part)
        yield list(rows.values()), [entry_view(row, labels) for row in rows.values()]


def _check_occurrences(db: Session, rows: Sequence[Any]) -> None:
    """Raise DependedOnError where another entry was posted for the same occurrence meanwhile."""
    pairs = {(row.schedule_id, row.occurrence) for row in rows if row.schedule_id is not None}
    if pairs and posted_pairs(db, {schedule_id for schedule_id, _ in pairs}) & pairs:
        raise DependedOnError
