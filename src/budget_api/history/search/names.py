"""Entries of a payee, in whatever spelling, and with a tag."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, bindparam, exists, select, text
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import NAMED, HistoryRow, HistoryWordRow
from budget_api.db.statements import Statement
from budget_core.entries.payees import fold
from budget_core.entries.tags import SIGN

_ENTRIES, _WORDS = table_of(HistoryRow), table_of(HistoryWordRow)
_PAYEES = Statement(
    select(_ENTRIES.c.payee).where(_ENTRIES.c.workspace_id == bindparam("workspace"), text(NAMED)).distinct()
)


def spellings(db: Session, workspace_id: str, payee: str) -> list[str]:
    """Return the spellings of a payee that entries have; the empty one for entries without a payee."""
    folded = fold(payee)
    if not folded:
        return [""]
    return [name for name in all_payees(db, workspace_id) if fold(name) == folded]


def all_payees(db: Session, workspace_id: str) -> list[str]:
    """Return all spellings of payees that entries have."""
    return [name for (name,) in _PAYEES.all(db, {"workspace": workspace_id})]


def is_paid_to(names: Sequence[str]) -> ColumnElement[bool]:
    """Return the condition that an entry has one of these spellings of its payee."""
    return _ENTRIES.c.payee.in_(names)


def is_tagged(workspace_id: str, tag: str) -> ColumnElement[bool]:
    """Return the condition that an entry has a tag."""
    row, word = _ENTRIES.c, _WORDS.c
    is_same_entry = (word.local_day == row.local_day, word.date == row.date, word.entry_id == row.id)
    found = exists().where(word.workspace_id == workspace_id, word.word == f"{SIGN}{tag}", *is_same_entry)
    return found.correlate(_ENTRIES)


def named_entries(db: Session, workspace_id: str, payee: str | None, tag: str | None) -> list[ColumnElement[bool]]:
    """Return the conditions of a filter by payee and tag; None lets all through."""
    conditions = []
    if payee is not None:
        conditions.append(is_paid_to(spellings(db, workspace_id, payee)))
    if tag is not None:
        conditions.append(is_tagged(workspace_id, tag))
    return conditions
