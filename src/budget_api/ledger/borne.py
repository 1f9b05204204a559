"""Spending that one member bears, from the entries themselves: stored sums are of all members together."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from functools import cache
from typing import NamedTuple

from sqlalchemy import ColumnElement, bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.ledger.lines import lines_of
from budget_core import months
from budget_core.money import ZERO
from budget_core.shares import borne

_ENTRIES = table_of(HistoryRow).c
_SPENDING = (
    select(_ENTRIES.local_day, _ENTRIES.category_id, _ENTRIES.currency_code, _ENTRIES.value, _ENTRIES.lines)
    .add_columns(_ENTRIES.shares, _ENTRIES.paid_by, _ENTRIES.user_id)
    .where(
        _ENTRIES.workspace_id == bindparam("workspace"),
        _ENTRIES.local_day.between(bindparam("first"), bindparam("last")),
        _ENTRIES.category_id.is_not(None),
        _ENTRIES.deleted_at.is_(None),
    )
)


class BorneSum(NamedTuple):
    """Spending of a member in a category and a month (`yyyy-MM`)."""

    category_id: str
    month: str
    currency_code: str
    spent: Decimal


def borne_sums(
    db: Session,
    workspace_id: str,
    member_id: str,
    days: tuple[str, str],
    first_day: int,
    conditions: Sequence[ColumnElement[bool]] = (),
) -> list[BorneSum]:
    """Return the spending that a member bears from the first to the last day, by category, month and currency.

    It is that of the entries that meet the conditions.
    Old entries, of which nobody is known to have paid, were paid by who booked them.
    """
    sums: defaultdict[tuple[str, str, str], Decimal] = defaultdict(lambda: ZERO)
    month = cache(lambda day: months.month_of(date.fromisoformat(day), first_day))
    for row in db.execute(_SPENDING.where(*conditions), {"workspace": workspace_id, "first": days[0], "last": days[1]}):
        paid_by = row.paid_by or row.user_id
        for category_id, value in borne(member_id, paid_by, row.currency_code, lines_of(row), row.shares).items():
            sums[category_id, month(row.local_day), row.currency_code] -= value
    return [BorneSum(*key, spent) for key, spent in sums.items()]
