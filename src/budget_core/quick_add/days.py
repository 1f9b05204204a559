"""Days as people type them: `yesterday`, `вчора`, `24.12`, `friday`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from budget_core.base.limits import YEAR_MAX, YEAR_MIN
from budget_core.entries.search import key
from budget_core.quick_add.words import Word

_NAMED = {
    "today": 0, "сьогодні": 0, "yesterday": -1, "вчора": -1, "учора": -1, "day before yesterday": -2,
    "the day before yesterday": -2, "позавчора": -2, "tomorrow": 1, "завтра": 1,
}  # fmt: skip
_WEEKDAYS = (
    ("monday", "mon", "понеділок", "понеділка", "пн"),
    ("tuesday", "tue", "tues", "вівторок", "вівторка", "вт"),
    ("wednesday", "wed", "середа", "середу", "середи", "ср"),
    ("thursday", "thu", "thur", "thurs", "четвер", "четверга", "чт"),
    ("friday", "fri", "п'ятниця", "п'ятницю", "п'ятниці", "пт"),
    ("saturday", "субота", "суботу", "суботи", "сб"),
    ("sunday", "неділя", "неділю", "неділі", "нд"),
)
_PERHAPS = {"sat": 5, "sun": 6}
"""Weekdays that are words too: `sun cream`."""
_BEFORE_A_DAY = {"on", "у", "в"}
_PHRASE_WORDS_MAX = 4
_DOTTED = re.compile(r"([0-9]{1,2})\.([0-9]{2})")
_FULL = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4}|[0-9]{2})")
_ISO = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_CENTURY = 2000
_YEARS_BACK = 8
"""29 February comes again after eight years at the latest."""


@dataclass(frozen=True, slots=True)
class TypedDay:
    """A day and the words that name it."""

    day: date
    words: tuple[Word, ...]
    is_sure: bool = True


def read_days(words: Sequence[Word], today: date) -> list[TypedDay]:
    """Return the days that words name, but for `24.12`, which can be an amount too."""
    names = {key(name): today + timedelta(days=shift) for name, shift in _NAMED.items()}
    for index, forms in enumerate(_WEEKDAYS):
        names |= {key(form): _last(index, today) for form in forms}
    found: list[TypedDay] = []
    at = 0
    while at < len(words):
        typed = _read_at(words, at, names, today)
        if typed is None:
            at += 1
            continue
        before = tuple(word for word in words[max(at - 1, 0) : at] if word.key in _BEFORE_A_DAY)
        at += len(typed.words)
        found.append(TypedDay(typed.day, (*before, *typed.words), typed.is_sure))
    return found


def dotted_day(text: str, today: date) -> date | None:
    """Return the latest day `dd.mm` that is not after today; None where there is none."""
    found = _DOTTED.fullmatch(text)
    if found is None:
        return None
    days = (_date(today.year - years_back, int(found[2]), int(found[1])) for years_back in range(_YEARS_BACK + 1))
    return next((day for day in days if day is not None and day <= today), None)


def _read_at(words: Sequence[Word], at: int, names: dict[str, date], today: date) -> TypedDay | None:
    for count in range(_PHRASE_WORDS_MAX, 0, -1):
        span = tuple(words[at : at + count])
        day = names.get(" ".join(word.key for word in span))
        if day is not None:
            return TypedDay(day, span)
    word = words[at]
    if (index := _PERHAPS.get(word.key)) is not None:
        return TypedDay(_last(index, today), (word,), is_sure=False)
    full_date = _whole_date(word.key)
    return None if full_date is None else TypedDay(full_date, (word,))


def _whole_date(text: str) -> date | None:
    """Return the day of a text with a year."""
    if found := _ISO.fullmatch(text):
        return _date(int(found[1]), int(found[2]), int(found[3]))
    if found := _FULL.fullmatch(text):
        year = int(found[3]) + (_CENTURY if len(found[3]) == len("26") else 0)
        return _date(year, int(found[2]), int(found[1]))
    return None


def _last(weekday: int, today: date) -> date:
    return today - timedelta(days=(today.weekday() - weekday) % 7)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day) if YEAR_MIN <= year <= YEAR_MAX else None
    except ValueError:
        return None
