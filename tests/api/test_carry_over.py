"""Carry-over, targets, expected income and suggestions over HTTP."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.api.database import store_rates
from tests.api.people import Person, new_token, sign_up
from tests.api.planning import aim, carry, expect_income, plan, planned_row, suggestion
from tests.api.schedules import schedule, today

pytestmark = pytest.mark.both_databases

OCTOBER, NOVEMBER, DECEMBER = "2024-10-01", "2024-11-01", "2024-12-01"


def history_of(person: Person, category: str = "Food") -> None:
    """300 planned and 255 spent in November, 300 planned in December."""
    plan(person, category, "300", NOVEMBER)
    plan(person, category, "300", DECEMBER)
    person.spend("255", category, date="2024-11-12")


def last_revision(person: Person) -> int:
    return int(person.get(f"/activity/{person.workspace}")["changeSets"][0]["revision"])


def undo_last(person: Person) -> None:
    person.post(f"/activity/{person.workspace}/{last_revision(person)}/undo", None)


def test_months_without_a_rule_carry_nothing(ann: Person) -> None:
    history_of(ann)
    row, month = planned_row(ann, "Food", DECEMBER), ann.month(DECEMBER)
    assert (row["carry"], row["carried"], row["available"], row["target"]) == (None, "0.00", "300.00", None)
    assert (month["carried"], month["available"], month["setAside"]) == ("0.00", "300.00", "0.00")
    assert (month["expectedIncome"], month["toAssign"]) == (None, None)


def test_a_rule_of_november_decides_what_december_gets(ann: Person) -> None:
    history_of(ann)
    answered = carry(ann, "Food", NOVEMBER, "left")
    assert answered == planned_row(ann, "Food", NOVEMBER)
    assert answered["carry"] == {"rule": "left", "cap": None, "from": NOVEMBER}
    assert answered["carried"] == "0.00"
    row, month = planned_row(ann, "Food", DECEMBER), ann.month(DECEMBER)
    assert (row["carried"], row["available"], row["left"], row["free"]) == ("45.00", "345.00", "345.00", "345.00")
    assert (month["carried"], month["available"], month["free"]) == ("45.00", "345.00", "345.00")
    ann.spend("69", date="2024-12-05")
    assert planned_row(ann, "Food", DECEMBER)["percent"] == "20.00"


@pytest.mark.parametrize(("rule", "carried"), [("none", "0.00"), ("left", "0.00"), ("all", "-20.00")])
def test_overspending_is_handed_over_by_all_alone(ann: Person, rule: str, carried: str) -> None:
    history_of(ann)
    ann.spend("65", date="2024-11-20")
    carry(ann, "Food", NOVEMBER, rule)
    assert planned_row(ann, "Food", DECEMBER)["carried"] == carried


def test_a_cap_holds_and_is_refused_with_none(ann: Person) -> None:
    history_of(ann)
    assert carry(ann, "Food", NOVEMBER, "all", cap="30")["carry"]["cap"] == "30.00"
    assert planned_row(ann, "Food", DECEMBER)["carried"] == "30.00"
    refused = carry(ann, "Food", NOVEMBER, "none", 422, cap="30")
    assert refused["fields"] == {"cap": "validation.choice"}
    assert carry(ann, "Food", NOVEMBER, "none", cap=None)["carry"]["rule"] == "none"


def test_the_newest_rule_at_or_before_a_month_is_that_months(ann: Person) -> None:
    plan(ann, "Food", "40", OCTOBER)
    carry(ann, "Food", OCTOBER, "all")
    carry(ann, "Food", DECEMBER, "none")
    carried = [planned_row(ann, "Food", month)["carried"] for month in (OCTOBER, NOVEMBER, DECEMBER, "2025-01-01")]
    assert carried == ["0.00", "40.00", "40.00", "0.00"]


def test_an_entry_months_back_moves_every_later_month_and_undo_takes_it_back(ann: Person) -> None:
    months = [f"2024-{number:02}-01" for number in range(1, 8)]
    for month in months:
        plan(ann, "Food", "100", month)
    carry(ann, "Food", months[0], "all")
    before = [planned_row(ann, "Food", month)["carried"] for month in months]
    assert before == [f"{number * 100}.00" for number in range(7)]
    ann.spend("15", date="2024-02-10")
    after = [planned_row(ann, "Food", month)["carried"] for month in months]
    assert after == ["0.00", "100.00", "185.00", "285.00", "385.00", "485.00", "585.00"]
    undo_last(ann)
    assert [planned_row(ann, "Food", month)["carried"] for month in months] == before


def test_a_changed_first_day_of_the_month_regroups_what_is_carried(ann: Person) -> None:
    history_of(ann)
    carry(ann, "Food", NOVEMBER, "left")
    ann.put(f"/workspace/{ann.workspace}", {"firstDayOfMonth": 10})
    assert planned_row(ann, "Food", NOVEMBER)["spent"] == "0.00"
    row = planned_row(ann, "Food", DECEMBER)
    assert (row["carried"], row["spent"], row["available"]) == ("300.00", "255.00", "345.00")


def test_a_rule_is_undone_and_comes_back(ann: Person) -> None:
    history_of(ann)
    carry(ann, "Food", NOVEMBER, "left")
    carry(ann, "Food", NOVEMBER, "all", cap="20")
    ann.post(f"/activity/{ann.workspace}/{last_revision(ann) - 1}/undo", None, 409)
    undo_last(ann)
    assert planned_row(ann, "Food", DECEMBER)["carried"] == "45.00"
    undo_last(ann)
    assert planned_row(ann, "Food", DECEMBER)["carried"] == "20.00"


def test_a_first_rule_that_is_undone_is_gone_and_can_be_set_again(ann: Person) -> None:
    history_of(ann)
    carry(ann, "Food", NOVEMBER, "left")
    undo_last(ann)
    assert planned_row(ann, "Food", NOVEMBER)["carry"] is None
    assert carry(ann, "Food", NOVEMBER, "left")["carry"]["rule"] == "left"
    assert planned_row(ann, "Food", DECEMBER)["carried"] == "45.00"


def test_setting_the_same_rule_again_changes_nothing(ann: Person) -> None:
    carry(ann, "Food", NOVEMBER, "left")
    before = last_revision(ann)
    carry(ann, "Food", NOVEMBER, "left")
    assert last_revision(ann) == before


def test_the_activity_names_the_category_and_the_month(ann: Person) -> None:
    carry(ann, "Food", NOVEMBER, "left")
    aim(ann, "Transport", "900", by="2025-06-01", since=NOVEMBER)
    expect_income(ann, NOVEMBER, "2000")
    sets = ann.get(f"/activity/{ann.workspace}")["changeSets"][:3]
    named = [sorted((each["entity"], each["label"], each["date"]) for each in one["changes"]) for one in sets]
    assert named == [
        [("expectedIncome", "", NOVEMBER)],
        [("carryRule", "Transport", NOVEMBER), ("target", "Transport", NOVEMBER)],
        [("carryRule", "Food", NOVEMBER)],
    ]
    assert all(one["undoable"] for one in sets)
    assert ann.get(f"/activity/{ann.workspace}", entity="carryRule")["changeSets"][0]["revision"] == sets[1]["revision"]


def test_a_row_in_another_currency_is_converted_at_todays_rate_and_says_so(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        ann = sign_up(client)
        store_rates(client, EUR="0.8")
        plan(ann, "Food", "300", NOVEMBER, currencyCode="EUR")
        plan(ann, "Food", "100", DECEMBER)
        carry(ann, "Food", NOVEMBER, "left")
        row = planned_row(ann, "Food", DECEMBER)
        assert (row["carried"], row["available"]) == ("375.00", "475.00")
        assert row["carriedFrom"] == {"currencyCode": "EUR", "amount": "300.00"}
        store_rates(client, EUR="0.5")
        assert planned_row(ann, "Food", DECEMBER)["carried"] == "600.00"


def test_without_a_rate_nothing_is_carried_and_it_is_named(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        ann = sign_up(client)
        store_rates(client, EUR="0.8")
        plan(ann, "Food", "300", NOVEMBER, currencyCode="KWD")
        carry(ann, "Food", NOVEMBER, "left")
        row = planned_row(ann, "Food", DECEMBER)
        left_out = [{"currencyCode": "KWD", "amount": "300.00"}]
        assert (row["carried"], row["notConverted"], row["carriedFrom"]) == ("0.00", left_out, None)
        assert ann.month(DECEMBER)["notConverted"] == left_out


def test_a_target_by_a_month_says_what_to_plan_and_carries_what_is_left(ann: Person) -> None:
    row = aim(ann, "Food", "900", by="2024-12-01", since=OCTOBER)
    assert row["target"] == {
        "amount": "900.00",
        "by": DECEMBER,
        "everyMonth": False,
        "from": OCTOBER,
        "perMonth": "300.00",
        "onTrack": False,
    }
    assert row["carry"] == {"rule": "left", "cap": None, "from": OCTOBER}
    assert plan(ann, "Food", "300", OCTOBER)["target"]["onTrack"] is True
    assert planned_row(ann, "Food", NOVEMBER)["target"]["perMonth"] == "300.00"
    month = ann.month(OCTOBER)
    assert (month["setAside"], month["available"], month["free"]) == ("300.00", "300.00", "0.00")
    assert planned_row(ann, "Food", "2025-01-01")["target"] is None


def test_a_target_leaves_a_rule_that_stands_alone(ann: Person) -> None:
    carry(ann, "Food", "2024-09-01", "none")
    row = aim(ann, "Food", "900", by="2025-06-01", since=OCTOBER)
    assert row["carry"] == {"rule": "none", "cap": None, "from": "2024-09-01"}


def test_a_target_and_the_rule_that_came_with_it_are_undone_together(ann: Person) -> None:
    aim(ann, "Food", "900", by="2025-06-01", since=OCTOBER)
    undo_last(ann)
    row = planned_row(ann, "Food", OCTOBER)
    assert (row["target"], row["carry"]) == (None, None)


def test_a_target_of_every_month_is_the_amount(ann: Person) -> None:
    row = aim(ann, "Food", "80", everyMonth=True)
    assert (row["target"]["perMonth"], row["carry"]) == ("80.00", None)
    changed = aim(ann, "Food", "90", everyMonth=True)
    assert changed["target"]["amount"] == "90.00"


def test_a_target_that_is_set_again_counts_from_the_running_month_at_latest(ann: Person) -> None:
    path, running = f"/planning/{ann.workspace}/target", today().replace(day=1)
    body = {"categoryId": ann.categories["Food"], "amount": "80", "everyMonth": True}
    ann.put(path, body | {"from": (running + timedelta(days=31)).replace(day=1).isoformat()})
    again = ann.put(path, body)
    assert (again["date"], again["target"]["from"]) == (running.isoformat(),) * 2
    assert ann.month()["rows"][ann.categories["Food"]]["target"]["perMonth"] == "80.00"


def test_a_removed_target_is_gone_and_removing_none_changes_nothing(ann: Person) -> None:
    aim(ann, "Food", "80", everyMonth=True)
    assert aim(ann, "Food", None)["target"] is None
    before = last_revision(ann)
    assert aim(ann, "Food", None)["target"] is None
    assert aim(ann, "Transport", None)["target"] is None
    assert last_revision(ann) == before
    undo_last(ann)
    assert ann.month()["rows"][ann.categories["Food"]]["target"]["amount"] == "80.00"


@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({}, {"by": "validation.required"}),
        ({"by": "2099-06-01", "everyMonth": True}, {"everyMonth": "validation.choice"}),
        ({"by": "2020-06-01"}, {"by": "validation.past"}),
    ],
)
def test_a_target_is_by_a_month_or_for_every_one(ann: Person, more: dict[str, Any], fields: dict[str, str]) -> None:
    assert aim(ann, "Food", "80", 422, **more)["fields"] == fields


def test_an_archived_category_takes_no_rule_and_no_target(ann: Person) -> None:
    ann.delete(f"/category/{ann.categories['Food']}")
    assert carry(ann, "Food", NOVEMBER, "left", 422)["fields"] == {"categoryId": "validation.reference"}
    assert aim(ann, "Food", "80", 422, everyMonth=True)["fields"] == {"categoryId": "validation.reference"}


def test_the_expected_income_says_what_is_left_to_assign(ann: Person) -> None:
    plan(ann, "Food", "300", NOVEMBER)
    month = expect_income(ann, NOVEMBER, "2000")
    assert (month["expectedIncome"], month["toAssign"]) == ("2000.00", "1700.00")
    assert expect_income(ann, NOVEMBER, "250")["toAssign"] == "-50.00"
    assert ann.month(DECEMBER)["expectedIncome"] is None
    assert expect_income(ann, NOVEMBER, None)["toAssign"] is None
    undo_last(ann)
    assert ann.month(NOVEMBER)["expectedIncome"] == "250.00"


def test_the_income_of_schedules_is_expected_until_one_is_entered(ann: Person) -> None:
    schedule(ann, kind="income", categoryId=None, value="2450", note="Salary")
    assert (ann.month()["expectedIncome"], ann.month()["toAssign"]) == ("2450.00", "2450.00")
    month = today().replace(day=1).isoformat()
    assert expect_income(ann, month, "3000")["expectedIncome"] == "3000.00"


def test_an_expected_income_has_the_digits_of_the_currency(ann: Person) -> None:
    ann.put(f"/workspace/{ann.workspace}", {"currencyCode": "JPY"})
    refused = expect_income(ann, NOVEMBER, "2000.50", 422)
    assert refused["fields"] == {"amount": "validation.amountDigits"}


def test_suggestions_are_of_the_full_months_before(ann: Person) -> None:
    for month, value in (("2024-08", "60"), ("2024-09", "30"), ("2024-11", "90")):
        ann.spend(value, date=f"{month}-12")
    aim(ann, "Food", "900", by="2025-06-01", since=DECEMBER)
    usual = suggestion(ann, "Food", DECEMBER)
    assert (usual["lastMonth"], usual["average3"], usual["average6"]) == ("90.00", "40.00", "45.00")
    assert (usual["perMonth"], usual["currencyCode"]) == ("128.58", "USD")
    assert suggestion(ann, "Transport", DECEMBER)["lastMonth"] == "0.00"
    first = suggestion(ann, "Food", "2024-08-01")
    assert (first["lastMonth"], first["average3"], first["average6"], first["perMonth"]) == (None, None, None, None)


def test_what_is_usual_is_in_the_currency_that_a_category_is_planned_in(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5")
        ann = sign_up(client)
        plan(ann, "Food", "10", DECEMBER, currencyCode="EUR")
        ann.spend("60", date="2024-11-12")
        usual = suggestion(ann, "Food", DECEMBER)
    assert (usual["currencyCode"], usual["lastMonth"], usual["average3"]) == ("EUR", "30.00", "30.00")


def test_nothing_is_suggested_where_nothing_was_booked(ann: Person) -> None:
    assert suggestion(ann, "Food", DECEMBER)["average3"] is None
    assert len(ann.get(f"/planning/{ann.workspace}/suggestions")) == len(ann.categories)


def test_a_device_is_sent_what_it_derives_the_months_from(ann: Person) -> None:
    history_of(ann)
    rules_before = ann.get(f"/changes/{ann.workspace}", since=0)
    assert (rules_before["carryRules"], rules_before["pastMonths"]) == ([], None)
    since = rules_before["revision"]
    carry(ann, "Food", NOVEMBER, "left")
    aim(ann, "Transport", "80", everyMonth=True)
    expect_income(ann, NOVEMBER, "2000")
    rows, changed = ann.get("/start")["rows"], ann.get(f"/changes/{ann.workspace}", since=since)
    assert [(each["categoryId"], each["from"], each["carry"]) for each in rows["carryRules"]] == [
        (ann.categories["Food"], NOVEMBER, "left")
    ]
    assert rows["targets"][0]["everyMonth"] is True
    assert rows["expectedIncomes"][0]["amount"] == "2000.00"
    spent = [{"currencyCode": "USD", "amount": "255.00"}]
    past = {"categoryId": ann.categories["Food"], "budget": "300.00", "currencyCode": "USD"}
    stored = [planned_row(ann, "Food", month) for month in (NOVEMBER, DECEMBER)]
    assert rows["pastMonths"] == [
        {**past, "date": NOVEMBER, "spent": spent, "id": stored[0]["id"], "version": stored[0]["version"]},
        {**past, "date": DECEMBER, "spent": [], "id": stored[1]["id"], "version": stored[1]["version"]},
    ]
    for name in ("carryRules", "targets", "expectedIncomes", "pastMonths"):
        assert changed[name] == rows[name]
    undo_last(ann)
    taken_back = ann.get(f"/changes/{ann.workspace}", since=changed["revision"])
    assert [(each["date"], each["deleted"]) for each in taken_back["expectedIncomes"]] == [(NOVEMBER, True)]
    assert (taken_back["pastMonths"], ann.get("/start")["rows"]["expectedIncomes"]) == (None, [])


def test_a_token_to_read_sets_nothing(ann: Person) -> None:
    token = new_token(ann, "read").token
    body = {"date": NOVEMBER, "amount": "1"}
    answer = ann.client.put(
        f"/api/planning/{ann.workspace}/expected-income", json=body, headers={"authorization": token}
    )
    assert answer.status_code == 403


def test_a_rule_of_the_year_that_is_is_shown_in_a_far_one(ann: Person) -> None:
    now = f"{datetime.now(UTC):%Y-%m}-01"
    plan(ann, "Food", "10", now)
    carry(ann, "Food", now, "all")
    assert planned_row(ann, "Food", "2999-12-01")["carried"] == "10.00"
