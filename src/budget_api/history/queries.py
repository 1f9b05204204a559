"""Reading the history, newest first, page by page."""

import base64
import binascii
from datetime import UTC, datetime

from msgspec import DecodeError, json
from sqlalchemy import select, tuple_
from sqlalchemy.orm import Session

from budget_api.caller import Caller
from budget_api.db.models import HistoryRow
from budget_api.history.service import labels_of
from budget_api.history.views import entry_view
from budget_core import validation
from budget_core.contract.history import HistoryPage
from budget_core.contract.types import Instant
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.months import parse_day

PAGE = 50
PAGE_MAX = 200

_ORDER = (HistoryRow.local_day, HistoryRow.date, HistoryRow.id)


def page(db: Session, caller: Caller, cursor: str | None, limit: int) -> HistoryPage:
    """Entries after the cursor's one; `limit` is cut to what a page may hold."""
    size = max(1, min(limit, PAGE_MAX))
    query = (
        select(HistoryRow)
        .where(HistoryRow.workspace_id == caller.workspace_id, HistoryRow.deleted_at.is_(None))
        .order_by(*(column.desc() for column in _ORDER))
        .limit(size + 1)
    )
    if cursor is not None:
        query = query.where(tuple_(*_ORDER) < read_cursor(cursor))
    rows = list(db.scalars(query))
    labels = labels_of(db, rows)
    more = len(rows) > size
    entries = [entry_view(row, labels) for row in rows[:size]]
    return HistoryPage(entries=entries, next_cursor=write_cursor(rows[size - 1]) if more else None)


def write_cursor(row: HistoryRow) -> str:
    """The place of an entry in the order, opaque to clients."""
    return base64.urlsafe_b64encode(json.encode((row.local_day, row.date, row.id))).decode().rstrip("=")


def read_cursor(cursor: str) -> tuple[str, datetime, str]:
    """The place a cursor stands for."""
    try:
        raw = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4))
        day, instant, entry_id = json.decode(raw, type=tuple[str, Instant, str])
        return parse_day(day).isoformat(), instant.astimezone(UTC), validation.entity_id(entry_id)
    except (binascii.Error, DecodeError, DomainError, OverflowError, ValueError):
        raise field_error("cursor", ErrorCode.VALIDATION_TYPE) from None
