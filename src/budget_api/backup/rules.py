"""Rules for the values of a backup that their columns alone do not check: those for what people send.

A column of words is declared as a `Literal`; any other rule stands in its `info`.
"""

import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from sqlalchemy import Column

from budget_api.db.base import RULE, table_of
from budget_api.db.models import all_models
from budget_core.alerts import alerts
from budget_core.base import limits, months
from budget_core.base.errors import DomainError
from budget_core.contract import validation
from budget_core.entries import tags

Reader = Callable[[Any], Any]
_CACHED = 4096


def _one_of(words: tuple[str, ...]) -> Reader:
    """Let some words through."""

    def read(value: Any) -> Any:
        if value not in words:
            raise ValueError(f"{value!r} is none of {', '.join(words)}")
        return value

    return read


def _rule(name: str, noun: str) -> Reader:
    """Let values through that a rule of `budget_core.contract.validation` keeps as they are."""
    return _cached(partial(_checked, partial(validation.check, name), noun))


def _checked(rule: Callable[[str], object], noun: str, value: Any) -> Any:
    try:
        valid = rule(str(value))
    except DomainError:
        valid = None
    if valid != value:
        raise ValueError(f"{value!r} is no {noun}")
    return value


def _day_text(text: str) -> str:
    return months.parse_day(text).isoformat()


def _cached(read: Reader) -> Reader:
    """Cache a check: most rows have the same days and currencies; 1 and True differ."""
    return lru_cache(_CACHED, typed=True)(read)


def _one_line(value: Any) -> Any:
    if any(unicodedata.category(letter) == "Cc" for letter in value):
        raise ValueError(f"{value!r} holds control characters")
    return value


def _whole(most: int, noun: str) -> Reader:
    """Let numbers from 1 to `most` through."""

    def read(value: Any) -> Any:
        if type(value) is not int or not 1 <= value <= most:
            raise ValueError(f"{value!r} is no {noun}")
        return value

    return read


def _level(value: Any) -> Any:
    if type(value) is not int or value not in alerts.LEVELS:
        raise ValueError(f"{value!r} is no level of alerts")
    return value


def _days(values: Any) -> Any:
    return [_day(value) for value in values]


def _tags(values: Any) -> Any:
    try:
        are_clean = isinstance(values, list) and tags.clean_all(map(str, values)) == values
    except DomainError:
        are_clean = False
    if not are_clean:
        raise ValueError(f"{values!r} are no tags")
    return values


_day = _cached(partial(_checked, _day_text, "day"))

_READERS: Final[dict[str, Reader]] = {
    "day": _day,
    "days": _days,
    "line": _one_line,
    "month": _rule("month", "month"),
    "monthDate": _rule("monthDate", "first day of a month"),
    "currency": _rule("currency", "currency"),
    "currencyOrDefault": _rule("currencyOrDefault", "currency"),
    "payee": _rule("payee", "payee"),
    "tags": _tags,
    "timeZone": _rule("timeZone", "time zone"),
    "firstDay": _rule("firstDay", "first day of the month from 1 to 28"),
    "accountIcon": _rule("accountIcon", "icon of an account"),
    "categoryIcon": _rule("categoryIcon", "icon of a category"),
    "localMinute": _rule("localMinute", "date and time on a clock"),
    "clock": _rule("clock", "time of a day"),
    "alertLevel": _level,
    "scheduleEvery": _whole(limits.SCHEDULE_EVERY_MAX, "interval"),
    "scheduleCount": _whole(limits.SCHEDULE_COUNT_MAX, "number of occurrences"),
}


def _rules() -> Iterator[tuple[Column[Any], Reader]]:
    for model in all_models():
        hints = get_type_hints(model)
        for column in table_of(model).columns:
            if rule := column.info.get(RULE):
                yield column, _READERS[rule]
            elif words := _words(hints[column.key]):
                yield column, _one_of(words)


def _words(hint: Any) -> tuple[str, ...]:
    """Return the words of a `Literal` that stands in a type, at any depth."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(word for part in get_args(hint) for word in _words(part))


RULES: Final[dict[Column[Any], Reader]] = dict(_rules())
"""Readers of columns; each raises ValueError for a value that makes no sense."""
