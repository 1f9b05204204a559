"""Reading the history, newest first, page by page."""

import base64
import binascii
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import ColumnElement, Select, func, select, tuple_, union
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from budget_api.caller import Caller
from budget_api.db.models import AccountRow, CategoryRow, HistoryRow, HistoryWordRow
from budget_api.history.filters import Filters
from budget_api.history.views import entry_view
from budget_api.history.ways import PLACE, WORD_PLACE, Run, best_first
from budget_api.workspaces.queries import live_workspace
from budget_core import months, validation
from budget_core.contract.history import HistoryEntry, HistoryPage
from budget_core.errors import DomainError, ErrorCode, field_error

PAGE = 50
PAGE_MAX = 200

Place = tuple[str, datetime, str]
"""Where an entry stands: its local day, its instant, its id."""

_UNSHOWN = {"field_versions", "create_hash", "deleted_at"}
_SHOWN = [column for column in HistoryRow.__table__.columns if column.name not in _UNSHOWN]


def _name_of(kind: type[AccountRow] | type[CategoryRow], row_id: InstrumentedAttribute[Any]) -> Any:
    # Not a join: a database without statistics may join all entries first and take the page from that.
    named = aliased(kind)
    return select(named.name).where(named.id == row_id).scalar_subquery()


_ROWS = select(
    *_SHOWN,
    _name_of(AccountRow, HistoryRow.account_id),
    _name_of(AccountRow, HistoryRow.from_account_id),
    _name_of(CategoryRow, HistoryRow.category_id),
).order_by(*(column.desc() for column in PLACE))
"""Entries with the names of what they point to."""


def page(db: Session, caller: Caller, filters: Filters, cursor: str | None, limit: int) -> HistoryPage:
    """Entries after the cursor's one; `limit` is cut to what a page may hold."""
    size = max(1, min(limit, PAGE_MAX))
    rows = _rows(db, caller, filters, None if cursor is None else read_cursor(cursor), size + 1)
    more = len(rows) > size
    return HistoryPage(
        entries=[_entry(row) for row in rows[:size]], next_cursor=write_cursor(rows[size - 1]) if more else None
    )


def write_cursor(row: Any) -> str:
    """The place of an entry in the order, opaque to clients."""
    return base64.urlsafe_b64encode(json.encode((row.local_day, row.date, row.id))).decode().rstrip("=")


def read_cursor(cursor: str) -> Place:
    """The place a cursor stands for."""
    try:
        raw = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4))
        day, instant, entry_id = json.decode(raw, type=tuple[str, datetime, str])
        months.parse_day(day)
        if instant.tzinfo is None:
            raise field_error("cursor", ErrorCode.VALIDATION_TYPE)
        return day, instant, validation.entity_id(entry_id)
    except (binascii.Error, DecodeError, DomainError, ValueError):
        raise field_error("cursor", ErrorCode.VALIDATION_TYPE) from None


def _entry(row: Any) -> HistoryEntry:
    *_, account, from_account, category = row
    return entry_view(row, {row.account_id: account, row.from_account_id: from_account, row.category_id: category})


def _rows(db: Session, caller: Caller, filters: Filters, after: Place | None, limit: int) -> Sequence[Any]:
    ways = best_first(db, caller.workspace_id, filters)
    runs = ways[0].runs if ways else [Run(PLACE, HistoryRow.workspace_id == caller.workspace_id)]
    if not runs:
        return []
    conditions = [*_conditions(filters), *(way.condition for way in ways[1:])]
    days = _days(db, caller, filters.month)
    if len(runs) == 1 and runs[0].place is PLACE:
        return db.execute(_placed(_ROWS, runs[0], days, after).where(*conditions).limit(limit)).all()
    found = _together([_run(run, days, after).where(*conditions).limit(limit) for run in runs], limit)
    return db.execute(_ROWS.join(found, found.c.id == HistoryRow.id)).all()


def _run(run: Run, days: tuple[str, str] | None, after: Place | None) -> Select[Any]:
    """The places of a run, last ones first."""
    query = select(*(column.label(name) for column, name in zip(run.place, ("day", "date", "id"), strict=True)))
    if run.place is WORD_PLACE:
        query = query.join(HistoryRow, HistoryRow.id == HistoryWordRow.entry_id)
    query = query.distinct() if run.repeats else query
    return _placed(query, run, days, after).order_by(*(column.desc() for column in run.place))


def _placed(query: Select[Any], run: Run, days: tuple[str, str] | None, after: Place | None) -> Select[Any]:
    query = query.where(run.condition)
    if days is not None:
        query = query.where(run.place[0].between(*days))
    return query if after is None else query.where(tuple_(*run.place) < after)


def _together(runs: Sequence[Select[Any]], limit: int) -> Any:
    parts = [select(run.subquery()) for run in runs]
    found = (union(*parts) if len(parts) > 1 else parts[0]).subquery()
    return select(found).order_by(*(column.desc() for column in found.c)).limit(limit).subquery()


def _conditions(filters: Filters) -> list[ColumnElement[bool]]:
    amount = func.abs(HistoryRow.value, type_=HistoryRow.value.type)
    wanted: list[ColumnElement[bool]] = [HistoryRow.deleted_at.is_(None)]
    if filters.user_id is not None:
        wanted.append(HistoryRow.user_id == filters.user_id)
    if filters.kind == "expense":
        wanted.append(HistoryRow.kind == "expense")
    if filters.least is not None:
        wanted.append(amount >= filters.least)
    if filters.most is not None:
        wanted.append(amount <= filters.most)
    return wanted


def _days(db: Session, caller: Caller, month: str | None) -> tuple[str, str] | None:
    if month is None:
        return None
    first_day = live_workspace(db, caller.workspace_id).first_day_of_month
    first, last = months.day_range(month, first_day)
    return first.isoformat(), last.isoformat()
