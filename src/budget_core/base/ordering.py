"""The order in which people see their categories and accounts.

Each has a `position`; smaller ones come first.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from budget_core.base.errors import ErrorCode, field_error


class PositionedRow(Protocol):
    """A category or an account."""

    @property
    def id(self) -> str:
        """Id that a new order names."""

    @property
    def position(self) -> int:
        """Place in the order, ascending; gaps belong to deleted rows."""

    @property
    def deleted(self) -> bool:
        """A deleted row keeps its position."""


def positions(rows: Sequence[PositionedRow], ids: Sequence[str]) -> dict[str, int]:
    """Return the position of every live row after the rows of `ids` move to the front, in this order.

    `rows` are all rows in the order they have; live ones that `ids` leaves out follow in it. The live rows share out
    the positions they have, so that a deleted one finds its own free when it is restored.

    Raises: `ids.<index>` with VALIDATION_REFERENCE for an unknown id, VALIDATION_UNIQUE for the second of two equal
    ones.

    | rows         | ids | live rows after |
    |--------------|-----|-----------------|
    | a0 b1 c2     | c a | c0 a1 b2        |
    | a0 b1 c2     |     | a0 b1 c2        |
    | a0 (b1) c2   | c b | c0 a2           |
    """
    live = {row.id: not row.deleted for row in rows}
    named: set[str] = set()
    for index, row_id in enumerate(ids):
        if row_id not in live:
            raise field_error(f"ids.{index}", ErrorCode.VALIDATION_REFERENCE)
        if row_id in named:
            raise field_error(f"ids.{index}", ErrorCode.VALIDATION_UNIQUE)
        named.add(row_id)
    order = [*ids, *(row_id for row_id in live if row_id not in named)]
    return dict(zip((row_id for row_id in order if live[row_id]), _rising(rows), strict=True))


def _rising(rows: Sequence[PositionedRow]) -> Iterator[int]:
    """Return rising positions of the live rows; equal ones are raised."""
    last = -1
    for position in sorted(row.position for row in rows if not row.deleted):
        last = max(position, last + 1)
        yield last


def next_position(taken: Iterable[int]) -> int:
    """Return the position of a new row: behind all others, deleted ones too."""
    return max(taken, default=-1) + 1
