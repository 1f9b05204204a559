"""Named rules for the fields that people and programs send.

Each takes the text as sent and returns the value to keep. The contract's decoder looks rules up by name; forms use the
same names. A rule raises `DomainError` with the code of what is wrong with the field.
"""

import re
from collections.abc import Callable, Collection, Mapping
from decimal import Decimal
from functools import partial
from types import MappingProxyType
from typing import Any, Final
from zoneinfo import ZoneInfo

from budget_core.accounts import accounts
from budget_core.alerts import alerts
from budget_core.base import codes, currencies, icons, limits, money, months, text_rules
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.texts import LANGUAGES
from budget_core.entries import payees, tags
from budget_core.recurring import reminders

MAIN_SCREENS: Final = ("budget", "accounts", "planning", "expenses", "history", "statistics")
EXPENSES_VIEWS: Final = ("rounds-view", "list-view")

_ID = re.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_RATE = re.compile(rf"[0-9]{{1,13}}(\.[0-9]{{1,{limits.RATE_DIGITS_MAX}}})?")
_TIME_ZONE = re.compile("[A-Za-z0-9_+-]{1,32}(/[A-Za-z0-9_+-]{1,32}){0,2}")
_NO_ZONES: Final = frozenset({"localtime", "posixrules", "Factory", "posix", "right"})
"""Names beside the zones on some machines: their own, none, and other spellings of the same ones."""


def check(rule: str, text: str) -> object:
    """Return the stored form of a field, by the rule's name; `DomainError` when the text breaks it."""
    return RULES[rule](text)


def positive_money(text: str) -> Decimal:
    """Return an amount above zero."""
    value = money.parse(text)
    if value <= 0:
        raise DomainError(ErrorCode.VALIDATION_POSITIVE)
    return value


def not_negative_money(text: str) -> Decimal:
    """Return an amount of zero or more."""
    value = money.parse(text)
    if value < 0:
        raise DomainError(ErrorCode.VALIDATION_NEGATIVE)
    return value


def rate(text: str) -> Decimal:
    """Return a rate above zero, with at most 18 decimals."""
    value = Decimal(text) if _RATE.fullmatch(text) else Decimal(0)
    if not 0 < value <= limits.RATE_MAX:
        raise DomainError(ErrorCode.VALIDATION_RATE)
    return value


def currency(text: str) -> str:
    """Return a code of the catalogue; older data names it by a label."""
    return currencies.normalize(text)


def currency_or_default(text: str) -> str:
    """Return a code of the catalogue, or `default` for the workspace's currency."""
    return text if text == accounts.FOLLOWS_WORKSPACE else currency(text)


def entity_id(text: str) -> str:
    """Return a UUID of any version with its four dashes, in lower case."""
    if _ID.fullmatch(text.lower()) is None:
        raise DomainError(ErrorCode.VALIDATION_ID)
    return text.lower()


def month_date(text: str) -> str:
    """Return the first of a month, `yyyy-MM-01`."""
    return f"{months.parse_month_date(text)}-01"


def date(text: str) -> str:
    """Return an RFC 3339 date-time or `yyyy-MM-dd`, for `months.parse_moment`."""
    months.parse_moment(text)
    return text.upper()


def day(text: str) -> str:
    """Return a calendar day, `yyyy-MM-dd`."""
    return months.parse_day(text).isoformat()


def local_minute(text: str) -> str:
    """Return a local time `yyyy-MM-ddTHH:mm`, without offset."""
    reminders.parse_local_minute(text)
    return text


def clock(text: str) -> str:
    """Return a time of any day, `HH:mm`."""
    alerts.parse_clock(text)
    return text


def first_day(text: str) -> int:
    """Return the first day of the month, 1 to 28."""
    if re.fullmatch("[1-9]|1[0-9]|2[0-8]", text) is None:
        raise DomainError(ErrorCode.VALIDATION_CHOICE)
    return int(text)


def time_zone(text: str) -> str:
    """Return a zone of the IANA database by its name there (`Europe/Kyiv`), in its own case."""
    if _TIME_ZONE.fullmatch(text) is None or text.partition("/")[0] in _NO_ZONES:
        raise DomainError(ErrorCode.VALIDATION_TIME_ZONE)
    try:
        return ZoneInfo(text).key
    except (KeyError, ValueError, OSError):
        raise DomainError(ErrorCode.VALIDATION_TIME_ZONE) from None


def _choice(choices: Collection[str], code: ErrorCode, text: str) -> str:
    if text not in choices:
        raise DomainError(code)
    return text


RULES: Final[Mapping[str, Callable[[str], object]]] = MappingProxyType(
    {
        "name": text_rules.name,
        "note": text_rules.note,
        "label": partial(text_rules.line, most=limits.LABEL_MAX_CHARACTERS),
        "itemLabel": partial(text_rules.optional_line, most=limits.LABEL_MAX_CHARACTERS),
        "payee": payees.clean,
        "tag": tags.clean,
        "email": text_rules.email,
        "password": text_rules.password,
        "secret": text_rules.secret,
        "code": codes.normalize,
        "money": money.parse,
        "positiveMoney": positive_money,
        "notNegativeMoney": not_negative_money,
        "rate": rate,
        "currency": currency,
        "currencyOrDefault": currency_or_default,
        "accountIcon": partial(_choice, icons.ACCOUNT_ICONS, ErrorCode.VALIDATION_ICON),
        "categoryIcon": partial(_choice, icons.CATEGORY_ICONS, ErrorCode.VALIDATION_ICON),
        "accountType": partial(_choice, accounts.CREATABLE_TYPES, ErrorCode.VALIDATION_CHOICE),
        "id": entity_id,
        "month": months.parse_month,
        "monthDate": month_date,
        "date": date,
        "day": day,
        "localMinute": local_minute,
        "clock": clock,
        "firstDay": first_day,
        "timeZone": time_zone,
        "language": partial(_choice, LANGUAGES, ErrorCode.VALIDATION_CHOICE),
        "mainScreen": partial(_choice, MAIN_SCREENS, ErrorCode.VALIDATION_CHOICE),
        "expensesView": partial(_choice, EXPENSES_VIEWS, ErrorCode.VALIDATION_CHOICE),
        "search": partial(text_rules.optional_line, most=limits.SEARCH_MAX_CHARACTERS),
        "reminderTitle": partial(
            text_rules.line, most=limits.REMINDER_TITLE_MAX_CHARACTERS, too_long=ErrorCode.VALIDATION_TITLE_MAX
        ),
        "reminderComment": partial(
            text_rules.optional_line,
            most=limits.REMINDER_COMMENT_MAX_CHARACTERS,
            too_long=ErrorCode.VALIDATION_COMMENT_MAX,
        ),
    }
)

LIST_RULES: Final[Mapping[str, Callable[[list[Any]], list[Any]]]] = MappingProxyType({"tags": tags.unique})
"""Rules of whole lists, after those of their items."""

DECIMAL_RULES: Final = frozenset({"money", "positiveMoney", "notNegativeMoney", "rate"})
"""Rules that also take what was a JSON number."""
