"""Prices of securities as text: with the decimals they came with, in the currency of the exchange."""

from datetime import datetime, timedelta
from typing import Final

from budget_core.base import currencies, money, percent

MINUTES, HOURS, DAYS = "minutes", "hours", "days"
_SECONDS: Final = {DAYS: 86_400, HOURS: 3_600, MINUTES: 60}


def display_price(text: str, currency_code: str, language: str) -> str:
    """Format a price: `$1 271.49`, in Ukrainian `1 271.49 $`.

    An unknown currency follows by its code: `4.385 GBp`.
    """
    sign, number = _number_text(text)
    if not currencies.is_known(currency_code):
        return f"{sign}{number}{money.NO_BREAK_SPACE}{currency_code}".rstrip()
    return money.with_symbol(sign, number, currencies.symbol(currency_code), language)


def display_change(text: str, currency_code: str, language: str) -> str:
    """Display a change as `display_price` does, with a plus before a rise: `+$3.12`."""
    return _plus(text) + display_price(text, currency_code, language)


def display_percent(text: str, language: str) -> str:
    """Format a percent with its sign: `+1.16%`, `−0.79%`, `0.00%`."""
    sign, number = _number_text(text)
    return percent.display(f"{_plus(text)}{sign}{number}", language)


def direction(text: str) -> int:
    """Return 1 for a rise, -1 for a fall, 0 for neither."""
    return 0 if not text.strip("-0.") else -1 if text.startswith("-") else 1


def age(at: datetime, now: datetime) -> tuple[int, str]:
    """Return the age in whole days, hours, or minutes, whichever is the largest there is one of."""
    seconds = max(now - at, timedelta()) // timedelta(seconds=1)
    unit = next((unit for unit, length in _SECONDS.items() if seconds >= length), MINUTES)
    return seconds // _SECONDS[unit], unit


def _plus(text: str) -> str:
    return "+" if direction(text) > 0 else ""


def _number_text(text: str) -> tuple[str, str]:
    integer, point, fraction = text.removeprefix("-").partition(".")
    sign = money.MINUS if direction(text) < 0 else ""
    return sign, f"{int(integer):,}".replace(",", money.NO_BREAK_SPACE) + point + fraction
