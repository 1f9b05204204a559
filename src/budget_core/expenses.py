"""What an entry of the history books, and how it is taken back.

A booking says what each account and the category's kept sum of the day move by. It is stored with the entry: taking
it back moves exactly that the other way, whatever rates and currencies have become since.
"""

from datetime import date
from decimal import Decimal
from typing import Literal

import msgspec

from budget_core import currencies
from budget_core.conversions import convert, exact
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.money import ZERO, check_digits, check_range, quantize
from budget_core.rates import Rates, quotient

Kind = Literal["expense", "income", "transfer"]


class Booking(msgspec.Struct, frozen=True, gc=False):
    """The amounts of an entry.

    `value` is what the entry shows, in `currency_code`: negative for spending. `account_value` is what the account
    moves by, in its own currency. `from_value` is what leaves the other account of a transfer (positive). `rate` is
    units of the paying account's currency for one unit of `currency_code`, None when they are equal; `rate_date` is
    None when both amounts were given by hand and differ from what the table says.
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


class Effect(msgspec.Struct, frozen=True, gc=False):
    """What moves by a booking: the account, the paying account of a transfer, and the day's kept sums."""

    account: Decimal
    from_account: Decimal
    spent: Decimal
    income: Decimal


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
    _check("value", value, currency)
    paid, rate, rate_date = _other_side("accountValue", value, currency, account_currency, rates, account_value)
    return Booking("expense", -value, currency, -paid, account_currency, rate=rate, rate_date=rate_date)


def income(value: Decimal, account_currency: str) -> Booking:
    """Add an amount to an account."""
    _check("value", value, account_currency)
    return Booking("income", value, account_currency, value, account_currency)


def transfer(
    value: Decimal,
    currency: str,
    from_currency: str,
    rates: Rates,
    from_value: Decimal | None = None,
) -> Booking:
    """Move money between accounts: `value` arrives, `from_value` (or the value converted) leaves."""
    _check("value", value, currency)
    paid, rate, rate_date = _other_side("fromValue", value, currency, from_currency, rates, from_value)
    return Booking("transfer", value, currency, value, currency, paid, from_currency, rate, rate_date)


def check_accounts(account_id: str, from_account_id: str) -> None:
    """Whether a transfer has two sides."""
    if account_id == from_account_id:
        raise DomainError(ErrorCode.TRANSFER_SAME_ACCOUNT)


def check_replacement(kind: str, new_kind: str) -> None:
    """Raise `entry.kind` where an expense would become something else, or something else an expense."""
    if (kind == "expense") != (new_kind == "expense"):
        raise DomainError(ErrorCode.ENTRY_KIND)


def effect(booking: Booking) -> Effect:
    """What the booking moves. Transfers are neither income nor spending."""
    spent = -booking.value if booking.kind == "expense" else ZERO
    gained = booking.value if booking.kind == "income" else ZERO
    return Effect(booking.account_value, ZERO - (booking.from_value or ZERO), spent, gained)


def reverse(booking: Booking) -> Effect:
    """What taking the booking back moves."""
    done = effect(booking)
    return Effect(ZERO - done.account, ZERO - done.from_account, ZERO - done.spent, ZERO - done.income)


def _check(field: str, value: Decimal, currency: str) -> None:
    try:
        check_digits(check_range(value), currencies.money_digits(currency))
    except DomainError as error:
        raise field_error(field, error.code) from error


def _other_side(
    field: str, value: Decimal, currency: str, other_currency: str, rates: Rates, given: Decimal | None
) -> tuple[Decimal, Decimal | None, date | None]:
    """The amount in the other account's currency, its rate, and the day of that rate when it comes from the table."""
    if currency == other_currency:
        return value, None, None
    if given is not None:
        _check(field, given, other_currency)
        if not _is_by_table(given, value, currency, other_currency, rates):
            return given, quotient(given, value), None
    converted = convert(value, currency, other_currency, rates)
    _check("value", converted, other_currency)
    if not converted:  # too little for a coin of that currency: whoever books it says what was paid
        raise field_error(field, ErrorCode.VALIDATION_POSITIVE)
    return converted, quotient(rates.data[other_currency], rates.data[currency]), rates.date


def _is_by_table(given: Decimal, value: Decimal, currency: str, other_currency: str, rates: Rates) -> bool:
    """Whether the amount given is what the table makes of the value: then its rate is the table's, of its day."""
    by_table = exact(value, currency, other_currency, rates)
    return by_table is not None and given == quantize(by_table, currencies.money_digits(other_currency))
