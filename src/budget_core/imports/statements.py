"""Check of the entries of a file against the balances that it prints."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from itertools import pairwise

import msgspec

from budget_core.imports.lines import FileLine, SkippedLine


class StatementBalances(msgspec.Struct, frozen=True):
    """Balances at the beginning and at the end of a statement of one account; None where it prints none."""

    account: str
    opening: Decimal | None
    closing: Decimal | None


class StatementCheck(msgspec.Struct, frozen=True):
    """Balances of a file, and by how much its entries are above them."""

    opening: Decimal
    closing: Decimal
    difference: Decimal
    day: date | None = None
    """First day whose entries differ, where each row has a balance."""


def check_statement(
    lines: Sequence[FileLine], skipped: Sequence[SkippedLine], statements: Sequence[StatementBalances] = ()
) -> StatementCheck | None:
    """Return the check of a file of one account; None where it prints no balance at its beginning or end."""
    if len({(line.account, line.currency) for line in lines}) > 1 or len({each.account for each in statements}) > 1:
        return None
    total = sum((line.amount for line in lines), Decimal(0))
    if statements:
        return _check(statements[0].opening, statements[-1].closing, total)
    by_row = _check_rows(lines)
    if by_row is not None:
        return by_row
    printed = {each.kind: each.balance for each in skipped if each.kind in {"opening", "closing"}}
    return _check(printed.get("opening"), printed.get("closing"), total)


def _check(opening: Decimal | None, closing: Decimal | None, total: Decimal) -> StatementCheck | None:
    return None if opening is None or closing is None else StatementCheck(opening, closing, opening + total - closing)


def _check_rows(lines: Sequence[FileLine]) -> StatementCheck | None:
    """Return the check by the balances of rows, which may begin with the last day."""
    rows = [(line.day, line.amount, line.balance) for line in lines if line.balance is not None]
    if not rows or len(rows) < len(lines):
        return None
    in_order = max((rows, rows[::-1]), key=_agreeing)
    first, last = in_order[0], in_order[-1]
    opening = first[2] - first[1]
    expected, wrong_day = opening, None
    for day, amount, balance in in_order:
        expected += amount
        if expected != balance and wrong_day is None:
            wrong_day = day
    return StatementCheck(opening, last[2], expected - last[2], wrong_day if expected != last[2] else None)


def _agreeing(rows: Sequence[tuple[date, Decimal, Decimal]]) -> tuple[int, bool]:
    """Return how many rows agree with the balance before them, and whether days go up."""
    steps = pairwise(rows)
    return sum(before[2] + after[1] == after[2] for before, after in steps), rows[0][0] <= rows[-1][0]
