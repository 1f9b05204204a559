"""Reminders that tests make."""

from datetime import UTC, datetime, timedelta
from typing import Any, cast
from zoneinfo import ZoneInfo

from litestar.testing import TestClient
from sqlalchemy.orm import Session

from budget_api.db.models import ReminderRow
from budget_api.reminders.sweep import ring_due
from tests.api.database import state_of, write
from tests.api.people import Person

A_MINUTE = timedelta(minutes=1)
KYIV = "Europe/Kyiv"
RENT = {"name": "Rent", "date": "2036-12-01T09:00", "frequency": "monthly", "timeZone": KYIV}


def remind(person: Person, **more: Any) -> dict[str, Any]:
    """Make a reminder for the rent."""
    return dict(person.post("/reminder/create", RENT | more))


def expense_of(person: Person) -> dict[str, str]:
    """An expense that the keypad can be filled with."""
    return {"categoryId": person.categories["Food"], "accountId": person.accounts["Cash"], "value": "900.00"}


def clock(zone: str, instant: datetime) -> str:
    """A moment on the clock of a place, as reminders are dated."""
    return f"{instant.astimezone(ZoneInfo(zone)):%Y-%m-%dT%H:%M}"


def set_due(db: Session, reminder: dict[str, Any], ago: timedelta = A_MINUTE) -> datetime:
    """As if a reminder had come due so long ago; when exactly."""
    at = (datetime.now(UTC) - ago).replace(second=0, microsecond=0)
    row = db.get_one(ReminderRow, reminder["id"])
    row.date, row.next_at = clock(row.time_zone, at), at
    return at


def make_due(client: TestClient[Any], reminder: dict[str, Any], ago: timedelta = A_MINUTE) -> datetime:
    """Make it due in a transaction of its own: the server's job may find it at once."""
    return cast(datetime, write(client, set_due, reminder, ago))


def ring(client: TestClient[Any]) -> None:
    """Look for what is due, as the job does."""
    client.blocking_portal.call(ring_due, state_of(client).database)
