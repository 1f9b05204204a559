"""Sums of the accepted lines."""

from collections import Counter
from collections.abc import Iterable
from decimal import Decimal

from budget_api.imports.accepted_lines import AcceptedLine
from budget_core.contract.entries.imports import ImportTotal
from budget_core.contract.types import EntryKind

_KINDS: tuple[EntryKind, ...] = ("income", "expense", "refund", "transfer")


def totals(lines: Iterable[AcceptedLine]) -> list[ImportTotal]:
    """Return the sums received, spent and moved, by currency of the account."""
    counts: Counter[tuple[EntryKind, str]] = Counter()
    amounts: dict[tuple[EntryKind, str], Decimal] = {}
    for each in lines:
        key = each.booking.kind, each.account.currency_code
        counts[key] += 1
        amounts[key] = amounts.get(key, Decimal(0)) + abs(each.line.amount)
    in_order = sorted(counts, key=lambda key: (_KINDS.index(key[0]), key[1]))
    return [ImportTotal(kind=key[0], currency_code=key[1], count=counts[key], amount=amounts[key]) for key in in_order]
