"""Explanation of a month's number as a tree, whose leaves add up to it exactly.

The numbers are those of `plannings.view`; a leaf `rounding` holds what the conversions of several parts differ by.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from typing import Literal

from budget_core.base import currencies
from budget_core.base.conversions import Amount, exact, total
from budget_core.base.money import ZERO, quantize
from budget_core.base.rates import Rates
from budget_core.planning.carry_over import Carried, Closing
from budget_core.planning.plannings import MonthView, Progress

Of = Literal["budget", "spent", "carried", "available", "free", "upcoming"]
Code = Literal[
    "budget",
    "spent",
    "carried",
    "available",
    "free",
    "upcoming",
    "setAside",
    "category",
    "notCarried",
    "notConverted",
    "rounding",
]


@dataclass(frozen=True, slots=True)
class Node:
    """Part of a number; without children a leaf."""

    code: Code
    amount: Decimal
    currency_code: str
    children: tuple["Node", ...] = ()
    category_id: str | None = None
    month: str | None = None
    """Month of a part that lies before the explained one."""
    original: Amount | None = None
    """Amount before it was converted, or that has no rate and counts 0."""


def explain_row(
    category_id: str, of: Of, view: MonthView, row: Progress, carried: Carried | None, rates: Rates
) -> Node:
    """Return the explanation of a number of a category's row."""
    code = row.currency_code
    budget = Node("budget", row.budget, code)
    spent = _sum("spent", row.spent, code, _converted("spent", view.spent.get(category_id, ()), code, rates))
    coming = view.upcoming.get(category_id, ())
    upcoming = _sum("upcoming", row.upcoming, code, _converted("upcoming", coming, code, rates))
    return _number(of, row, (budget, _carried(row, carried, rates), spent, upcoming))


def explain_month(of: Of, view: MonthView, rates: Rates) -> Node:
    """Return the explanation of a number of the whole month, by category."""
    total_row = view.total
    code = total_row.currency_code

    def by_category(name: Code, amount: Decimal, parts: Iterable[tuple[str | None, Sequence[Amount]]]) -> Node:
        leaves = (leaf for key, each in parts for leaf in _category(key, each, code, rates))
        return _sum(name, amount, code, leaves)

    def of_rows(name: Code, amount: Decimal, values: Iterable[tuple[str, Decimal]]) -> Node:
        return by_category(name, amount, ((key, (Amount(view.rows[key].currency_code, each),)) for key, each in values))

    budget = of_rows("budget", total_row.budget, ((key, row.budget) for key, row in view.rows.items()))
    carried = of_rows("carried", total_row.carried, ((key, row.carried) for key, row in view.rows.items()))
    spent = by_category("spent", total_row.spent, view.spent.items())
    upcoming = by_category("upcoming", total_row.upcoming, view.upcoming.items())
    set_aside = of_rows("setAside", total_row.set_aside, ((key, view.rows[key].rest) for key in view.target_ids))
    return _number(of, total_row, (budget, carried, spent, upcoming), set_aside)


def _number(of: Of, row: Progress, parts: tuple[Node, Node, Node, Node], set_aside: Node | None = None) -> Node:
    """Return the explained number of a row, made of its four amounts."""
    budget, carried, spent, upcoming = parts
    code = row.currency_code
    if of == "available":
        return _sum("available", row.available, code, (budget, carried, _negated(spent)))
    if of == "free":
        less = [_negated(part) for part in (spent, upcoming, set_aside) if part is not None]
        return _sum("free", row.free, code, (budget, carried, *less))
    return {"budget": budget, "carried": carried, "spent": spent, "upcoming": upcoming}[of]


def _carried(row: Progress, carried: Carried | None, rates: Rates) -> Node:
    """Return the carried amount, made of the month that handed it over."""
    if carried is None:
        return Node("carried", row.carried, row.currency_code)
    closing, code = carried.closing, row.currency_code
    parts: dict[Code, Decimal] = {
        "budget": closing.budget,
        "carried": closing.carried,
        "spent": -closing.spent,
        "notCarried": closing.handed - closing.available,
    }
    closed = (_closed(name, amount, closing, code, rates) for name, amount in parts.items() if amount)
    missing = (_missing(part, code) for part in carried.not_converted)
    found = _sum("carried", carried.amount, code, (*filter(None, closed), *missing))
    return replace(found, original=carried.original)


def _closed(name: Code, amount: Decimal, closing: Closing, code: str, rates: Rates) -> Node | None:
    """Return a part of a closed month, in the currency of the explained row; None without a rate."""
    value = exact(amount, closing.currency_code, code, rates)
    if value is None:
        return None
    original = None if closing.currency_code == code else Amount(closing.currency_code, amount)
    return Node(name, _rounded(value, code), code, month=closing.month, original=original)


def _category(category_id: str | None, parts: Sequence[Amount], code: str, rates: Rates) -> Iterable[Node]:
    """Return what a category has in a sum, and what has no rate."""
    spent = total(parts, code, rates)
    original = parts[0] if len(parts) == 1 and parts[0].currency_code != code and spent.amount else None
    if spent.amount:
        yield Node("category", spent.amount, code, category_id=category_id, original=original)
    for part in spent.not_converted:
        if part.amount:
            yield replace(_missing(part, code), category_id=category_id)


def _converted(name: Code, parts: Sequence[Amount], code: str, rates: Rates) -> list[Node]:
    """Return a leaf for each currency; none for an amount that is one number in one currency."""
    if all(part.currency_code == code for part in parts):
        return []
    sums: dict[str, Decimal] = {}
    for part in parts:
        sums[part.currency_code] = sums.get(part.currency_code, ZERO) + part.amount
    leaves = []
    for source, amount in sums.items():
        value, original = exact(amount, source, code, rates), Amount(source, amount)
        if value is None:
            leaves.append(_missing(original, code))
        else:
            leaves.append(Node(name, _rounded(value, code), code, original=None if source == code else original))
    return leaves


def _missing(part: Amount, code: str) -> Node:
    return Node("notConverted", ZERO, code, original=part)


def _rounded(value: Fraction, code: str) -> Decimal:
    return quantize(value, currencies.money_digits(code))


def _sum(name: Code, amount: Decimal, code: str, children: Iterable[Node]) -> Node:
    """Return a node of these parts, with a leaf for what they differ from its amount by."""
    parts = tuple(children)
    rest = amount - sum((part.amount for part in parts), ZERO)
    if parts and rest:
        parts = (*parts, Node("rounding", rest, code))
    return Node(name, amount, code, parts)


def _negated(node: Node) -> Node:
    return replace(node, amount=-node.amount or ZERO, children=tuple(map(_negated, node.children)))


def leaves(node: Node) -> list[Node]:
    """Return the leaves of a tree, in order."""
    return [node] if not node.children else [leaf for child in node.children for leaf in leaves(child)]
