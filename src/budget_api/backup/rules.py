"""Rules for the values of a backup that any column would take: they are those of what people send."""

import unicodedata
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final, get_args

from sqlalchemy import Column

from budget_api.db.base import Base, table_of
from budget_api.db.models import (
    AccountDayRow,
    AccountHistoryRow,
    AccountMonthRow,
    AccountRow,
    CategoryRow,
    DayIncomeRow,
    DaySumRow,
    HistoryRow,
    HistoryWordRow,
    ListRow,
    MonthSumRow,
    PlanningCategoryRow,
    PlanningRow,
    RatesRow,
    ReminderRow,
    SettingsRow,
    UserRow,
    WorkspaceRow,
)
from budget_core import months, validation
from budget_core.contract.types import AccountType, EntryKind, ExpensesView, Frequency, Language, MainScreen
from budget_core.errors import DomainError

Reader = Callable[[Any], Any]
_CACHED = 4096


def _one_of(kind: Any) -> Reader:
    """Let the words of a `Literal` through."""
    words = get_args(kind)

    def read(value: Any) -> Any:
        if value not in words:
            raise ValueError(f"{value!r} is none of {', '.join(words)}")
        return value

    return read


def _rule(name: str, noun: str) -> Reader:
    """Let values through that a rule of `budget_core.validation` keeps as they are."""
    return _cached(partial(_checked, partial(validation.check, name), noun))


def _checked(rule: Callable[[str], object], noun: str, value: Any) -> Any:
    try:
        kept = rule(str(value))
    except DomainError:
        kept = None
    if kept != value:
        raise ValueError(f"{value!r} is no {noun}")
    return value


def _day_text(text: str) -> str:
    return months.parse_day(text).isoformat()


def _cached(read: Reader) -> Reader:
    """Most rows have the same days and currencies; 1 and True are not the same."""
    return lru_cache(_CACHED, typed=True)(read)


def _one_line(value: Any) -> Any:
    if any(unicodedata.category(letter) == "Cc" for letter in value):
        raise ValueError(f"{value!r} holds control characters")
    return value


_day = _cached(partial(_checked, _day_text, "day"))
_month, _month_date = _rule("month", "month"), _rule("monthDate", "first day of a month")
_currency, _time_zone = _rule("currency", "currency"), _rule("timeZone", "time zone")

_OF_TABLES: Final[dict[type[Base], dict[str, Reader]]] = {
    UserRow: {"name": _one_line},
    SettingsRow: {
        "language": _one_of(Language),
        "main_screen": _one_of(MainScreen),
        "expenses_view": _one_of(ExpensesView),
        "time_zone": _time_zone,
    },
    WorkspaceRow: {
        "name": _one_line,
        "currency_code": _currency,
        "first_day_of_month": _rule("firstDay", "first day of the month from 1 to 28"),
    },
    AccountRow: {
        "name": _one_line,
        "icon": _rule("accountIcon", "icon of an account"),
        "currency_code": _rule("currencyOrDefault", "currency"),
        "type": _one_of(AccountType),
    },
    AccountHistoryRow: {"local_day": _day},
    CategoryRow: {"name": _one_line, "icon": _rule("categoryIcon", "icon of a category")},
    PlanningRow: {"date": _month_date},
    PlanningCategoryRow: {"date": _month_date, "currency_code": _currency},
    ListRow: {"name": _one_line},
    HistoryRow: {
        "kind": _one_of(EntryKind),
        "local_day": _day,
        "currency_code": _currency,
        "account_currency_code": _currency,
        "from_currency_code": _currency,
        "rate_date": _day,
        "workspace_currency_code": _currency,
        "workspace_rate_date": _day,
        "creator_name": _one_line,
    },
    HistoryWordRow: {"local_day": _day},
    ReminderRow: {
        "frequency": _one_of(Frequency),
        "date": _rule("localMinute", "date and time on a clock"),
        "time_zone": _time_zone,
    },
    DaySumRow: {"local_day": _day, "currency_code": _currency},
    DayIncomeRow: {"local_day": _day, "currency_code": _currency},
    AccountDayRow: {"local_day": _day},
    MonthSumRow: {"month": _month, "currency_code": _currency},
    AccountMonthRow: {"month": _month},
    RatesRow: {"date": _day, "base": _currency},
}

RULES: Final[dict[Column[Any], Reader]] = {
    table_of(kind).c[name]: read for kind, rules in _OF_TABLES.items() for name, read in rules.items()
}
"""Readers of columns; each raises ValueError for a value that makes no sense."""
