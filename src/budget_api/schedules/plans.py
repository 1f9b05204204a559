"""Stored schedules as the core's rules take them, with the occurrences that are settled."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.models import ScheduleRow
from budget_api.db.statements import Statement
from budget_api.history.entries import AFTER_ALL, posted_pairs
from budget_core.base.months import parse_day
from budget_core.recurring.schedules import SHIFT_MAX

_SCHEDULES = table_of(ScheduleRow)
_LIVE = Statement(
    select(_SCHEDULES).where(
        readable.schedules(_SCHEDULES.c, bindparam("workspace")),
        _SCHEDULES.c.deleted_at.is_(None),
        _SCHEDULES.c.is_active.is_(True),
    )
)


@dataclass(frozen=True, slots=True)
class Plan:
    """A schedule with its days as dates."""

    id: str
    kind: str
    account_id: str
    from_account_id: str | None
    category_id: str | None
    value: Decimal
    currency_code: str
    account_value: Decimal | None
    from_value: Decimal | None
    frequency: str
    every: int
    start_date: date
    end_date: date | None
    count: int | None
    weekend: str
    is_active: bool
    active_from: date
    skipped: frozenset[date]
    settled: frozenset[date]
    """Occurrences that are posted or skipped."""


def plan_of(row: Any, posted: Iterable[date] = ()) -> Plan:
    """Return the plan of a row; `posted` are its occurrences with an entry."""
    skipped = frozenset(map(parse_day, row.skipped))
    return Plan(
        id=row.id,
        kind=row.kind,
        account_id=row.account_id,
        from_account_id=row.from_account_id,
        category_id=row.category_id,
        value=row.value,
        currency_code=row.currency_code,
        account_value=row.account_value,
        from_value=row.from_value,
        frequency=row.frequency,
        every=row.every,
        start_date=parse_day(row.start_date),
        end_date=None if row.end_date is None else parse_day(row.end_date),
        count=row.count,
        weekend=row.weekend,
        is_active=row.is_active and row.deleted_at is None,
        active_from=parse_day(row.active_from),
        skipped=skipped,
        settled=skipped.union(posted),
    )


def active_rows(db: Session, workspace_id: str) -> Sequence[Any]:
    """Return the rows of schedules of a workspace that are switched on."""
    return _LIVE.all(db, {"workspace": workspace_id})


def plans_of(db: Session, rows: Sequence[Any], first: date | None = None, last: date | None = None) -> list[Plan]:
    """Return the plans of rows, with what is posted of them; with a span, what is booked in it at most."""
    posted = posted_dates(db, [row.id for row in rows], first=first, last=last)
    return [plan_of(row, posted[row.id]) for row in rows]


def posted_dates(
    db: Session, ids: Collection[str], *, is_ever: bool = False, first: date | None = None, last: date | None = None
) -> Mapping[str, Sequence[date]]:
    """Return the occurrences of schedules that have an entry; `is_ever` counts reversed entries too."""
    begin = "" if first is None else (first - SHIFT_MAX).isoformat()
    end = AFTER_ALL if last is None else (last + SHIFT_MAX).isoformat()
    found: defaultdict[str, list[date]] = defaultdict(list)
    for schedule_id, occurrence in posted_pairs(db, ids, begin, end, is_ever=is_ever):
        found[schedule_id].append(parse_day(occurrence))
    return found
