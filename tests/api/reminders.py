"""Reminders that tests make."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from tests.api.people import Person

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
