"""Sums of entries in groups, with the same conversions as `budget_core.contract.statistics`."""

from decimal import Decimal
from typing import Literal

from msgspec import field

from budget_core.contract.statistics import LeftOut
from budget_core.contract.types import (
    CalendarDay,
    EntryKind,
    Id,
    NotNegativeMoney,
    Payee,
    Query,
    Search,
    Tag,
    View,
    Where,
)

GroupKey = Literal["month", "category", "payee", "tag", "person", "account", "kind"]


class EntrySumsQuery(Query, frozen=True, kw_only=True):
    """Groups of `getEntrySums`, and filters of the entries; what is left out lets all through."""

    rows: GroupKey | None = None
    """One group of all entries when left out"""
    columns: GroupKey | None = None
    """Groups within each row"""
    since: CalendarDay | None = None
    """The first day"""
    until: CalendarDay | None = None
    """The last day"""
    category_id: Id | None = None
    """Only lines of this category count"""
    account_id: Id | None = None
    """On either side of a transfer"""
    user_id: Id | None = None
    """Person who booked it"""
    payee: Payee | None = None
    """In any spelling; empty for entries without one"""
    tag: Tag | None = None
    kind: EntryKind | None = None
    least: NotNegativeMoney | None = field(default=None, name="min")
    """Smallest amount of an entry, without its sign"""
    most: NotNegativeMoney | None = field(default=None, name="max")
    """Largest amount of an entry, without its sign"""
    search: Search | None = None
    """As in `listHistory`"""
    where: Where | None = None
    """A filter in words, as in `listHistory`; of an entry with several lines only those that pass count"""


class EntrySum(View, kw_only=True):
    """Entries of one group; an entry with lines of several categories, or with several tags, counts in each of them."""

    row: str
    """Month (`yyyy-MM`), kind, payee, tag, or id of a category, account or person; "" without one."""
    column: str
    count: int
    """Number of entries, transfers too."""
    spent: Decimal
    """Expenses less refunds."""
    income: Decimal
    not_converted: list[LeftOut]


class EntrySums(View, kw_only=True):
    """Groups that have entries, in no order."""

    currency_code: str
    rates_updated_at: CalendarDay
    sums: list[EntrySum]
    names: dict[str, str]
    """Present names of the ids in `row` and `column`."""
