"""Alerts of schedules: what comes due, what the job posted, and what it could not post."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update

from budget_api.db.models import ScheduleRow
from tests.api.alerts import Household, let_an_hour_pass, let_quiet_hours_end, levels_of, now_quiet, run_job
from tests.api.conftest import Ringing
from tests.api.database import write
from tests.api.schedules import book, daily, hurry, schedule, today
from tests.api.schedules import run_job as post

A_DAY = timedelta(days=1)


@pytest.fixture
def home(ringing: Ringing) -> Household:
    """Two people and a budget of food."""
    return Household(ringing, "10000.00")


def made_yesterday(home: Household, made: Any) -> None:
    """As if a schedule that asks had been made yesterday, and its day begun since."""

    def age(db: Any) -> None:
        now = datetime.now(UTC)
        one = update(ScheduleRow).where(ScheduleRow.id == made["id"])
        db.execute(one.values(created_at=now - 2 * A_DAY, announce_at=now))

    write(home.client, age)


@pytest.mark.both_databases
def test_what_comes_due_is_told_to_everybody_once(home: Household) -> None:
    phones = [home.phone(home.ann), home.phone(home.bob)]
    made_yesterday(home, schedule(home.ann))
    for _ in range(3):
        run_job(home.client)
    for phone in phones:
        assert home.shown(phone) == [("Rent is due", "From your schedules")]


def test_what_was_due_when_it_was_made_is_not_told(home: Household) -> None:
    phone = home.phone(home.ann)
    schedule(home.ann)
    run_job(home.client)
    assert home.titles(phone) == []


def test_what_was_posted_before_its_alert_came_is_not_told(home: Household) -> None:
    phone = home.phone(home.ann)
    made = schedule(home.ann)
    home.set(home.ann, **now_quiet())
    made_yesterday(home, made)
    run_job(home.client)
    book(home.bob, made, today().isoformat())
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == []


def test_what_was_moved_before_its_alert_came_is_not_told(home: Household) -> None:
    phone = home.phone(home.ann)
    made = schedule(home.ann)
    home.set(home.ann, **now_quiet())
    made_yesterday(home, made)
    run_job(home.client)
    home.bob.put(f"/schedule/{made['id']}", {"startDate": (today() + A_DAY).isoformat()})
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == []


def paused(home: Household, made: Any) -> None:
    assert home.bob.call("PATCH", f"/schedule/{made['id']}/toggle", {"isActive": False}).is_success


def skipped(home: Household, made: Any) -> None:
    home.bob.post(f"/schedule/{made['id']}/skip", {"occurrence": today().isoformat(), "isSkipped": True}, None)


def deleted(home: Household, made: Any) -> None:
    home.bob.delete(f"/schedule/{made['id']}")


def restarted_later(home: Household, made: Any) -> None:
    one = update(ScheduleRow).where(ScheduleRow.id == made["id"])
    write(home.client, lambda db: db.execute(one.values(active_from=(today() + A_DAY).isoformat())))


def unwanted(home: Household, _: Any) -> None:
    home.set(home.ann, schedules=False)


def unchanged(home: Household, made: Any) -> None:
    home.bob.put(f"/schedule/{made['id']}", {"value": "901"})


@pytest.mark.parametrize("change", [paused, skipped, deleted, restarted_later, unwanted, unchanged])
def test_what_is_no_longer_due_or_wanted_when_quiet_hours_end_is_not_told(
    home: Household, change: Callable[[Household, Any], None]
) -> None:
    phone = home.phone(home.ann)
    made = schedule(home.ann)
    home.set(home.ann, **now_quiet())
    made_yesterday(home, made)
    run_job(home.client)
    change(home, made)
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == (["Rent is due"] if change is unchanged else [])


def test_whoever_switched_them_off_is_not_told(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, schedules=False)
    made_yesterday(home, schedule(home.ann))
    run_job(home.client)
    daily(home.ann, 0, mode="post")
    post(home.client)
    assert home.titles(phone) == []


@pytest.mark.both_databases
def test_what_the_job_posts_is_told_once_to_who_made_it_too(home: Household) -> None:
    phones = [home.phone(home.ann), home.phone(home.bob)]
    home.set(home.bob, showAmounts=True, others="each")
    made = schedule(home.ann, mode="post")
    post(home.client)
    hurry(home.client, made)
    post(home.client)
    assert home.shown(phones[0]) == [("Rent was added", "From your schedules")]
    assert home.shown(phones[1]) == [("Rent was added", "$900.00")]


def test_a_level_that_the_job_reached_is_told_to_who_made_the_schedule_too(home: Household) -> None:
    phone = home.phone(home.ann)
    home.plan("1000.00")
    made = schedule(home.ann, mode="post")
    post(home.client)
    assert sorted(home.titles(phone)) == ["Food is at 90%", "Rent was added"]
    (entry,) = home.ann.get(f"/history/{home.workspace}/list-new")["entries"]
    assert entry["scheduleId"] == made["id"]
    let_an_hour_pass(home.client)
    home.ann.delete(f"/history/{entry['id']}")
    assert levels_of(home.client, home.ann) == []


@pytest.mark.both_databases
def test_what_the_job_cannot_post_is_told_once(home: Household) -> None:
    phone = home.phone(home.bob)
    made = schedule(home.ann, mode="post", startDate=(today() + A_DAY).isoformat())
    home.ann.delete(f"/category/{home.ann.categories['Food']}")

    def come(db: Any) -> None:
        days = {"start_date": today().isoformat(), "active_from": today().isoformat()}
        db.execute(update(ScheduleRow).where(ScheduleRow.id == made["id"]).values(days))

    write(home.client, come)
    for _ in range(2):
        hurry(home.client, made)
        post(home.client)
    assert home.shown(phone) == [("Rent could not be added", "Open the app to see why")]


def test_a_schedule_is_named_by_its_category_where_it_has_no_note(home: Household) -> None:
    phone = home.phone(home.ann)
    schedule(home.bob, note="", mode="post")
    post(home.client)
    assert home.titles(phone) == ["Food was added"]
