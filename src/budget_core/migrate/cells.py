"""Values of other apps' databases and documents, each checked for its kind."""

import json
from datetime import date
from typing import Any

from budget_core.base.errors import DomainError
from budget_core.base.months import parse_day
from budget_core.migrate.files import unreadable

_COMPACT_DAY = 8


def whole(file: str, value: Any) -> int:
    """Return a whole number; nothing is 0."""
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int):
        raise unreadable(file, value)
    return value


def text(value: Any) -> str:
    """Return a text; nothing is empty."""
    return value if isinstance(value, str) else "" if value is None else str(value)


def key(value: Any) -> str | None:
    """Return the key of another row; None for nothing."""
    return text(value) or None


def compact_day(file: str, value: Any) -> str:
    """Return the day of a number `yyyyMMdd`."""
    digits = str(whole(file, value))
    if len(digits) != _COMPACT_DAY:
        raise unreadable(file, value)
    return day(file, f"{digits[:4]}-{digits[4:6]}-{digits[6:]}").isoformat()


def day(file: str, value: Any) -> date:
    """Return a day `yyyy-MM-dd`, whatever follows it."""
    try:
        return parse_day(text(value)[:10])
    except DomainError:
        raise unreadable(file, value) from None


def document(value: Any) -> Any:
    """Return the content of a text of JSON; None for another text."""
    try:
        return json.loads(text(value))
    except (ValueError, RecursionError):
        return None
