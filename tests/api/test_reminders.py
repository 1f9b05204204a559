"""Reminders over HTTP: making, editing, switching, and what a subscription is needed for."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient
from sqlalchemy import false
from sqlalchemy.orm import Session

from budget_api.access import entitlement
from budget_api.db.models import ReminderRow
from budget_core.base.limits import REMINDERS_MAX
from tests.api.database import write
from tests.api.people import PASSWORD, Person
from tests.api.reminders import KYIV, RENT, clock, expense_of, remind

PAST = "2020-01-01T09:00"


@pytest.fixture
def lapsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Require a subscription from here on, which nobody has."""
    monkeypatch.setattr(entitlement, "has_entitlement", lambda _: false())
    yield


def wrong(answer: Any) -> dict[str, str]:
    return dict(answer["fields"])


def test_a_new_reminder_says_when_it_rings_on_the_clock_of_its_place(ann: Person) -> None:
    made = remind(ann, comment=" to Mr Smith ", expense=expense_of(ann))
    kept = {name: made[name] for name in ("name", "date", "timeZone", "frequency", "comment", "active", "expense")}
    expense = expense_of(ann) | {"workspaceId": ann.workspace}
    assert kept == RENT | {"comment": "to Mr Smith", "active": True, "expense": expense}
    assert (made["nextAt"], made["lastAt"], made["missedAt"], made["version"]) == (
        "2036-12-01T07:00:00Z",
        None,
        None,
        1,
    )
    assert ann.get("/reminder") == [made]


def test_without_a_zone_it_follows_the_users_clock(ann: Person) -> None:
    ann.put("/settings/update", {"timeZone": "Asia/Tokyo"})
    body = {name: value for name, value in RENT.items() if name != "timeZone"}
    made = ann.post("/reminder/create", body)
    assert (made["timeZone"], made["nextAt"]) == ("Asia/Tokyo", "2036-12-01T00:00:00Z")


def test_those_that_ring_next_come_first_and_those_that_are_off_last(ann: Person) -> None:
    for name, date, active in (
        ("b", "2037-01-01T09:00", True),
        ("z", PAST, False),
        ("a", RENT["date"], True),
    ):
        remind(ann, name=name, date=date, active=active)
    assert [row["name"] for row in ann.get("/reminder")] == ["a", "b", "z"]


def test_a_repeated_one_that_began_long_ago_rings_at_its_next_time(ann: Person) -> None:
    made = remind(ann, date=PAST, frequency="daily")
    assert timedelta(0) < datetime.fromisoformat(made["nextAt"]) - datetime.now(UTC) <= timedelta(days=1)


def test_one_for_once_that_is_past_is_refused_on_its_date(ann: Person) -> None:
    assert wrong(ann.post("/reminder/create", RENT | {"date": PAST, "frequency": "once"}, 422)) == {
        "date": "validation.past"
    }
    made = remind(ann, frequency="once")
    assert wrong(ann.put(f"/reminder/update/{made['id']}", {"date": PAST}, 422)) == {"date": "validation.past"}
    assert ann.get("/reminder") == [made]


def test_one_for_once_that_rang_is_not_switched_on_again_before_it_has_another_date(
    ann: Person, server: TestClient[Any]
) -> None:
    made = remind(ann, frequency="once", active=False)

    def let_pass(db: Session) -> None:
        db.get_one(ReminderRow, made["id"]).date = PAST

    write(server, let_pass)
    answer = ann.call("PATCH", f"/reminder/toggle/{made['id']}", {"active": True})
    assert (answer.status_code, wrong(answer.json())) == (422, {"date": "validation.past"})
    again = ann.put(f"/reminder/update/{made['id']}", {"date": RENT["date"], "active": True})
    assert (again["active"], again["nextAt"]) == (True, "2036-12-01T07:00:00Z")


def test_switched_off_it_rings_no_more_and_switched_on_it_does(ann: Person) -> None:
    made = remind(ann)
    off = ann.call("PATCH", f"/reminder/toggle/{made['id']}", {"active": False}).json()
    assert (off["active"], off["nextAt"], off["version"]) == (False, None, 2)
    on = ann.call("PATCH", f"/reminder/toggle/{made['id']}", {"active": True}).json()
    assert (on["active"], on["nextAt"], on["version"]) == (True, made["nextAt"], 3)


def test_another_time_zone_or_frequency_changes_when_it_rings(ann: Person) -> None:
    made = remind(ann)
    changed = ann.put(f"/reminder/update/{made['id']}", {"timeZone": "UTC", "frequency": "weekly"})
    assert changed["nextAt"] != made["nextAt"]
    assert changed | {"date": made["date"], "frequency": "weekly"} == changed


def test_edits_of_different_fields_merge_and_of_the_same_conflict(ann: Person) -> None:
    made = remind(ann)
    path = f"/reminder/update/{made['id']}"
    ann.put(path, {"name": "Rent and water", "version": 1})
    assert ann.put(path, {"comment": "by card", "version": 1})["name"] == "Rent and water"
    conflict = ann.put(path, {"name": "Flat", "version": 1}, 409)
    assert (conflict["code"], conflict["current"]) == ("conflict.version", {"name": "Rent and water"})


def test_a_create_that_is_sent_twice_makes_one(ann: Person) -> None:
    body = RENT | {"id": str(uuid4())}
    first = ann.post("/reminder/create", body)
    ann.put(f"/reminder/update/{first['id']}", {"name": "Flat"})
    assert ann.post("/reminder/create", body)["name"] == "Flat"
    ann.delete(f"/reminder/delete/{first['id']}")
    assert ann.post("/reminder/create", body, 409)["code"] == "conflict.deleted"
    assert ann.get("/reminder") == []
    assert ann.post("/reminder/create", body | {"name": "Other"}, 409)["code"] == "conflict.id"


def test_a_deleted_one_is_gone_and_deleting_it_again_is_no_error(ann: Person) -> None:
    made = remind(ann)
    assert [ann.delete(f"/reminder/delete/{made['id']}") for _ in range(2)] == [{"ok": True}] * 2
    assert ann.get("/reminder") == []
    ann.put(f"/reminder/update/{made['id']}", {"name": "Flat"}, 404)


def test_there_are_a_hundred_at_most(ann: Person) -> None:
    for _ in range(REMINDERS_MAX):
        remind(ann)
    assert wrong(ann.post("/reminder/create", RENT, 422)) == {"name": "validation.count"}
    ann.delete(f"/reminder/delete/{ann.get('/reminder')[0]['id']}")
    remind(ann)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("name", "x" * 41, "validation.titleMax"),
        ("comment", "x" * 121, "validation.commentMax"),
        ("date", "2036-12-01T09:00Z", "validation.date"),
        ("timeZone", "Europe/Atlantis", "validation.timeZone"),
        ("frequency", "yearly", "validation.choice"),
        ("missedAt", None, "validation.unknown"),
    ],
)
def test_a_field_that_is_wrong_is_named(ann: Person, field: str, value: Any, code: str) -> None:
    assert wrong(ann.post("/reminder/create", RENT | {field: value}, 422)) == {field: code}


def test_an_archived_category_is_no_expense_to_fill_in(ann: Person) -> None:
    ann.delete(f"/category/{ann.categories['Food']}")
    answer = ann.post("/reminder/create", RENT | {"expense": expense_of(ann)}, 422)
    assert wrong(answer) == {"expense.categoryId": "validation.reference"}


def test_an_expense_that_is_wholly_somebody_elses_is_refused(ann: Person, bob: Person) -> None:
    answer = ann.post("/reminder/create", RENT | {"expense": expense_of(bob)}, 422)
    assert wrong(answer) == {"expense.categoryId": "validation.reference"}


def test_an_expense_is_changed_and_taken_away(ann: Person) -> None:
    made = remind(ann, expense=expense_of(ann))
    path = f"/reminder/update/{made['id']}"
    assert ann.put(path, {"expense": expense_of(ann) | {"value": "950"}})["expense"]["value"] == "950.00"
    assert ann.put(path, {"expense": None})["expense"] is None


def test_what_was_missed_stays_until_it_is_dismissed(ann: Person, server: TestClient[Any]) -> None:
    made, at = remind(ann), datetime(2026, 11, 20, 7, tzinfo=UTC)

    def miss(db: Session) -> None:
        db.get_one(ReminderRow, made["id"]).missed_at = at

    write(server, miss)
    ann.put(f"/reminder/update/{made['id']}", {"name": "Flat"})
    assert ann.get("/reminder")[0]["missedAt"] == "2026-11-20T07:00:00Z"
    assert [ann.call("PATCH", f"/reminder/dismiss/{made['id']}").json()["missedAt"] for _ in range(2)] == [None, None]


def test_without_a_subscription_reminders_are_read_switched_off_and_deleted_alone(
    ann: Person, request: pytest.FixtureRequest
) -> None:
    kept, gone = remind(ann), remind(ann, name="Phone")
    request.getfixturevalue("lapsed")
    path = f"/reminder/toggle/{kept['id']}"
    refused = [
        ann.call("POST", "/reminder/create", RENT),
        ann.call("PUT", f"/reminder/update/{kept['id']}", {"name": "Flat"}),
        ann.call("PATCH", path, {"active": True}),
    ]
    assert {(one.status_code, one.json()["code"]) for one in refused} == {(403, "subscription.required")}
    assert ann.get("/user/me")["hasSubscription"] is False
    assert ann.call("PATCH", path, {"active": False}).json()["active"] is False
    ann.delete(f"/reminder/delete/{gone['id']}")
    assert [row["name"] for row in ann.get("/reminder")] == ["Rent"]


def test_a_deleted_user_leaves_no_reminder(ann: Person, server: TestClient[Any]) -> None:
    made = remind(ann)
    ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    assert (
        server.blocking_portal.call(server.app.state.context.database.read, lambda db: db.get(ReminderRow, made["id"]))
        is None
    )


def test_a_clock_reads_as_reminders_are_dated() -> None:
    assert clock(KYIV, datetime(2036, 12, 1, 7, tzinfo=UTC)) == RENT["date"]
