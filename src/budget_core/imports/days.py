"""Days as files write them, by a fixed list of forms; their order is decided once for a whole file."""

import re
from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from typing import Literal

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.months import parse_day

DateOrder = Literal["ymd", "dmy", "mdy"]

_ORDERS: tuple[DateOrder, ...] = ("dmy", "mdy")
_DAY_MAX_CHARACTERS = 40
_CENTURY = 100
_YEAR_TURN = 70
_MONTHS_IN_YEAR = 12
_TIME = r"(?:[T\s,].*)?"
_COMPACT = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})(?:[0-9.]*\s*(?:\[.*\]?)?)")
_YEAR_FIRST = re.compile(rf"([0-9]{{4}})\s*[-/.]\s*([0-9]{{1,2}})\s*[-/.]\s*([0-9]{{1,2}}){_TIME}")
_THREE = re.compile(
    rf"([0-9]{{1,2}})\s*[-/.]\s*([0-9]{{1,2}})\s*[-/.'\u2019]\s*(?:'\s*)?([0-9]{{4}}|[0-9]{{1,2}}){_TIME}"
)
_DOTTED = re.compile(r"[0-9]{1,2}\s*\.\s*[0-9]{1,2}\s*\.")
_NAMED = re.compile(rf"([0-9]{{1,2}})[\s.-]*([a-z]{{3}})[a-z]*[\s.,-]*([0-9]{{4}}|[0-9]{{2}}){_TIME}", re.IGNORECASE)
_NAME_FIRST = re.compile(rf"([a-z]{{3}})[a-z]*\.?\s*([0-9]{{1,2}}),?\s*([0-9]{{4}}){_TIME}", re.IGNORECASE)
_NAMES = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def decide_order(texts: Iterable[str]) -> DateOrder | None:
    """Return the order of the days of a file; None when every one can be read both ways, or they disagree.

    Days that begin with their year, or name their month, say nothing of the others. Where dots alone stand between
    the numbers, the day comes first: nobody writes the month first with dots. It also does where each day is its
    month: both readings are equal then, and no third one is meant.
    """
    orders: set[DateOrder] = set()
    unsure, are_dotted, are_named = False, True, True
    for text in texts:
        numbers = _THREE.fullmatch(text.strip())
        if numbers is None:
            continue
        are_named = False
        first, second = int(numbers[1]), int(numbers[2])
        are_dotted = are_dotted and _DOTTED.match(text.strip()) is not None
        if first > _MONTHS_IN_YEAR >= second:
            orders.add("dmy")
        elif second > _MONTHS_IN_YEAR >= first:
            orders.add("mdy")
        else:
            unsure = unsure or first != second
    if len(orders) == 1:
        return orders.pop()
    if unsure and not orders and are_dotted:
        return "dmy"
    if orders or unsure:
        return None
    return "ymd" if are_named else "dmy"


def is_day(text: str) -> bool:
    """Return whether a cell is written as a day, in any order."""
    bare = text.strip()
    for order in _ORDERS if len(bare) <= _DAY_MAX_CHARACTERS and any(map(str.isdigit, bare)) else ():
        try:
            parse_file_day(bare, order)
        except DomainError:
            continue
        return True
    return False


@lru_cache(maxsize=4096)
def parse_file_day(text: str, order: DateOrder) -> date:
    """Read a day; the time of the day and its zone are left out: the day is the one that is written.

    | text                   | order | day        | | text       | order | day        |
    |------------------------|-------|------------|-|------------|-------|------------|
    | 20261122233000[-5:EST] | any   | 2026-11-22 | | 11/12/26   | mdy   | 2026-11-12 |
    | 22.11.2026             | dmy   | 2026-11-22 | | 11/12'26   | dmy   | 2026-12-11 |
    | 22 Nov 2026            | any   | 2026-11-22 | | 2026-11-22 | dmy   | 2026-11-22 |
    """
    bare = text.strip()
    if found := _COMPACT.fullmatch(bare) or _YEAR_FIRST.fullmatch(bare):
        return _day(found[1], found[2], found[3])
    if found := _NAMED.fullmatch(bare):
        return _day(found[3], _month_number(found[2]), found[1])
    if found := _NAME_FIRST.fullmatch(bare):
        return _day(found[3], _month_number(found[1]), found[2])
    if found := _THREE.fullmatch(bare):
        parts = dict(zip(order, found.groups(), strict=True))
        return _day(parts["y"], parts["m"], parts["d"])
    raise DomainError(ErrorCode.VALIDATION_DATE)


def _month_number(name: str) -> str:
    found = name.lower()
    if found not in _NAMES:
        raise DomainError(ErrorCode.VALIDATION_DATE)
    return str(_NAMES.index(found) + 1)


def _day(year: str, month: str, day: str) -> date:
    number = int(year)
    if len(year) < len("yyyy"):
        number += 2000 if number < _YEAR_TURN else 2000 - _CENTURY
    return parse_day(f"{number:04}-{int(month):02}-{int(day):02}")
