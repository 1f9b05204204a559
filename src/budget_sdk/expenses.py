"""Bodies of expenses from an amount, a category and a note."""

from datetime import date as Day  # noqa: N812 - a day; `date` is what calls name it
from decimal import Decimal, InvalidOperation

from budget_core.contract.history import AddExpense, HistoryEntry
from budget_core.contract.types import UNSET
from budget_sdk.errors import BudgetError, PartlyBooked, WrongAmount
from budget_sdk.names import MAIN_ACCOUNT
from budget_sdk.tables import Table

AT_ONCE = 8
"""Calls of a bulk add that are on their way together."""

Amount = Decimal | str | int
"""Money as it is typed: `Decimal("12.50")`, `"12.50"` or `12`; never a float, which has no exact cents."""


def expense(value: Amount, category: str, note: str, account: str | None, date: Day | str | None) -> AddExpense:
    """Return the body of an expense, from the main account by default."""
    return AddExpense(
        value=_amount(value),
        category_id=category,
        account_id=account or MAIN_ACCOUNT,
        note=note or UNSET,
        date=UNSET if date is None else str(date),
    )


def _amount(value: Amount) -> Decimal:
    if isinstance(value, float):
        raise TypeError(f"An amount is a Decimal, a text or a whole number, not {value!r}.")
    try:
        found = Decimal(value)
    except (InvalidOperation, TypeError, ValueError):
        raise WrongAmount(value) from None
    if not found.is_finite():
        raise WrongAmount(value)
    return found


def require_booked(sent: list[AddExpense], outcomes: list[HistoryEntry | BudgetError]) -> Table[HistoryEntry]:
    """Return the entries, or raise `PartlyBooked` if some were refused."""
    entries = [one for one in outcomes if isinstance(one, HistoryEntry)]
    refused = [(data, one) for data, one in zip(sent, outcomes, strict=True) if isinstance(one, BudgetError)]
    if refused:
        raise PartlyBooked(entries, refused)
    return Table(entries, HistoryEntry)
