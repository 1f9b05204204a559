"""Payees of a workspace, with what their newest entries say."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, func, select, text
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.db.statements import Statement
from budget_core.entries.payees import fold

_ENTRIES = table_of(HistoryRow)
_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class PayeeMemory:
    """A payee as its newest entry writes it, and what that entry says."""

    name: str
    count: int
    """Entries of this payee, in any spelling."""
    date: datetime
    category_id: str | None
    account_id: str
    note: str


def known_payees(db: Session, workspace_id: str) -> list[PayeeMemory]:
    """Return the payees, the one of the newest entry first; all spellings of one are one."""
    counts: dict[str, int] = defaultdict(int)
    newest: list[str] = []
    for name, count, entry_id in _SPELLINGS.all(db, {"workspace": workspace_id}):
        counts[fold(name)] += count
        newest.append(entry_id)
    shown: dict[str, Any] = {}
    for row in sorted(_entries(db, newest), key=lambda row: (row.local_day, row.date, row.id), reverse=True):
        shown.setdefault(fold(row.payee), row)
    return [
        PayeeMemory(row.payee, counts[key], row.date, row.category_id, row.account_id, row.note)
        for key, row in shown.items()
    ]


def _entries(db: Session, ids: Sequence[str]) -> Iterator[Any]:
    columns = ("id", "payee", "local_day", "date", "category_id", "account_id", "note")
    for at in range(0, len(ids), _AT_ONCE):
        query = select(*(_ENTRIES.c[name] for name in columns)).where(_ENTRIES.c.id.in_(ids[at : at + _AT_ONCE]))
        yield from db.execute(query)


def _newest() -> Any:
    """Return the id of the newest entry of a spelling, from the end of its part of the index."""
    entry = _ENTRIES.alias("newest")
    live = text("newest.payee <> '' AND newest.deleted_at IS NULL")
    is_same_payee = (entry.c.workspace_id == _ENTRIES.c.workspace_id) & (entry.c.payee == _ENTRIES.c.payee)
    order = (entry.c.local_day.desc(), entry.c.date.desc(), entry.c.id.desc())
    return select(entry.c.id).where(is_same_payee, live).order_by(*order).limit(1).correlate(_ENTRIES).scalar_subquery()


_SPELLINGS = Statement(
    select(_ENTRIES.c.payee, func.count(), _newest())
    .where(
        readable.entries(_ENTRIES.c, bindparam("workspace")), text("history.payee <> '' AND history.deleted_at IS NULL")
    )
    .group_by(_ENTRIES.c.workspace_id, _ENTRIES.c.payee)
)
