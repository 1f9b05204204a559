"""Schedules in the file of a workspace and among a guest's data."""

from datetime import date
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_core.recurring import schedules
from tests.api import guests
from tests.api.people import Person
from tests.api.schedules import ago, book, daily, posted, rent_of, run_job

pytestmark = pytest.mark.both_databases


def test_the_file_of_a_workspace_carries_schedules_and_what_they_posted(ann: Person) -> None:
    made = daily(ann, 2, weekend="after")
    book(ann, made, ago(2))
    ann.post(f"/schedule/{made['id']}/skip", {"occurrence": ago(1)}, None)
    content = ann.call("GET", f"/workspace/{ann.workspace}/export").json()
    copy = ann.post("/workspace/import-guest", content | {"name": "Copy"})
    (again,) = ann.get(f"/schedule/{copy['id']}/list")
    (entry,) = ann.get(f"/history/{copy['id']}/list-new")["entries"]
    assert (entry["scheduleId"], entry["occurrence"]) == (again["id"], ago(2))
    assert entry["id"] == schedules.entry_id(again["id"], date.fromisoformat(ago(2)))
    assert (again["skipped"], again["weekend"], again["note"]) == ([ago(1)], "after", rent_of(ann)["note"])
    assert ann.call("GET", f"/workspace/{copy['id']}/export").json() | {"name": ""} == content | {"name": ""}


def test_a_restored_file_does_not_post_again_what_was_taken_back_or_skipped(
    server: TestClient[Any], ann: Person
) -> None:
    made = daily(ann, 2, mode="post")
    ann.post(f"/schedule/{made['id']}/skip", {"occurrence": ago(1)}, None)
    run_job(server)
    kept, gone = posted(ann)
    ann.delete(f"/history/{gone['id']}")
    content = ann.call("GET", f"/workspace/{ann.workspace}/export").json()
    copy = ann.post("/workspace/import-guest", content | {"name": "Copy"})
    run_job(server)
    (again,) = ann.get(f"/schedule/{copy['id']}/list")
    assert again["skipped"] == sorted([ago(1), gone["occurrence"]])
    (entry,) = ann.get(f"/history/{copy['id']}/list-new")["entries"]
    assert (entry["localDay"], entry["isAutomatic"]) == (kept["localDay"], True)


def brought(person: Person, entries: tuple[str, ...] = (), status: int = 422, **more: Any) -> Any:
    """Bring a guest's budget with a schedule of coffee, and these occurrences of it posted."""
    account, category = guests.account("Cash", f"{-5 * len(entries)}.00", isMainAccount=True), guests.category("Food")
    made = {
        "id": "sch-1",
        "kind": "expense",
        "accountId": account["id"],
        "categoryId": category["id"],
        "value": "5",
        "frequency": "day",
        "startDate": ago(3),
        "activeFrom": ago(3),
        **more,
    }
    own = {"scheduleId": "sch-1", "categoryId": category["id"]}
    history = [
        guests.entry(account, "-5.00", **own, id=f"his-{place}", occurrence=day, date=day, localDay=day)
        for place, day in enumerate(entries)
    ]
    rows = {"guestAccounts": [account], "guestCategory": [category], "guestSchedule": [made], "guestHistory": history}
    return person.post("/workspace/import-guest", rows, status)


def test_a_guests_schedules_come_along_with_what_they_posted(ann: Person) -> None:
    workspace = brought(ann, (ago(3), ago(2)), 201, skipped=[ago(1)])["id"]
    (made,) = ann.get(f"/schedule/{workspace}/list")
    assert ([each["occurrence"] for each in made["due"]], made["postedCount"]) == ([ago(0)], 2)


@pytest.mark.parametrize(
    ("field", "code", "more"),
    [
        ("accountId", "validation.reference", {"accountId": "nobody's"}),
        ("categoryId", "validation.required", {"categoryId": None}),
        ("fromValue", "validation.choice", {"fromValue": "1"}),
        ("count", "validation.choice", {"count": 2, "endDate": "2999-01-01"}),
        ("value", "validation.amountDigits", {"value": "1.50", "currencyCode": "JPY"}),
    ],
)
def test_a_guests_schedules_are_checked(ann: Person, field: str, code: str, more: Any) -> None:
    assert brought(ann, **more)["fields"][f"guestSchedule.0.{field}"] == code


def test_of_an_occurrence_a_guest_brings_one_entry(ann: Person) -> None:
    assert brought(ann, (ago(3), ago(3)))["fields"] == {"guestHistory.1.occurrence": "validation.unique"}
