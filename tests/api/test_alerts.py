"""Alerts: what a person chose, and the levels of categories that are told once."""

from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from budget_api.db.models import AlertSettingsRow, HistoryRow
from tests.api.alerts import NEVER_QUIET, Household, let_an_hour_pass, let_quiet_hours_end, levels_of, now_quiet
from tests.api.conftest import Ringing, serving
from tests.api.database import read, write
from tests.api.members import invite, join, verify
from tests.api.people import PASSWORD, Person, sign_up
from tests.api.sending import send_messages
from tests.servers import server_settings

DEFAULTS = {
    "at80": True,
    "at100": True,
    "others": "off",
    "othersAbove": "0.00",
    "schedules": True,
    "quietFrom": "22:00",
    "quietTo": "08:00",
    "showAmounts": False,
}


@pytest.fixture
def home(ringing: Ringing) -> Household:
    """Two people and a budget of food."""
    return Household(ringing)


def test_somebody_new_has_the_defaults(ann: Person) -> None:
    assert ann.get(f"/alerts/{ann.workspace}") == DEFAULTS


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("at80", False),
        ("at100", False),
        ("others", "daily"),
        ("othersAbove", "49.90"),
        ("schedules", False),
        ("quietFrom", "21:30"),
        ("quietTo", "22:00"),
        ("showAmounts", True),
    ],
)
def test_a_change_sets_what_it_carries_and_nothing_else(ann: Person, field: str, value: Any) -> None:
    path = f"/alerts/{ann.workspace}"
    before = ann.get(path)
    assert ann.put(path, {field: value}) == before | {field: value} == ann.get(path)


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({"quietFrom": "24:00"}, {"quietFrom": "validation.time"}),
        ({"quietTo": "8:00"}, {"quietTo": "validation.time"}),
        ({"othersAbove": "-1"}, {"othersAbove": "validation.negative"}),
        ({"others": "weekly"}, {"others": "validation.choice"}),
        ({"at80": "yes"}, {"at80": "validation.type"}),
        ({"at90": True}, {"at90": "validation.unknown"}),
    ],
)
def test_every_wrong_field_is_named(ann: Person, body: dict[str, Any], fields: dict[str, str]) -> None:
    assert ann.put(f"/alerts/{ann.workspace}", body, 422)["fields"] == fields


@pytest.mark.both_databases
def test_settings_are_of_one_person_in_one_workspace(home: Household) -> None:
    home.set(home.ann, at80=False)
    assert home.bob.get(f"/alerts/{home.workspace}") == DEFAULTS | NEVER_QUIET


@pytest.mark.both_databases
def test_somebody_elses_expense_that_reaches_a_level_is_told_once_and_who_books_is_not(home: Household) -> None:
    anns, bobs = home.phone(home.ann), home.phone(home.bob)
    home.bob.spend("79.99")
    assert home.titles(anns) == []
    home.bob.spend("0.01")
    home.bob.spend("5.00")
    assert home.titles(anns) == ["Food is at 80%"]
    home.bob.spend("15.00")
    home.bob.spend("15.00")
    assert home.titles(anns) == ["Food is at 80%", "Food is at 100%"]
    assert home.titles(bobs) == []
    (message, _) = anns.shown()
    month = f"{datetime.now(UTC):%Y-%m}"
    category = home.ann.categories["Food"]
    assert message["url"] == f"/expenses?workspace={home.workspace}&month={month}&category={category}"


def test_both_levels_at_once_are_one_alert_the_higher(home: Household) -> None:
    phone = home.phone(home.ann)
    home.bob.spend("150.00")
    assert home.titles(phone) == ["Food is at 150%"]
    assert levels_of(home.client, home.ann) == [80, 100]


@pytest.mark.both_databases
def test_a_line_reaches_the_level_of_its_category_and_a_refund_falls_below_it(home: Household) -> None:
    phone = home.phone(home.ann)
    names = ("Transport", "Food")
    lines = [{"categoryId": home.ann.categories[name], "value": "80"} for name in names]
    body = {"value": "160", "accountId": home.ann.accounts["Cash"], "lines": lines}
    home.bob.post(f"/history/{home.workspace}/add-expenses", body)
    assert home.titles(phone) == ["Food is at 80%"]
    let_an_hour_pass(home.client)
    back = {"value": "1", "categoryId": home.ann.categories["Food"], "accountId": home.ann.accounts["Cash"]}
    home.bob.post(f"/history/{home.workspace}/add-refund", back)
    assert levels_of(home.client, home.ann) == []
    home.bob.spend("1.00")
    assert home.titles(phone) == ["Food is at 80%", "Food is at 80%"]


@pytest.mark.both_databases
def test_a_level_that_spending_fell_below_is_told_again(home: Household) -> None:
    phone = home.phone(home.ann)
    home.bob.spend("70.00")
    entry = home.bob.spend("40.00")
    let_an_hour_pass(home.client)
    home.bob.delete(f"/history/{entry['id']}")
    assert levels_of(home.client, home.ann) == levels_of(home.client, home.bob) == []
    home.bob.spend("15.00")
    assert home.titles(phone) == ["Food is at 110%", "Food is at 85%"]


@pytest.mark.both_databases
def test_a_level_is_told_once_an_hour_however_often_it_is_left_and_reached(home: Household) -> None:
    phone = home.phone(home.ann)
    for hour in range(1, 3):
        for _ in range(3):
            entry = home.bob.spend("110.00")
            home.bob.delete(f"/history/{entry['id']}")
        assert home.titles(phone) == ["Food is at 110%"] * hour
        let_an_hour_pass(home.client)


@pytest.mark.both_databases
def test_quiet_hours_tell_of_a_level_that_is_left_and_reached_in_them_once(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, **now_quiet())
    for _ in range(2):
        entry = home.bob.spend("85.00")
        home.bob.delete(f"/history/{entry['id']}")
    home.bob.spend("85.00")
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == ["Food is at 85%"]
    home.set(home.ann, **NEVER_QUIET)
    home.bob.spend("1.00")
    assert home.titles(phone) == ["Food is at 85%"]


@pytest.mark.both_databases
def test_small_expenses_of_others_are_told_in_no_way(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, at80=False, at100=False, others="each", othersAbove="50")
    home.bob.spend("49.99")
    home.bob.spend("50.00", category="Transport")
    assert home.titles(phone) == ["Bob · Transport"]
    home.set(home.ann, others="daily", showAmounts=True)
    home.bob.spend("12.00")
    let_quiet_hours_end(home.client)
    assert len(home.shown(phone)) == 1
    home.bob.spend("12.00")
    home.bob.spend("60.00")
    let_quiet_hours_end(home.client)
    ((title, text),) = home.shown(phone)[1:]
    assert "60.00" in title + text


@pytest.mark.both_databases
def test_an_expense_of_another_without_a_rate_is_told(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, at80=False, at100=False, others="each", othersAbove="50")
    home.bob.spend("1.00")
    assert home.titles(phone) == []
    home.set(home.ann, others="daily")
    home.bob.spend("2.00")
    unrated = update(HistoryRow).values(workspace_value=None, workspace_currency_code=None)
    write(home.client, lambda db: db.execute(unrated))
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == ["Bob · Food"]


def test_only_the_levels_somebody_asked_for_are_told(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, at80=False)
    home.bob.spend("85.00")
    assert home.titles(phone) == []
    home.set(home.ann, at80=True)
    home.bob.spend("5.00")  # it crosses nothing
    assert home.titles(phone) == []


def test_amounts_are_named_where_somebody_asked_for_them(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, showAmounts=True)
    home.bob.spend("85.00")
    (shown,) = home.shown(phone)
    assert shown[1].startswith("$15.00 left of $100.00, ")
    assert shown[1].endswith("to go")


def test_without_amounts_none_is_named(home: Household) -> None:
    phone = home.phone(home.ann)
    home.bob.spend("85.00")
    ((_, body),) = home.shown(phone)
    assert "$" not in body and "15" not in body.replace("15 days", "")


def test_a_smaller_budget_reaches_a_level_and_a_larger_one_falls_below_it(home: Household) -> None:
    phone = home.phone(home.ann)
    home.bob.spend("50.00")
    home.plan("60.00", person=home.bob)
    assert home.titles(phone) == ["Food is at 83%"]
    let_an_hour_pass(home.client)
    home.plan("200.00", person=home.bob)
    assert levels_of(home.client, home.ann) == []


def test_levels_are_measured_against_the_budget_with_what_is_carried(home: Household) -> None:
    phone, food = home.phone(home.ann), home.ann.categories["Food"]
    past = f"{datetime.now(UTC).replace(day=1) - timedelta(days=1):%Y-%m}-01"
    home.ann.post(
        f"/planning/{home.workspace}/planning-category", {"categoryId": food, "date": past, "budget": "100.00"}, None
    )
    rule = {"categoryId": food, "from": past, "carry": "left"}
    home.ann.put(f"/planning/{home.workspace}/carry-over", rule)
    home.bob.spend("150.00")
    assert home.titles(phone) == []
    home.bob.spend("10.00")
    assert home.titles(phone) == ["Food is at 80%"]


def test_a_correction_and_an_undo_move_levels_like_any_booking(home: Household) -> None:
    phone = home.phone(home.ann)
    entry = home.bob.spend("90.00")
    let_an_hour_pass(home.client)
    body = {"value": "20.00", "categoryId": home.bob.categories["Food"], "accountId": home.bob.accounts["Cash"]}
    home.bob.post(f"/history/{entry['id']}/replace", body)
    assert levels_of(home.client, home.ann) == []
    revision = home.bob.get(f"/activity/{home.workspace}")["changeSets"][0]["revision"]
    home.bob.post(f"/activity/{home.workspace}/{revision}/undo", {}, None)
    assert home.titles(phone) == ["Food is at 90%", "Food is at 90%"]


def test_a_month_that_is_over_reaches_nothing(home: Household) -> None:
    phone = home.phone(home.ann)
    past = (datetime.now(UTC).replace(day=1) - timedelta(days=1)).date()
    month = {"categoryId": home.ann.categories["Food"], "date": f"{past:%Y-%m}-01", "budget": "10.00"}
    home.ann.post(f"/planning/{home.workspace}/planning-category", month, None)
    home.bob.spend("20.00", date=past.isoformat())
    assert home.titles(phone) == []


def test_a_category_without_a_budget_reaches_nothing(home: Household) -> None:
    phone = home.phone(home.ann)
    home.plan("0.00")
    home.bob.spend("20.00")
    assert home.titles(phone) == []


def test_transfers_and_incomes_reach_nothing(home: Household) -> None:
    phone = home.phone(home.ann)
    account, cash = home.bob.accounts["Credit Card"], home.bob.accounts["Cash"]
    home.bob.post(f"/account/transfer/{account}", {"value": "500.00"})
    home.bob.post(f"/account/transfer/{cash}", {"value": "400.00", "fromAccountId": account})
    assert home.titles(phone) == []


def test_somebody_who_left_is_told_nothing(home: Household) -> None:
    phone = home.phone(home.bob)
    home.bob.put(f"/workspace/{home.workspace}/reject")
    home.ann.spend("90.00")
    assert home.titles(phone) == []


def test_an_invitation_that_waits_is_told_nothing(home: Household, ringing: Ringing) -> None:
    cid = sign_up(ringing.client, "Cid")
    invite(home.ann, home.workspace, cid)
    phone = home.phone(cid)
    home.send()
    count = len(phone.shown())
    home.ann.spend("90.00")
    assert len(home.titles(phone)) == count


@pytest.mark.both_databases
def test_in_quiet_hours_alerts_wait_for_their_end_and_come_as_one(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, others="each", **now_quiet())
    home.plan("100.00", category="Transport")
    home.bob.spend("150.00")
    home.bob.spend("85.00", category="Transport")
    assert home.titles(phone) == []
    let_quiet_hours_end(home.client)
    let_quiet_hours_end(home.client)
    ((title, body),) = home.shown(phone)
    assert title == "4 alerts"
    assert sorted(body.splitlines()) == [
        "Bob · Food: 1 expense",
        "Bob · Transport: 1 expense",
        "Food is at 150%",
        "Transport is at 85%",
    ]


def test_what_no_longer_holds_when_quiet_hours_end_is_not_told(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, others="each", **now_quiet())
    entry = home.bob.spend("85.00")
    home.bob.delete(f"/history/{entry['id']}")
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == []


@pytest.mark.parametrize(
    ("wanted", "unwanted", "spend"),
    [
        ({"others": "each"}, {"others": "off"}, "5.00"),
        ({"others": "daily"}, {"others": "off"}, "5.00"),
        ({"othersAbove": "0", "others": "each"}, {"othersAbove": "6"}, "5.00"),
        ({"at80": True}, {"at80": False}, "85.00"),
        ({"at100": True}, {"at100": False, "at80": False}, "150.00"),
    ],
)
@pytest.mark.parametrize("is_changed", [True, False])
def test_what_somebody_no_longer_wants_when_quiet_hours_end_is_not_told(
    home: Household, wanted: dict[str, Any], unwanted: dict[str, Any], spend: str, is_changed: bool
) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, **now_quiet(), **wanted)
    home.bob.spend(spend)
    if is_changed:
        home.set(home.ann, **unwanted)
    let_quiet_hours_end(home.client)
    assert len(home.titles(phone)) == (not is_changed)


def test_a_single_alert_that_waited_comes_as_itself(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, **now_quiet())
    home.bob.spend("85.00")
    home.bob.spend("20.00")
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == ["Food is at 105%"]


def test_a_level_reached_in_the_writers_own_quiet_hours_is_not_told_to_them_at_their_end(home: Household) -> None:
    anns, bobs = home.phone(home.ann), home.phone(home.bob)
    for person in (home.ann, home.bob):
        home.set(person, **now_quiet())
    home.bob.spend("85.00")
    let_quiet_hours_end(home.client)
    assert (home.titles(anns), home.titles(bobs)) == (["Food is at 85%"], [])


def test_an_archived_category_is_not_told_when_quiet_hours_end(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, **now_quiet())
    home.bob.spend("85.00")
    home.bob.delete(f"/category/{home.bob.categories['Food']}")
    let_quiet_hours_end(home.client)
    assert home.titles(phone) == []


@pytest.mark.both_databases
def test_other_members_expenses_come_one_each_where_somebody_asked(home: Household) -> None:
    anns, bobs = home.phone(home.ann), home.phone(home.bob)
    home.set(home.ann, others="each")
    home.set(home.bob, others="each", showAmounts=True)
    home.bob.spend("5.00")
    home.ann.spend("7.50")
    assert home.shown(anns) == [("Bob · Food", "Added an expense")]
    assert home.shown(bobs) == [("Ann · Food", "Added an expense: $7.50")]


def test_a_correction_is_no_new_expense(home: Household) -> None:
    phone = home.phone(home.ann)
    entry = home.bob.spend("5.00")
    home.set(home.ann, others="each")
    body = {"value": "6.00", "categoryId": home.bob.categories["Food"], "accountId": home.bob.accounts["Cash"]}
    home.bob.post(f"/history/{entry['id']}/replace", body)
    assert home.titles(phone) == []


def test_a_day_of_expenses_comes_as_one_in_the_evening(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, others="daily")
    home.bob.spend("5.00")
    home.bob.spend("6.00")
    home.bob.spend("7.00", category="Transport")
    assert home.titles(phone) == []
    let_quiet_hours_end(home.client)
    assert home.shown(phone) == [("2 alerts", "Bob · Food: 2 expenses\nBob · Transport: 1 expense")]


def test_the_evening_tells_of_a_corrected_expense_and_of_none_that_was_taken_back(home: Household) -> None:
    phone = home.phone(home.ann)
    home.set(home.ann, others="daily", showAmounts=True)
    entry, gone = home.bob.spend("5.00"), home.bob.spend("7.00", category="Transport")
    for value in ("6.00", "8.00"):
        body = {"value": value, "categoryId": home.bob.categories["Food"], "accountId": home.bob.accounts["Cash"]}
        entry = home.bob.post(f"/history/{entry['id']}/replace", body)
    home.bob.delete(f"/history/{gone['id']}")
    let_quiet_hours_end(home.client)
    ((title, text),) = home.shown(phone)
    assert "8.00" in title + text
    assert "5.00" not in title + text


def test_without_a_device_an_alert_comes_by_mail_in_the_persons_language(home: Household) -> None:
    verify(home.ann)
    home.ann.put("/settings/update", {"language": "ua"})
    home.bob.spend("85.00")
    home.send()
    mail = home.ringing.inbox.to(home.ann.email)[-1]
    assert mail["Subject"] == "Food: витрачено 85\u00a0%"
    assert "до кінця" in mail.get_content()
    assert "https://budget.example/expenses?workspace=" in mail.get_content()


def test_without_a_mail_server_an_alert_lies_in_the_folder_as_codes_do(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path)) as client:
        ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
        join(ann, ann.workspace, bob)
        verify(ann)
        ann.put(f"/alerts/{ann.workspace}", {**NEVER_QUIET, "others": "each"})
        bob.workspace = ann.workspace
        bob.accounts, bob.categories = ann.accounts, ann.categories
        bob.spend("5.00")
        send_messages(client)
        mails = [message_from_bytes(path.read_bytes(), policy=default) for path in (tmp_path / "outbox").iterdir()]
    assert "Bob · Food" in [str(mail["Subject"]) for mail in mails if mail["To"] == ann.email]


def test_nobody_needs_a_subscription(paying: Any) -> None:
    ann = sign_up(paying.client)
    assert ann.put(f"/alerts/{ann.workspace}", {"at80": False})["at80"] is False


def test_a_deleted_account_leaves_no_alerts(home: Household) -> None:
    home.set(home.bob, **now_quiet())
    home.ann.spend("90.00")
    assert levels_of(home.client, home.bob) == [80]
    assert home.bob.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD}).is_success
    mine = select(AlertSettingsRow).where(AlertSettingsRow.user_id == home.bob.id)
    assert levels_of(home.client, home.bob) == []
    assert read(home.client, lambda db: db.scalars(mine).all()) == []
