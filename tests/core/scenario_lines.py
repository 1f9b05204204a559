"""Lines and refunds of a scenario's entries, put together from the core's functions as a service would."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from tests.core.scenario_state import Entry, State

from budget_core.base.errors import ErrorCode, field_error
from budget_core.entries import lines as rules
from budget_core.entries.expenses import Booking
from budget_core.entries.lines import Line


def lines_of(state: State, operation: dict[str, Any], booking: Booking, replaced: Entry | None) -> list[Line]:
    """Return the lines that an operation names, inherits or takes from the expense it gives back."""
    value = abs(booking.value)
    category = state.category(operation["category"]).id if "category" in operation else None
    if "lines" in operation:
        lines = [_line(state, each) for each in operation["lines"]]
        rules.check_category(category, lines)
        rules.check_lines(value, booking.currency_code, lines)
        return lines
    if replaced is not None:
        return rules.inherit_lines(replaced.lines, value, category)
    if category is None and "of" in operation:
        return rules.refund_lines(state.entry(operation["of"]).lines, value)
    return [Line(category or "", value)]


def check_room(state: State, entry: Entry, replaced: Entry | None) -> None:
    """Raise `refund.sum` or `refund.currency` where an entry does not fit its refunds, or its expense."""
    if entry.booking.kind == "expense" and replaced is not None:
        refunds = [each for each in state.entries if each.refund_of == replaced.id]
        _check_currency(entry, refunds)
        rules.check_refunds(-entry.booking.value, [each.booking.value for each in refunds])
    if entry.refund_of is None:
        return
    spent = state.entry(entry.refund_of)
    others = [each for each in state.entries if each.refund_of == spent.id and each is not replaced]
    _check_currency(entry, [spent])
    rules.check_refunds(-spent.booking.value, [entry.booking.value, *(each.booking.value for each in others)])


def relink(state: State, entry: Entry, to: str | None) -> None:
    """Point the refunds of an expense to another one, or to none."""
    for each in state.entries:
        if each.refund_of == entry.id:
            each.refund_of = to


def _line(state: State, line: dict[str, Any]) -> Line:
    return Line(state.category(line["category"]).id, Decimal(line["value"]), line.get("note", ""))


def _check_currency(entry: Entry, others: Sequence[Entry]) -> None:
    if any(each.booking.currency_code != entry.booking.currency_code for each in others):
        raise field_error("currencyCode", ErrorCode.REFUND_CURRENCY)
