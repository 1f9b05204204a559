"""Access to the database of a running server, past its calls."""

from datetime import UTC, datetime
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import Select, Table, select
from sqlalchemy.orm import Session

from budget_api.db.models import (
    AlertBookingRow,
    AlertLevelRow,
    AlertOccurrenceRow,
    JobRunRow,
    MailRow,
    RatesRow,
    all_tables,
)
from budget_core.base.rates import BASE

RATES_DAY = "2026-11-20"
_MOVED_BY_JOBS = (AlertBookingRow, AlertLevelRow, AlertOccurrenceRow, JobRunRow, MailRow)
_COLUMNS_MOVED_BY_JOBS = ("post_at", "announce_at")


def state_of(client: TestClient[Any]) -> Any:
    """Return the context of the running server."""
    return client.app.state.context


def write(client: TestClient[Any], service: Any, *args: Any) -> Any:
    """Run a service in a transaction of its own."""
    return client.blocking_portal.call(state_of(client).database.write, service, *args)


def read(client: TestClient[Any], query: Any, *args: Any) -> Any:
    """Run a query on what is stored now."""
    return client.blocking_portal.call(state_of(client).database.read, query, *args)


def store_rates(client: TestClient[Any], **rates: str) -> None:
    """Rates per US dollar, newer than the shipped ones; other currencies have none."""
    now = datetime.now(UTC)

    def store(db: Session) -> None:
        db.merge(
            RatesRow(date=RATES_DAY, base=BASE, data={BASE: "1", **rates}, held={}, created_at=now, updated_at=now)
        )

    write(client, store)


def dump(client: TestClient[Any]) -> dict[str, list[tuple[Any, ...]]]:
    """Return every row of every table, to see that nothing changed, but for what the server sends by itself."""

    def read(db: Session) -> dict[str, list[tuple[Any, ...]]]:
        moving = [row.__table__ for row in _MOVED_BY_JOBS]
        tables = [table for table in all_tables() if table not in moving]
        return {table.name: sorted((tuple(row) for row in db.execute(_kept(table))), key=repr) for table in tables}

    found: dict[str, list[tuple[Any, ...]]] = client.blocking_portal.call(state_of(client).database.read, read)
    return found


def _kept(table: Table) -> Select[Any]:
    return select(*(column for column in table.c if column.name not in _COLUMNS_MOVED_BY_JOBS))
