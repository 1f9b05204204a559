"""Reads amounts, days and months as people type them, in English and Ukrainian.

What can mean two things is refused with both, never guessed.
"""

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from decimal import Decimal

from budget_cli.errors import WrongUsage
from budget_core.base import currencies, money, months
from budget_core.base.errors import DomainError, ErrorCode

_TYPED_AMOUNT = re.compile(
    r"(?P<minus>-?)(?P<before>[^\d\s.,+-]*) ?(?P<sign>[+-]?)(?P<number>\d(?:[\d.,_'’\s]*\d)?)\s*(?P<after>[^\d\s.,+-]*)"
)
_PLAIN = re.compile(r"(?P<whole>[0-9]+)(?:[.,](?P<decimals>[0-9]+))?")
_GROUPED = {
    separator: re.compile(rf"[0-9]{{1,3}}({separator}[0-9]{{3}})+({mark}[0-9]+)?")
    for separator, mark in ((",", r"\."), (r"\.", ","), (r"[\s_'’]", "[.,]"))
}
_GROUP_DIGITS = 3
_NO_AMOUNT = "{typed} is not an amount. Write it like 12.50."
_TOO_LARGE = "{typed} is too much: 9999999999.99 at most."
_TOO_FINE = "{typed} has more than two decimals. Write it like 12.50."
_TWO_MEANINGS = "{typed} may mean {small} or {large}: write {large}, or an amount with two decimals."
_DOTTED_DAY = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.?([0-9]{4})?")
_DAY_AND_MONTH = re.compile(r"([0-9]{1,2}) +(\D+?)(?: +([0-9]{4}))?")
_MONTH_AND_YEAR = re.compile(r"(\D+?)(?:[ -]+([0-9]{4}))?")
_MONTH_NUMBER = re.compile(r"([0-9]{1,2})\.([0-9]{4})")
_CLOCK = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_DAYS = {
    "today": 0, "now": 0, "сьогодні": 0, "yesterday": -1, "вчора": -1, "учора": -1, "tomorrow": 1, "завтра": 1,
    "позавчора": -2,
}  # fmt: skip
_RELATIVE_MONTHS = {
    "this": 0, "цей": 0, "поточний": 0, "last": -1, "previous": -1, "минулий": -1, "next": 1, "наступний": 1,
}  # fmt: skip
_WEEKDAYS = (
    ("monday", "понеділок"), ("tuesday", "вівторок"), ("wednesday", "середа"), ("thursday", "четвер"),
    ("friday", "п'ятниця"), ("saturday", "субота"), ("sunday", "неділя"),
)  # fmt: skip
_MONTHS = (
    ("january", "січень", "січня"), ("february", "лютий", "лютого"), ("march", "березень", "березня"),
    ("april", "квітень", "квітня"), ("may", "травень", "травня"), ("june", "червень", "червня"),
    ("july", "липень", "липня"), ("august", "серпень", "серпня"), ("september", "вересень", "вересня"),
    ("october", "жовтень", "жовтня"), ("november", "листопад", "листопада"), ("december", "грудень", "грудня"),
)  # fmt: skip
_BEGINNING_MIN = 3


@dataclass(frozen=True, slots=True)
class TypedAmount:
    """An amount and the currency it was typed with: `$12.50`, `12,50 uah`."""

    value: Decimal
    currency: str = ""
    """A sign or a code as it was typed; empty when none was."""

    def checked(self, code: str) -> Decimal:
        """Return the amount, when the currency it was typed with can be this one."""
        found = currencies.get(code)
        if self.currency.casefold() in {"", code.casefold(), found.symbol.casefold()}:
            return self.value
        raise WrongUsage("The amount is in {typed}, but this needs {code}.", typed=self.currency, code=code)


def amount(text: str) -> TypedAmount:
    """Read an amount.

    | text                         | amount                 |
    |------------------------------|------------------------|
    | 12.50, 12,50, 12,5           | 12.50                  |
    | 1 234.50, 1,234.50, 1.234,50 | 1234.50                |
    | $12.50, 12,50 ₴, 12.50 uah   | 12.50, currency beside |
    | 1,234                        | refused: 1.23 or 1234? |
    """
    found = _TYPED_AMOUNT.fullmatch(text.strip().replace(money.MINUS, "-"))
    if found is None or (found["before"] and found["after"]):
        raise WrongUsage(_NO_AMOUNT, typed=repr(text))
    digits = ("-" if "-" in (found["minus"], found["sign"]) else "") + _digits(found["number"], text)
    try:
        return TypedAmount(money.parse(digits), found["before"] or found["after"])
    except DomainError as error:
        raise WrongUsage(
            _TOO_LARGE if error.code is ErrorCode.VALIDATION_AMOUNT_RANGE else _TOO_FINE, typed=repr(text)
        ) from None


def _digits(number: str, text: str) -> str:
    """Return the number with a point as decimal mark and no thousands separators."""
    plain = _PLAIN.fullmatch(number)
    if plain and not (
        plain["decimals"] and len(plain["decimals"]) == _GROUP_DIGITS and len(plain["whole"]) <= _GROUP_DIGITS
    ):
        return number.replace(",", ".")
    if plain:
        integer, decimals = plain["whole"], plain["decimals"]
        raise WrongUsage(_TWO_MEANINGS, typed=repr(text), small=f"{integer}.{decimals}", large=integer + decimals)
    for separator, pattern in _GROUPED.items():
        if pattern.fullmatch(number):
            return re.sub(separator, "", number).replace(",", ".")
    raise WrongUsage(_NO_AMOUNT, typed=repr(text))


def day(text: str, today: date) -> str:
    """Read a day as `yyyy-MM-dd`; an RFC 3339 date and time stays as it is.

    `24.12` and `24 december` are the ones nearest to today, a weekday is the last one.
    """
    typed = text.strip().casefold().replace("’", "'")
    if typed in _DAYS:
        return (today + timedelta(days=_DAYS[typed])).isoformat()
    weekday = _name_index(typed, _WEEKDAYS)
    if weekday is not None:
        return (today - timedelta(days=(today.weekday() - weekday) % 7)).isoformat()
    if found := _DOTTED_DAY.fullmatch(typed):
        return _nearest(text, int(found[1]), int(found[2]), found[3], today)
    if (found := _DAY_AND_MONTH.fullmatch(typed)) and (month := _name_index(found[2], _MONTHS)) is not None:
        return _nearest(text, int(found[1]), month + 1, found[3], today)
    try:
        months.parse_moment(text)
    except DomainError:
        raise WrongUsage(
            "{typed} is not a day. Write it like 2026-12-24, 24.12 or yesterday.", typed=repr(text)
        ) from None
    return text


def local_minute(text: str, now: datetime) -> str:
    """Read a future time as `yyyy-MM-ddTHH:mm`: `24.12 09:00`, `friday 17:30`.

    `18:00` alone is the next one.
    """
    words, _, clock = text.strip().replace("T", " ").rpartition(" ")
    found = _CLOCK.fullmatch(clock)
    if found is None:
        raise WrongUsage("{typed} is not a time. Write it like 18:00 or 2026-12-24 09:00.", typed=repr(text))
    at = time(int(found[1]), int(found[2]))
    first = datetime.combine(date.fromisoformat(day(words or "today", now.date())), at)
    step = 1 if not words else 7 if _name_index(words.casefold().replace("’", "'"), _WEEKDAYS) is not None else 0
    coming = first if first > now else first + timedelta(days=step)
    return coming.isoformat(timespec="minutes")


def month(text: str, running: str) -> str:
    """Read a month as `yyyy-MM`.

    `2026-12`, `12.2026`, `december`, `december 2026`, or `last`, `this`, `next`. A name without a year is the one
    nearest to the running month.
    """
    typed = text.strip().casefold()
    if typed in _RELATIVE_MONTHS:
        return months.add(running, _RELATIVE_MONTHS[typed])
    if (found := _MONTH_AND_YEAR.fullmatch(typed)) and (index := _name_index(found[1], _MONTHS)) is not None:
        year = int(running[:4])
        years = [f"{found[2]}"] if found[2] else [f"{year + shift:04}" for shift in (-1, 0, 1)]
        keys = [f"{one}-{index + 1:02}" for one in years]
        return min(keys, key=lambda key: abs(_count(key) - _count(running)))
    if found := _MONTH_NUMBER.fullmatch(typed):
        typed = f"{found[2]}-{int(found[1]):02}"
    try:
        return months.parse_month(typed)
    except DomainError:
        raise WrongUsage("{typed} is not a month. Write it like 2026-12, december or last.", typed=repr(text)) from None


def _count(month: str) -> int:
    return int(month[:4]) * 12 + int(month[5:])


def _name_index(typed: str, names: tuple[tuple[str, ...], ...]) -> int | None:
    """Return the place of a name; its first three letters are enough."""
    if len(typed) < _BEGINNING_MIN:
        return None
    found = {place for place, forms in enumerate(names) if any(form.startswith(typed) for form in forms)}
    return found.pop() if len(found) == 1 else None


def _nearest(text: str, day: int, month: int, year: str | None, today: date) -> str:
    years = [int(year)] if year else [today.year + shift for shift in (-1, 0, 1)]
    found = []
    for one in years:
        try:
            found.append(date(one, month, day))
        except ValueError:  # the 29th of February in most years
            continue
    if not found:
        raise WrongUsage("There is no day {typed}.", typed=repr(text))
    return min(found, key=lambda one: abs(one - today)).isoformat()
