"""Schedules over HTTP: making, changing and removing them, posting and skipping what is due of them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from litestar.testing import TestClient

from budget_api.db.models import ScheduleRow
from budget_api.live.events import events_of
from budget_core.base import limits
from budget_core.contract.entries.history import HistoryEntry
from budget_core.recurring import schedules
from tests.api.database import read, store_rates
from tests.api.members import join
from tests.api.people import Person, sign_up
from tests.api.schedules import (
    A_DAY,
    ago,
    book,
    daily,
    due_of,
    posted,
    rent_of,
    schedule,
    schedules_of,
    seen,
    today,
)

pytestmark = pytest.mark.both_databases


def refused(person: Person, field: str, **more: Any) -> Any:
    return schedule(person, 422, **more)["fields"].get(field)


def activity(person: Person) -> list[Any]:
    return list(person.get(f"/activity/{person.workspace}")["changeSets"])


def euros(person: Person) -> str:
    """A new account in euros."""
    body = {"name": "Travel", "currencyCode": "EUR"}
    return str(person.post(f"/account/{person.workspace}/create", body)["id"])


def daily_transfer(person: Person, days: int, **more: Any) -> Any:
    return daily(person, days, kind="transfer", categoryId=None, **more)


def undo(person: Person, index: int = 0, status: int = 201) -> Any:
    revision = activity(person)[index]["revision"]
    return person.post(f"/activity/{person.workspace}/{revision}/undo", None, status)


def test_a_schedule_says_when_it_comes_up_next(ann: Person) -> None:
    made = schedule(ann, startDate=(today() + 3 * A_DAY).isoformat(), weekend="asIs")
    assert made["nextDate"] == (today() + 3 * A_DAY).isoformat()
    assert (made["due"], made["postedCount"], made["currencyCode"]) == ([], 0, "USD")
    assert schedules_of(ann) == [made]


def test_of_the_past_only_what_backfill_asks_for_is_due(ann: Person) -> None:
    assert due_of(ann, schedule(ann, frequency="day", startDate=ago(5))) == [ago(0)]
    assert due_of(ann, daily(ann, 2)) == [ago(2), ago(1), ago(0)]


def test_a_backfill_reaches_400_days_back(ann: Person) -> None:
    assert refused(ann, "startDate", startDate=ago(401), backfill=True) == "validation.past"
    schedule(ann, startDate=ago(400), backfill=True)


def test_the_same_schedule_sent_twice_is_made_once(ann: Person) -> None:
    made = str(uuid4())
    assert schedule(ann, id=made) == schedule(ann, id=made)
    assert schedule(ann, 409, id=made, value="901")["code"] == "conflict.id"
    assert len(schedules_of(ann)) == 1


@pytest.mark.parametrize(
    ("field", "code", "more"),
    [
        ("count", "validation.choice", {"count": 3, "endDate": "2999-01-01"}),
        ("every", "validation.choice", {"frequency": "once", "every": 2}),
        ("every", "validation.type", {"every": 100}),
        ("endDate", "validation.past", {"endDate": "2026-01-01"}),
        ("startDate", "validation.date", {"startDate": "2026-02-30"}),
        ("frequency", "validation.choice", {"frequency": "daily"}),
        ("value", "validation.positive", {"value": "0"}),
        ("value", "validation.amountDigits", {"currencyCode": "JPY", "value": "1.50", "accountValue": "2"}),
        ("categoryId", "validation.required", {"categoryId": None}),
        ("fromValue", "validation.choice", {"fromValue": "1"}),
    ],
)
def test_what_makes_no_sense_is_refused_on_its_field(ann: Person, field: str, code: str, more: Any) -> None:
    found = refused(ann, field, **more)
    assert found == code or (code == "validation.type" and found is not None)
    assert schedules_of(ann) == []


def test_a_schedule_that_is_booked_at_once_is_one_change_set_and_one_undo(ann: Person) -> None:
    made = schedule(ann, book=True, tags=["flat"], payee="Landlord")
    (entry,) = posted(ann)
    assert (entry["scheduleId"], entry["occurrence"], entry["localDay"]) == (made["id"], ago(0), ago(0))
    assert (entry["value"], entry["payee"], entry["tags"]) == ("-900.00", "Landlord", ["flat"])
    assert (made["due"], made["postedCount"], ann.budget()) == ([], 1, "-900.00")
    kinds = {(change["entity"], change["kind"]) for change in activity(ann)[0]["changes"]}
    assert kinds == {("schedule", "created"), ("history", "created")}
    undo(ann)
    assert (schedules_of(ann), posted(ann), ann.budget()) == ([], [], "0.00")
    undo(ann)
    assert (seen(ann, made)["due"], posted(ann)[0]["id"], ann.budget()) == ([], entry["id"], "-900.00")


def test_a_schedule_from_a_past_day_is_booked_on_that_day_and_nothing_else_of_the_past_is_due(ann: Person) -> None:
    made = schedule(ann, book=True, frequency="day", startDate=ago(3))
    assert ([entry["localDay"] for entry in posted(ann)], due_of(ann, made)) == ([ago(3)], [ago(0)])
    caught_up = schedule(ann, book=True, frequency="day", startDate=ago(2), backfill=True)
    assert due_of(ann, caught_up) == [ago(1), ago(0)]


def test_a_schedule_of_a_later_day_is_not_booked(ann: Person) -> None:
    assert refused(ann, "book", book=True, startDate=ago(-1)) == "validation.choice"
    assert (schedules_of(ann), posted(ann)) == ([], [])


def test_a_booking_that_happens_once_leaves_no_schedule(ann: Person) -> None:
    body = rent_of(ann, id=str(uuid4()), book=True, frequency="once")
    made = ann.post(f"/schedule/{ann.workspace}/create", body)
    assert (schedules_of(ann), ann.budget(), posted(ann)[0]["localDay"]) == ([], "-900.00", ago(0))
    assert ann.post(f"/schedule/{ann.workspace}/create", body)["id"] == made["id"]
    undo(ann)
    assert ann.post(f"/schedule/{ann.workspace}/create", body)["id"] == made["id"]
    assert (posted(ann), ann.budget()) == ([], "0.00")


def test_an_income_and_a_transfer_are_booked_with_their_schedule(ann: Person) -> None:
    cash = ann.accounts["Cash"]
    schedule(ann, book=True, kind="income", categoryId=None, note="Salary")
    schedule(ann, book=True, kind="transfer", categoryId=None, fromAccountId=cash, note="Saving")
    assert [entry["kind"] for entry in posted(ann)] == ["transfer", "income"]
    assert ann.budget() == "1800.00"


def test_a_repeat_of_a_booking_with_its_schedule_books_nothing_more(ann: Person) -> None:
    body = rent_of(ann, id=str(uuid4()), book=True)
    first, second = (ann.post(f"/schedule/{ann.workspace}/create", body) for _ in range(2))
    assert (first["id"], len(posted(ann))) == (second["id"], 1)
    other = body | {"book": False}
    assert ann.post(f"/schedule/{ann.workspace}/create", other, 409)["code"] == "conflict.id"


def test_income_has_no_category_and_is_in_its_accounts_currency(ann: Person) -> None:
    assert refused(ann, "categoryId", kind="income") == "validation.reference"
    assert refused(ann, "currencyCode", kind="income", categoryId=None, currencyCode="EUR") == "validation.currency"
    assert refused(ann, "accountValue", kind="income", categoryId=None, accountValue="1") == "validation.choice"
    assert schedule(ann, kind="income", categoryId=None)["currencyCode"] == "USD"


def test_a_transfer_has_two_accounts(ann: Person) -> None:
    own: dict[str, Any] = {"kind": "transfer", "categoryId": None}
    assert refused(ann, "fromAccountId", **own) == "validation.required"
    assert schedule(ann, 422, **own, fromAccountId=ann.accounts["Credit Card"])["code"] == "transfer.sameAccount"
    schedule(ann, **own, fromAccountId=ann.accounts["Cash"])


def test_posting_books_an_ordinary_entry_on_the_day_it_was_due(ann: Person) -> None:
    made = daily(ann, 1)
    entry = book(ann, made, ago(1))
    assert (entry["value"], entry["localDay"], entry["note"], entry["kind"]) == ("-900.00", ago(1), "Rent", "expense")
    assert (entry["scheduleId"], entry["occurrence"]) == (made["id"], ago(1))
    assert entry["id"] == schedules.entry_id(made["id"], date.fromisoformat(ago(1)))
    assert (ann.budget(), due_of(ann, made), seen(ann, made)["postedCount"]) == ("-900.00", [ago(0)], 1)


def test_what_is_posted_may_differ_from_what_was_planned(ann: Person) -> None:
    entry = book(ann, daily(ann, 0), ago(0), value="950.50", day=ago(3), note="dearer")
    assert (entry["value"], entry["localDay"], entry["note"]) == ("-950.50", ago(3), "dearer")


def test_an_income_and_a_transfer_are_posted(ann: Person) -> None:
    book(ann, daily(ann, 0, kind="income", categoryId=None), ago(0))
    moved = daily(ann, 0, kind="transfer", categoryId=None, fromAccountId=ann.accounts["Cash"], value="10")
    assert book(ann, moved, ago(0))["fromValue"] == "10.00"
    assert (ann.budget(), ann.budget("Cash")) == ("910.00", "-10.00")


def test_posting_again_answers_with_the_entry_that_stands(ann: Person) -> None:
    made = daily(ann, 0)
    entry = book(ann, made, ago(0))
    assert book(ann, made, ago(0), 200, value="1") == entry
    assert ann.budget() == "-900.00"


def test_of_two_that_post_at_once_one_books(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    made = daily(ann, 0)

    def post(person: Person) -> tuple[int, str]:
        answer = person.call("POST", f"/schedule/{made['id']}/post", {"occurrence": ago(0)})
        return answer.status_code, answer.json()["id"]

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(post, [ann, bob] * 4))
    assert sorted({status for status, _ in answers}) == [200, 201]
    assert [status for status, _ in answers].count(201) == 1
    assert len({entry_id for _, entry_id in answers}) == 1
    assert (len(posted(ann)), ann.budget()) == (1, "-900.00")


def test_posted_early_it_is_not_due_later(ann: Person) -> None:
    tomorrow = (today() + A_DAY).isoformat()
    made = schedule(ann, frequency="day", startDate=tomorrow)
    entry = book(ann, made, tomorrow)
    assert entry["localDay"] == tomorrow
    now = seen(ann, made)
    assert (now["settled"], now["nextDate"]) == ([tomorrow], (today() + 2 * A_DAY).isoformat())


def test_a_day_that_is_no_occurrence_is_refused(ann: Person) -> None:
    made = schedule(ann, frequency="week")
    assert book(ann, made, ago(-1), 422)["fields"] == {"occurrence": "validation.reference"}
    path = f"/schedule/{made['id']}/skip"
    assert ann.post(path, {"occurrence": ago(-1)}, 422)["fields"] == {"occurrence": "validation.reference"}


def test_a_reversed_entry_makes_it_due_again_and_posts_under_the_next_id(ann: Person) -> None:
    made = daily(ann, 0)
    first = book(ann, made, ago(0))
    ann.delete(f"/history/{first['id']}")
    assert due_of(ann, made) == [ago(0)]
    second = book(ann, made, ago(0))
    assert second["id"] == schedules.entry_id(made["id"], today(), 2)
    ann.delete(f"/history/{second['id']}")
    assert book(ann, made, ago(0))["id"] == schedules.entry_id(made["id"], today(), 3)


def test_a_repeat_that_comes_after_a_reversal_books_nothing(ann: Person) -> None:
    made = daily(ann, 0)
    entry_id = schedules.entry_id(made["id"], today())
    book(ann, made, ago(0), entryId=entry_id)
    assert book(ann, made, ago(0), 200, entryId=entry_id)["id"] == entry_id
    ann.delete(f"/history/{entry_id}")
    assert book(ann, made, ago(0), 409, entryId=entry_id)["code"] == "conflict.deleted"
    assert book(ann, made, ago(0), 422, entryId=str(uuid4()))["fields"] == {"entryId": "validation.id"}
    assert posted(ann) == []


def test_a_schedule_names_what_was_taken_back_once_for_each_id_that_is_taken(ann: Person) -> None:
    made = daily(ann, 1)
    for days in (1, 0, 0):
        before, standing = seen(ann, made)["reversed"], book(ann, made, ago(days))
        assert seen(ann, made)["reversed"] == before
        ann.delete(f"/history/{standing['id']}")
    assert seen(ann, made)["reversed"] == [ago(1), ago(0), ago(0)]
    body = {"value": "5", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    corrected = ann.post(f"/history/{book(ann, made, ago(1))['id']}/replace", body)
    ann.delete(f"/history/{corrected['id']}")
    assert seen(ann, made)["reversed"] == [ago(1), ago(1), ago(0), ago(0)]
    entry_id = schedules.entry_id(made["id"], today() - A_DAY, 3)
    assert book(ann, made, ago(1), entryId=entry_id)["id"] == entry_id


def test_a_correction_keeps_the_occurrence(ann: Person) -> None:
    made = daily(ann, 0)
    entry = book(ann, made, ago(0))
    body = {"value": "950", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    again = ann.post(f"/history/{entry['id']}/replace", body)
    assert (again["scheduleId"], again["occurrence"], again["note"]) == (made["id"], ago(0), "Rent")
    assert (due_of(ann, made), book(ann, made, ago(0), 200)["id"]) == ([], again["id"])


def test_skipping_leaves_an_occurrence_out(ann: Person) -> None:
    made = daily(ann, 2)
    path = f"/schedule/{made['id']}/skip"
    ann.post(path, {"occurrence": ago(1)}, None)
    ann.post(path, {"occurrence": ago(1)}, None)
    assert (due_of(ann, made), seen(ann, made)["skipped"]) == ([ago(2), ago(0)], [ago(1)])
    assert len([each for each in activity(ann) if each["changes"][0]["entity"] == "schedule"]) == 2


def test_a_posted_occurrence_is_not_skipped_and_is_due_again_once_reversed(ann: Person) -> None:
    made = daily(ann, 1)
    entry, log = book(ann, made, ago(1)), activity(ann)
    answer = ann.post(f"/schedule/{made['id']}/skip", {"occurrence": ago(1)}, None)
    assert (answer["skipped"], activity(ann)) == ([], log)
    ann.delete(f"/history/{entry['id']}")
    assert due_of(ann, made) == [ago(1), ago(0)]


def test_a_skip_is_taken_back(ann: Person) -> None:
    made = daily(ann, 2)
    path = f"/schedule/{made['id']}/skip"
    ann.post(path, {"occurrence": ago(1)}, None)
    for _ in range(2):
        ann.post(path, {"occurrence": ago(1), "isSkipped": False}, None)
    assert (due_of(ann, made), seen(ann, made)["skipped"]) == ([ago(2), ago(1), ago(0)], [])


def test_a_skip_is_undone_alone(ann: Person) -> None:
    made = daily(ann, 2)
    for day in (ago(2), ago(1)):
        ann.post(f"/schedule/{made['id']}/skip", {"occurrence": day}, None)
    undo(ann, 1)
    assert seen(ann, made)["skipped"] == [ago(1)]


def test_fields_change_and_different_ones_merge(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    made = schedule(ann)
    path = f"/schedule/{made['id']}"
    ann.put(path, {"value": "950", "version": 1})
    assert bob.put(path, {"note": "Flat", "version": 1})["value"] == "950.00"
    assert bob.put(path, {"value": "1", "version": 1}, 409)["code"] == "conflict.version"
    assert ann.put(path, {"endDate": "2999-01-01"})["endDate"] == "2999-01-01"
    assert ann.put(path, {"count": 3}, 422)["fields"] == {"count": "validation.choice"}
    assert ann.put(path, {"count": 3, "endDate": None})["count"] == 3


def test_another_rhythm_begins_today(ann: Person) -> None:
    made = daily(ann, 5)
    changed = ann.put(f"/schedule/{made['id']}", {"frequency": "week"})
    assert (changed["activeFrom"], changed["due"]) == (ago(0), [])
    assert ann.put(f"/schedule/{made['id']}", {"value": "5"})["activeFrom"] == ago(0)


def test_what_came_up_while_it_was_paused_is_not_due(ann: Person) -> None:
    made = daily(ann, 5)
    path = f"/schedule/{made['id']}/toggle"
    off = ann.call("PATCH", path, {"isActive": False}).json()
    assert (off["due"], off["nextDate"], off["isActive"]) == ([], None, False)
    on = ann.call("PATCH", path, {"isActive": True}).json()
    assert ([each["occurrence"] for each in on["due"]], on["activeFrom"]) == ([ago(0)], ago(0))


def test_a_deleted_schedule_leaves_what_it_posted(ann: Person) -> None:
    made = daily(ann, 1)
    entry = book(ann, made, ago(1))
    for _ in range(2):
        ann.delete(f"/schedule/{made['id']}")
    assert (schedules_of(ann), posted(ann)) == ([], [entry])
    book(ann, made, ago(0), 404)
    assert book(ann, made, ago(1), 200) == entry


def test_a_deleted_schedule_comes_back_as_it_was(ann: Person) -> None:
    made = daily(ann, 1, mode="post")
    ann.delete(f"/schedule/{made['id']}")
    for _ in range(2):
        back = ann.put(f"/schedule/{made['id']}/restore")
        assert {**back, "updatedAt": ""} == {**made, "updatedAt": "", "version": 3}
    assert schedules_of(ann) == [back]
    assert activity(ann)[0]["changes"][0]["kind"] == "restored"
    undo(ann)
    assert schedules_of(ann) == []


def test_a_deleted_schedule_comes_back_where_there_is_room(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made = schedule(ann)
    ann.delete(f"/schedule/{made['id']}")
    schedule(ann)
    monkeypatch.setattr(limits, "SCHEDULES_MAX", 1)
    assert ann.put(f"/schedule/{made['id']}/restore", None, 422)["fields"] == {"startDate": "validation.count"}


def test_making_changing_and_deleting_are_undone(ann: Person) -> None:
    made = daily(ann, 1)
    ann.put(f"/schedule/{made['id']}", {"value": "5"})
    undo(ann)
    assert seen(ann, made)["value"] == "900.00"
    ann.delete(f"/schedule/{made['id']}")
    undo(ann)
    assert due_of(ann, made) == [ago(1), ago(0)]
    other = schedule(ann)
    undo(ann)
    assert [each["id"] for each in schedules_of(ann)] == [made["id"]]
    assert other["id"] != made["id"]


LATER = (today() + 9 * A_DAY).isoformat()
"""Day of a schedule that no job looks at yet."""

Change = Callable[[Person, Any], Any]


def edited(**fields: Any) -> Change:
    return lambda ann, made: ann.put(f"/schedule/{made['id']}", fields)


MADE: dict[str, Change] = {
    "another first day": edited(startDate=(today() + 5 * A_DAY).isoformat()),
    "another rhythm": edited(frequency="week", every=2),
    "another amount": edited(value="5"),
    "a last day": edited(endDate=(today() + 12 * A_DAY).isoformat()),
    "another mode": lambda ann, made: edited(mode="ask" if made["mode"] == "post" else "post")(ann, made),
    "a new schedule": lambda ann, made: schedule(ann, startDate=LATER, note="Gym"),
    "a deleted schedule": lambda ann, made: ann.delete(f"/schedule/{made['id']}"),
    "a paused schedule": lambda ann, made: ann.call("PATCH", f"/schedule/{made['id']}/toggle", {"isActive": False}),
    "a skipped day": lambda ann, made: ann.post(f"/schedule/{made['id']}/skip", {"occurrence": LATER}, None),
}


def job_times(server: TestClient[Any], made: Any) -> tuple[Any, Any]:
    """Return when the jobs look at a schedule: to post, to announce."""
    row = read(server, lambda db: db.get(ScheduleRow, made["id"]))
    return row.post_at, row.announce_at


def made_anew(ann: Person, made: Any) -> Any:
    """Make a schedule that is as another one is now."""
    now = {name: value for name, value in seen(ann, made).items() if name in rent_of(ann, mode=0, every=0, endDate=0)}
    twin = schedule(ann, **now)
    for day in seen(ann, made)["skipped"]:
        ann.post(f"/schedule/{twin['id']}/skip", {"occurrence": day}, None)
    if not seen(ann, made)["isActive"]:
        ann.call("PATCH", f"/schedule/{twin['id']}/toggle", {"isActive": False})
    return twin


@pytest.mark.parametrize("mode", ["post", "ask"])
@pytest.mark.parametrize("change", MADE.values(), ids=MADE)
def test_after_each_undo_the_jobs_look_at_a_schedule_as_at_one_made_anew(
    server: TestClient[Any], ann: Person, change: Change, mode: str
) -> None:
    made = schedule(ann, startDate=LATER, frequency="day", mode=mode)
    times = job_times(server, made)
    assert times.count(None) == 1
    change(ann, made)
    changed, done = job_times(server, made), activity(ann)[0]["revision"]
    undone = ann.post(f"/activity/{ann.workspace}/{done}/undo", None)["revision"]
    assert job_times(server, made) == times == job_times(server, made_anew(ann, made))
    ann.post(f"/activity/{ann.workspace}/{undone}/undo", None)
    assert job_times(server, made) == changed
    if made["id"] in [each["id"] for each in schedules_of(ann)]:
        assert changed == job_times(server, made_anew(ann, made))
    else:
        assert changed == (None, None)


def test_an_account_that_comes_back_hurries_its_own_schedules(
    server: TestClient[Any], ann: Person, bob: Person
) -> None:
    cash: dict[str, Any] = {"accountId": ann.accounts["Cash"]}
    own = schedule(ann, startDate=LATER, mode="post", **cash)
    others = [
        schedule(ann, startDate=LATER, mode="ask", **cash),
        schedule(ann, startDate=LATER, mode="post"),
        schedule(bob, startDate=LATER, mode="post"),
        schedule(ann, startDate=LATER, mode="post", **cash),
    ]
    ann.delete(f"/schedule/{others[-1]['id']}")
    before = [job_times(server, each) for each in (own, *others)]
    ann.delete(f"/account/{ann.accounts['Cash']}")
    undo(ann)
    after = [job_times(server, each) for each in (own, *others)]
    assert (after[1:], after[0][1]) == (before[1:], before[0][1])
    assert after[0][0] <= datetime.now(UTC) < before[0][0]


def test_a_posting_is_undone_and_done_again(ann: Person) -> None:
    made = daily(ann, 0)
    entry = book(ann, made, ago(0))
    undo(ann)
    assert (due_of(ann, made), ann.budget()) == ([ago(0)], "0.00")
    undo(ann)
    assert (due_of(ann, made), posted(ann)[0]["id"]) == ([], entry["id"])


def test_an_entry_does_not_come_back_beside_another_one_of_its_occurrence(ann: Person) -> None:
    made = daily(ann, 0)
    ann.delete(f"/history/{book(ann, made, ago(0))['id']}")
    again = book(ann, made, ago(0))
    assert undo(ann, 1, 409)["code"] == "undo.dependedOn"
    assert [entry["id"] for entry in posted(ann)] == [again["id"]]


def test_a_schedule_is_not_unmade_while_its_entries_stand(ann: Person) -> None:
    book(ann, daily(ann, 0), ago(0))
    assert undo(ann, 1, 409)["code"] == "undo.dependedOn"


def test_a_deleted_account_and_an_archived_category_are_problems(ann: Person) -> None:
    of_cash = daily(ann, 0, accountId=ann.accounts["Cash"])
    of_food = daily(ann, 0, categoryId=ann.categories["Transport"])
    ann.delete(f"/account/{ann.accounts['Cash']}")
    ann.delete(f"/category/{ann.categories['Transport']}")
    assert [each["problem"] for each in seen(ann, of_cash)["due"]] == ["accountDeleted"]
    assert [each["problem"] for each in seen(ann, of_food)["due"]] == ["categoryArchived"]
    assert book(ann, of_cash, ago(0), 422)["fields"] == {"accountId": "validation.reference"}
    assert book(ann, of_food, ago(0), 422)["fields"] == {"categoryId": "validation.reference"}
    ann.put(f"/category/{ann.categories['Transport']}/restore")
    assert [each["problem"] for each in seen(ann, of_food)["due"]] == [None]


def test_a_missing_rate_is_a_problem_until_the_amount_is_given(fresh: Callable[[], Any]) -> None:
    with fresh() as server:
        ann = sign_up(server)
        store_rates(server, EUR="0.80")
        made = daily(ann, 0, currencyCode="GHS")
        assert [each["problem"] for each in seen(ann, made)["due"]] == ["noRate"]
        assert book(ann, made, ago(0), 422)["code"] == "expense.noRate"
        ann.put(f"/schedule/{made['id']}", {"accountValue": "75"})
        assert [each["problem"] for each in seen(ann, made)["due"]] == [None]
        assert book(ann, made, ago(0))["accountValue"] == "-75.00"


def test_what_is_to_come_without_a_rate_is_named_and_not_as_spent(fresh: Callable[[], Any]) -> None:
    with fresh() as server:
        ann = sign_up(server)
        store_rates(server, EUR="0.80")
        ann.spend("4", currencyCode="GHS", accountValue="1")
        daily(ann, 0, frequency="once", currencyCode="GHS", value="50", accountValue="10")
        row = ann.month()["rows"][ann.categories["Food"]]
        assert [part["amount"] for part in row["notConverted"]] == ["4.00", "50.00"]
        assert row["spentNotConverted"] == [{"currencyCode": "GHS", "amount": "4.00"}]


def test_an_amount_given_belongs_to_the_value_it_was_given_for(fresh: Callable[[], Any]) -> None:
    with fresh() as server:
        ann = sign_up(server)
        store_rates(server, EUR="0.80")
        made = daily(ann, 1, currencyCode="EUR", value="8", accountValue="11")
        assert book(ann, made, ago(1))["accountValue"] == "-11.00"
        assert book(ann, made, ago(0), value="80")["accountValue"] == "-100.00"
        moved = daily_transfer(ann, 1, fromAccountId=euros(ann), value="10", fromValue="9")
        assert book(ann, moved, ago(1))["fromValue"] == "9.00"
        assert book(ann, moved, ago(0), value="100")["fromValue"] == "80.00"


def test_the_value_of_an_income_or_a_transfer_is_in_the_currency_of_the_account_it_arrives_in(ann: Person) -> None:
    travel = euros(ann)
    salary = daily(ann, 0, kind="income", categoryId=None)
    for made in (salary, daily_transfer(ann, 0, fromAccountId=ann.accounts["Cash"])):
        assert made["currencyCode"] == "USD"
        changed = ann.put(f"/schedule/{made['id']}", {"accountId": travel})
        assert changed["currencyCode"] == "EUR"
        entry = book(ann, made, ago(0))
        assert (entry["value"], entry["currencyCode"]) == ("900.00", "EUR")
    rent = daily(ann, 0)
    assert ann.put(f"/schedule/{rent['id']}", {"accountId": travel})["currencyCode"] == "USD"


def test_an_amount_given_goes_with_the_value_or_account_that_is_changed(fresh: Callable[[], Any]) -> None:
    with fresh() as server:
        ann = sign_up(server)
        store_rates(server, EUR="0.80")
        made = daily(ann, 1, currencyCode="EUR", value="8", accountValue="11")
        ann.put(f"/schedule/{made['id']}", {"value": "8.00", "note": "the same"})
        assert seen(ann, made)["accountValue"] == "11.00"
        ann.put(f"/schedule/{made['id']}", {"value": "80"})
        assert seen(ann, made)["accountValue"] is None
        assert book(ann, made, ago(0))["accountValue"] == "-100.00"
        ann.put(f"/schedule/{made['id']}", {"value": "8", "accountValue": "12"})
        assert seen(ann, made)["accountValue"] == "12.00"
        ann.put(f"/schedule/{made['id']}", {"accountId": ann.accounts["Cash"]})
        assert seen(ann, made)["accountValue"] is None


def test_there_are_200_at_most(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_core.base.limits.SCHEDULES_MAX", 2)
    kept = [schedule(ann) for _ in range(2)]
    assert refused(ann, "startDate") == "validation.count"
    ann.delete(f"/schedule/{kept[0]['id']}")
    schedule(ann)


def test_others_see_and_post_and_strangers_do_not(ann: Person, bob: Person) -> None:
    made = daily(ann, 0)
    book(bob, made, ago(0), 404)
    assert bob.call("GET", f"/schedule/{ann.workspace}/list").status_code == 404
    join(ann, ann.workspace, bob)
    assert book(bob, made, ago(0))["creatorName"] == "Bob"


def test_who_catches_up_hears_of_schedules_and_of_their_entries(ann: Person) -> None:
    def since(revision: int) -> Any:
        return ann.get(f"/changes/{ann.workspace}", since=str(revision))

    start = ann.get(f"/workspace/{ann.workspace}")["revision"]
    made = daily(ann, 0)
    changes = since(start)
    assert [each["id"] for each in changes["schedules"]] == [made["id"]]
    book(ann, made, ago(0))
    changes = since(changes["revision"])
    assert [each["due"] for each in changes["schedules"]] == [[]]
    ann.delete(f"/schedule/{made['id']}")
    changes = since(changes["revision"])
    assert (changes["schedules"], changes["deleted"]["schedules"]) == ([], [made["id"]])
    assert ann.get("/start")["rows"]["schedules"] == []


def test_an_entry_of_a_schedule_is_news_of_schedules_too(ann: Person) -> None:
    entry = msgspec.convert(book(ann, daily(ann, 0), ago(0)), HistoryEntry)
    booked = ("accounts_updated", "planning_updated", "schedules_updated")
    assert events_of("history", "created", entry) == ("expenses_updated", *booked)
    assert events_of("history", "deleted", None, entry) == ("history_updated", *booked)
    assert "schedules_updated" not in events_of(
        "history", "deleted", None, msgspec.convert(ann.spend("1"), HistoryEntry)
    )
