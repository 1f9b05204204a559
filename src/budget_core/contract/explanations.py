"""Explanation of a month's number: what it is made of."""

from decimal import Decimal

from msgspec import field

from budget_core.contract.accounts import NotConverted
from budget_core.contract.types import CalendarDay, EntryKind, Id, MonthDate, Query, RateDigits, View
from budget_core.planning.explanations import Code, Of


class EntryFilter(View, kw_only=True):
    """Query of `listHistory` that finds the entries behind a leaf."""

    month: MonthDate
    category_id: Id
    kind: EntryKind = "expense"


class Explanation(View, kw_only=True):
    """Part of a number; the leaves of the tree add up to it exactly."""

    code: Code
    """`notCarried` is what a rule does not hand over, `notConverted` what counts 0 for want of a rate."""
    amount: Decimal
    currency_code: str
    category_id: Id | None = None
    month: MonthDate | None = None
    """Month of a part that lies before the explained one."""
    original: NotConverted | None = None
    """Amount before it was converted."""
    rate: RateDigits | None = None
    """Units of `currency_code` for one of the original amount's."""
    rate_date: CalendarDay | None = None
    count: int | None = None
    """Number of entries behind it."""
    filter: EntryFilter | None = None
    children: list["Explanation"] = field(default_factory=list)


class ExplainQuery(Query, frozen=True, kw_only=True):
    """Number that `explainPlanning` is about."""

    date: MonthDate | None = None
    """First of the month: yyyy-MM-01; the running one when left out"""
    category_id: Id | None = None
    """The whole month when left out"""
    of: Of = "available"
