"""Sums of entries in groups, over HTTP."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.api.conftest import NewDatabase, serving
from tests.api.database import store_rates
from tests.api.people import Person, sign_up
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases


@pytest.fixture(scope="module")
def rated(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    data, url = tmp_path_factory.mktemp("sums"), new_database("sums")
    with serving(server_settings(data=data, database_url=url)) as client:
        store_rates(client, EUR="0.80")
        yield client


@pytest.fixture
def ann(rated: TestClient[Any]) -> Person:
    """Ann, whose months end on the 10th, with a few entries of two of them."""
    person = sign_up(rated, "Ann")
    person.put(f"/workspace/{person.workspace}", {"firstDayOfMonth": 10})
    food, transport = person.categories["Food"], person.categories["Transport"]
    lines = [{"categoryId": food, "value": "60"}, {"categoryId": transport, "value": "20"}]
    for body in (
        {"value": "12.50", "categoryId": food, "date": "2026-11-05"},
        {"value": "7", "categoryId": transport, "date": "2026-11-12"},
        {"value": "80", "lines": lines, "date": "2026-11-13"},
    ):
        person.post(f"/history/{person.workspace}/add-expenses", {"accountId": person.accounts["Cash"], **body})
    back = {"value": "2", "categoryId": food, "accountId": person.accounts["Cash"], "date": "2026-11-14"}
    person.post(f"/history/{person.workspace}/add-refund", back)
    euros = person.post(f"/account/{person.workspace}/create", {"name": "Euros", "currencyCode": "EUR"})["id"]
    person.post(f"/account/transfer/{euros}", {"value": "80", "date": "2026-11-15"})
    cash = person.accounts["Cash"]
    person.post(
        f"/account/transfer/{person.accounts['Credit Card']}",
        {"value": "5", "fromAccountId": cash, "date": "2026-11-16"},
    )
    return person


def sums(person: Person, **query: str) -> dict[tuple[str, str], tuple[int, str, str]]:
    """Count, spending and income of each row and column, by their names."""
    seen = person.get(f"/statistics/{person.workspace}/sums", **query)
    assert seen["currencyCode"] == "USD"
    names = seen["names"]
    return {
        (names.get(one["row"], one["row"]), names.get(one["column"], one["column"])): (
            one["count"],
            one["spent"],
            one["income"],
        )
        for one in seen["sums"]
    }


def test_all_entries_are_one_group(ann: Person) -> None:
    assert sums(ann) == {("", ""): (6, "97.50", "100.00")}


def test_months_are_the_workspaces_months(ann: Person) -> None:
    assert sums(ann, rows="month") == {("2026-11", ""): (1, "12.50", "0.00"), ("2026-12", ""): (5, "85.00", "100.00")}


def test_a_divided_expense_counts_in_each_of_its_categories(ann: Person) -> None:
    assert sums(ann, rows="category", columns="month") == {
        ("Food", "2026-11"): (1, "12.50", "0.00"),
        ("Food", "2026-12"): (2, "58.00", "0.00"),
        ("Transport", "2026-12"): (2, "27.00", "0.00"),
        ("", "2026-12"): (2, "0.00", "100.00"),
    }


def test_of_a_category_only_its_lines_count(ann: Person) -> None:
    food = ann.categories["Food"]
    assert sums(ann, rows="account", categoryId=food) == {("Cash", ""): (3, "70.50", "0.00")}


def test_spellings_of_a_payee_are_one_group_and_filters_find_them_all(ann: Person) -> None:
    for payee, tags in (("Silpo", ["trip"]), ("SILPO", []), ("Silpo", [])):
        ann.spend("5", payee=payee, tags=tags, date="2026-11-20")
    assert sums(ann, rows="payee")["Silpo", ""] == (3, "15.00", "0.00")
    assert sums(ann, columns="payee", payee="silpo") == {("", "Silpo"): (3, "15.00", "0.00")}
    assert sums(ann, rows="category", tag="trip") == {("Food", ""): (1, "5.00", "0.00")}
    assert sums(ann, payee="", kind="expense")["", ""] == (3, "99.50", "0.00")


def test_transfers_are_counted_and_add_nothing(ann: Person) -> None:
    assert sums(ann, rows="kind", columns="person")["transfer", "Ann"] == (1, "0.00", "0.00")


@pytest.mark.parametrize(
    ("query", "counted"),
    [
        ({"since": "2026-11-12", "until": "2026-11-13"}, (2, "87.00", "0.00")),
        (
            {"since": "2026-11-12", "until": "2026-11-13", "where": "since:2026-11-01 until:2026-12"},
            (2, "87.00", "0.00"),
        ),
        ({"since": "2026-11-01", "until": "2026-12-31", "where": "on:2026-11-12 since:2026"}, (1, "7.00", "0.00")),
        ({"kind": "income"}, (1, "0.00", "100.00")),
        ({"min": "12.50", "max": "80", "kind": "expense"}, (2, "92.50", "0.00")),
    ],
)
def test_filters_leave_entries_out(ann: Person, query: dict[str, str], counted: tuple[int, str, str]) -> None:
    assert sums(ann, **query) == {("", ""): counted}


def test_an_account_is_one_on_either_side_and_a_person_who_booked(ann: Person, rated: TestClient[Any]) -> None:
    assert sums(ann, accountId=ann.accounts["Cash"])["", ""][0] == 5
    assert sums(ann, userId=sign_up(rated, "Ben").id) == {}


def test_an_unknown_group_is_a_wrong_field(ann: Person) -> None:
    answer = ann.call("GET", f"/statistics/{ann.workspace}/sums", rows="weather")
    assert (answer.status_code, answer.json()["fields"]) == (422, {"rows": "validation.choice"})


def test_history_has_a_first_and_a_last_day(ann: Person) -> None:
    page = ann.get(f"/history/{ann.workspace}/list-new", since="2026-11-12", until="2026-11-13")
    assert [entry["value"] for entry in page["entries"]] == ["-80.00", "-7.00"]
    both = ann.get(f"/history/{ann.workspace}/list-new", month="2026-12-01", until="2026-11-12")
    assert [entry["value"] for entry in both["entries"]] == ["-7.00"]
    assert ann.get(f"/history/{ann.workspace}/list-new", since="2026-12-01")["entries"] == []
