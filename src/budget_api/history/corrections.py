"""Corrected entries: the entry that stands in place of another one.

Each correction is an entry of its own, which names the one that it replaced. At most one entry of such a chain stands:
after an undo it is an earlier one again.
"""

from collections.abc import Collection
from typing import Any

from msgspec import UnsetType, to_builtins
from sqlalchemy import CompoundSelect, bindparam, or_, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.history.entries import any_entry, entry_with_labels
from budget_api.journal.idempotency import check_same_create, find_by_client_id
from budget_api.journal.writes import Write
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.entries.history import HistoryEntry

_HISTORY = table_of(HistoryRow).c


def _chain() -> Any:
    """Return the ids of all entries of a chain: back to the first one, and from there to all that replaced one."""
    before = select(_HISTORY.id, _HISTORY.replaces).where(_HISTORY.id == bindparam("entry")).cte(recursive=True)
    before = before.union(select(_HISTORY.id, _HISTORY.replaces).where(_HISTORY.id == before.c.replaces))
    chain = select(before.c.id).cte(recursive=True)
    return chain.union(select(_HISTORY.id).where(_HISTORY.replaces == chain.c.id))


_STANDING = select(HistoryRow).where(
    HistoryRow.id.in_(select(_chain().c.id)),
    readable.entries(HistoryRow, bindparam("workspace")),
    HistoryRow.deleted_at.is_(None),
)


class ReplacedError(DomainError):
    """Refusal of a change to an entry that was corrected meanwhile; `current` is the entry that stands."""

    def __init__(self, current: HistoryEntry) -> None:
        super().__init__(ErrorCode.CONFLICT_REPLACED)
        self.current = to_builtins(current)


def standing_entry(db: Session, row: HistoryRow) -> HistoryRow | None:
    """Return the entry that stands in place of one, mostly itself; None where it was deleted."""
    if row.deleted_at is None:
        return row
    place = {"entry": row.id, "workspace": row.workspace_id}
    return db.scalars(_STANDING.execution_options(populate_existing=True), place).first()


def standing_ids(db: Session, ids: CompoundSelect[str] | Collection[str]) -> dict[str, str]:
    """Return the entries that stand in place of those of these that were corrected, by their ids."""
    gone = HistoryRow.deleted_at.is_not(None)
    start = select(HistoryRow.id.label("start"), HistoryRow.id, HistoryRow.replaces)
    chain = start.where(HistoryRow.id.in_(ids), gone).cte(recursive=True)
    linked = or_(HistoryRow.id == chain.c.replaces, HistoryRow.replaces == chain.c.id)
    chain = chain.union(select(chain.c.start, HistoryRow.id, HistoryRow.replaces).where(linked))
    standing = select(chain.c.start, HistoryRow.id).where(HistoryRow.id == chain.c.id, HistoryRow.deleted_at.is_(None))
    return dict(db.execute(standing).all())


def live_entry(db: Session, write: Write, entry_id: str) -> HistoryRow:
    """Return an entry of the path that stands.

    Raises: ReplacedError where it was corrected, CONFLICT_DELETED where it was deleted.
    """
    row = any_entry(db, write, entry_id)
    check_not_replaced(db, row)
    if row.deleted_at is not None:
        # Without the id, the client would take it for what its own call made before.
        raise DomainError(ErrorCode.CONFLICT_DELETED, entryId=entry_id)
    return row


def check_not_replaced(db: Session, row: HistoryRow) -> None:
    """Raise ReplacedError where another entry stands in place of this one."""
    standing = standing_entry(db, row)
    if standing is not None and standing is not row:
        raise ReplacedError(entry_with_labels(db, standing))


def find_repeat(db: Session, entry_id: str | UnsetType, sent: str) -> HistoryEntry | None:
    """Return what stands of the entry that the same call booked before; None for a first try.

    Raises: CONFLICT_ID where another call took the id, CONFLICT_DELETED where nothing stands.
    """
    row = find_by_client_id(db, HistoryRow, entry_id)
    if row is None:
        return None
    check_same_create(row.create_hash, sent)
    standing = standing_entry(db, row)
    if standing is None:
        raise DomainError(ErrorCode.CONFLICT_DELETED)
    return entry_with_labels(db, standing)
