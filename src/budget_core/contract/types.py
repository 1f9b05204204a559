"""The words of the contract: field types that carry a named rule of `budget_core.contract.validation`.

A request field typed with one of these is checked by `decode`; the same annotation documents it in OpenAPI.
Decimals leave as strings (`"12.50"`) and enter as strings or JSON numbers.
"""

from collections.abc import Mapping
from datetime import datetime
from decimal import Decimal
from inspect import Signature
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import UNSET, Meta, Struct, StructMeta, UnsetType

from budget_core.base import limits

__all__ = ["UNSET", "UnsetType"]

_AMOUNT_MAX = float(limits.AMOUNT_MAX)


class _PlainlyShown(StructMeta):
    """Structs whose signature, in `help()` and editors, has the types of fields without their rules and `UNSET`."""

    @property
    def __signature__(self) -> Signature:
        signature, hints = super().__signature__, get_type_hints(self)
        plain = [one.replace(annotation=_without_unset(hints[one.name])) for one in signature.parameters.values()]
        return signature.replace(parameters=plain)


def _without_unset(hint: Any) -> Any:
    options = [one for one in _options(hint) if one is not UnsetType]
    return Union[tuple(options)]  # noqa: UP007 - made of a tuple


def _options(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


class Body(Struct, metaclass=_PlainlyShown, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """A request: unknown fields are refused, a field left out is `UNSET`.

    Each struct says `kw_only=True` itself: it is not inherited.
    """


class Query(Struct, rename="camel", frozen=True):
    """Query parameters of a call; those nobody knows are ignored."""


class View(Struct, metaclass=_PlainlyShown, rename="camel"):
    """An answer."""


class Done(View, kw_only=True):
    """The answer of a call that has nothing else to say."""

    ok: bool = True


def _text(rule: str, **schema: Any) -> Meta:
    return Meta(extra={"rule": rule}, extra_json_schema=schema)


def _amount(rule: str, sign: str, **limits: Any) -> Meta:
    """Return an amount with two decimals at most, as a string or as a JSON number."""
    return _text(rule, pattern=f"^{sign}[0-9]+(\\.[0-9]{{1,2}})?$", **limits)


Id = Annotated[str, _text("id", format="uuid")]
ProviderId = Annotated[str, Meta(extra_json_schema={"pattern": "^[A-Za-z0-9_]{1,255}$"})]
"""Id at a provider of card payments."""

Name = Annotated[str, _text("name", minLength=1, maxLength=100)]
Label = Annotated[str, _text("label", minLength=1, maxLength=100)]
ReminderTitle = Annotated[str, _text("reminderTitle", minLength=1, maxLength=limits.REMINDER_TITLE_MAX_CHARACTERS)]
ReminderComment = Annotated[str, _text("reminderComment", maxLength=limits.REMINDER_COMMENT_MAX_CHARACTERS)]
QuickText = Annotated[str, _text("note", minLength=1, maxLength=1000)]
Note = Annotated[str, _text("note", maxLength=1000)]
Payee = Annotated[str, _text("payee", maxLength=limits.PAYEE_MAX_CHARACTERS)]
Tag = Annotated[str, _text("tag", minLength=1, maxLength=limits.TAG_MAX_CHARACTERS)]
Tags = Annotated[
    list[Tag],
    Meta(extra={"listRule": "tags"}, extra_json_schema={"maxItems": limits.TAGS_MAX}),
]
"""Each once, in the order they were typed, in small letters."""

Email = Annotated[str, _text("email", format="email", maxLength=254)]
Password = Annotated[str, _text("password", minLength=8, maxLength=1024)]
Secret = Annotated[str, _text("secret", minLength=1, maxLength=1024)]
Code = Annotated[str, _text("code", minLength=8, maxLength=20)]
InvitationCode = Annotated[str, Meta(extra_json_schema={"maxLength": limits.INVITATION_CODE_MAX_CHARACTERS})]
"""Typed or from a link, in any case and with or without dashes."""

FactorCode = Annotated[str, Meta(extra_json_schema={"maxLength": limits.INVITATION_CODE_MAX_CHARACTERS})]
"""Code of an authenticator app, or a recovery code in any case and with or without dashes."""

JoinCode = Annotated[str, Meta(extra_json_schema={"maxLength": limits.LINK_CODE_MAX_CHARACTERS})]
"""Last part of an invitation link."""

Token = Annotated[str, Meta(extra_json_schema={"maxLength": limits.TOKEN_MAX_CHARACTERS})]
Money = Annotated[Decimal, _amount("money", "-?", minimum=-_AMOUNT_MAX, maximum=_AMOUNT_MAX)]
PositiveMoney = Annotated[Decimal, _amount("positiveMoney", "", exclusiveMinimum=0, maximum=_AMOUNT_MAX)]
NotNegativeMoney = Annotated[Decimal, _amount("notNegativeMoney", "-?", minimum=0, maximum=_AMOUNT_MAX)]
Currency = Annotated[str, _text("currency", minLength=3, maxLength=8)]
CurrencyOrDefault = Annotated[str, _text("currencyOrDefault", minLength=3, maxLength=8)]
AccountIcon = Annotated[str, _text("accountIcon")]
CategoryIcon = Annotated[str, _text("categoryIcon")]
Day = Annotated[str, _text("date", description="RFC 3339 with offset, or yyyy-MM-dd; now when left out")]
MonthDate = Annotated[str, _text("monthDate", format="date", pattern="^[0-9]{4}-[0-9]{2}-01$")]
BudgetMonth = Annotated[str, _text("month", pattern="^[0-9]{4}-[0-9]{2}$")]
LocalMinute = Annotated[
    str,
    _text("localMinute", pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$", description="On the clock there"),
]
Clock = Annotated[str, _text("clock", pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
"""`HH:mm`, a time of any day."""

TimeZone = Annotated[str, _text("timeZone", maxLength=64)]
Search = Annotated[str, _text("search", maxLength=limits.SEARCH_MAX_CHARACTERS)]
Where = Annotated[str, Meta(extra_json_schema={"maxLength": limits.FILTER_MAX_CHARACTERS})]
"""Read by `budget_core.filters`, which names the place of what is wrong."""

CalendarDay = Annotated[str, _text("day", format="date")]
"""`yyyy-MM-dd`."""

RateDigits = Annotated[str, Meta(extra_json_schema={"format": "decimal", "pattern": r"^[0-9]+(\.[0-9]+)?$"})]
"""A rate in answers, as plain digits: a `Decimal` would leave as `8.7E-12` when it is tiny."""

SignedDigits = Annotated[str, Meta(extra_json_schema={"format": "decimal", "pattern": r"^-?[0-9]+(\.[0-9]+)?$"})]
"""A price or a percent in answers, with as many decimals as are shown."""

Instant = Annotated[datetime, Meta(tz=True)]
"""RFC 3339 in UTC in answers."""

FirstDay = Annotated[int, Meta(ge=1, le=28)]
TokenDays = Annotated[int, Meta(ge=1, le=limits.TOKEN_DAYS_MAX)]
Version = Annotated[int, Meta(ge=1)]
SeenVersion = Annotated[int, Meta(ge=0)]
"""0: nothing was stored yet."""

AccountType = Literal["basic", "savings", "debt", "investment"]
AdjustmentKind = Literal["opening", "set"]
EntryKind = Literal["expense", "income", "transfer", "refund", "settlement"]
ShareRuleKind = Literal["none", "equal", "parts", "only"]
WhoseShare = Literal["all", "mine"]
"""Spending of the workspace, or what the caller bears of it."""
ScheduleKind = Literal["expense", "income", "transfer"]
Frequency = Literal["once", "daily", "weekly", "monthly"]
ScheduleFrequency = Literal["once", "day", "week", "month", "year"]
Weekend = Literal["asIs", "before", "after"]
"""Move of a day on a weekend: it stays, or moves to the Friday before or the Monday after."""
PostMode = Literal["ask", "post"]
"""`ask` waits for somebody to post it, `post` books by itself."""
OthersAlerts = Literal["off", "each", "daily"]
"""Alerts about what other members add: none, one each, or one a day."""
MemberRole = Literal["editor", "viewer"]
"""`editor` changes money, plans and lists, `viewer` only sees them."""
TokenScope = Literal["read", "write", "entry"]
Language = Literal["en", "ua"]
MainScreen = Literal["budget", "accounts", "planning", "expenses", "history", "statistics"]
ExpensesView = Literal["rounds-view", "list-view"]


def bare_type(hint: Any) -> Any:
    """Return the type of a field or parameter without null and `UNSET`."""
    return next(one for one in _options(hint) if one not in (type(None), UnsetType))  # always: none is null alone


def rule_of(hint: Any) -> str | None:
    """Return the rule of `budget_core.contract.validation` that a type of the contract names."""
    return _extra(hint, "rule")


def list_rule_of(hint: Any) -> str | None:
    """Return the rule of `budget_core.contract.validation` for a whole list that a type of the contract names."""
    return _extra(hint, "listRule")


def part_of(hint: Any) -> str | None:
    """Return the part of a workspace that a type refers to, such as `accounts`; None for any other type."""
    names = (_extra(part, "part") for part in (hint, *get_args(hint)))
    return next(filter(None, names), None)


def _extra(hint: Any, key: str) -> str | None:
    if get_origin(hint) is not Annotated:
        return None
    extras: list[Mapping[str, str]] = [meta.extra for meta in hint.__metadata__ if meta.extra]
    return next((extra[key] for extra in extras if key in extra), None)
