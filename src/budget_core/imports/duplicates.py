"""Lines of a file that are in the history already.

They are shown to the person who imports, never dropped in silence.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Literal

import msgspec

MatchKind = Literal["bankId", "alike"]
_Key = tuple[str, str, Decimal]


class Movement(msgspec.Struct, frozen=True, gc=False):
    """Movement of an account on a day, by a line of a file or by an entry that stands."""

    account_id: str
    day: str
    amount: Decimal
    bank_id: str = ""

    @property
    def key(self) -> _Key:
        """Return the key that two movements share when they may be the same."""
        return self.account_id, self.day, self.amount


class KnownMovement(msgspec.Struct, frozen=True, gc=False):
    """Movement of an entry in the history; a transfer has one for each of its accounts."""

    entry_id: str
    movement: Movement


class Duplicate(msgspec.Struct, frozen=True, gc=False):
    """Entry that a line most likely is, with the kind of match."""

    entry_id: str
    matched_by: MatchKind


def find_duplicates(lines: Sequence[Movement], known: Iterable[KnownMovement]) -> dict[int, Duplicate]:
    """Return the lines, by their place, that are entries already.

    They share account, day and amount, and then the bank's id, or else their order. Different ids of a bank never
    match, and an entry matches one line alone: of two equal purchases both stay.
    """
    pools: defaultdict[_Key, _Pool] = defaultdict(_Pool)
    for each in known:
        pools[each.movement.key].add(each)
    duplicates: dict[int, Duplicate] = {}
    for match_kind in ("bankId", "alike"):
        for place, line in enumerate(lines):
            pool = pools.get(line.key)
            if pool and place not in duplicates and (match := pool.take(line.bank_id, match_kind)):
                duplicates[place] = Duplicate(match.entry_id, match_kind)
    return duplicates


class _Pool:
    """Unmatched entries of one key, in queues: searching a list takes the square of its length."""

    __slots__ = ("_by_bank_id", "_every", "_taken", "_without")

    def __init__(self) -> None:
        self._every: deque[KnownMovement] = deque()
        self._without: deque[KnownMovement] = deque()
        self._by_bank_id: dict[str, deque[KnownMovement]] = {}
        self._taken: set[int] = set()

    def add(self, entry: KnownMovement) -> None:
        """Put an entry at the end."""
        self._every.append(entry)
        bank_id = entry.movement.bank_id
        (self._by_bank_id.setdefault(bank_id, deque()) if bank_id else self._without).append(entry)

    def take(self, bank_id: str, match_kind: MatchKind) -> KnownMovement | None:
        """Take out the first entry that a line with this bank's id can be, or None."""
        if match_kind == "bankId":
            return self._first(self._by_bank_id.get(bank_id)) if bank_id else None
        return self._first(self._without if bank_id else self._every)

    def _first(self, queue: deque[KnownMovement] | None) -> KnownMovement | None:
        while queue:
            entry = queue.popleft()
            if id(entry) not in self._taken:
                self._taken.add(id(entry))
                return entry
        return None
