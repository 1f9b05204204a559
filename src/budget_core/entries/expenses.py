"""Amounts that an entry of the history books, and their reversal.

A booking says what each account and the category's kept sum of the day move by. It is stored with the entry: taking
it back moves exactly that the other way, whatever rates and currencies have become since.
"""

from datetime import date
from decimal import Decimal
from typing import Literal

import msgspec
from msgspec.structs import replace

from budget_core.base import currencies
from budget_core.base.conversions import convert, exact
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import AMOUNT_MAX
from budget_core.base.money import ZERO, check_digits, check_range, quantize
from budget_core.base.rates import Rates, quotient

Kind = Literal["expense", "income", "transfer", "refund", "settlement"]


class Booking(msgspec.Struct, frozen=True, gc=False):
    """The amounts of an entry.

    `value` is what the entry shows, in `currency_code`: negative for spending. `account_value` is what the account
    moves by, in its own currency. `from_value` is what leaves the other account of a transfer (positive). `rate` is
    units of the paying account's currency for one unit of `currency_code`, None when they are equal; `rate_date` is
    None when both amounts were given by hand and differ from what the table says.

    `workspace_value` is what months and statistics count, in `workspace_currency_code`: of an expense or a refund its
    value, of an income its value in the workspace's currency by the rate of its booking, of a transfer nothing.
    `workspace_rate` is units of `currency_code` for one unit of `workspace_currency_code`, None when they are equal,
    of the day `workspace_rate_date`. An income without a rate has none of the four.
    """

    kind: Kind
    value: Decimal
    currency_code: str
    account_value: Decimal
    account_currency_code: str
    from_value: Decimal | None = None
    from_currency_code: str | None = None
    rate: Decimal | None = None
    rate_date: date | None = None
    workspace_value: Decimal | None = None
    workspace_currency_code: str | None = None
    workspace_rate: Decimal | None = None
    workspace_rate_date: date | None = None


class Effect(msgspec.Struct, frozen=True, gc=False):
    """Changes of a booking to its accounts and to the day's sums."""

    account: Decimal
    from_account: Decimal
    spent: Decimal
    """Below zero for a refund."""
    income: Decimal
    """In `income_currency`: what it counted as when it was booked, where that is known."""
    income_currency: str


def expense(
    value: Decimal,
    currency: str,
    account_currency: str,
    rates: Rates,
    account_value: Decimal | None = None,
) -> Booking:
    """Spend `value` of a currency, mostly the workspace's, from an account.

    In another currency the account pays `account_value`, or the value converted: without a rate `expense.noRate`.
    With equal currencies `account_value` is ignored.
    """
    check_amount("value", value, currency)
    paid, rate, rate_date = _other_side("accountValue", value, currency, account_currency, rates, account_value)
    return Booking(
        "expense",
        -value,
        currency,
        -paid,
        account_currency,
        rate=rate,
        rate_date=rate_date,
        workspace_value=-value,
        workspace_currency_code=currency,
    )


def refund(
    value: Decimal,
    currency: str,
    account_currency: str,
    rates: Rates,
    account_value: Decimal | None = None,
) -> Booking:
    """Give back `value` of a currency to an account: the amounts of an expense, above zero."""
    spent = expense(value, currency, account_currency, rates, account_value)
    return replace(spent, kind="refund", value=value, account_value=-spent.account_value, workspace_value=value)


def income(value: Decimal, account_currency: str, workspace_currency: str, rates: Rates) -> Booking:
    """Add an amount to an account; it counts by today's rate, and is booked without one all the same."""
    check_amount("value", value, account_currency)
    booked = Booking("income", value, account_currency, value, account_currency)
    counted = exact(value, account_currency, workspace_currency, rates)
    amount = None if counted is None else quantize(counted, currencies.money_digits(workspace_currency))
    if amount is None or amount > AMOUNT_MAX:
        return booked
    is_equal = account_currency == workspace_currency
    return replace(
        booked,
        workspace_value=amount,
        workspace_currency_code=workspace_currency,
        workspace_rate=None if is_equal else quotient(rates.data[account_currency], rates.data[workspace_currency]),
        workspace_rate_date=None if is_equal else rates.date,
    )


def transfer(
    value: Decimal,
    currency: str,
    from_currency: str,
    rates: Rates,
    from_value: Decimal | None = None,
) -> Booking:
    """Move money between accounts: `value` arrives, `from_value` (or the value converted) leaves."""
    check_amount("value", value, currency)
    paid, rate, rate_date = _other_side("fromValue", value, currency, from_currency, rates, from_value)
    return Booking("transfer", value, currency, value, currency, paid, from_currency, rate, rate_date)


def settlement(
    value: Decimal,
    currency: str,
    rates: Rates,
    account_currency: str | None = None,
    account_value: Decimal | None = None,
    from_currency: str | None = None,
    from_value: Decimal | None = None,
) -> Booking:
    """Pay `value` from one member to another; either account, both or none moves.

    `account_value` arrives and `from_value` leaves, or the value converted. The rate is that of the account where it
    arrives, else of the other one; without an account nothing arrives.
    """
    check_amount("value", value, currency)
    arrived, arrived_rate, arrived_date = _settled_side(
        "accountValue", value, currency, account_currency, rates, account_value
    )
    left, left_rate, left_date = _settled_side("fromValue", value, currency, from_currency, rates, from_value)
    rate, rate_date = (left_rate, left_date) if account_currency is None else (arrived_rate, arrived_date)
    return Booking(
        "settlement",
        value,
        currency,
        arrived or ZERO,
        account_currency or currency,
        left,
        from_currency,
        rate,
        rate_date,
    )


def _settled_side(
    field: str, value: Decimal, currency: str, other_currency: str | None, rates: Rates, amount: Decimal | None
) -> tuple[Decimal | None, Decimal | None, date | None]:
    """Return the amount of one side as `_other_side` does; None without an account."""
    if other_currency is None:
        return None, None, None
    return _other_side(field, value, currency, other_currency, rates, amount)


def check_accounts(account_id: str, from_account_id: str) -> None:
    """Raise `transfer.sameAccount` unless a transfer has two sides."""
    if account_id == from_account_id:
        raise DomainError(ErrorCode.TRANSFER_SAME_ACCOUNT)


def check_replacement(kind: str, new_kind: str) -> None:
    """Raise `entry.kind` where the kind would change, but between an income and a transfer."""
    fixed = {"expense", "refund", "settlement"}
    if kind != new_kind and fixed & {kind, new_kind}:
        raise DomainError(ErrorCode.ENTRY_KIND)


def effect(booking: Booking) -> Effect:
    """Return the changes that the booking makes.

    Transfers and settlements are neither income nor spending.
    """
    spent = ZERO - booking.value if booking.kind in ("expense", "refund") else ZERO
    gained, code = booking.workspace_value, booking.workspace_currency_code
    if gained is None or code is None:
        gained, code = booking.value, booking.currency_code
    received = gained if booking.kind == "income" else ZERO
    return Effect(booking.account_value, ZERO - (booking.from_value or ZERO), spent, received, code)


def reverse(booking: Booking) -> Effect:
    """Return the changes that reversing the booking makes."""
    booked = effect(booking)
    return Effect(
        ZERO - booked.account,
        ZERO - booked.from_account,
        ZERO - booked.spent,
        ZERO - booked.income,
        booked.income_currency,
    )


def check_amount(field: str, value: Decimal, currency: str) -> None:
    """Raise the error of `field` for an amount that its currency can't have, or that can't be stored."""
    try:
        check_digits(check_range(value), currencies.money_digits(currency))
    except DomainError as error:
        raise field_error(field, error.code) from error


def _other_side(
    field: str, value: Decimal, currency: str, other_currency: str, rates: Rates, amount: Decimal | None
) -> tuple[Decimal, Decimal | None, date | None]:
    """Return the amount in the other account's currency, its rate and the rate's day.

    The day is None for a rate that is not the table's.
    """
    if currency == other_currency:
        return value, None, None
    if amount is not None:
        check_amount(field, amount, other_currency)
        if not _is_by_table(amount, value, currency, other_currency, rates):
            return amount, quotient(amount, value), None
    converted = convert(value, currency, other_currency, rates)
    check_amount("value", converted, other_currency)
    if not converted:  # too little for a coin of that currency: whoever books it says what was paid
        raise field_error(field, ErrorCode.VALIDATION_POSITIVE)
    return converted, quotient(rates.data[other_currency], rates.data[currency]), rates.date


def _is_by_table(amount: Decimal, value: Decimal, currency: str, other_currency: str, rates: Rates) -> bool:
    """Return whether the amount given equals the value converted by the table."""
    by_table = exact(value, currency, other_currency, rates)
    return by_table is not None and amount == quantize(by_table, currencies.money_digits(other_currency))
