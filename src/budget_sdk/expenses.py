"""Bodies of entries from an amount, names and a note."""

from collections.abc import Mapping, Sequence
from datetime import date as Day  # noqa: N812 - a day; `date` is what calls name it
from decimal import Decimal, InvalidOperation

from budget_core.contract.entries.history import AddExpense, AddRefund, HistoryEntry, LineSet
from budget_core.contract.money.accounts import Transfer
from budget_core.contract.types import UNSET, UnsetType
from budget_sdk.errors import BudgetError, PartlyBooked, WrongAmount
from budget_sdk.names import MAIN_ACCOUNT
from budget_sdk.tables import Table

AT_ONCE = 8
"""Calls of a bulk add that are on their way together."""

Amount = Decimal | str | int
"""Money as it is typed: `Decimal("12.50")`, `"12.50"` or `12`; never a float, which has no exact cents."""


Lines = Mapping[str, Amount]
"""Parts of an expense by category: `{"food": "60", "home": "20"}`."""


def expense(
    value: Amount,
    category: str | None,
    note: str,
    account: str | None,
    date: Day | str | None,
    lines: Lines | None = None,
    *,
    payee: str | None = None,
    tags: Sequence[str] | None = None,
    paid_by: str | None = None,
) -> AddExpense:
    """Return the body of an expense, from the main account by default; `paid_by` is a member's user id."""
    return AddExpense(
        value=_amount(value),
        category_id=UNSET if category is None else category,
        lines=_lines(lines),
        account_id=account or MAIN_ACCOUNT,
        note=note or UNSET,
        payee=UNSET if payee is None else payee,
        tags=UNSET if tags is None else list(tags),
        date=UNSET if date is None else day_text(date),
        paid_by=UNSET if paid_by is None else paid_by,
    )


def refund(
    value: Amount,
    category: str | None,
    note: str,
    account: str | None,
    date: Day | str | None,
    lines: Lines | None = None,
    of: str | None = None,
    *,
    payee: str | None = None,
    tags: Sequence[str] | None = None,
) -> AddRefund:
    """Return the body of a refund, to the main account by default; `of` is the id of its expense."""
    return AddRefund(
        value=_amount(value),
        category_id=UNSET if category is None else category,
        lines=_lines(lines),
        refund_of=UNSET if of is None else of,
        account_id=account or MAIN_ACCOUNT,
        note=note or UNSET,
        payee=UNSET if payee is None else payee,
        tags=UNSET if tags is None else list(tags),
        date=UNSET if date is None else day_text(date),
    )


def received(
    value: Amount,
    note: str,
    date: Day | str | None,
    from_account: str | None = None,
    from_value: Amount | None = None,
    *,
    payee: str | None = None,
    tags: Sequence[str] | None = None,
) -> Transfer:
    """Return the body of an income, or of a transfer from an account."""
    return Transfer(
        value=_amount(value),
        from_account_id=UNSET if from_account is None else from_account,
        from_value=UNSET if from_value is None else _amount(from_value),
        note=note or UNSET,
        payee=UNSET if payee is None else payee,
        tags=UNSET if tags is None else list(tags),
        date=UNSET if date is None else day_text(date),
    )


def day_text(date: Day | str) -> str:
    """Return a date as it is sent; of a `datetime` its day."""
    return f"{date:%Y-%m-%d}" if isinstance(date, Day) else date


def _lines(lines: Lines | None) -> list[LineSet] | UnsetType:
    if lines is None:
        return UNSET
    return [LineSet(category_id=category, value=_amount(value)) for category, value in lines.items()]


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
