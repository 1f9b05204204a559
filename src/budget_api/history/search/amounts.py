"""Search of entries by a typed amount, through indexes of all amounts of a booking."""

from collections.abc import Iterable, Sequence

from sqlalchemy import ColumnElement, select, text, union_all
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import OTHER_AMOUNTS, HistoryRow, size_of
from budget_api.history.search.filters import AmountRange

ENTRIES = table_of(HistoryRow)

FOUND_MAX = 1000
"""Matches above which a scan of the newest entries is as fast."""


def amount_conditions(ranges: Sequence[AmountRange]) -> Iterable[ColumnElement[bool]]:
    """Return the conditions under which an amount of an entry is in one of the ranges."""
    for name in ("value", *OTHER_AMOUNTS):
        yield from (size_of(ENTRIES.c[name]).between(*each) for each in ranges)


def entries_by_amount(db: Session, workspace_id: str, ranges: Sequence[AmountRange]) -> list[str] | None:
    """Return the ids of entries with such an amount, in no order.

    None when they are more than `FOUND_MAX`. Asked on its own: beside the order of a page a database without statistics
    would read the page's index instead.
    """
    in_workspace = ENTRIES.c.workspace_id == workspace_id
    scans = (
        select(ENTRIES.c.id).where(in_workspace, *only, size_of(ENTRIES.c[name]).between(*each))
        for name, only in _INDEXED.items()
        for each in ranges
    )
    ids = db.scalars(select(union_all(*scans).subquery().c.id).limit(FOUND_MAX + 1)).all()
    return None if len(ids) > FOUND_MAX else list(dict.fromkeys(ids))


_INDEXED = {"value": (), **{name: (text(where),) for name, where in OTHER_AMOUNTS.items()}}
