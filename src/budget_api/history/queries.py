"""Pages of the history, newest first."""

import base64
import binascii
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import DecodeError, json
from sqlalchemy import Column, ColumnElement, Select, bindparam, select, tuple_, union
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow
from budget_api.db.statements import Statement
from budget_api.history.search.access_paths import (
    ENTRIES,
    LINE_POSITION,
    POSITION,
    WORD_POSITION,
    WORDS,
    AccessPath,
    IndexScan,
    cheapest_first,
    paths_of,
)
from budget_api.history.search.conditions import days_of, is_of_workspace, plain_conditions, where_of
from budget_api.history.search.filters import EVERYTHING, PageFilters
from budget_api.ledger.lines import LINES, lines_of
from budget_core.base import months
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract import validation
from budget_core.contract.entries.history import HistoryEntry, HistoryPage

PAGE_MAX = 200

Position = tuple[str, datetime, str]
"""Order of entries: local day (yyyy-MM-dd), instant, id."""


def _name_of(kind: type[AccountRow] | type[CategoryRow], row_id: Column[Any]) -> ColumnElement[Any]:
    # Not a join: a database without statistics may join all entries first and take the page from that.
    named = table_of(kind).alias()
    return select(named.c.name).where(named.c.id == row_id).scalar_subquery()


_LABELS = {
    "account_label": _name_of(AccountRow, ENTRIES.c.account_id),
    "from_account_label": _name_of(AccountRow, ENTRIES.c.from_account_id),
    "category_label": _name_of(CategoryRow, ENTRIES.c.category_id),
}

OWN = (ENTRIES.c.workspace_id == bindparam("workspace"), ENTRIES.c.deleted_at.is_(None))
"""Conditions of the entries of the `workspace` that a statement is given."""


_FIELDS = HistoryEntry.__struct_fields__
_ROWS = select(*(_LABELS[name] if name in _LABELS else ENTRIES.c[name] for name in _FIELDS)).order_by(
    *(column.desc() for column in POSITION)
)


def first_day(db: Session, caller: Caller) -> str | None:
    """Return the day of the oldest entry; None while there is none."""
    return next((day for (day,) in _OLDEST.all(db, {"workspace": caller.workspace_id})), None)


_OLDEST = Statement(select(ENTRIES.c.local_day).where(*OWN).order_by(*POSITION).limit(1))


def page(db: Session, caller: Caller, filters: PageFilters, cursor: str | None, limit: int) -> HistoryPage:
    """Return the entries after the cursor's; `limit` is cut to `PAGE_MAX`."""
    size = max(1, min(limit, PAGE_MAX))
    rows = _rows(db, caller, filters, None if cursor is None else read_cursor(cursor), size + 1)
    entries = [entry_of(row) for row in rows[:size]]
    return HistoryPage(entries=entries, next_cursor=write_cursor(entries[-1]) if len(rows) > size else None)


def entry_of(row: Iterable[Any]) -> HistoryEntry:
    """Return an entry of all its fields, in their order."""
    entry = HistoryEntry(**dict(zip(_FIELDS, row, strict=True)))
    entry.lines = list(lines_of(entry))
    return entry


def write_cursor(row: HistoryEntry) -> str:
    """Return the position of an entry in the order, opaque to clients."""
    return base64.urlsafe_b64encode(json.encode((row.local_day, row.date, row.id))).decode().rstrip("=")


def read_cursor(cursor: str) -> Position:
    """Return the position of a cursor."""
    try:
        raw = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4))
        day, instant, entry_id = json.decode(raw, type=tuple[str, datetime, str])
        months.parse_day(day)
        if instant.tzinfo is None:
            raise field_error("cursor", ErrorCode.VALIDATION_TYPE)
        return day, instant.astimezone(UTC), validation.entity_id(entry_id)
    except (binascii.Error, DecodeError, DomainError, OverflowError, ValueError):
        raise field_error("cursor", ErrorCode.VALIDATION_TYPE) from None


def _rows(db: Session, caller: Caller, filters: PageFilters, after: Position | None, limit: int) -> Sequence[Any]:
    if filters == EVERYTHING:
        return _newest(db, caller.workspace_id, after, limit)
    days = days_of(db, caller, filters)
    where = where_of(db, caller, filters).paths()
    plans = [
        plan
        for alternative in filters.alternatives()
        for plan in _scan_plans(db, caller.workspace_id, alternative, where)
    ]
    if len(plans) == 1 and plans[0][0].position is POSITION:
        scan, conditions = plans[0]
        return db.execute(_restricted(_ROWS, scan, days, after).where(*conditions).limit(limit)).all()
    if not plans:
        return []
    positions = _union([_scan(scan, days, after).where(*conditions).limit(limit) for scan, conditions in plans], limit)
    return db.execute(_ROWS.join(positions, positions.c.id == ENTRIES.c.id)).all()


def _scan_plans(
    db: Session, workspace_id: str, filters: PageFilters, where: Sequence[AccessPath]
) -> list[tuple[IndexScan, list[ColumnElement[bool]]]]:
    """Return the scans that together find the entries, each with its further conditions."""
    paths = [*paths_of(db, workspace_id, filters), *where]
    best = next(iter(cheapest_first(db, paths)), None)
    scans = best.scans if best and best.scans is not None else [IndexScan(POSITION, is_of_workspace(workspace_id))]
    further = (path.condition for path in paths if path is not best or not path.is_exact)
    conditions = [*plain_conditions(filters), *further]
    return [(scan, conditions) for scan in scans]


def _newest(db: Session, workspace_id: str, after: Position | None, limit: int) -> Sequence[Any]:
    """Return a page of all entries, by a statement that is compiled once."""
    values = {"workspace": workspace_id, "limit": limit}
    if after is None:
        return _FIRST.all(db, values)
    day, instant, entry_id = after
    return _NEXT.all(db, {**values, "day": day, "instant": instant, "entry": entry_id})


_FIRST_ROWS = _ROWS.where(*OWN).limit(bindparam("limit"))
_AFTER = tuple_(
    *(bindparam(name, type_=column.type) for name, column in zip(("day", "instant", "entry"), POSITION, strict=True))
)
_FIRST, _NEXT = Statement(_FIRST_ROWS), Statement(_FIRST_ROWS.where(tuple_(*POSITION) < _AFTER))


def _scan(scan: IndexScan, days: tuple[str, str] | None, after: Position | None) -> Select[Any]:
    """Return the positions that a scan finds, last ones first."""
    query = select(*(column.label(name) for column, name in zip(scan.position, ("day", "date", "id"), strict=True)))
    if scan.position is WORD_POSITION:
        query = query.join(ENTRIES, ENTRIES.c.id == WORDS.c.entry_id)
    if scan.position is LINE_POSITION:
        query = query.join(ENTRIES, ENTRIES.c.id == LINES.c.entry_id)
    query = query.distinct() if scan.repeats else query
    return _restricted(query, scan, days, after).order_by(*(column.desc() for column in scan.position))


def _restricted(
    query: Select[Any], scan: IndexScan, days: tuple[str, str] | None, after: Position | None
) -> Select[Any]:
    query = query.where(scan.condition)
    if days is not None:
        query = query.where(scan.position[0].between(*days))
    return query if after is None else query.where(tuple_(*scan.position) < after)


def _union(scans: Sequence[Select[Any]], limit: int) -> Any:
    if len(scans) == 1:
        return scans[0].subquery()
    union_of_scans = union(*(select(scan.subquery()) for scan in scans)).subquery()
    return select(union_of_scans).order_by(*(column.desc() for column in union_of_scans.c)).limit(limit).subquery()
