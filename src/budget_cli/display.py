"""Amounts, months and days as the terminal writes them."""

from datetime import date
from decimal import Decimal

from budget_core import currencies, money
from budget_core import percent as percents


def amount(value: Decimal, currency_code: str) -> str:
    """`−$1 284.50`."""
    currency = currencies.get(currency_code)
    return money.display(value, currency.symbol, currency.decimal_digits, "en")


def signed(value: Decimal, currency_code: str) -> str:
    """The same with a plus before what came in."""
    currency = currencies.get(currency_code)
    return money.display_signed(value, currency.symbol, currency.decimal_digits, "en")


def month(key: str) -> str:
    """`December 2026` for any day of it."""
    return f"{date.fromisoformat(f'{key[:7]}-01'):%B %Y}"


def day_range(first: str, last: str) -> str:
    """`11 Nov to 10 Dec`."""
    days = [date.fromisoformat(day) for day in (first, last)]
    return " to ".join(f"{day.day} {day:%b}" for day in days)


def percent(spent: Decimal, budget: Decimal) -> str:
    """`63%` of a budget, by the rule of every door."""
    return f"{percents.whole(spent, budget)}%"
