"""Reminders that are due, put into a database without the calls that would refuse them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from budget_api.app.storage import open_database
from budget_api.db.models import ReminderRow
from budget_api.ids import new_id
from tests.working import settings_of

LATER_HOURS = 3


def reminder_of(number: int, user_id: str) -> ReminderRow:
    """One by its number; those with odd ones are due later."""
    now = datetime.now(UTC)
    at = now.replace(second=0, microsecond=0) + timedelta(hours=LATER_HOURS if number % 2 else 0)
    times = {"created_at": now, "updated_at": now, "next_at": at, "date": f"{at:%Y-%m-%dT%H:%M}", "time_zone": "UTC"}
    texts = {"name": f"Nr {number}", "comment": "", "frequency": "daily"}
    return ReminderRow(id=new_id(), user_id=user_id, active=True, field_versions={}, **texts, **times)


async def store(folder: Path, url: str | None, rows: list[ReminderRow]) -> None:
    """Put reminders into a database that no server runs on."""
    database = open_database(settings_of(folder, url).config, lambda _: None)
    await database.start()
    await database.write(lambda db: db.add_all(rows))
    await database.close()
