"""Lines of an expense or a refund: parts of its value, each with a category and a note.

Values of the lines of one entry have the same sign as its value and add up to it. Source: specification, decisions 21.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Protocol

import msgspec

from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.limits import ENTRY_LINES_MAX
from budget_core.base.money import PLACES, ZERO, from_hundredths, to_hundredths
from budget_core.entries.expenses import check_amount


class LinePart(Protocol):
    """Anything with a category and a part of an entry's value."""

    @property
    def category_id(self) -> str:
        """Category that the part belongs to."""

    @property
    def value(self) -> Decimal:
        """Part of the entry's value."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line: a category, its part of the value, and a note."""

    category_id: str
    value: Decimal
    note: str = ""


def check_lines(value: Decimal, currency: str, lines: Sequence[LinePart]) -> None:
    """Raise the error of lines that don't make up the value, which is positive as they are.

    Raises: `lines.sum`, or for the number of lines `validation.required` or `validation.count`, of the field `lines`;
        the error of an amount that the currency can't have, of the field `lines.0.value`.
    """
    if not lines:
        raise field_error("lines", ErrorCode.VALIDATION_REQUIRED)
    if len(lines) > ENTRY_LINES_MAX:
        raise field_error("lines", ErrorCode.VALIDATION_COUNT)
    for index, line in enumerate(lines):
        check_amount(f"lines.{index}.value", line.value, currency)
    if sum((line.value for line in lines), ZERO) != value:
        raise field_error("lines", ErrorCode.LINES_SUM)


def check_category(category_id: str | None, lines: Sequence[LinePart]) -> None:
    """Raise `validation.reference` of `categoryId` where it is given and is not that of the first line."""
    if category_id is not None and category_id != lines[0].category_id:
        raise field_error("categoryId", ErrorCode.VALIDATION_REFERENCE)


def inherit_lines(old: Sequence[Line], value: Decimal, category_id: str | None = None) -> list[Line]:
    """Return the lines of a correction that names none, from those of the entry it replaces.

    One line takes the new value, and the category that is given. Several are kept while the value stays the same.

    Raises: `lines.sum` of `lines` for several lines and another value; `validation.reference` of `categoryId` for
        several lines and another first category.
    """
    if len(old) == 1:
        return [Line(category_id or old[0].category_id, value, old[0].note)]
    check_category(category_id, old)
    if sum((line.value for line in old), ZERO) != value:
        raise field_error("lines", ErrorCode.LINES_SUM)
    return list(old)


def refund_lines(expense: Sequence[Line], value: Decimal, category_id: str | None = None) -> list[Line]:
    """Return the lines of a refund that names none, from those of its expense.

    The whole value comes back to the lines it was spent on, without their notes. A part of it, or of a category that
    is given, has one line.

    Raises: `validation.required` of `categoryId` where the expense has several lines and a part comes back.
    """
    if category_id is not None:
        return [Line(category_id, value)]
    if sum((line.value for line in expense), ZERO) == value:
        return [Line(line.category_id, line.value) for line in expense]
    if len(expense) > 1:
        raise field_error("categoryId", ErrorCode.VALIDATION_REQUIRED)
    return [Line(expense[0].category_id, value)]


def check_refunds(value: Decimal, refunded: Iterable[Decimal]) -> None:
    """Raise `refund.sum` of `value` where more comes back than an expense's value; all are positive."""
    if sum(refunded, ZERO) > value:
        raise field_error("value", ErrorCode.REFUND_SUM)


def divide(amount: Decimal, values: Sequence[Decimal], digits: int = PLACES) -> list[Decimal]:
    """Divide an amount in proportion to values of one sign; the parts have `digits` decimals and add up to it.

    Each part is rounded down, and the smallest units left over go to the largest remainders, of equal ones to the
    earlier (largest remainder method).

    | amount | values             | parts              |
    |--------|--------------------|--------------------|
    | 10.00  | 1.00, 1.00, 1.00   | 3.34, 3.33, 3.33   |
    | 100.00 | 60.00, 20.00, 0.05 | 74.95, 24.99, 0.06 |
    """
    unit = 10 ** (PLACES - min(digits, PLACES))
    sign = -1 if amount < 0 else 1
    units, total = divmod(to_hundredths(abs(amount)), unit)[0], sum(to_hundredths(abs(value)) for value in values)
    shares = [divmod(units * to_hundredths(abs(value)), total) for value in values]
    left = units - sum(floor for floor, _ in shares)
    first = sorted(range(len(values)), key=lambda index: -shares[index][1])[:left]
    extra = set(first)
    return [from_hundredths(sign * (floor + (index in extra)) * unit) for index, (floor, _) in enumerate(shares)]


def spent_by_category(lines: Iterable[LinePart], spent: Decimal) -> dict[str, Decimal]:
    """Return the spending of an entry by category; `spent` is that of all its lines, and gives the sign."""
    sums: defaultdict[str, Decimal] = defaultdict(lambda: ZERO)
    for line in lines:
        sums[line.category_id] += abs(line.value)
    return {category_id: ZERO - part if spent < 0 else part for category_id, part in sums.items()}
