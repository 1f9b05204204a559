"""Named rules for the fields people and programs send: each takes the text as it came and gives what is kept.

The contract's decoder looks rules up by name; forms use the same names. A rule raises `DomainError` with the code of
what is wrong with the field. Lengths are counted in code points after NFC and trimming.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from decimal import Decimal
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Final
from zoneinfo import ZoneInfo

from budget_core import accounts, codes, currencies, icons, limits, money, months, reminders
from budget_core.errors import DomainError, ErrorCode
from budget_core.texts import LANGUAGES

MAIN_SCREENS: Final = ("budget", "accounts", "planning", "expenses", "history", "statistics")
EXPENSES_VIEWS: Final = ("rounds-view", "list-view")

_SPACE: Final = (
    "\t\n\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"
)
_UNSAFE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_LINE_BREAK = re.compile("[\t\n\r\u2028\u2029]")
_NEW_LINE = re.compile("\r\n?|[\u2028\u2029]")
_LABEL = "[A-Za-z0-9\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])?"
_EMAIL = rf"([^\s@<>()\[\]\\,;:\".]+(?:\.[^\s@<>()\[\]\\,;:\".]+)*)@((?:{_LABEL}\.)+(?![0-9]){_LABEL})"
_EMAIL_LOCAL_MAX_CHARACTERS: Final = 64
_ID = re.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_RATE = re.compile(rf"[0-9]{{1,13}}(\.[0-9]{{1,{limits.RATE_DIGITS_MAX}}})?")
_TIME_ZONE = re.compile("[A-Za-z0-9_+-]{1,32}(/[A-Za-z0-9_+-]{1,32}){0,2}")
_NO_ZONES: Final = frozenset({"localtime", "posixrules", "Factory", "posix", "right"})
"""What some machines keep beside the zones: their own, none, and other countings of the same ones."""


@lru_cache
def _email_form() -> re.Pattern[str]:
    """Put together when it is first needed: it takes longer than all other forms together."""
    return re.compile(_EMAIL)


def check(rule: str, text: str) -> object:
    """What is kept of a field, by the rule's name; `DomainError` when the text breaks it."""
    return RULES[rule](text)


def name(text: str) -> str:
    """1 to 100 characters on one line."""
    return _line(text, limits.NAME_MAX_CHARACTERS, ErrorCode.VALIDATION_NAME_MAX)


def note(text: str) -> str:
    """At most 1000 characters on any number of lines; may be empty."""
    return _short(_clean(_NEW_LINE.sub("\n", text)), limits.NOTE_MAX_CHARACTERS, ErrorCode.VALIDATION_MAX)


def email(text: str) -> str:
    """An address, its domain in lower case; the part before the @ stays as typed."""
    address = _clean(text)
    if not address:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    match = _email_form().fullmatch(address) if len(address) <= limits.EMAIL_MAX_CHARACTERS else None
    if match is None or len(match[1]) > _EMAIL_LOCAL_MAX_CHARACTERS:
        raise DomainError(ErrorCode.VALIDATION_EMAIL)
    return f"{match[1]}@{match[2].lower()}"


def email_key(address: str) -> str:
    """What two spellings of one address have in common; users are found by it."""
    return search_key(address)


@lru_cache(maxsize=4096)
def search_key(text: str) -> str:
    """A text as searches compare it: capital and small letters of any language are the same."""
    return unicodedata.normalize("NFC", text.casefold())


def password(text: str) -> str:
    """8 to 1024 characters, none taken away; NFC, so the same keys give the same password on every device."""
    secret_text = secret(text)
    if len(secret_text) < limits.PASSWORD_MIN_CHARACTERS:
        raise DomainError(ErrorCode.VALIDATION_PASSWORD)
    return secret_text


def secret(text: str) -> str:
    """A password to be compared: anything `password` lets through, and shorter ones."""
    if not text:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    if len(text) > limits.PASSWORD_MAX_CHARACTERS or not _is_encodable(text):
        raise DomainError(ErrorCode.VALIDATION_PASSWORD)
    return unicodedata.normalize("NFC", text)


def positive_money(text: str) -> Decimal:
    """An amount above zero."""
    value = money.parse(text)
    if value <= 0:
        raise DomainError(ErrorCode.VALIDATION_POSITIVE)
    return value


def not_negative_money(text: str) -> Decimal:
    """An amount of zero or more."""
    value = money.parse(text)
    if value < 0:
        raise DomainError(ErrorCode.VALIDATION_NEGATIVE)
    return value


def rate(text: str) -> Decimal:
    """Units of a currency for one of another: above zero, at most 18 decimals."""
    value = Decimal(text) if _RATE.fullmatch(text) else Decimal(0)
    if not 0 < value <= limits.RATE_MAX:
        raise DomainError(ErrorCode.VALIDATION_RATE)
    return value


def currency(text: str) -> str:
    """A code of the catalogue."""
    return currencies.get(text).code


def currency_or_default(text: str) -> str:
    """A code of the catalogue, or `default` for the workspace's currency."""
    return text if text == accounts.FOLLOWS_WORKSPACE else currency(text)


def entity_id(text: str) -> str:
    """A UUID of any version with its four dashes, in lower case."""
    if _ID.fullmatch(text.lower()) is None:
        raise DomainError(ErrorCode.VALIDATION_ID)
    return text.lower()


def month_date(text: str) -> str:
    """The first of a month, `yyyy-MM-01`."""
    return f"{months.parse_month_date(text)}-01"


def date(text: str) -> str:
    """RFC 3339 with offset, or `yyyy-MM-dd`; read it with `months.parse_moment`."""
    months.parse_moment(text)
    return text.upper()


def local_minute(text: str) -> str:
    """`yyyy-MM-ddTHH:mm` on somebody's clock, without offset."""
    reminders.parse_local_minute(text)
    return text


def first_day(text: str) -> int:
    """The first day of the month, 1 to 28."""
    if re.fullmatch("[1-9]|1[0-9]|2[0-8]", text) is None:
        raise DomainError(ErrorCode.VALIDATION_CHOICE)
    return int(text)


def time_zone(text: str) -> str:
    """A zone of the IANA database by its name there (`Europe/Kyiv`), in its own case."""
    if _TIME_ZONE.fullmatch(text) is None or text.partition("/")[0] in _NO_ZONES:
        raise DomainError(ErrorCode.VALIDATION_TIME_ZONE)
    try:
        return ZoneInfo(text).key
    except (KeyError, ValueError, OSError):
        raise DomainError(ErrorCode.VALIDATION_TIME_ZONE) from None


def _line(text: str, most: int, too_long: ErrorCode) -> str:
    line = _clean(text)
    if _LINE_BREAK.search(line):
        raise DomainError(ErrorCode.VALIDATION_TEXT)
    if not line:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    return _short(line, most, too_long)


def _optional_line(text: str, most: int) -> str:
    return _line(text, most, ErrorCode.VALIDATION_MAX) if _clean(text) else ""


def _clean(text: str) -> str:
    if _UNSAFE.search(text):
        raise DomainError(ErrorCode.VALIDATION_TEXT)
    return unicodedata.normalize("NFC", text).strip(_SPACE)


def _short(text: str, most: int, code: ErrorCode) -> str:
    if len(text) > most:
        raise DomainError(code)
    return text


def _choice(choices: Collection[str], code: ErrorCode, text: str) -> str:
    if text not in choices:
        raise DomainError(code)
    return text


def _is_encodable(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)


_LINE_RULE = partial(_line, too_long=ErrorCode.VALIDATION_MAX)

RULES: Final[Mapping[str, Callable[[str], object]]] = MappingProxyType(
    {
        "name": name,
        "note": note,
        "label": partial(_LINE_RULE, most=limits.LABEL_MAX_CHARACTERS),
        "itemLabel": partial(_optional_line, most=limits.LABEL_MAX_CHARACTERS),
        "email": email,
        "password": password,
        "secret": secret,
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
        "localMinute": local_minute,
        "firstDay": first_day,
        "timeZone": time_zone,
        "language": partial(_choice, LANGUAGES, ErrorCode.VALIDATION_CHOICE),
        "mainScreen": partial(_choice, MAIN_SCREENS, ErrorCode.VALIDATION_CHOICE),
        "expensesView": partial(_choice, EXPENSES_VIEWS, ErrorCode.VALIDATION_CHOICE),
        "search": partial(_optional_line, most=limits.SEARCH_MAX_CHARACTERS),
        "reminderTitle": partial(_LINE_RULE, most=limits.REMINDER_TITLE_MAX_CHARACTERS),
        "reminderComment": partial(_optional_line, most=limits.REMINDER_COMMENT_MAX_CHARACTERS),
    }
)

DECIMAL_RULES: Final = frozenset({"money", "positiveMoney", "notNegativeMoney", "rate"})
"""Rules that also take what was a JSON number."""
