"""Schedules that tests make."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from litestar.testing import TestClient

from budget_api.db.models import ScheduleRow
from budget_api.schedules.sweep import post_due
from tests.api.database import state_of, write
from tests.api.people import Person

A_DAY = timedelta(days=1)


def today() -> date:
    """The day where everybody is in tests."""
    return datetime.now(UTC).date()


def ago(days: int) -> str:
    """A day so many days ago."""
    return (today() - days * A_DAY).isoformat()


def rent_of(person: Person, **more: Any) -> dict[str, Any]:
    """The body of a schedule: the rent, each month from today."""
    return {
        "kind": "expense",
        "accountId": person.accounts["Credit Card"],
        "categoryId": person.categories["Food"],
        "value": "900",
        "note": "Rent",
        "frequency": "month",
        "startDate": today().isoformat(),
        **more,
    }


def schedule(person: Person, status: int = 201, **more: Any) -> Any:
    """Make a schedule of the rent."""
    return person.post(f"/schedule/{person.workspace}/create", rent_of(person, **more), status)


def daily(person: Person, days: int, **more: Any) -> Any:
    """Make a schedule that came up each day, for the first time so many days ago."""
    fields: dict[str, Any] = {"frequency": "day", "startDate": ago(days), "backfill": True, **more}
    return schedule(person, **fields)


def schedules_of(person: Person) -> list[Any]:
    """All schedules of a person."""
    return list(person.get(f"/schedule/{person.workspace}/list"))


def seen(person: Person, made: Any) -> Any:
    """A schedule as it is now."""
    return next(each for each in schedules_of(person) if each["id"] == made["id"])


def due_of(person: Person, made: Any) -> list[str]:
    """Dates of what is due of a schedule."""
    return [each["occurrence"] for each in seen(person, made)["due"]]


def book(person: Person, made: Any, occurrence: str, status: int = 201, **more: Any) -> Any:
    """Post an occurrence."""
    return person.post(f"/schedule/{made['id']}/post", {"occurrence": occurrence, **more}, status)


def posted(person: Person) -> list[Any]:
    """Entries of schedules, last day first."""
    entries = person.get(f"/history/{person.workspace}/list-new", limit=200)["entries"]
    return [entry for entry in entries if entry["scheduleId"]]


def run_job(client: TestClient[Any]) -> None:
    """Post what is due, as the job does."""
    client.blocking_portal.call(post_due, state_of(client).database)


def hurry(client: TestClient[Any], made: Any) -> None:
    """Have the job look at a schedule the next time, also where it would only in an hour."""

    def look(db: Any) -> None:
        db.get_one(ScheduleRow, made["id"]).post_at = datetime.now(UTC) - A_DAY

    write(client, look)
