"""Values of the vectors, from JSON to what the core takes, and back. All of them are strings there."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from decimal import Decimal
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import asdict

from budget_core.accounts.account_history import Move
from budget_core.alerts.alerts import QuietHours
from budget_core.base.conversions import Amount
from budget_core.base.money import ZERO
from budget_core.base.rates import Rates
from budget_core.entries.expenses import Booking
from budget_core.entries.lines import Line
from budget_core.planning.carry_over import Past
from budget_core.planning.plannings import BudgetMonth
from budget_core.statistics.reports import AccountMovements
from budget_core.statistics.statistics import Period

Json = Any

_MONEY = {
    "amount", "amounts", "base", "budget", "spent", "value", "account_value", "from_value", "price", "quantity",
    "workspace_value", "workspace_rate", "upcoming",
    "current", "wanted", "seen", "left_amount", "left_in_category", "rate", "rate_from", "rate_to", "delta",
    "cap", "available", "carried", "expected", "values", "refunded",
}  # fmt: skip
_WHOLE = {
    "digits",
    "days",
    "first_day",
    "count",
    "hundredths",
    "position",
    "taken",
    "every",
    "attempt",
    "old_level",
    "new_level",
    "levels",
    "names",
}
_FLAGS = {
    "deleted", "is_checked", "is_main", "is_personal", "is_pinned", "is_show_in_balance", "is_used", "is_verified",
    "ticked", "is_active", "has_backfill", "every_month", "keep", "is_sharing", "is_creator",
}  # fmt: skip
_DAYS = {
    "day", "today", "local_day", "planned_on", "rate_date", "workspace_rate_date", "deleted_on",
    "active_from", "end_date", "occurrence", "left_out", "settled", "skipped", "start_date",
}  # fmt: skip
_UNSAID_RULE: dict[str, Any] = {"cap": None}
_UNSAID_SHARE_RULE: dict[str, Any] = {"parts": None, "user_id": None}
_UNSAID_MEMBER: dict[str, Any] = {"user_id": None, "role": None}
_UNSAID_TARGET: dict[str, Any] = {"by": None, "every_month": False}
_SPANS = {"first", "last", "until"}
"""Ends of a span: of days where they are days, else of what they are for others."""
_DAY_CHARACTERS = len("2026-11-22")
_INSTANTS = {"after", "at", "created_at", "instant", "joined_at", "moment", "start", "until", "updated_at"}


_UNSAID: dict[str, Any] = {
    "every": 1, "end_date": None, "count": None, "weekend": "asIs", "is_active": True,
    "from_account_id": None, "category_id": None, "account_value": None, "from_value": None,
}  # fmt: skip
"""Fields of a schedule that its cases leave out."""


def snake(name: str) -> str:
    """`rateFrom` → `rate_from`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def camel(name: str) -> str:
    """`rate_from` → `rateFrom`."""
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def arguments(given: Mapping[str, Json]) -> dict[str, Any]:
    """The arguments of a call by their Python names, each of the type its name stands for."""
    return {snake(name): argument(snake(name), value) for name, value in given.items()}


def argument(name: str, value: Json) -> Any:
    """One argument; objects become values with attributes."""
    if isinstance(value, list):
        return [argument(name, item) for item in value]
    if isinstance(value, str):
        return _scalar(name, value)
    if name == "rates":
        return read_rates(value)
    if name == "sizes":
        return {part: int(size) for part, size in value.items()}
    if name == "archived":
        return {category_id: flag == "true" for category_id, flag in value.items()}
    if name == "people":
        return value
    if name == "parts" and not value.keys() & {"currencyCode", "categoryId"}:
        return {member_id: int(part) for member_id, part in value.items()}
    if name in ("balances", "moved", "shares") and "memberId" not in value:
        return {key: Decimal(amount) for key, amount in value.items()}
    return _object(name, arguments(value))


def read_rates(value: Mapping[str, Json]) -> Rates:
    """Rates as documents write them: the base's own 1 is understood."""
    data = {code: Decimal(rate) for code, rate in value["data"].items()}
    return Rates(value["base"], date.fromisoformat(value["date"]), data | {value["base"]: Decimal(1)})


def text(result: Any) -> Json:
    """A result in the words of the vectors."""
    if isinstance(result, msgspec.Struct):
        return _object_text(asdict(result))
    if is_dataclass(result):
        return _object_text({field.name: getattr(result, field.name) for field in fields(result)})
    if isinstance(result, SimpleNamespace):
        return _object_text(vars(result))
    if isinstance(result, Mapping):
        return {str(key): text(value) for key, value in result.items()}
    if isinstance(result, list | tuple):
        return [text(item) for item in result]
    return _scalar_text(result)


def _scalar(name: str, value: str) -> Any:
    if name in _MONEY:
        return Decimal(value)
    if name in _FLAGS:
        return value == "true"
    if name in _DAYS or (name in _SPANS and len(value) == _DAY_CHARACTERS):
        return date.fromisoformat(value)
    if name in _INSTANTS:
        return datetime.fromisoformat(value)
    if name in ("claimant", "successor"):
        return value or None
    if name == "zone":
        return ZoneInfo(value)
    return int(value) if name in _WHOLE else value


def _object(name: str, values: dict[str, Any]) -> Any:
    if name == "month":
        return BudgetMonth(**values)
    if name == "booking":
        return Booking(**values)
    if name == "quiet":
        return QuietHours(**values)
    if name == "period":
        return Period(**values)
    if name == "accounts" and "moved" in values:
        return AccountMovements(**{"deleted_on": None} | values)
    if name == "entry":
        unsaid = {"account_id": None, "from_account_id": None, "from_value": None, "category_id": None, "note": ""}
        return SimpleNamespace(**unsaid | values)
    if name == "row":
        return SimpleNamespace(**{"upcoming": ZERO} | values)
    if name == "upcoming":
        return SimpleNamespace(**{"category_id": None} | values)
    if name == "members" and "member_id" in values:
        return SimpleNamespace(**_UNSAID_MEMBER | values)
    if name == "rule" and "kind" in values:
        return SimpleNamespace(**_UNSAID_SHARE_RULE | values)
    if name == "entries" and "shares" in values:
        return SimpleNamespace(**{"paid_by": None} | values)
    if name in ("rhythm", "schedule"):
        return SimpleNamespace(**_UNSAID | values)
    if name == "past":
        return Past(**values)
    if name == "rules":
        return SimpleNamespace(**_UNSAID_RULE | values)
    if name in ("target", "targets"):
        return SimpleNamespace(**_UNSAID_TARGET | values)
    if name == "codes":
        return values
    if name in ("old", "lines", "expense") and "category_id" in values:
        return Line(**values)
    if name == "made":
        return Move(**values)
    if name in ("amounts", "entered", "scheduled"):
        return Amount(**values)
    return SimpleNamespace(**({"price": None} | values if name == "items" else values))


def _object_text(values: Mapping[str, Any]) -> Json:
    return {camel(name): text(value) for name, value in values.items() if value is not None}


def _scalar_text(result: Any) -> str:
    if result is None:
        return ""
    if isinstance(result, bool):
        return str(result).lower()
    if isinstance(result, datetime):
        return f"{result:%Y-%m-%dT%H:%M:%S}.{result.microsecond // 1000:03}Z"
    return f"{result:f}" if isinstance(result, Decimal) else str(result)
