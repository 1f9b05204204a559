"""How amounts, months, days and percents are written in the terminal."""

from datetime import date
from decimal import Decimal

from budget_core import currencies, money
from budget_core import percent as percents


def amount(value: Decimal, currency_code: str) -> str:
    """An amount in its currency: `−$1 284.50`."""
    currency = currencies.get(currency_code)
    return money.display(value, currency.symbol, currency.decimal_digits, "en")


def signed(value: Decimal, currency_code: str) -> str:
    """An amount with a plus before a positive one."""
    currency = currencies.get(currency_code)
    return money.display_signed(value, currency.symbol, currency.decimal_digits, "en")


def month(key: str) -> str:
    """`December 2026` for `2026-12` or any day of it."""
    return f"{date.fromisoformat(f'{key[:7]}-01'):%B %Y}"


def day_range(first: str, last: str) -> str:
    """First and last day (`yyyy-MM-dd`): `11 Nov to 10 Dec`."""
    days = [date.fromisoformat(day) for day in (first, last)]
    return " to ".join(f"{day.day} {day:%b}" for day in days)


def percent(spent: Decimal, budget: Decimal) -> str:
    """`63%` of a budget, by the rule of every door."""
    return f"{percents.whole(spent, budget)}%"
