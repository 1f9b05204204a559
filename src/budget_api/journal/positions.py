"""Positions of the rows that people put in order: categories and accounts."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy.orm import Session

from budget_api.db.models import AccountRow, CategoryRow
from budget_api.journal.writes import Write, record_updates
from budget_core.base.ordering import positions
from budget_core.contract.money.accounts import Account
from budget_core.contract.planning.categories import Category

RowT = TypeVar("RowT", AccountRow, CategoryRow)
ViewT = TypeVar("ViewT", Account, Category)


def move_to_front(
    db: Session, write: Write, entity: str, rows: Sequence[RowT], view: Callable[[RowT], ViewT], ids: Sequence[str]
) -> list[ViewT]:
    """Move the rows of `ids` to the front and return the live ones in order.

    Each row that moves is logged. `rows` are all of the workspace in their order. Their versions stay: a position
    conflicts with no other edit.
    """
    before = [view(row) for row in rows]
    places = positions(before, ids)
    updates = [
        (row, old) for row, old in zip(rows, before, strict=True) if places.get(old.id, old.position) != old.position
    ]
    for row, _ in updates:
        row.position = places[row.id]
    db.flush()
    record_updates(db, write, entity, [(old, view(row)) for row, old in updates])
    return [view(row) for row in sorted((row for row in rows if row.id in places), key=lambda row: places[row.id])]
