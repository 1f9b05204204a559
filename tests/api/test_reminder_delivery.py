"""Delivery of due reminders: once, by push to every device, else by mail, else kept as missed."""

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import false, func, select
from sqlalchemy.orm import Session

from budget_api.db.models import MailRow, NotificationRow, OccurrenceRow, ReminderRow
from budget_api.outbox import claims
from budget_api.outbox.channel import Result, Status
from budget_api.outbox.claims import Claim
from budget_api.push.channel import PushChannel
from budget_api.push.keys import PushKeys
from budget_api.push.notifications import Message
from budget_api.reminders import sweep
from tests.api.conftest import Ringing, create_database, serving
from tests.api.database import read, write
from tests.api.members import verify
from tests.api.people import Person, sign_up
from tests.api.reminders import RENT, expense_of, make_due, remind, ring, set_due
from tests.api.sending import send_messages
from tests.mail import Inbox, receiving
from tests.prove.rush import rush_of
from tests.push import LOCAL_PUSH, Browser, pushing
from tests.servers import server_settings

AN_HOUR = timedelta(hours=1)
"""Time until a reminder is due, long enough that the server rings nothing by itself during a test."""


@pytest.fixture
def rita(ringing: Ringing) -> Person:
    """Somebody new on the server that rings."""
    return sign_up(ringing.client, "Rita")


def browser_of(person: Person, ringing: Ringing) -> Browser:
    """A device that takes the person's messages."""
    browser = ringing.service.browser()
    person.post("/push/subscription", browser.subscription)
    return browser


def shown(person: Person) -> dict[str, Any]:
    """The person's only reminder."""
    (reminder,) = person.get("/reminder")
    return dict(reminder)


def deliver(ringing: Ringing) -> None:
    """Ring what is due, and send all of it."""
    ring(ringing.client)
    send_messages(ringing.client)


@pytest.mark.both_databases
def test_a_due_reminder_rings_once_on_every_device_with_name_and_comment_and_no_amount(
    ringing: Ringing, rita: Person
) -> None:
    phone, laptop = browser_of(rita, ringing), browser_of(rita, ringing)
    made = remind(rita, name="Оренда", comment="Картою", expense=expense_of(rita))
    make_due(ringing.client, made)
    deliver(ringing)
    deliver(ringing)
    for browser in (phone, laptop):
        (message,) = browser.shown()
        shown_of = {"title": "Оренда", "body": "Картою", "url": f"/reminder?book={made['id']}"}
        assert message == shown_of | {"tag": message["tag"]}
    after = shown(rita)
    assert (after["missedAt"], after["active"]) == (None, True)
    assert datetime.fromisoformat(after["nextAt"]) > datetime.now(UTC) > datetime.fromisoformat(after["lastAt"])


def test_one_for_once_is_off_after_it_rang(ringing: Ringing, rita: Person) -> None:
    phone = browser_of(rita, ringing)
    make_due(ringing.client, remind(rita, frequency="once"))
    ring(ringing.client)
    ringing.service.wait_for(phone)  # sent by the thread that was woken
    after = shown(rita)
    assert (after["active"], after["nextAt"], after["version"]) == (False, None, 2)
    stale = {"date": RENT["date"], "active": True, "version": 1}
    assert rita.put(f"/reminder/update/{after['id']}", stale, 409)["current"] == {"active": False}


@pytest.mark.both_databases
def test_after_a_downtime_it_rings_once_for_the_last_time_it_was_due(ringing: Ringing, rita: Person) -> None:
    phone = browser_of(rita, ringing)
    made = remind(rita, frequency="daily", timeZone="UTC")  # where no day has 23 hours
    first = make_due(ringing.client, made, timedelta(days=5, hours=1))
    deliver(ringing)
    assert len(phone.posts) == 1
    assert datetime.fromisoformat(shown(rita)["lastAt"]) == first + timedelta(days=5)
    done = select(OccurrenceRow.at).where(OccurrenceRow.reminder_id == made["id"])
    assert read(ringing.client, lambda db: db.scalars(done).all()) == [first + timedelta(days=5)]


def test_what_was_due_more_than_a_day_ago_is_kept_as_missed_and_not_sent(ringing: Ringing, rita: Person) -> None:
    phone = browser_of(rita, ringing)
    at = make_due(ringing.client, remind(rita, frequency="once"), timedelta(hours=25))
    deliver(ringing)
    assert datetime.fromisoformat(shown(rita)["missedAt"]) == at
    assert phone.tries == 0


def test_without_a_device_it_comes_by_mail_in_the_users_language(ringing: Ringing, rita: Person) -> None:
    verify(rita)
    rita.put("/settings/update", {"language": "ua"})
    make_due(ringing.client, remind(rita, comment="", frequency="once"))
    deliver(ringing)
    _code_of_sign_up, mail = ringing.inbox.to(rita.email)
    assert mail["Subject"] == "Нагадування: Rent"
    lines = mail.get_content().split()
    assert lines[-1] == "https://budget.example/reminder"
    assert shown(rita)["missedAt"] is None


def test_a_device_that_is_no_more_is_forgotten_and_the_reminder_comes_by_mail(ringing: Ringing, rita: Person) -> None:
    verify(rita)
    phone = browser_of(rita, ringing)
    phone.answers = [410]
    mails: list[int] = []
    for ago in (timedelta(hours=2), timedelta(hours=1)):  # never in the same minute, whatever the minute is now
        make_due(ringing.client, remind(rita) if not mails else shown(rita), ago)
        deliver(ringing)
        mails.append(len(ringing.inbox.to(rita.email)))
    assert mails == [2, 3]  # the first one was the code of the sign-up
    assert phone.tries == 1


def test_a_service_that_is_busy_is_asked_again(ringing: Ringing, rita: Person) -> None:
    phone = browser_of(rita, ringing)
    phone.answers = [503, 429]
    make_due(ringing.client, remind(rita))
    deliver(ringing)
    assert (len(phone.posts), phone.tries) == (1, 3)


def test_what_can_be_sent_nowhere_is_missed_until_it_is_dismissed(ringing: Ringing, rita: Person) -> None:
    phone = browser_of(rita, ringing)
    phone.answers = [400]
    at = make_due(ringing.client, remind(rita, frequency="once"))
    deliver(ringing)
    missed = shown(rita)
    assert datetime.fromisoformat(missed["missedAt"]) == at
    assert rita.call("PATCH", f"/reminder/dismiss/{missed['id']}").json()["missedAt"] is None


def test_a_lapsed_subscriptions_reminders_stay_and_do_not_ring(
    ringing: Ringing, rita: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = browser_of(rita, ringing)
    monkeypatch.setattr(sweep, "has_entitlement", lambda _: false())
    make_due(ringing.client, remind(rita))
    deliver(ringing)
    after = shown(rita)
    assert (after["active"], after["lastAt"], phone.tries) == (True, None, 0)
    assert datetime.fromisoformat(after["nextAt"]) > datetime.now(UTC)


def test_switched_off_or_deleted_ones_do_not_ring(ringing: Ringing, rita: Person) -> None:
    off, gone, on = (remind(rita, name=name) for name in ("Off", "Gone", "On"))
    due = max(make_due(ringing.client, reminder, -AN_HOUR) for reminder in (off, gone, on))
    rita.call("PATCH", f"/reminder/toggle/{off['id']}", {"active": False})
    rita.delete(f"/reminder/delete/{gone['id']}")

    def rung(db: Session) -> list[str]:
        sweep.ring_batch(db, due)
        queued = select(NotificationRow).where(NotificationRow.user_id == rita.id)
        return [row.params["title"] for row in db.scalars(queued)]

    assert write(ringing.client, rung) == ["On"]


def test_a_clock_that_is_set_back_rings_nothing_again(ringing: Ringing, rita: Person) -> None:
    phone = browser_of(rita, ringing)
    made = remind(rita, frequency="daily")
    at = make_due(ringing.client, made)
    deliver(ringing)

    def set_back(db: Session) -> None:
        db.get_one(ReminderRow, made["id"]).next_at = at

    write(ringing.client, set_back)
    deliver(ringing)
    assert len(phone.posts) == 1


def test_a_clock_that_was_a_year_ahead_silences_nothing_for_long(ringing: Ringing, rita: Person) -> None:
    now = datetime.now(UTC)
    daily = f"2020-01-01T{now + timedelta(hours=12):%H:%M}"  # far from now: its next time is one until the end
    made = remind(rita, date=daily, frequency="daily", timeZone="UTC")
    write(ringing.client, sweep.ring_batch, now + timedelta(days=365))
    assert datetime.fromisoformat(shown(rita)["nextAt"]) > now + timedelta(days=300)
    write(ringing.client, sweep.tidy, now)
    assert shown(rita)["nextAt"] == made["nextAt"]


def test_a_clock_that_was_some_hours_ahead_is_let_be(ringing: Ringing, rita: Person) -> None:
    made, now = remind(rita, frequency="daily"), datetime.now(UTC)

    def rang_ahead(db: Session) -> None:
        db.get_one(ReminderRow, made["id"]).last_at = now + timedelta(hours=23)

    write(ringing.client, rang_ahead)
    write(ringing.client, sweep.tidy, now)
    assert datetime.fromisoformat(shown(rita)["lastAt"]) > now


def test_deleted_reminders_and_the_times_they_rang_are_kept_for_sixty_days(ringing: Ringing, rita: Person) -> None:
    now = datetime.now(UTC)
    ages = [now - timedelta(days=days) for days in (59, 61)]
    made = [remind(rita, name=name)["id"] for name in ("Late", "Early", "Rings")]

    def grow_old(db: Session) -> None:
        for row_id, at in zip(made, ages, strict=False):
            db.get_one(ReminderRow, row_id).deleted_at = at
        db.add_all(OccurrenceRow(reminder_id=made[2], at=at) for at in ages)

    def left(db: Session) -> tuple[list[str], list[datetime]]:
        rows = db.scalars(
            select(ReminderRow).where(ReminderRow.user_id == rita.id, ReminderRow.deleted_at.is_not(None))
        )
        times = db.scalars(select(OccurrenceRow.at).where(OccurrenceRow.reminder_id == made[2]))
        return [row.name for row in rows], list(times)

    write(ringing.client, grow_old)
    write(ringing.client, sweep.tidy, now)
    assert read(ringing.client, left) == (["Late"], [ages[0]])


def test_two_processes_ring_every_reminder_once(postgres: str, tmp_path: Path) -> None:
    url = create_database(postgres, "two_ringing")
    with pushing() as service:
        settings = server_settings(tmp_path, database_url=url, push=LOCAL_PUSH)
        with serving(settings) as one, serving(settings) as two, ThreadPoolExecutor(8) as pool:
            person, browser = sign_up(one, "Rita"), service.browser()
            person.post("/push/subscription", browser.subscription)
            for number in range(40):
                make_due(one, remind(person, name=f"Nr {number}"))
            list(pool.map(ring, [one, two] * 4))
            send_messages(one)
            send_messages(two)  # and with it what was in its hands meanwhile
            titles = [message["title"] for message in browser.shown()]
            assert sorted(titles) == sorted(f"Nr {number}" for number in range(40))


def end_leases(data: Path) -> None:
    """End the leases of a stopped server, as if their time had passed."""
    with closing(sqlite3.connect(data / "budget.sqlite3")) as connection, connection:
        connection.execute("update notifications set due_at = created_at")


def test_a_server_that_died_with_a_message_in_hand_leaves_it_to_the_next(tmp_path: Path) -> None:
    with pushing() as service:
        settings = server_settings(tmp_path, push=replace(LOCAL_PUSH, retry_seconds=300))
        with serving(settings) as client:
            person, browser = sign_up(client, "Rita"), service.browser()
            person.post("/push/subscription", browser.subscription)
            browser.answers = [503]  # it waits for the next try, as if nobody had noted what became of this one
            make_due(client, remind(person))
            ring(client)
            send_messages(client)
            assert (browser.tries, browser.posts) == (1, [])
        end_leases(tmp_path)
        with serving(settings):
            assert [message["title"] for message in service.wait_for(browser)] == ["Rent"]


def channel(*, has_mail: bool = False) -> PushChannel:
    """A channel whose tries follow each other at once; nothing is pushed through it."""
    settings, config = replace(LOCAL_PUSH, retry_seconds=0), server_settings(Path()).config
    return PushChannel(settings, PushKeys(Path()), config, "budget@example.com" if has_mail else None)


def claimed(db: Session, now: datetime, title: str) -> list[Claim[Message]]:
    """Messages about one reminder; others on the server may wait too."""
    claimed_now = claims.claim(db, channel(), now, PushChannel.concurrency)
    return [one for one in claimed_now if one.item.params["title"] == title]


def handed_over(db: Session, now: datetime, title: str) -> list[Claim[Message]]:
    """Claimed messages whose send begins, as `outbox.sender` does it."""
    messages = claimed(db, now, title)
    for message in messages:
        if message.is_doubtful:
            claims.record_start(db, channel(), message.id)
    return messages


@pytest.mark.parametrize(("late", "mails"), [(timedelta(0), 1), (sweep.LATE, 0)], ids=["in time", "expired"])
def test_what_no_device_takes_goes_by_mail_until_it_expires_and_is_missed_then(
    ringing: Ringing, rita: Person, late: timedelta, mails: int
) -> None:
    verify(rita)
    due = make_due(ringing.client, remind(rita, name="Late"), -AN_HOUR)

    def settled(db: Session) -> int | None:
        sweep.ring_batch(db, due)
        (message,) = handed_over(db, due, "Late")
        claims.record(db, channel(has_mail=True), [(message, Result(Status.REFUSED))], due + late)
        queued = select(func.count()).where(MailRow.recipient == rita.email, MailRow.subject.endswith("Late"))
        return db.scalar(queued)

    assert write(ringing.client, settled) == mails
    assert shown(rita)["missedAt"] == (None if mails else f"{due:%Y-%m-%dT%H:%M:%SZ}")


@pytest.mark.both_databases
@pytest.mark.parametrize(("take", "counts"), [(handed_over, [2, 2, 0]), (claimed, [2, 2, 2])])
def test_what_was_handed_over_twice_and_never_noted_is_missed_and_what_was_not_begun_is_taken_again(
    ringing: Ringing, rita: Person, take: Any, counts: list[int]
) -> None:
    first, second = (remind(rita, name="Killed", frequency="once") for _ in range(2))

    def killed_each_time(db: Session) -> list[int]:
        at = [set_due(db, first), set_due(db, second)]  # here, where the server's job does not see it
        now = datetime.now(UTC)
        sweep.ring_batch(db, now)
        found = [len(take(db, now + turn * claims.LEASE, "Killed")) for turn in range(3)]
        assert [row.missed_at for row in db.scalars(select(ReminderRow).where(ReminderRow.user_id == rita.id))] == (
            [None] * 2 if found[-1] else at
        )
        return found

    assert write(ringing.client, killed_each_time) == counts


def test_a_try_that_was_noted_leaves_two_more(ringing: Ringing, rita: Person) -> None:
    made = remind(rita, name="Busy", frequency="once")

    def busy_each_time(db: Session) -> list[int]:
        set_due(db, made)
        now, before = datetime.now(UTC), []
        sweep.ring_batch(db, now)
        for _ in range(PushChannel.max_attempts):
            (message,) = handed_over(db, now, "Busy")
            claims.record(db, channel(), [(message, Result(Status.RETRY))], now)
            before.append(message.attempts)
        assert handed_over(db, now, "Busy") == []
        return before

    assert write(ringing.client, busy_each_time) == [0, 1, 2]


def test_a_server_that_stops_finishes_the_messages_it_has_in_hand(tmp_path: Path) -> None:
    with pushing() as service:
        settings, service.held = server_settings(tmp_path, push=LOCAL_PUSH), threading.Event()
        with serving(settings) as client:
            person, browser = sign_up(client, "Rita"), service.browser()
            person.post("/push/subscription", browser.subscription)
            make_due(client, remind(person))
            ring(client)
            service.wait_for(browser)
            threading.Timer(0.2, service.held.set).start()
    with closing(sqlite3.connect(tmp_path / "budget.sqlite3")) as connection:
        assert connection.execute("select count(*) from notifications").fetchone() == (0,)


def test_what_is_due_at_once_comes_once_each_over_few_connections(tmp_path: Path) -> None:
    rush = rush_of(tmp_path, None, 100, waves=0)
    assert (rush.wrong, sum(rush.came.topics.values())) == ([], 100)
    assert rush.came.connections <= PushChannel.concurrency


def test_an_open_page_hears_that_a_reminder_is_due(ringing: Ringing, rita: Person) -> None:
    with ringing.client.websocket_connect("/api/live") as socket:
        socket.send_json({"event": "authenticate", "data": {"token": rita.token.removeprefix("Bearer ")}})
        socket.send_json({"event": "join_user_room", "data": {"room": rita.id}})
        assert [socket.receive_json()["event"] for _ in range(2)] == ["authenticated", "joined"]
        made = remind(rita)
        assert socket.receive_json()["event"] == "user_workspace_updated"
        make_due(ringing.client, made)
        ring(ringing.client)
        heard = socket.receive_json()
    assert (heard["event"], heard["data"]["userId"]) == ("reminder_due", rita.id)


def test_the_job_finds_what_is_due_when_a_server_starts(tmp_path: Path) -> None:
    inbox = Inbox()
    with pushing() as service, receiving(inbox):
        settings = server_settings(tmp_path, push=LOCAL_PUSH)
        with serving(settings) as client:
            person, browser = sign_up(client, "Rita"), service.browser()
            person.post("/push/subscription", browser.subscription)
            make_due(client, remind(person))
        with serving(settings):
            assert len(service.wait_for(browser)) == 1
