"""Automatic posting of schedules: each occurrence once and on its own day, whatever happens meanwhile."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.access.limits import Limits
from budget_api.config import Quota
from budget_api.db.models import ScheduleRow
from budget_api.schedules import sweep
from budget_api.schedules.sweep import post_next
from budget_api.schedules.waiting import due_schedules
from tests.api.database import read, state_of, store_rates, write
from tests.api.members import join
from tests.api.people import Person, sign_up
from tests.api.schedules import A_DAY, ago, book, daily, due_of, hurry, posted, run_job, schedule, seen, today

pytestmark = pytest.mark.both_databases


@pytest.fixture
def by_itself(server: TestClient[Any], ann: Person) -> Callable[..., Any]:
    """Make a schedule that posts by itself, and let the job run."""

    def make(days: int, **more: Any) -> Any:
        made = daily(ann, days, mode="post", **more)
        run_job(server)
        return made

    return make


def test_after_a_downtime_each_missed_day_is_posted_once_on_its_own_day(
    server: TestClient[Any], ann: Person, by_itself: Callable[..., Any]
) -> None:
    made = by_itself(40, value="1")
    run_job(server)
    hurry(server, made)
    run_job(server)
    assert [entry["localDay"] for entry in posted(ann)] == [ago(days) for days in range(41)]
    assert (ann.budget(), due_of(ann, made), seen(ann, made)["postedCount"]) == ("-41.00", [], 41)
    assert {entry["creatorName"] for entry in posted(ann)} == {"Ann"}


def test_an_entry_says_that_nobody_posted_it_and_a_correction_keeps_that(
    ann: Person, by_itself: Callable[..., Any]
) -> None:
    by_itself(0)
    (entry,) = posted(ann)
    assert entry["isAutomatic"] is True
    body = {"value": "5", "accountId": entry["accountId"], "categoryId": entry["categoryId"]}
    assert ann.post(f"/history/{entry['id']}/replace", body)["isAutomatic"] is True
    made = daily(ann, 0)
    assert book(ann, made, ago(0))["isAutomatic"] is False
    assert ann.spend("1")["isAutomatic"] is False


def test_jobs_that_run_at_once_post_each_once(server: TestClient[Any], ann: Person) -> None:
    daily(ann, 9, mode="post", value="1")

    async def several() -> None:
        await asyncio.gather(*(sweep.post_due(state_of(server).database) for _ in range(4)))

    server.blocking_portal.call(several)
    assert (len(posted(ann)), ann.budget()) == (10, "-10.00")


def test_a_posting_that_is_cut_off_leaves_nothing_behind_and_comes_once(server: TestClient[Any], ann: Person) -> None:
    made = daily(ann, 0, mode="post")

    def dies(db: Session) -> None:
        post_next(db, made["id"], datetime.now(UTC))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write(server, dies)
    assert len(posted(ann)) in (0, 1)  # the server's own job may have come first
    run_job(server)
    assert (len(posted(ann)), ann.budget()) == (1, "-900.00")


def test_what_comes_up_later_is_not_posted_yet(ann: Person, by_itself: Callable[..., Any]) -> None:
    by_itself(-1)
    assert posted(ann) == []


def test_what_asks_first_is_not_posted(server: TestClient[Any], ann: Person) -> None:
    made = daily(ann, 1)
    run_job(server)
    assert (posted(ann), due_of(ann, made)) == ([], [ago(1), ago(0)])


def test_a_paused_one_posts_nothing_and_goes_on_from_today(server: TestClient[Any], ann: Person) -> None:
    made = schedule(ann, frequency="day", startDate=(today() + A_DAY).isoformat(), mode="post")
    path = f"/schedule/{made['id']}/toggle"
    ann.call("PATCH", path, {"isActive": False})
    ann.put(f"/schedule/{made['id']}", {"startDate": ago(3)})
    run_job(server)
    assert posted(ann) == []
    ann.call("PATCH", path, {"isActive": True})
    run_job(server)
    assert [entry["localDay"] for entry in posted(ann)] == [ago(0)]


def test_one_that_was_taken_back_waits_for_a_person(
    server: TestClient[Any], ann: Person, by_itself: Callable[..., Any]
) -> None:
    made = by_itself(1)
    ann.delete(f"/history/{posted(ann)[0]['id']}")
    hurry(server, made)
    run_job(server)
    assert ([entry["localDay"] for entry in posted(ann)], due_of(ann, made)) == ([ago(1)], [ago(0)])


def test_what_can_not_be_booked_stays_due_until_it_can(fresh: Callable[[], Any]) -> None:
    with fresh() as server:
        ann = sign_up(server)
        store_rates(server, EUR="0.80")
        made = daily(ann, 1, mode="post", currencyCode="GHS", value="10")
        run_job(server)
        assert ([each["problem"] for each in seen(ann, made)["due"]], posted(ann)) == (["noRate", "noRate"], [])
        store_rates(server, EUR="0.80", GHS="10")
        hurry(server, made)
        run_job(server)
        assert ([entry["accountValue"] for entry in posted(ann)], due_of(ann, made)) == (["-1.00", "-1.00"], [])


def test_a_deleted_account_keeps_it_due_and_others_are_posted(server: TestClient[Any], ann: Person) -> None:
    gone = daily(ann, -1, frequency="once", mode="post", accountId=ann.accounts["Cash"])
    ann.delete(f"/account/{ann.accounts['Cash']}")
    ann.put(f"/schedule/{gone['id']}", {"startDate": ago(0)})
    daily(ann, 0, mode="post")
    run_job(server)
    assert [each["problem"] for each in seen(ann, gone)["due"]] == ["accountDeleted"]
    assert len(posted(ann)) == 1


def test_what_can_not_be_booked_is_looked_at_again_in_an_hour(server: TestClient[Any], ann: Person) -> None:
    gone = daily(ann, -1, frequency="once", mode="post", accountId=ann.accounts["Cash"])
    ann.delete(f"/account/{ann.accounts['Cash']}")
    ann.put(f"/schedule/{gone['id']}", {"startDate": ago(0)})
    now = datetime.now(UTC)

    def look_at(db: Session) -> timedelta | None:
        row = db.get_one(ScheduleRow, gone["id"])
        row.post_at = now
        assert not post_next(db, row.id, now)
        db.refresh(row)
        return None if row.post_at is None else row.post_at - now

    assert write(server, look_at) == timedelta(hours=1)


def test_the_day_begins_where_its_person_is(server: TestClient[Any]) -> None:
    far = sign_up(server, "Far")
    now = datetime.now(UTC)
    for zone, ahead in (("Pacific/Kiritimati", 14), ("Etc/GMT+12", -12)):
        far.put("/settings/update", {"timeZone": zone})
        there = (now + timedelta(hours=ahead)).date()
        made = schedule(far, frequency="once", startDate=(there + A_DAY).isoformat(), mode="post")
        hurry(server, made)
        run_job(server)
        assert seen(far, made)["postedCount"] == 0
        begun = schedule(far, frequency="once", startDate=there.isoformat(), mode="post")
        run_job(server)
        assert seen(far, begun)["postedCount"] == 1


def test_once_its_maker_left_it_posts_as_the_creator(server: TestClient[Any], ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    body = {"accountId": ann.accounts["Cash"], "categoryId": ann.categories["Food"]}
    made = bob.post(
        f"/schedule/{ann.workspace}/create",
        {**body, "kind": "expense", "value": "5", "frequency": "day", "mode": "post", "startDate": ago(-1)},
    )
    bob.put(f"/workspace/{ann.workspace}/reject")
    ann.put(f"/schedule/{made['id']}", {"startDate": ago(0)})
    run_job(server)
    assert [entry["creatorName"] for entry in posted(ann)] == ["Ann"]


def test_a_year_of_one_user_delays_nobodys_bill_of_today(
    server: TestClient[Any], ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("budget_api.schedules.waiting.BATCH", 4)
    for _ in range(6):
        daily(ann, 30, mode="post", value="1")
    schedule(ann, mode="post", value="5")
    schedule(bob, mode="post")

    def post_batch() -> None:
        """Post one round as the job does."""
        for schedule_id in read(server, due_schedules, datetime.now(UTC)):
            write(server, post_next, schedule_id, datetime.now(UTC))

    post_batch()
    assert len(posted(bob)) == 1
    assert "-5.00" in [entry["value"] for entry in posted(ann)]
    schedule(bob, mode="post")
    post_batch()
    assert len(posted(bob)) == 2


def test_past_days_that_a_schedule_posts_count_as_entries(
    server: TestClient[Any], ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app.state.context, "limits", Limits({"ENTRY_ACCOUNT": Quota(100, 60)}))
    asked = daily(ann, 59, mode="ask")
    daily(ann, 59, mode="post")
    refused = daily(ann, 59, mode="post", status=429)
    assert refused["code"] == "request.rateLimited"
    ann.put(f"/schedule/{asked['id']}", {"mode": "post"}, 429)
    ann.put(f"/schedule/{asked['id']}", {"note": "Coffee"})
    schedule(ann, mode="post")


@pytest.mark.parametrize("way", ["restore", "undo"])
@pytest.mark.parametrize("what", ["category", "account"])
def test_what_waited_for_a_category_or_an_account_is_tried_when_that_is_back(
    server: TestClient[Any], ann: Person, what: str, way: str
) -> None:
    lost = {"category": ann.categories["Food"], "account": ann.accounts["Cash"]}[what]
    made = schedule(ann, mode="post", startDate=ago(-1), accountId=ann.accounts["Cash"])
    ann.delete(f"/{what}/{lost}")
    archived = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["revision"]
    with_days = {"start_date": ago(1), "active_from": ago(1)}
    write(server, lambda db: db.execute(update(ScheduleRow).where(ScheduleRow.id == made["id"]).values(with_days)))
    hurry(server, made)
    run_job(server)
    assert posted(ann) == []
    if way == "restore":
        ann.put(f"/{what}/{lost}/restore", None)
    else:
        ann.post(f"/activity/{ann.workspace}/{archived}/undo", None)
    run_job(server)
    assert [entry["localDay"] for entry in posted(ann)] == [ago(1)]
