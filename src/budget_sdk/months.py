"""Months as people write them in a program.

`"2026-10"`, any day of it, or a `date`. Every call takes all of these.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date as Day  # noqa: N812 - a day; `date` is a field of bodies
from typing import Any, TypeVar, get_type_hints

import msgspec

from budget_core.base import months
from budget_core.base.errors import DomainError
from budget_core.contract.planning.plannings import BudgetMove, MonthSet, MonthsSet, PlanningSet, PlanningsSet
from budget_core.contract.types import Query, bare_type, rule_of
from budget_sdk.errors import WrongMonth
from budget_sdk.operation import Operation

T = TypeVar("T")
B = TypeVar("B", PlanningSet, PlanningsSet, MonthSet, BudgetMove)
Month = str | Day
_KEY_CHARACTERS = len("2026-10")


def month_key(month: Month | None) -> str | None:
    """Return a month as `yyyy-MM`; raise `WrongMonth` for what is none."""
    if month is None:
        return None
    text = str(month)[: len("2026-10-01")]
    try:
        return months.parse_month(text) if len(text) == _KEY_CHARACTERS else f"{months.parse_day(text):%Y-%m}"
    except DomainError:
        raise WrongMonth(month) from None


def month_date(month: Month | None) -> str | None:
    """Return a month as the API names its plan, `yyyy-MM-01`."""
    key = month_key(month)
    return None if key is None else f"{key}-01"


_READERS: Mapping[str, Callable[[Any], str | None]] = {"month": month_key, "monthDate": month_date}


def encode_query(kind: type[Query], arguments: Mapping[str, Any]) -> dict[str, str | int | None]:
    """Return the query parameters by the API's names.

    An argument is the field of its name; those that are called otherwise are the other fields, in order.
    """
    hints = get_type_hints(kind, include_extras=True)
    fields = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    others = iter([value for name, value in arguments.items() if name not in fields])
    return {
        encoded: _encode(_rule(hints[name]), arguments[name] if name in arguments else next(others))
        for name, encoded in fields.items()
    }


def _encode(rule: str | None, value: Any) -> str | int | None:
    if value is None or isinstance(value, int):
        return value
    return _READERS.get(rule or "", str)(value)


def _rule(hint: Any) -> str | None:
    """Return the rule of a parameter, which may be left out."""
    return rule_of(bare_type(hint))


def with_months(operation: Operation[T]) -> Operation[T]:
    """Return an operation whose body names months as the API does."""
    body = operation.body
    if isinstance(body, PlanningSet):
        return replace(operation, body=_with_month_date(body))
    if isinstance(body, PlanningsSet):
        return replace(operation, body=_with_month_date(body))
    if isinstance(body, BudgetMove):
        return replace(operation, body=_with_month_date(body))
    if isinstance(body, MonthsSet):
        return replace(operation, body=MonthsSet(months=[_with_month_date(month) for month in body.months]))
    return operation


def _with_month_date(body: B) -> B:
    return msgspec.structs.replace(body, date=month_date(body.date))
