"""Plannings over HTTP: budgets of a month, what is left of them, and which days the month has."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any
from uuid import uuid4
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Engine, event

from budget_core.base import limits
from tests.api.database import store_rates
from tests.api.people import Person, sign_up

MONTH = "2026-12-01"


def plan(person: Person, category: str, budget: str, month: str = MONTH, **more: Any) -> dict[str, Any]:
    body = {"categoryId": person.categories[category], "date": month, "budget": budget, **more}
    return dict(person.post(f"/planning/{person.workspace}/planning-category", body, None))


def row(person: Person, category: str, month: str = MONTH) -> dict[str, Any]:
    return dict(person.month(month)["rows"][person.categories[category]])


def set_first_day(person: Person, day: int) -> None:
    person.put(f"/workspace/{person.workspace}", {"firstDayOfMonth": day})


def test_a_month_nothing_is_stored_for_shows_every_live_category_with_budget_0(ann: Person) -> None:
    month = ann.month("2031-03-01")
    shown = [(row["categoryId"], row["id"], row["budget"], row["spent"]) for row in month["planningsCategories"]]
    assert shown == [(ann.categories[name], None, "0.00", "0.00") for name in ann.categories]
    assert (month["date"], month["firstDay"], month["lastDay"]) == ("2031-03-01", "2031-03-01", "2031-03-31")
    assert (month["leftPerDay"], month["daysLeft"], month["deletedCategories"]) == (None, None, [])
    assert (month["percent"], month["overflow"]) == ("0.00", "0.00")


def test_a_set_budget_is_kept_and_answered(ann: Person) -> None:
    answered = plan(ann, "Food", "300")
    assert answered == row(ann, "Food")
    assert (answered["budget"], answered["left"], answered["version"]) == ("300.00", "300.00", 1)
    assert ann.month(MONTH)["budget"] == "300.00"


def test_setting_it_again_updates_the_same_entry(ann: Person) -> None:
    first, second = plan(ann, "Food", "300"), plan(ann, "Food", "250")
    assert (second["id"], second["budget"], second["version"]) == (first["id"], "250.00", 2)
    assert ann.month(MONTH)["budget"] == "250.00"


def test_only_the_first_budget_of_a_category_and_month_is_created(ann: Person) -> None:
    path = f"/planning/{ann.workspace}/planning-category"
    body = {"id": str(uuid4()), "categoryId": ann.categories["Food"], "date": MONTH, "budget": "300"}
    made = ann.post(path, body, 201)
    assert ann.post(path, body, 200) == made
    assert ann.post(path, {**body, "version": made["version"], "budget": "250"}, 200)["budget"] == "250.00"
    ann.delete(f"/planning/{ann.workspace}/delete/{made['id']}")
    del body["id"]
    assert ann.post(path, body, 200)["id"] == made["id"]


def test_two_edits_of_one_budget_conflict_and_show_both(ann: Person) -> None:
    plan(ann, "Food", "300")
    plan(ann, "Food", "250", version=1)
    body = {"categoryId": ann.categories["Food"], "date": MONTH, "budget": "200", "version": 1}
    problem = ann.post(f"/planning/{ann.workspace}/planning-category", body, 409)
    assert (problem["code"], problem["current"]) == ("conflict.version", {"budget": "250.00"})
    assert row(ann, "Food")["budget"] == "250.00"


def test_a_client_made_id_is_the_entrys_and_names_no_other(ann: Person) -> None:
    made = str(uuid4())
    assert plan(ann, "Food", "1", id=made)["id"] == made
    assert plan(ann, "Food", "1", id=made)["id"] == made
    body = {"id": made, "categoryId": ann.categories["Transport"], "date": MONTH, "budget": "1"}
    assert ann.post(f"/planning/{ann.workspace}/planning-category", body, 409)["code"] == "conflict.id"


def test_what_was_spent_counts_against_the_budget(ann: Person) -> None:
    plan(ann, "Food", "50")
    ann.spend("80", date="2026-12-05")
    ann.spend("10", category="Transport", date="2026-12-05")
    food, transport = row(ann, "Food"), row(ann, "Transport")
    assert (food["spent"], food["left"], food["overflow"], food["percent"], food["ratio"]) == (
        "80.00",
        "0.00",
        "30.00",
        "100.00",
        "160.00",
    )
    assert (transport["budget"], transport["percent"], transport["ratio"]) == ("0.00", "100.00", None)
    month = ann.month(MONTH)
    assert (month["budget"], month["spent"], month["left"], month["overflow"]) == ("50.00", "90.00", "0.00", "40.00")


def test_the_running_month_says_how_much_is_left_per_day(ann: Person) -> None:
    now = datetime.now(UTC)
    noon = f"Etc/GMT{now.hour - 12:+d}"  # in a zone whose midnight is far from UTC's
    ann.put("/settings/update", {"timeZone": noon})
    today = now.astimezone(ZoneInfo(noon)).date()
    month = ann.month()
    assert date.fromisoformat(month["firstDay"]) <= today <= date.fromisoformat(month["lastDay"])
    assert month["daysLeft"] == (date.fromisoformat(month["lastDay"]) - today).days + 1
    plan(ann, "Food", str(month["daysLeft"] * 10 + 5), month["date"])
    ann.spend("5", date=today.isoformat())
    assert ann.month()["leftPerDay"] == "10.00"


@pytest.mark.parametrize(
    ("first_day", "day", "month"),
    [
        (1, "2026-11-30", "2026-11-01"),
        (1, "2026-12-01", "2026-12-01"),
        (1, "2026-12-31", "2026-12-01"),
        (10, "2026-11-10", "2026-11-01"),
        (10, "2026-11-11", "2026-12-01"),
        (10, "2026-12-10", "2026-12-01"),
        (10, "2026-12-31", "2027-01-01"),
        (28, "2027-02-28", "2027-02-01"),
        (28, "2028-02-29", "2028-03-01"),
    ],
)
def test_a_day_counts_in_the_month_of_the_first_day(ann: Person, first_day: int, day: str, month: str) -> None:
    set_first_day(ann, first_day)
    ann.spend("5", date=day)
    shown = ann.month(month)
    assert shown["spent"] == "5.00"
    assert shown["firstDay"] <= day <= shown["lastDay"]


def test_another_first_day_regroups_what_is_booked(ann: Person) -> None:
    ann.spend("5", date="2026-11-11")
    assert (ann.month("2026-11-01")["spent"], ann.month("2026-12-01")["spent"]) == ("5.00", "0.00")
    set_first_day(ann, 10)
    assert (ann.month("2026-11-01")["spent"], ann.month("2026-12-01")["spent"]) == ("0.00", "5.00")


def test_the_written_day_decides_whatever_its_offset(ann: Person) -> None:
    entry = ann.spend("5", date="2026-11-30T23:30:00-11:00")
    assert (entry["localDay"], entry["date"]) == ("2026-11-30", "2026-12-01T10:30:00Z")
    assert ann.month("2026-11-01")["spent"] == "5.00"


def several(person: Person, items: list[dict[str, Any]], status: int = 200, month: str = MONTH) -> Any:
    path = f"/planning/{person.workspace}/{person.month(month)['id']}/planning"
    return person.put(path, {"date": month, "planningsCategories": items}, status)


def test_several_budgets_are_set_at_once(ann: Person) -> None:
    plan(ann, "Food", "1")
    answered = several(
        ann,
        [
            {"categoryId": ann.categories["Food"], "budget": "300"},
            {"categoryId": ann.categories["Transport"], "budget": "50.50", "currencyCode": "EUR"},
        ],
    )
    assert {row["categoryId"]: row["budget"] for row in answered["planningsCategories"] if row["budget"] != "0.00"} == {
        ann.categories["Food"]: "300.00",
        ann.categories["Transport"]: "50.50",
    }
    assert row(ann, "Transport")["currencyCode"] == "EUR"


def test_of_several_budgets_all_are_set_or_none(ann: Person, bob: Person) -> None:
    items = [
        {"categoryId": ann.categories["Food"], "budget": "300"},
        {"categoryId": bob.categories["Food"], "budget": "1"},
    ]
    problem = several(ann, items, 422)
    assert problem["fields"] == {"planningsCategories.1.categoryId": "validation.reference"}
    assert ann.month(MONTH)["budget"] == "0.00"
    assert row(ann, "Food")["id"] is None


def test_a_budget_too_fine_for_its_currency_is_named_by_its_place(ann: Person) -> None:
    items = [{"categoryId": ann.categories["Food"], "budget": "1.5", "currencyCode": "JPY"}]
    assert several(ann, items, 422)["fields"] == {"planningsCategories.0.budget": "validation.amountDigits"}


def test_the_planning_of_the_path_is_the_months(ann: Person) -> None:
    other = ann.month("2027-01-01")["id"]
    body = {"date": MONTH, "planningsCategories": []}
    ann.put(f"/planning/{ann.workspace}/{other}/planning", body, 404)
    ann.put(f"/planning/{ann.workspace}/{ann.month(MONTH)['id']}/planning", body)


def test_last_months_budgets_can_be_copied(ann: Person) -> None:
    plan(ann, "Food", "300")
    plan(ann, "Transport", "50")
    planned = [
        {"categoryId": row["categoryId"], "budget": row["budget"], "currencyCode": row["currencyCode"]}
        for row in ann.month(MONTH)["planningsCategories"]
    ]
    several(ann, planned, month="2027-01-01")
    assert ann.month("2027-01-01")["budget"] == "350.00"


def test_a_removed_category_leaves_the_month_and_comes_back(ann: Person) -> None:
    stored = plan(ann, "Food", "300")
    path = f"/planning/{ann.workspace}"
    gone = ann.delete(f"{path}/delete/{stored['id']}")
    month = ann.month(MONTH)
    assert ann.categories["Food"] not in month["rows"]
    assert [row["id"] for row in month["deletedCategories"]] == [stored["id"]]
    assert month["budget"] == "0.00"
    assert ann.delete(f"{path}/delete/{stored['id']}") == gone
    back = ann.put(f"{path}/{stored['id']}/restore")
    assert back["budget"] == "300.00"
    assert ann.put(f"{path}/{stored['id']}/restore") == back
    month = ann.month(MONTH)
    assert (month["rows"][ann.categories["Food"]]["budget"], month["deletedCategories"]) == ("300.00", [])


def test_a_removed_category_keeps_its_entries(ann: Person) -> None:
    stored = plan(ann, "Food", "300")
    ann.spend("20", date="2026-12-05")
    ann.delete(f"/planning/{ann.workspace}/delete/{stored['id']}")
    assert (ann.month(MONTH)["spent"], ann.budget()) == ("20.00", "-20.00")
    assert len(ann.get(f"/history/{ann.workspace}/list-new")["entries"]) == 1


def test_a_removed_category_shows_the_budget_that_would_come_back_beside_what_is_spent(ann: Person) -> None:
    stored = plan(ann, "Food", "300")
    ann.spend("20", date="2026-12-05")
    gone = ann.delete(f"/planning/{ann.workspace}/delete/{stored['id']}")
    month = ann.month(MONTH)
    (removed,) = month["deletedCategories"]
    assert (removed["budget"], removed["spent"], gone["budget"]) == ("300.00", "20.00", "300.00")
    assert (month["rows"][ann.categories["Food"]]["budget"], month["budget"]) == ("0.00", "0.00")


def test_setting_a_removed_budget_brings_it_back(ann: Person) -> None:
    stored = plan(ann, "Food", "300")
    ann.delete(f"/planning/{ann.workspace}/delete/{stored['id']}")
    assert plan(ann, "Food", "100")["id"] == stored["id"]
    assert (row(ann, "Food")["budget"], ann.month(MONTH)["deletedCategories"]) == ("100.00", [])


def test_a_strangers_planning_is_unknown(ann: Person, bob: Person) -> None:
    stored = plan(bob, "Food", "300")
    ann.delete(f"/planning/{ann.workspace}/delete/{stored['id']}", 404)
    ann.put(f"/planning/{ann.workspace}/{stored['id']}/restore", status=404)
    ann.delete(f"/planning/{bob.workspace}/delete/{stored['id']}", 404)
    assert row(bob, "Food")["budget"] == "300.00"


def test_budgets_of_other_currencies_are_converted_and_never_guessed(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5")
        ann = sign_up(client)
        plan(ann, "Food", "10", currencyCode="EUR")
        plan(ann, "Transport", "7", currencyCode="PLN")
        ann.spend("4", date="2026-12-05")
        ann.spend("3", category="Transport", date="2026-12-05")
        month = ann.month(MONTH)
        assert (month["budget"], month["spent"], month["currencyCode"]) == ("20.00", "7.00", "USD")
        assert month["notConverted"] == [{"currencyCode": "PLN", "amount": "7.00"}]
        assert (row(ann, "Food")["spent"], row(ann, "Food")["currencyCode"]) == ("2.00", "EUR")
        assert row(ann, "Transport")["notConverted"] == [{"currencyCode": "USD", "amount": "3.00"}]


@pytest.mark.parametrize("asked", ["2026-12", "2026-12-02", "2026-13-01", "1969-12-01", "3000-01-01", "", "x" * 5000])
def test_what_is_no_month_is_refused(ann: Person, asked: str) -> None:
    answer = ann.call("GET", f"/planning/{ann.workspace}/list", date=asked)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"date": "validation.month"})


@pytest.mark.parametrize("month", ["1970-01-01", "2999-12-01"])
def test_the_first_and_the_last_month_there_is_can_be_planned(ann: Person, month: str) -> None:
    set_first_day(ann, 10)
    plan(ann, "Food", "1", month)
    assert ann.month(month)["budget"] == "1.00"


def test_of_several_budgets_new_ones_take_the_clients_ids_and_stored_ones_keep_theirs(ann: Person) -> None:
    stored = plan(ann, "Food", "1")["id"]
    food, transport = str(uuid4()), str(uuid4())
    items = [
        {"id": food, "categoryId": ann.categories["Food"], "budget": "2"},
        {"id": transport, "categoryId": ann.categories["Transport"], "budget": "3"},
    ]
    path = f"/planning/{ann.workspace}/{ann.month(MONTH)['id']}/planning"
    for _ in range(2):
        ann.put(path, {"date": MONTH, "planningsCategories": items})
        assert (row(ann, "Food")["id"], row(ann, "Food")["budget"]) == (stored, "2.00")
        assert (row(ann, "Transport")["id"], row(ann, "Transport")["budget"]) == (transport, "3.00")
    taken = [{"id": transport, "categoryId": ann.categories["Utilities"], "budget": "9"}]
    assert ann.put(path, {"date": MONTH, "planningsCategories": taken}, 409)["code"] == "conflict.id"
    assert row(ann, "Utilities")["id"] is None


def seen_nothing(person: Person, budget: str, **more: Any) -> dict[str, Any]:
    """Return the body of a client that saw no budget for food, with an id for it."""
    return {
        "id": str(uuid4()),
        "categoryId": person.categories["Food"],
        "date": MONTH,
        "budget": budget,
        "version": 0,
        **more,
    }


def test_two_first_budgets_of_one_category_conflict_and_show_both(ann: Person) -> None:
    path = f"/planning/{ann.workspace}/planning-category"
    assert row(ann, "Food")["version"] == 0
    first = seen_nothing(ann, "300")
    assert ann.post(path, first)["budget"] == "300.00"
    problem = ann.post(path, seen_nothing(ann, "500"), 409)
    assert (problem["code"], problem["current"]) == ("conflict.version", {"budget": "300.00"})
    plan(ann, "Food", "250", version=1)
    assert ann.post(path, first, 200)["budget"] == row(ann, "Food")["budget"] == "250.00"


def test_several_first_budgets_conflict_with_what_is_stored(ann: Person) -> None:
    plan(ann, "Food", "300")
    item = {"categoryId": ann.categories["Food"], "budget": "500", "version": 0}
    path = f"/planning/{ann.workspace}/{ann.month(MONTH)['id']}/planning"
    problem = ann.put(path, {"date": MONTH, "planningsCategories": [item]}, 409)
    assert problem["current"] == {"planningsCategories.0.budget": "300.00"}
    assert row(ann, "Food")["budget"] == "300.00"


def test_several_budgets_sent_twice_leave_what_became_of_them(ann: Person) -> None:
    item = {"id": str(uuid4()), "categoryId": ann.categories["Food"], "budget": "10"}
    path, body = f"/planning/{ann.workspace}", {"date": MONTH, "planningsCategories": [item]}
    several = f"{path}/{ann.month(MONTH)['id']}/planning"
    ann.put(several, body)
    plan(ann, "Food", "25")
    assert ann.put(several, body)["budget"] == "25.00"
    ann.delete(f"{path}/delete/{item['id']}")
    assert [removed["id"] for removed in ann.put(several, body)["deletedCategories"]] == [item["id"]]


def test_a_budget_without_a_currency_is_in_the_workspaces(ann: Person) -> None:
    plan(ann, "Food", "100", currencyCode="EUR")
    changed = plan(ann, "Food", "120")
    assert (changed["budget"], changed["currencyCode"]) == ("120.00", "USD")
    assert plan(ann, "Food", "120", currencyCode="EUR")["currencyCode"] == "EUR"


def test_a_budget_that_comes_back_as_it_was_has_a_version_of_its_own(ann: Person) -> None:
    stored = plan(ann, "Food", "300")
    gone = ann.delete(f"/planning/{ann.workspace}/delete/{stored['id']}")
    assert plan(ann, "Food", "300")["version"] == gone["version"] + 1


def test_several_months_are_set_all_or_none(ann: Person) -> None:
    food, transport = ann.categories["Food"], ann.categories["Transport"]
    plan(ann, "Food", "300")
    months: list[dict[str, Any]] = [
        {
            "date": MONTH,
            "planningsCategories": [{"categoryId": transport, "budget": "50"}],
            "removedCategories": [food],
        },
        {"date": "2031-01-01", "removedCategories": [food]},
    ]
    december, january = ann.put(f"/planning/{ann.workspace}/months", {"months": months})
    assert (december["budget"], [one["budget"] for one in december["deletedCategories"]]) == ("50.00", ["300.00"])
    assert [one["categoryId"] for one in january["deletedCategories"]] == [food]
    months[1] = {"date": "2031-02-01", "planningsCategories": [{"categoryId": food, "budget": "0.001"}]}
    months[0]["planningsCategories"] = [{"categoryId": transport, "budget": "60"}]
    problem = ann.put(f"/planning/{ann.workspace}/months", {"months": months}, 422)
    assert problem["fields"].keys() == {"months.1.planningsCategories.0.budget"}
    assert ann.month(MONTH)["budget"] == "50.00"


def test_no_more_than_two_years_are_set_at_once(ann: Person) -> None:
    assert len(ann.put(f"/planning/{ann.workspace}/months", {"months": [{"date": MONTH}] * 24})) == 24
    problem = ann.put(f"/planning/{ann.workspace}/months", {"months": [{"date": MONTH}] * 25}, 422)
    assert problem["fields"] == {"months": "validation.max"}


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("planningsCategories", {"budget": "1"}),
        ("removedCategories", None),
        ("carryRules", {"carry": "all"}),
        ("targets", {"amount": "5", "everyMonth": True}),
    ],
)
def test_each_list_of_a_month_is_as_long_as_it_may_be(
    ann: Person, monkeypatch: pytest.MonkeyPatch, name: str, more: dict[str, Any] | None
) -> None:
    monkeypatch.setattr(limits, "PLANNINGS_AT_ONCE_MAX", 2)
    items = [each if more is None else {"categoryId": each, **more} for each in ann.categories.values()][:3]
    path = f"/planning/{ann.workspace}/months"
    ann.put(path, {"months": [{"date": MONTH, name: items[:2]}]})
    problem = ann.put(path, {"months": [{"date": MONTH, name: items}]}, 422)
    assert problem["fields"] == {f"months.0.{name}": "validation.max"}


def test_many_budgets_of_a_month_take_as_many_statements_as_few(ann: Person) -> None:
    def statements(categories: list[str], month: str, budget: str) -> int:
        sent: list[str] = []
        items = [{"categoryId": each, "budget": budget} for each in categories]

        def keep(*call: Any) -> None:
            sent.append(call[2])

        event.listen(Engine, "before_cursor_execute", keep)
        try:
            body = {"months": [{"date": month, "planningsCategories": items}]}
            ann.put(f"/planning/{ann.workspace}/months", body)
        finally:
            event.remove(Engine, "before_cursor_execute", keep)
        return sum("planning_categories" in each for each in sent)

    every = list(ann.categories.values())
    few = [statements(every[:1], "2031-04-01", budget) for budget in ("1", "2")]
    assert [statements(every, "2031-05-01", budget) for budget in ("1", "2")] == few


@pytest.mark.both_databases
def test_a_category_that_a_month_names_twice_has_its_last_budget_as_one_change(ann: Person) -> None:
    food, first_id = ann.categories["Food"], str(uuid4())
    items = [{"categoryId": food, "budget": "5", "id": first_id}, {"categoryId": food, "budget": "7"}]
    ann.put(f"/planning/{ann.workspace}/months", {"months": [{"date": MONTH, "planningsCategories": items}]})
    assert (row(ann, "Food")["budget"], row(ann, "Food")["id"]) == ("7.00", first_id)
    newest = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    assert [(each["kind"], each["after"]["budget"]) for each in newest["changes"]] == [("created", "7.00")]
    twice = [
        {"date": f"2031-{month:02}-01", "planningsCategories": [items[0] | {"id": str(uuid4())}]} for month in (7,)
    ]
    twice.append(twice[0] | {"date": "2031-08-01"})
    ann.put(f"/planning/{ann.workspace}/months", {"months": twice}, 409)
    assert row(ann, "Food", "2031-07-01")["id"] is None
