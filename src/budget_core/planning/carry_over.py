"""Carry-over: the amount that a category's month hands to the next one.

It is derived at reading, from the budgets and the spending since the month of a category's first rule. The newest rule
at or before a month is that month's; nothing is handed into the month of the first rule. Months are keys `yyyy-MM`.
Source: specification, decisions 20.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple, Protocol

from budget_core.base import currencies, months
from budget_core.base.conversions import Amount, Total, total, total_of
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.money import ZERO, quantize
from budget_core.base.rates import Rates

Carry = Literal["none", "left", "all"]
"""`left` hands over what is left, `all` overspending too."""
_NO_SUMS: Final[Mapping[str, Decimal]] = {}
_NOTHING: Final = Total(ZERO, ())


class CarryOverRule(Protocol):
    """Rule of a category from a month on."""

    @property
    def category_id(self) -> str:
        """Category it is for."""

    @property
    def month(self) -> str:
        """Budget month as `yyyy-MM`."""

    @property
    def carry(self) -> Carry:
        """Part of a month that is handed to the next one."""

    @property
    def cap(self) -> Decimal | None:
        """Largest amount that is handed over, in the currency of the month that hands it over."""


class Budget(Protocol):
    """Budget of a category in one month."""

    @property
    def category_id(self) -> str:
        """Category it is for."""

    @property
    def budget(self) -> Decimal:
        """Amount planned for the month, in `currency_code`."""

    @property
    def currency_code(self) -> str:
        """Currency of the amount."""


class MonthBudget(Budget, Protocol):
    """Budget of a category in a month, not removed from it."""

    @property
    def month(self) -> str:
        """Budget month as `yyyy-MM`."""


class MonthSum(Protocol):
    """Spending of a category in a month, in one currency."""

    @property
    def category_id(self) -> str:
        """Category it is for."""

    @property
    def month(self) -> str:
        """Budget month as `yyyy-MM`."""

    @property
    def currency_code(self) -> str:
        """Currency of the amount."""

    @property
    def spent(self) -> Decimal:
        """Sum of the month, positive for spending."""


@dataclass(frozen=True, slots=True)
class Past:
    """Rules of all categories, with the budgets and the spending of the months since the first rule."""

    rules: Sequence[CarryOverRule] = ()
    budgets: Sequence[MonthBudget] = ()
    sums: Sequence[MonthSum] = ()


class Closing(NamedTuple):
    """End of a category's month, in the currency of its row."""

    month: str
    currency_code: str
    budget: Decimal
    carried: Decimal
    spent: Decimal
    handed: Decimal
    """Amount that the month's rule hands to the next month."""

    @property
    def available(self) -> Decimal:
        """Budget and carried amount less spending; below zero when overspent."""
        return self.budget + self.carried - self.spent


class Carried(NamedTuple):
    """Amount carried into a month, in the currency of its row."""

    currency_code: str
    amount: Decimal
    closing: Closing
    """Month that handed it over."""
    not_converted: tuple[Amount, ...]
    """Amounts without a rate that are missing in it."""

    @property
    def original(self) -> Amount | None:
        """Amount as it was handed over, where it was converted from another currency."""
        handed_over = Amount(self.closing.currency_code, self.closing.handed)
        return handed_over if self.amount and handed_over.currency_code != self.currency_code else None


def check_rule(carry: Carry, currency_code: str, cap: Decimal | None = None) -> None:
    """Raise the error of a cap that nothing is carried under, or that its currency can't have."""
    if cap is not None and carry == "none":
        raise field_error("cap", ErrorCode.VALIDATION_CHOICE)
    if cap is not None and quantize(cap, currencies.money_digits(currency_code)) != cap:
        raise field_error("cap", ErrorCode.VALIDATION_AMOUNT_DIGITS)


def rules_of(rules: Iterable[CarryOverRule], month: str) -> dict[str, CarryOverRule]:
    """Return the rule of each category in a month: the newest at or before it."""
    begun = sorted((rule for rule in rules if rule.month <= month), key=lambda rule: rule.month)
    return {rule.category_id: rule for rule in begun}


def handed(available: Decimal, carry: Carry, cap: Decimal | None = None) -> Decimal:
    """Return the amount that a month hands to the next one.

    | carry, cap | available       | handed          |
    |------------|-----------------|-----------------|
    | none       | 45.00           | 0.00            |
    | left       | 45.00 or −20.00 | 45.00 or 0.00   |
    | all        | 45.00 or −20.00 | 45.00 or −20.00 |
    | all, 30.00 | 45.00 or −20.00 | 30.00 or −20.00 |
    """
    if carry == "none":
        return ZERO
    amount = available if carry == "all" or available > 0 else ZERO
    return amount if cap is None or amount < cap else cap


def carried_into(
    month: str, codes: Mapping[str, str], currency_code: str, past: Past, rates: Rates
) -> dict[str, Carried]:
    """Return what is carried into a month, for each category with a rule before it.

    `codes` are the currencies of the month's planned rows; a row where nothing is planned is in `currency_code`.
    """
    rules: dict[str, list[CarryOverRule]] = defaultdict(list)
    for rule in past.rules:
        if rule.month < month:
            rules[rule.category_id].append(rule)
    if not rules:
        return {}
    budgets: dict[str, dict[str, MonthBudget]] = defaultdict(dict)
    for budget in past.budgets:
        budgets[budget.category_id][budget.month] = budget
    sums: dict[str, dict[str, dict[str, Decimal]]] = defaultdict(lambda: defaultdict(dict))
    for each in past.sums:
        if each.spent:
            sums[each.category_id][each.month][each.currency_code] = each.spent
    return {
        key: _Chain(sorted(own, key=lambda rule: rule.month), budgets[key], sums[key], currency_code, rates).into(
            month, codes.get(key, currency_code)
        )
        for key, own in rules.items()
    }


class _Chain(NamedTuple):
    """Months of one category, from that of its first rule on; `rules` are in order."""

    rules: Sequence[CarryOverRule]
    budgets: Mapping[str, MonthBudget]
    sums: Mapping[str, Mapping[str, Decimal]]
    currency_code: str
    rates: Rates

    def into(self, month: str, code: str) -> Carried:
        """Return the amount carried into a month, whose row is in `code`."""
        starts = [rule.month for rule in self.rules]
        amount, missing = ZERO, _NO_SUMS
        for key, following in pairwise([*self._months(month), month]):
            rule = self.rules[bisect_right(starts, key) - 1]
            closing, left_out = self._close(key, amount, rule)
            missing = {} if rule.carry == "none" else _added(missing, left_out)
            target = code if following == month else self._code(following)
            if target == closing.currency_code or not closing.handed:
                amount = closing.handed
                continue
            handed_over = Amount(closing.currency_code, closing.handed)
            converted = total((handed_over,), target, self.rates)
            amount, missing = converted.amount, _added(missing, converted.not_converted)
        return Carried(code, amount, closing, tuple(Amount(each, missing[each]) for each in sorted(missing)))

    def _close(self, month: str, carried: Decimal, rule: CarryOverRule) -> tuple[Closing, tuple[Amount, ...]]:
        """Return the end of a month, and its spending without a rate."""
        budget, sums = self.budgets.get(month), self.sums.get(month)
        planned, code = (ZERO, self.currency_code) if budget is None else (budget.budget, budget.currency_code)
        spent = _NOTHING if sums is None else total_of(sums, code, self.rates)
        rest = handed(planned + carried - spent.amount, rule.carry, rule.cap)
        return Closing(month, code, planned, carried, spent.amount, rest), spent.not_converted

    def _code(self, month: str) -> str:
        budget = self.budgets.get(month)
        return self.currency_code if budget is None else budget.currency_code

    def _months(self, month: str) -> list[str]:
        """Return the months that can change the amount, and the one before `month`.

        A later month without budget, spending or a new rule hands over what was handed to it.
        """
        first, last = self.rules[0].month, months.add(month, -1)
        begun = [rule.month for rule in self.rules]
        keys = {key for key in (*self.budgets, *self.sums, *begun) if first <= key < last}
        return sorted({*keys, *map(_next_month, keys), last})


@lru_cache(maxsize=512)
def _next_month(month: str) -> str:
    return months.add(month, 1)


def _added(sums: Mapping[str, Decimal], parts: tuple[Amount, ...]) -> Mapping[str, Decimal]:
    if not parts:
        return sums
    added = dict(sums)
    for part in parts:
        added[part.currency_code] = added.get(part.currency_code, ZERO) + part.amount
    return added
