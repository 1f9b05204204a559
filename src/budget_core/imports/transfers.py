"""The two lines of a transfer, one in the file of each account, become one."""

from collections import defaultdict, deque
from collections.abc import Sequence
from decimal import Decimal

from msgspec.structs import replace

from budget_core.base.text_rules import search_key
from budget_core.imports.lines import FileLine

_Side = tuple[str, str, str]


def name_transfers(lines: Sequence[FileLine], payees: bool) -> list[FileLine]:
    """Return the lines; with `payees`, a payee that is another account of the file makes a transfer."""
    names = {search_key(line.account): line.account for line in lines} if payees else {}
    return [_named(line, names) for line in lines]


def _named(line: FileLine, names: dict[str, str]) -> FileLine:
    other = names.get(search_key(line.payee), "")
    if line.other_account or not other or other == line.account:
        return line
    return replace(line, other_account=other, payee="")


def name_marked_transfers(lines: Sequence[FileLine]) -> list[FileLine]:
    """Return the lines, those marked as transfers with the account of their other side.

    Two sides are of one day, one leaving and one arriving, as much in one currency, and on different accounts. A side
    without another one stays as it is.
    """
    named = list(lines)
    waiting: dict[tuple[str, str, Decimal], deque[int]] = defaultdict(deque)
    for place, line in enumerate(lines):
        if not line.is_transfer or line.other_account or not line.account:
            continue
        day = line.day.isoformat()
        others = waiting[day, line.currency, -line.amount]
        if others and lines[others[0]].account != line.account:
            other = others.popleft()
            named[place] = replace(line, other_account=lines[other].account, category="")
            named[other] = replace(named[other], other_account=line.account, category="")
        else:
            waiting[day, line.currency, line.amount].append(place)
    return named


def pair_transfers(lines: Sequence[FileLine]) -> tuple[list[FileLine], dict[int, int]]:
    """Return the lines without the second sides of transfers.

    For each of those, also the line that stands for both. Two sides belong together when each names the other's
    account, on the same day, one leaving and one arriving, and they are as much; of sides that differ (other
    currencies) the one with as many before it in the file.
    """
    waiting: dict[_Side, _Waiting] = defaultdict(_Waiting)
    lines_by_number: dict[int, FileLine] = {}
    second: dict[int, int] = {}
    for place, line in enumerate(lines):
        if line.other_account and line.account:
            other = _partner(line, waiting, lines_by_number)
            if other is not None:
                lines_by_number[other] = _joined(lines_by_number[other], line)
                second[line.line] = lines_by_number[other].line
                continue
            waiting[_side(line)].add(place, line.amount)
        lines_by_number[place] = line
    return list(lines_by_number.values()), second


def _side(line: FileLine) -> _Side:
    way = "out" if line.amount < 0 else "in"
    return search_key(line.account), search_key(line.other_account), f"{way} {line.day.isoformat()}"


class _Waiting:
    """Sides that wait for their other one, in queues: searching a list takes the square of its length."""

    __slots__ = ("_by_amount", "_every", "_taken")

    def __init__(self) -> None:
        self._every: deque[int] = deque()
        self._by_amount: dict[Decimal, deque[int]] = defaultdict(deque)
        self._taken: set[int] = set()

    def add(self, place: int, amount: Decimal) -> None:
        """Put a side at the end."""
        self._every.append(place)
        self._by_amount[amount].append(place)

    def take_amount(self, amount: Decimal) -> int | None:
        """Take out the first side of this amount, or None."""
        queue = self._by_amount.get(amount)
        return self._take(queue) if queue and self._first(queue) is not None else None

    def first(self) -> int | None:
        """Return the first side, or None."""
        return self._first(self._every)

    def take_first(self) -> int:
        """Take out the first side."""
        return self._take(self._every)

    def _first(self, queue: deque[int]) -> int | None:
        while queue and queue[0] in self._taken:
            queue.popleft()
        return queue[0] if queue else None

    def _take(self, queue: deque[int]) -> int:
        place = queue.popleft()
        self._taken.add(place)
        return place


def _partner(line: FileLine, waiting: dict[_Side, _Waiting], lines_by_number: dict[int, FileLine]) -> int | None:
    way = "in" if line.amount < 0 else "out"
    key = (search_key(line.other_account), search_key(line.account), f"{way} {line.day.isoformat()}")
    queue = waiting[key]
    number = queue.take_amount(-line.amount)
    if number is not None:
        return number
    first = queue.first()
    return queue.take_first() if first is not None and lines_by_number[first].currency != line.currency else None


def _joined(first: FileLine, second: FileLine) -> FileLine:
    return replace(
        first, other_amount=abs(second.amount), note=first.note or second.note, payee=first.payee or second.payee
    )
