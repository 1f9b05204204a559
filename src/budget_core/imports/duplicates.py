"""Which lines of a file are in the history already. They are shown to whoever imports, never dropped in silence."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Literal

import msgspec

Why = Literal["bankId", "alike"]
_Key = tuple[str, str, Decimal]


class Movement(msgspec.Struct, frozen=True, gc=False):
    """What moved an account on a day: by a line of a file, or by an entry that stands."""

    account_id: str
    day: str
    amount: Decimal
    bank_id: str = ""

    @property
    def key(self) -> _Key:
        """What two movements have in common that may be the same."""
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
    """The lines, by their place, that are entries already.

    The same account, day and amount; then the same id of the bank, or the how-manieth of these. What the bank calls
    differently is something else, and an entry stands for one line alone: of two equal purchases both stay.
    """
    pools: defaultdict[_Key, list[Known]] = defaultdict(list)
    for each in known:
        pools[each.movement.key].append(each)
    found: dict[int, Duplicate] = {}
    for why in ("bankId", "alike"):
        for place, line in enumerate(lines):
            pool = pools.get(line.key)
            if pool and place not in found and (match := _match(line, pool, why)):
                pool.remove(match)
                found[place] = Duplicate(match.entry_id, why)
    return found


def _match(line: Movement, pool: list[Known], why: Why) -> Known | None:
    if why == "bankId":
        same = (each for each in pool if line.bank_id and each.movement.bank_id == line.bank_id)
    else:
        same = (each for each in pool if not (line.bank_id and each.movement.bank_id))
    return next(same, None)
