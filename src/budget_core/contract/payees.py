"""Payees and tags of the entries of a workspace."""

from decimal import Decimal

from budget_core.contract.statistics import LeftOut
from budget_core.contract.types import Body, CalendarDay, Id, Instant, Label, Query, Search, Tag, View


class KnownPayee(View, kw_only=True):
    """A payee as the entry booked last writes it, with what that entry says."""

    name: str
    count: int
    """Entries of this payee, in any spelling."""
    last_at: Instant
    """When the last of them happened."""
    category_id: Id | None
    """None for an income or a transfer."""
    account_id: Id
    note: str


class KnownTag(View, kw_only=True):
    """A tag and its entries."""

    name: str
    count: int
    last_at: Instant
    """When the last of them happened."""


class PayeesQuery(Query, frozen=True, kw_only=True):
    """Filter of `listPayees`."""

    search: Search | None = None
    """Beginnings of words of the name"""


class PayeeRename(Body, kw_only=True):
    """Another name for a payee. One that is there already takes its entries over and keeps its spelling."""

    name: Label
    """In any spelling."""
    new_name: Label


class TagRename(Body, kw_only=True):
    """Another name for a tag. One that is there already takes its entries over."""

    name: Tag
    new_name: Tag


class Renamed(View, kw_only=True):
    """Number of entries that were changed, and the revision of the change set; None where nothing was."""

    count: int
    revision: int | None


class PayeeFigures(View, kw_only=True):
    """Spending of a payee; the name is empty for the entries without one."""

    name: str
    amount: Decimal
    """Spent less refunds."""
    count: int
    """Entries; one whose currency has no rate too."""


class PayeeStatistics(View, kw_only=True):
    """Spending by payee over all the months, most first."""

    currency_code: str
    rates_updated_at: CalendarDay
    payees: list[PayeeFigures]
    total: Decimal
    not_converted: list[LeftOut]


class TagFigures(View, kw_only=True):
    """Spending of a tag; an entry with several counts for each of them."""

    name: str
    amount: Decimal
    """Spent less refunds."""
    count: int
    """Entries; one whose currency has no rate too."""


class TagStatistics(View, kw_only=True):
    """Spending by tag over all the months, most first."""

    currency_code: str
    rates_updated_at: CalendarDay
    tags: list[TagFigures]
    total: Decimal
    """All spending, that without tags too."""
    not_converted: list[LeftOut]
