"""Spending that one member bears, from the entries themselves: stored sums are of all members together."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal
from functools import cache
from typing import NamedTuple

from sqlalchemy import ColumnElement, bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.ledger.lines import lines_of
from budget_api.ledger.sharing import claimed_names
from budget_core.base import months
from budget_core.base.money import ZERO
from budget_core.entries.shares import borne, by_person

_ENTRIES = table_of(HistoryRow).c
_SPENDING = (
    select(_ENTRIES.local_day, _ENTRIES.category_id, _ENTRIES.currency_code, _ENTRIES.value, _ENTRIES.lines)
    .add_columns(_ENTRIES.shares, _ENTRIES.paid_by, _ENTRIES.user_id, _ENTRIES.payee, _ENTRIES.tags)
    .where(
        _ENTRIES.workspace_id == bindparam("workspace"),
        _ENTRIES.local_day.between(bindparam("first"), bindparam("last")),
        _ENTRIES.category_id.is_not(None),
        _ENTRIES.deleted_at.is_(None),
    )
)


class ShareSum(NamedTuple):
    """Spending of a member in a category and a month (`yyyy-MM`)."""

    category_id: str
    month: str
    currency_code: str
    spent: Decimal


class SharedEntry(NamedTuple):
    """Part of an entry that a member bears, by category, with the sign of the entry."""

    local_day: str
    currency_code: str
    payee: str
    tags: Sequence[str]
    parts: Mapping[str, Decimal]


def shared_entries(
    db: Session,
    workspace_id: str,
    member_id: str,
    days: tuple[str, str],
    conditions: Sequence[ColumnElement[bool]] = (),
) -> Iterator[SharedEntry]:
    """Yield the spending that a member bears from the first to the last day, of entries that meet the conditions.

    Old entries, of which nobody is known to have paid, were paid by who booked them. What a name bears is its user's.
    """
    people = claimed_names(db, workspace_id)
    for row in db.execute(_SPENDING.where(*conditions), {"workspace": workspace_id, "first": days[0], "last": days[1]}):
        payer, shares = row.paid_by or row.user_id, by_person(row.shares, people) if people else row.shares
        parts = borne(member_id, people.get(payer, payer), row.currency_code, lines_of(row), shares)
        if parts:
            yield SharedEntry(row.local_day, row.currency_code, row.payee, row.tags, parts)


def share_sums(
    db: Session,
    workspace_id: str,
    member_id: str,
    days: tuple[str, str],
    first_day: int,
    conditions: Sequence[ColumnElement[bool]] = (),
) -> list[ShareSum]:
    """Return the spending that a member bears, as `shared_entries` has it, by category, month and currency."""
    sums: defaultdict[tuple[str, str, str], Decimal] = defaultdict(lambda: ZERO)
    month = cache(lambda day: months.month_of(date.fromisoformat(day), first_day))
    for entry in shared_entries(db, workspace_id, member_id, days, conditions):
        for category_id, value in entry.parts.items():
            sums[category_id, month(entry.local_day), entry.currency_code] -= value
    return [ShareSum(*key, spent) for key, spent in sums.items()]
