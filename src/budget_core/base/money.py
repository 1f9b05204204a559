"""Amounts of money: exact decimals with two places, built and rounded here alone.

Every amount is a `Decimal` with exactly two places. Conversions are computed as fractions and rounded once, so they
are the same in every language and in every decimal context.
"""

import re
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal
from fractions import Fraction

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import AMOUNT_MAX

ZERO = Decimal("0.00")
PLACES = 2
MINUS = "\u2212"
NO_BREAK_SPACE = "\u00a0"

_EXACT = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN)
_AMOUNT = re.compile(r"-?[0-9]+(\.[0-9]{1,2})?")


def parse(text: str) -> Decimal:
    """Read an amount as a client writes it.

    | text   | amount | | text     | error                  |
    |--------|--------| |----------|------------------------|
    | 12.5   | 12.50  | | " 12"    | validation.amount      |
    | -0     | 0.00   | | 12.345   | validation.amount      |
    | 007    | 7.00   | | 1e9, NaN | validation.amount      |
    |        |        | | 1 + 10*0 | validation.amountRange |
    """
    if _AMOUNT.fullmatch(text) is None:
        raise DomainError(ErrorCode.VALIDATION_AMOUNT)
    return quantize(check_range(Decimal(text)))


def check_range(value: Decimal) -> Decimal:
    """Return the amount itself, when it can be stored."""
    if abs(value) > AMOUNT_MAX:
        raise DomainError(ErrorCode.VALIDATION_AMOUNT_RANGE)
    return value


def check_digits(value: Decimal, digits: int) -> Decimal:
    """Return the amount itself, when it has no more decimals than its currency (12.50 JPY has)."""
    if quantize(value, digits) != value:
        raise DomainError(ErrorCode.VALIDATION_AMOUNT_DIGITS)
    return value


def quantize(value: Decimal | Fraction, digits: int = PLACES) -> Decimal:
    """Round half away from zero to a currency's digits, two at most.

    The result has two places and is never -0.00.
    """
    if digits >= PLACES and isinstance(value, Decimal) and value.same_quantum(ZERO):  # nearly always: it is rounded
        return value or ZERO
    return quotient(*value.as_integer_ratio(), digits)


def quotient(over: int, under: int, digits: int = PLACES) -> Decimal:
    """Divide and round as `quantize` does.

    Integers are five times as fast as fractions. `under` is not negative.
    """
    places = min(digits, PLACES)
    steps = (2 * abs(over) * 10**places + under) // (2 * under)
    hundredths = steps * 10 ** (PLACES - places)
    return from_hundredths(-hundredths if over < 0 else hundredths)


def to_hundredths(value: Decimal) -> int:
    """Return the integer an amount is stored as."""
    return int(quantize(value).scaleb(PLACES))


def from_hundredths(hundredths: int) -> Decimal:
    """Return the amount a stored integer stands for."""
    return Decimal(hundredths).scaleb(-PLACES, _EXACT)


def exchange(amount: Decimal, rate_from: Decimal, rate_to: Decimal) -> Fraction:
    """Return an amount in another currency, not yet rounded.

    Rates are units of a currency for one unit of the base.
    """
    return Fraction(amount) * Fraction(rate_to) / Fraction(rate_from)


def convert(amount: Decimal, rate_from: Decimal, rate_to: Decimal, digits: int = PLACES) -> Decimal:
    """Return an amount in another currency, rounded to that currency's digits."""
    return quantize(exchange(amount, rate_from, rate_to), digits)


def format_text(value: Decimal) -> str:
    """Return the amount as data: `12.50`, `-0.05`."""
    return str(quantize(value))


def display(value: Decimal, symbol: str, digits: int, language: str) -> str:
    """Return the amount as people read it: `−$1 284.50` in English, `−1 284.50 ₴` in Ukrainian (`ua`).

    The spaces do not break; a symbol that ends in a letter stands apart in English too (`CHF 12.50`).
    """
    sign = MINUS if value < 0 else ""
    places = min(digits, PLACES)
    number = f"{abs(quantize(value, digits)):,.{places}f}".replace(",", NO_BREAK_SPACE)
    return with_symbol(sign, number, symbol, language)


def with_symbol(sign: str, number: str, symbol: str, language: str) -> str:
    """Return a number with its sign and the symbol of its currency, where the language has them."""
    if language == "ua":
        return f"{sign}{number}{NO_BREAK_SPACE}{symbol}"
    gap = NO_BREAK_SPACE if symbol[-1:].isalpha() else ""
    return f"{sign}{symbol}{gap}{number}"


def display_signed(value: Decimal, symbol: str, digits: int, language: str) -> str:
    """Display an amount as `display` does, with a plus before an income."""
    return f"{'+' if value > 0 else ''}{display(value, symbol, digits, language)}"
