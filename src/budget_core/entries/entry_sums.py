"""Sums of entries in groups of rows and columns: spending and income, each in the workspace currency.

Transfers are counted and add nothing. Other currencies are converted at today's rates, each sum rounded once.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from decimal import Decimal

from budget_core.base.conversions import Amount, Total, total_of
from budget_core.base.money import ZERO
from budget_core.base.rates import Rates
from budget_core.entries.payees import fold

_SIGNS = {"expense": ("spent", -1), "refund": ("spent", -1), "income": ("income", 1)}
Group = tuple[str, str]
"""Row and column."""


@dataclass(frozen=True, slots=True)
class SumPart:
    """Entries of one kind and currency in a group; `amount` has the sign of their values."""

    group: Group
    kind: str
    amount: Amount
    count: int


@dataclass(frozen=True, slots=True)
class GroupSum:
    """All entries of a group."""

    row: str
    column: str
    count: int
    spent: Total
    income: Total


def merge_spellings(parts: Iterable[SumPart], place: int) -> list[SumPart]:
    """Return parts whose groups have one spelling of each payee, the most used; `place` is that in the group."""
    found, used = list(parts), Counter[str]()
    for part in found:
        used[part.group[place]] += part.count
    shown: dict[str, str] = {}
    for name, _ in sorted(used.items(), key=lambda each: (-each[1], each[0])):
        shown.setdefault(fold(name), name)
    return [replace(part, group=_at(part.group, place, shown[fold(part.group[place])])) for part in found]


def _at(group: Group, place: int, name: str) -> Group:
    return (name, group[1]) if place == 0 else (group[0], name)


def group_sums(parts: Iterable[SumPart], currency_code: str, rates: Rates) -> list[GroupSum]:
    """Return the sums of each group, in the order the groups first appear."""
    counts: dict[Group, int] = defaultdict(int)
    sums: dict[tuple[Group, str], dict[str, Decimal]] = defaultdict(lambda: defaultdict(lambda: ZERO))
    for part in parts:
        counts[part.group] += part.count
        if part.kind in _SIGNS:
            figure, sign = _SIGNS[part.kind]
            sums[part.group, figure][part.amount.currency_code] += sign * part.amount.amount
    return [
        GroupSum(
            *group,
            count,
            total_of(sums[group, "spent"], currency_code, rates),
            total_of(sums[group, "income"], currency_code, rates),
        )
        for group, count in counts.items()
    ]
