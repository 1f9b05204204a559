"""Statistics over HTTP, number by number."""

from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import AccountMonthRow, AccountRow, MonthSumRow
from budget_api.ledger.recount import recount
from tests.api.conftest import NewDatabase, serving
from tests.api.database import store_rates, write
from tests.api.people import Person, sign_up
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases

Row = dict[str, Any]


@pytest.fixture(scope="module")
def rated(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server with rates that make mental arithmetic easy."""
    data, url = tmp_path_factory.mktemp("statistics"), new_database("statistics")
    with serving(server_settings(data=data, database_url=url)) as client:
        store_rates(client, EUR="0.80", UAH="40", JPY="150")
        yield client


@pytest.fixture
def ten(rated: TestClient[Any]) -> Person:
    """Ann, whose months end on the 10th."""
    ann = sign_up(rated, "Ann")
    ann.put(f"/workspace/{ann.workspace}", {"firstDayOfMonth": 10})
    return ann


def stats(person: Person, name: str, first: str | None = "2026-10", last: str | None = "2026-12") -> Any:
    months = {name: key for name, key in (("from", first), ("to", last)) if key}
    return person.get(f"/statistics/{person.workspace}/{name}", **months)


def by_month(person: Person, **months: str) -> dict[str, Row]:
    return {row["month"]: row for row in stats(person, "main-stats", **months)["months"]}


def account(person: Person, name: str, currency: str = "default", **more: Any) -> str:
    body = {"name": name, "currencyCode": currency, **more}
    person.accounts[name] = str(person.post(f"/account/{person.workspace}/create", body)["id"])
    return person.accounts[name]


def move(person: Person, value: str, to: str, date: str, source: str | None = None) -> None:
    body = {"value": value, "date": date, **({"fromAccountId": person.accounts[source]} if source else {})}
    person.post(f"/account/transfer/{person.accounts[to]}", body)


def plan(person: Person, category: str, month: str, budget: str, **more: Any) -> None:
    body = {"categoryId": person.categories[category], "date": f"{month}-01", "budget": budget, **more}
    person.post(f"/planning/{person.workspace}/planning-category", body)


def test_each_month_has_its_income_spending_plan_and_closing_balance(ten: Person) -> None:
    move(ten, "1000", "Credit Card", "2026-10-10")
    move(ten, "200", "Cash", "2026-10-11", source="Credit Card")
    ten.spend("12.50", "Food", date="2026-11-10")
    ten.spend("7.25", "Transport", "Cash", date="2026-11-11")
    plan(ten, "Food", "2026-11", "300")
    plan(ten, "Transport", "2026-11", "50")
    figures = ("firstDay", "lastDay", "income", "spent", "budget", "net", "balance", "notConverted")
    assert {month: tuple(row[name] for name in figures) for month, row in by_month(ten).items()} == {
        "2026-10": ("2026-09-11", "2026-10-10", "1000.00", "0.00", "0.00", "1000.00", "1000.00", []),
        "2026-11": ("2026-10-11", "2026-11-10", "0.00", "12.50", "350.00", "-12.50", "987.50", []),
        "2026-12": ("2026-11-11", "2026-12-10", "0.00", "7.25", "0.00", "-7.25", "980.25", []),
    }


def test_the_plan_and_the_spending_are_those_of_the_planning_screen(ten: Person) -> None:
    ten.spend("12.50", "Food", date="2026-11-20")
    plan(ten, "Food", "2026-12", "80", currencyCode="EUR")
    plan(ten, "Utilities", "2026-12", "20")
    row = ten.month("2026-12-01")["rows"][ten.categories["Utilities"]]
    ten.delete(f"/planning/{ten.workspace}/delete/{row['id']}")
    month, seen = ten.month("2026-12-01"), by_month(ten)["2026-12"]
    assert (seen["budget"], seen["spent"]) == (month["budget"], month["spent"]) == ("100.00", "12.50")


def test_amounts_are_converted_and_what_has_no_rate_is_named_with_its_figure(ten: Person) -> None:
    account(ten, "Euros", "EUR", budget="80")
    account(ten, "Coins", "TON", budget="3")
    move(ten, "8", "Euros", "2026-11-20")
    move(ten, "2", "Coins", "2026-11-20")
    ten.spend("10", "Food", "Coins", accountValue="4", date="2026-11-20")
    plan(ten, "Food", "2026-12", "5", currencyCode="TON")
    seen = by_month(ten, last="2027-12")["2026-12"]
    assert (seen["income"], seen["spent"], seen["budget"], seen["net"]) == ("10.00", "10.00", "0.00", "0.00")
    assert [part for part in seen["notConverted"] if part["figure"] != "balance"] == [
        {"figure": "income", "currencyCode": "TON", "amount": "2.00"},
        {"figure": "budget", "currencyCode": "TON", "amount": "5.00"},
    ]
    seen = by_month(ten, last="2036-01")["2036-01"]
    assert seen["balance"] == "110.00"
    assert seen["notConverted"] == [{"figure": "balance", "currencyCode": "TON", "amount": "1.00"}]


def test_the_last_closing_balance_is_the_balance(ten: Person) -> None:
    account(ten, "Euros", "EUR", budget="80.04")
    account(ten, "Hidden", budget="5", isShowInBalance=False)
    ten.spend("12.50", "Food", "Euros", date="2026-11-20")
    balance = ten.get(f"/account/my/{ten.workspace}/balance")["amount"]
    assert by_month(ten, last="2036-01")["2036-01"]["balance"] == balance == "87.55"


def test_the_balance_of_the_running_month_counts_entries_of_later_days_too(ten: Person) -> None:
    ten.spend("12.50", "Food", date="2025-03-20")
    ten.spend("700", "Utilities", date="2036-12-20")
    balance = ten.get(f"/account/my/{ten.workspace}/balance")["amount"]
    months = stats(ten, "main-stats", None, None)["months"]
    assert months[-1]["balance"] == balance == "-712.50"
    assert by_month(ten, first="2025-04", last="2025-04")["2025-04"]["balance"] == "-12.50"
    assert by_month(ten, first="2036-11", last="2036-11")["2036-11"]["balance"] == balance
    rows = {row["accountId"]: row for row in stats(ten, "account-stats", None, None)["accounts"]}
    assert rows[ten.accounts["Credit Card"]]["months"][-1]["balance"] == ten.budget() == balance


def test_accounts_show_their_balance_at_the_end_of_each_month(ten: Person) -> None:
    euros = account(ten, "Euros", "EUR", isShowInBalance=False)
    move(ten, "80", "Euros", "2026-10-10")
    ten.spend("10", "Food", "Euros", date="2026-12-10")
    move(ten, "16", "Credit Card", "2026-11-05", source="Euros")
    seen = {row["accountId"]: row for row in stats(ten, "account-stats")["accounts"]}
    assert [seen[euros][name] for name in ("name", "type", "currencyCode", "isShowInBalance", "deleted")] == [
        "Euros",
        "basic",
        "EUR",
        False,
        False,
    ]
    assert [(row["month"], row["balance"], row["amount"]) for row in seen[euros]["months"]] == [
        ("2026-10", "80.00", "100.00"),
        ("2026-11", "67.20", "84.00"),
        ("2026-12", "59.20", "74.00"),
    ]
    card = seen[ten.accounts["Credit Card"]]
    assert (card["currencyCode"], [row["balance"] for row in card["months"]]) == ("USD", ["0.00", "16.00", "16.00"])


def test_an_account_without_a_rate_is_shown_in_its_own_currency(ten: Person) -> None:
    coins = account(ten, "Coins", "TON")
    move(ten, "2.5", "Coins", "2026-11-20")
    row = next(row for row in stats(ten, "account-stats")["accounts"] if row["accountId"] == coins)["months"][-1]
    assert (row["balance"], row["amount"]) == ("2.50", "0.00")
    assert row["notConverted"] == [{"currencyCode": "TON", "amount": "2.50"}]


def test_a_deleted_account_stays_in_the_balances_of_months_before_its_end(ten: Person) -> None:
    move(ten, "30", "Cash", "2020-05-01")
    ten.delete(f"/account/{ten.accounts['Cash']}")
    months = by_month(ten, first="2020-05", last="2026-10") | by_month(ten, first="2036-01", last="2036-01")
    assert (months["2020-05"]["balance"], months["2026-10"]["balance"], months["2036-01"]["balance"]) == (
        "30.00",
        "30.00",
        "0.00",
    )


def test_categories_show_spending_and_plan_of_each_month(ten: Person) -> None:
    ten.spend("4", "Food", date="2026-10-05")
    ten.spend("6", "Food", date="2026-12-05")
    ten.spend("1", "Utilities", date="2026-12-05")
    plan(ten, "Transport", "2026-11", "8", currencyCode="EUR")
    ten.delete(f"/category/{ten.categories['Utilities']}")
    ten.delete(f"/category/{ten.categories['Entertaiment']}")
    seen = stats(ten, "category-stats")["categories"]
    assert [(row["name"], row["deleted"]) for row in seen] == [
        ("Food", False),
        ("Utilities", True),
        ("Transport", False),
    ]
    assert [[(month["spent"], month["budget"]) for month in row["months"]] for row in seen] == [
        [("4.00", "0.00"), ("0.00", "0.00"), ("6.00", "0.00")],
        [("0.00", "0.00"), ("0.00", "0.00"), ("1.00", "0.00")],
        [("0.00", "0.00"), ("0.00", "10.00"), ("0.00", "0.00")],
    ]


def test_shares_add_up_to_a_hundred_and_tell_how_the_plan_went(ten: Person) -> None:
    for category, value in (("Food", "10"), ("Utilities", "20"), ("Transport", "10"), ("Food", "10")):
        ten.spend(value, category, date="2026-11-20")
    ten.spend("99", "Food", date="2026-09-01")
    plan(ten, "Food", "2026-12", "30")
    plan(ten, "Food", "2026-11", "30")
    plan(ten, "Utilities", "2026-12", "15")
    plan(ten, "Entertaiment", "2026-12", "7")
    seen = stats(ten, "category-stats-with-percent")
    assert (seen["firstMonth"], seen["lastMonth"], seen["spent"]) == ("2026-10", "2026-12", "50.00")
    names = ("name", "spent", "share", "budget", "percent", "ratio")
    assert [tuple(row[name] for name in names) for row in seen["categories"]] == [
        ("Food", "20.00", 40, "60.00", "33.33", "33.33"),
        ("Utilities", "20.00", 40, "15.00", "100.00", "133.33"),
        ("Transport", "10.00", 20, "0.00", "100.00", None),
        ("Entertaiment", "0.00", 0, "7.00", "0.00", "0.00"),
    ]


def test_shares_of_three_equal_parts_add_up_too(ten: Person) -> None:
    for category in ("Food", "Utilities", "Transport"):
        ten.spend("1", category, date="2026-11-20")
    assert [row["share"] for row in stats(ten, "category-stats-with-percent")["categories"]] == [34, 33, 33]


def test_spending_in_an_earlier_currency_of_the_workspace_is_converted(ten: Person) -> None:
    ten.spend("10", "Food", date="2026-11-20")
    ten.put(f"/workspace/{ten.workspace}", {"currencyCode": "JPY"})
    ten.spend("300", "Food", date="2026-11-20")
    seen = stats(ten, "category-stats-with-percent")
    assert (seen["currencyCode"], seen["spent"], seen["ratesUpdatedAt"]) == ("JPY", "1800.00", "2026-11-20")
    assert by_month(ten)["2026-12"]["spent"] == "1800.00"


def test_without_months_the_last_twelve_are_answered(ten: Person) -> None:
    running = ten.month()["date"][:7]
    months = [row["month"] for row in stats(ten, "main-stats", None, None)["months"]]
    assert (len(months), months[-1], months == sorted(months)) == (12, running, True)
    assert [row["month"] for row in stats(ten, "main-stats", None, "2020-02")["months"]][::11] == ["2019-03", "2020-02"]


@pytest.mark.parametrize(
    ("first", "last", "fields"),
    [
        ("2026-13", "x", {"from": "validation.month", "to": "validation.month"}),
        ("2026-02", "2026-01", {"from": "validation.month"}),
        ("2016-01", "2026-01", {"from": "validation.month"}),
        ("2026-01-01", None, {"from": "validation.month"}),
    ],
)
@pytest.mark.parametrize("name", ["main-stats", "account-stats", "category-stats", "category-stats-with-percent"])
def test_wrong_months_are_named(ann: Person, name: str, first: str, last: str | None, fields: Row) -> None:
    query = {"from": first, **({"to": last} if last else {})}
    answer = ann.call("GET", f"/statistics/{ann.workspace}/{name}", **query)
    assert (answer.status_code, answer.json()["fields"]) == (422, fields)


def test_ten_years_are_answered_at_once(ten: Person) -> None:
    ten.spend("1", date="2017-03-01")
    months = by_month(ten, first="2016-02", last="2026-01")
    assert (len(months), months["2017-03"]["spent"], months["2026-01"]["balance"]) == (120, "1.00", "-1.00")


def test_a_new_first_day_regroups_all_months(rated: TestClient[Any], ten: Person) -> None:
    months = {"first": "2025-10", "last": "2026-01"}
    move(ten, "9", "Credit Card", "2025-10-20")
    ten.spend("2", date="2025-11-15")
    ten.spend("3", date="2025-12-15")
    assert [(row["income"], row["spent"]) for row in by_month(ten, **months).values()] == [
        ("0.00", "0.00"),
        ("9.00", "0.00"),
        ("0.00", "2.00"),
        ("0.00", "3.00"),
    ]
    ten.put(f"/workspace/{ten.workspace}", {"firstDayOfMonth": 1})
    ten.spend("1", date="2025-12-31")
    assert [(row["income"], row["spent"], row["balance"]) for row in by_month(ten, **months).values()] == [
        ("9.00", "0.00", "9.00"),
        ("0.00", "2.00", "7.00"),
        ("0.00", "4.00", "3.00"),
        ("0.00", "0.00", "3.00"),
    ]
    assert write(rated, recount, ten.workspace) == []


def test_a_first_day_whose_change_is_undone_regroups_all_months_again(rated: TestClient[Any], ten: Person) -> None:
    ten.spend("2", date="2026-11-15")
    before = by_month(ten, last="2027-01")
    revision = ten.put(f"/workspace/{ten.workspace}", {"firstDayOfMonth": 1})["revision"]
    assert by_month(ten, last="2027-01") != before
    ten.post(f"/activity/{ten.workspace}/{revision}/undo", None)
    assert by_month(ten, last="2027-01") == before
    assert write(rated, recount, ten.workspace) == []


def test_statistics_of_others_do_not_exist(ann: Person, bob: Person) -> None:
    names = ("main-stats", "account-stats", "category-stats", "category-stats-with-percent")
    assert {bob.call("GET", f"/statistics/{ann.workspace}/{name}").status_code for name in names} == {404}


def test_a_recount_names_every_sum_that_is_wrong(rated: TestClient[Any], ten: Person) -> None:
    ten.spend("5", "Food", "Cash", date="2026-11-20")

    def tamper(db: Session) -> None:
        cash = AccountRow.id == ten.accounts["Cash"]
        db.execute(update(AccountRow).where(cash).values(budget=AccountRow.budget + Decimal(1)))
        for table, column in ((MonthSumRow, "spent"), (AccountMonthRow, "moved")):
            db.execute(update(table).where(table.workspace_id == ten.workspace).values({column: Decimal(7)}))

    write(rated, tamper)
    found = write(rated, recount, ten.workspace)
    assert [(each.table, each.key[0], str(each.kept), str(each.counted)) for each in found] == [
        ("accounts", ten.accounts["Cash"], "-4.00", "-5.00"),
        ("month_sums", "2026-12", "7.00", "5.00"),
        ("account_months", "2026-12", "7.00", "-5.00"),
    ]


def test_an_account_counts_to_the_end_of_the_day_its_owner_deleted_it_on(rated: TestClient[Any]) -> None:
    ann = sign_up(rated, "Ann", timeZone="Pacific/Honolulu")
    move(ann, "30", "Cash", "2026-03-01")
    ann.delete(f"/account/{ann.accounts['Cash']}")
    at = datetime(2026, 4, 1, 5, tzinfo=UTC)  # the evening of 31 March there
    write(rated, lambda db: db.execute(update(AccountRow).filter_by(id=ann.accounts["Cash"]).values(deleted_at=at)))
    months = by_month(ann, first="2026-02", last="2026-04")
    assert [months[month]["balance"] for month in months] == ["0.00", "0.00", "0.00"]
    later = datetime(2026, 4, 1, 15, tzinfo=UTC)
    write(rated, lambda db: db.execute(update(AccountRow).filter_by(id=ann.accounts["Cash"]).values(deleted_at=later)))
    assert by_month(ann, first="2026-03", last="2026-03")["2026-03"]["balance"] == "30.00"


def test_an_average_is_over_the_whole_months_since_the_first_entry(rated: TestClient[Any]) -> None:
    ann = sign_up(rated, "Ann")
    assert stats(ann, "main-stats", "2026-01", "2026-04")["average"] is None
    move(ann, "100", "Cash", "2026-02-03")
    ann.spend("9.99", "Food", "Cash", date="2026-04-20")
    average = stats(ann, "main-stats", "2026-01", "2026-04")["average"]
    assert average == {"months": 3, "income": "33.33", "spent": "3.33"}
    assert stats(ann, "main-stats", "2025-11", "2026-01")["average"] is None
    running = stats(ann, "main-stats", first="2026-02", last=None)
    assert running["average"]["months"] == len(running["months"]) - 1
