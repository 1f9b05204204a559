"""Alerts in tests: people who share a workspace, what their phones show, and clocks that are quiet or not."""

from datetime import UTC, datetime, timedelta
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import select, update

from budget_api.alerts.sweep import send_alerts
from budget_api.db.models import AlertBookingRow, AlertLevelRow, AlertOccurrenceRow
from tests.api.conftest import Ringing
from tests.api.database import read, state_of, write
from tests.api.members import join
from tests.api.people import Person, sign_up
from tests.api.sending import send_messages
from tests.push import Browser

NEVER_QUIET = {"quietFrom": "22:00", "quietTo": "22:00"}
AN_HOUR = timedelta(hours=1)
WAITING = (AlertLevelRow, AlertOccurrenceRow, AlertBookingRow)


class Household:
    """Ann and Bob share Ann's workspace, in which 100 dollars are planned for food this month."""

    def __init__(self, ringing: Ringing, budget: str = "100.00") -> None:
        self.ringing, self.client = ringing, ringing.client
        self.ann, self.bob = sign_up(ringing.client, "Ann"), sign_up(ringing.client, "Bob")
        self.workspace = self.ann.workspace
        join(self.ann, self.workspace, self.bob)
        self.bob.accounts, self.bob.categories = self.ann.accounts, self.ann.categories
        self.bob.workspace = self.workspace
        for person in (self.ann, self.bob):
            self.set(person, **NEVER_QUIET)
        self.plan(budget)
        self.send()

    def plan(self, budget: str, category: str = "Food", person: Person | None = None) -> Any:
        """Plan so much for a category this month."""
        who = person or self.ann
        date = f"{datetime.now(UTC):%Y-%m}-01"
        body = {"categoryId": who.categories[category], "date": date, "budget": budget}
        return who.post(f"/planning/{self.workspace}/planning-category", body, None)

    def set(self, person: Person, **settings: Any) -> Any:
        """Change somebody's alerts."""
        return person.put(f"/alerts/{self.workspace}", settings)

    def phone(self, person: Person) -> Browser:
        """A device that takes somebody's messages."""
        browser = self.ringing.service.browser()
        person.post("/push/subscription", browser.subscription)
        return browser

    def send(self) -> None:
        """Send what is queued."""
        send_messages(self.client)

    def shown(self, phone: Browser) -> list[tuple[str, str]]:
        """Titles and bodies that a phone was sent, in order."""
        self.send()
        return [(message["title"], message["body"]) for message in phone.shown()]

    def titles(self, phone: Browser) -> list[str]:
        """Titles that a phone was sent."""
        return [title for title, _ in self.shown(phone)]


def now_quiet(zone_offset: timedelta = timedelta()) -> dict[str, str]:
    """Quiet hours that hold this moment on the clock of UTC."""
    now = datetime.now(UTC) + zone_offset
    return {"quietFrom": f"{now - AN_HOUR:%H:%M}", "quietTo": f"{now + AN_HOUR:%H:%M}"}


def let_quiet_hours_end(client: TestClient[Any]) -> None:
    """Bring what waits to its time, and have the job look for it."""

    def hurry(db: Any) -> None:
        for kind in WAITING:
            ended = datetime.now(UTC) - timedelta(seconds=1)
            db.execute(update(kind).where(kind.send_at.is_not(None)).values(send_at=ended))

    write(client, hurry)
    run_job(client)


def let_an_hour_pass(client: TestClient[Any]) -> None:
    """Have been told of levels an hour earlier."""
    told = select(AlertLevelRow).where(AlertLevelRow.told_at.is_not(None))

    def hurry(db: Any) -> None:
        for row in db.scalars(told):
            row.told_at -= AN_HOUR

    write(client, hurry)


def run_job(client: TestClient[Any]) -> None:
    """Announce and send what is due, as the job does."""
    client.blocking_portal.call(send_alerts, state_of(client).database)


def levels_of(client: TestClient[Any], person: Person) -> list[int]:
    """Levels that a person was told of or waits for."""
    query = select(AlertLevelRow.level).where(AlertLevelRow.user_id == person.id).order_by(AlertLevelRow.level)
    return list(read(client, lambda db: db.scalars(query).all()))
