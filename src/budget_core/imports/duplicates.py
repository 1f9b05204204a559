"""Which lines of a file are in the history already. They are shown to whoever imports, never dropped in silence."""

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Literal

import msgspec

Why = Literal["bankId", "alike"]
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


class Known(msgspec.Struct, frozen=True, gc=False):
    """An entry that stands and what it moves; a transfer is known by each of its accounts."""

    entry_id: str
    movement: Movement


class Duplicate(msgspec.Struct, frozen=True, gc=False):
    """The entry that a line most likely is, and how that is known."""

    entry_id: str
    why: Why


def find_duplicates(lines: Sequence[Movement], known: Iterable[Known]) -> dict[int, Duplicate]:
    """Return the lines, by their place, that are entries already.

    The same account, day and amount; then the same id of the bank, or the how-manieth of these. What the bank calls
    differently is something else, and an entry stands for one line alone: of two equal purchases both stay.
    """
    pools: defaultdict[_Key, _Pool] = defaultdict(_Pool)
    for each in known:
        pools[each.movement.key].add(each)
    found: dict[int, Duplicate] = {}
    for why in ("bankId", "alike"):
        for place, line in enumerate(lines):
            pool = pools.get(line.key)
            if pool and place not in found and (match := pool.take(line.bank_id, why)):
                found[place] = Duplicate(match.entry_id, why)
    return found


class _Pool:
    """Entries of one key that stand for no line yet, in queues: searching a list takes the square of its length."""

    __slots__ = ("_by_bank_id", "_every", "_taken", "_without")

    def __init__(self) -> None:
        self._every: deque[Known] = deque()
        self._without: deque[Known] = deque()
        self._by_bank_id: dict[str, deque[Known]] = {}
        self._taken: set[int] = set()

    def add(self, entry: Known) -> None:
        """Put an entry at the end."""
        self._every.append(entry)
        bank_id = entry.movement.bank_id
        (self._by_bank_id.setdefault(bank_id, deque()) if bank_id else self._without).append(entry)

    def take(self, bank_id: str, why: Why) -> Known | None:
        """Take out the first entry that a line with this bank's id can be, or None."""
        if why == "bankId":
            return self._first(self._by_bank_id.get(bank_id)) if bank_id else None
        return self._first(self._without if bank_id else self._every)

    def _first(self, queue: deque[Known] | None) -> Known | None:
        while queue:
            entry = queue.popleft()
            if id(entry) not in self._taken:
                self._taken.add(id(entry))
                return entry
        return None
