"""Amount that an income counts as: converted once, when it is booked, and kept with its rate."""

import csv
import json
from collections.abc import Iterator
from decimal import Decimal
from io import StringIO
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import DayIncomeRow, HistoryRow
from budget_api.ledger.recount import recount
from tests.api.conftest import NewDatabase, serving
from tests.api.database import RATES_DAY, store_rates, write
from tests.api.files import check_with_beancount
from tests.api.importing import bring
from tests.api.people import Person, sign_up
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases

DAY, MONTH = "2026-12-05", "2026-12"
COUNTED = ("workspaceValue", "workspaceCurrencyCode", "workspaceRate", "workspaceRateDate")
BEFORE = dict.fromkeys(("workspace_value", "workspace_currency_code", "workspace_rate", "workspace_rate_date"))


@pytest.fixture(scope="module")
def own_server(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server whose rates no other test reads."""
    data, url = tmp_path_factory.mktemp("income_rates"), new_database("income_rates")
    with serving(server_settings(data=data, database_url=url)) as client:
        yield client


@pytest.fixture
def rated(own_server: TestClient[Any]) -> TestClient[Any]:
    """A server where a dollar costs 40 hryvnias and half a euro."""
    store_rates(own_server, UAH="40", EUR="0.5")
    return own_server


@pytest.fixture
def ann(rated: TestClient[Any]) -> Person:
    """Somebody with accounts in dollars, hryvnias and a currency without a rate."""
    person = sign_up(rated)
    for name, code in (("Card", "UAH"), ("Coins", "TON")):
        body = {"name": name, "currencyCode": code}
        person.accounts[name] = person.post(f"/account/{person.workspace}/create", body)["id"]
    return person


def receive(person: Person, value: str, to: str = "Card", **more: Any) -> Any:
    return person.post(f"/account/transfer/{person.accounts[to]}", {"value": value, "date": DAY, **more})


def counted(entry: Any) -> tuple[Any, ...]:
    return tuple(entry[name] for name in COUNTED)


def income(person: Person) -> Any:
    """Return the income of December, and the part of it without a rate."""
    months = {"from": MONTH, "to": MONTH}
    (month,) = person.get(f"/statistics/{person.workspace}/main-stats", **months)["months"]
    left_out = [part for part in month["notConverted"] if part["figure"] == "income"]
    return month["income"], [(part["currencyCode"], part["amount"]) for part in left_out]


def forget_what_counted(client: TestClient[Any], entry: Any) -> None:
    """Make the entry and its sum what a version of the program that kept no rates would have left."""

    def store(db: Session) -> None:
        db.execute(update(HistoryRow).where(HistoryRow.id == entry["id"]).values(**BEFORE))
        amounts = {"currency_code": entry["currencyCode"], "income": Decimal(entry["value"])}
        db.execute(update(DayIncomeRow).where(DayIncomeRow.workspace_id == entry["workspaceId"]).values(**amounts))

    write(client, store)


def test_an_income_keeps_what_it_counted_as_with_its_rate_and_the_rates_day(ann: Person) -> None:
    assert counted(receive(ann, "4000")) == ("100.00", "USD", "40", RATES_DAY)
    assert counted(receive(ann, "5", to="Cash")) == ("5.00", "USD", None, None)
    assert income(ann) == ("105.00", [])


def test_an_expense_counts_as_it_is_and_a_transfer_not_at_all(ann: Person) -> None:
    assert counted(ann.spend("2", account="Card")) == ("-2.00", "USD", None, None)
    moved = receive(ann, "40", fromAccountId=ann.accounts["Cash"])
    assert counted(moved) == (None, None, None, None)
    assert income(ann) == ("0.00", [])


def test_months_keep_the_rate_of_the_booking_when_rates_move(rated: TestClient[Any], ann: Person) -> None:
    entry = receive(ann, "4000")
    store_rates(rated, UAH="50")
    receive(ann, "4000")
    assert income(ann) == ("180.00", [])
    ann.delete(f"/history/{entry['id']}")
    assert income(ann) == ("80.00", [])
    assert write(rated, recount, ann.workspace) == []


def test_without_a_rate_an_income_is_booked_and_named_as_not_converted(rated: TestClient[Any], ann: Person) -> None:
    entry = receive(ann, "3", to="Coins")
    assert (entry["value"], counted(entry)) == ("3.00", (None, None, None, None))
    assert (ann.budget("Coins"), income(ann)) == ("3.00", ("0.00", [("TON", "3.00")]))
    store_rates(rated, TON="0.1")
    assert income(ann) == ("30.00", [])
    ann.delete(f"/history/{entry['id']}")
    assert (ann.budget("Coins"), income(ann)) == ("0.00", ("0.00", []))


def test_a_workspace_in_another_currency_converts_what_was_counted(rated: TestClient[Any], ann: Person) -> None:
    entry = receive(ann, "4000")
    ann.put(f"/workspace/{ann.workspace}", {"currencyCode": "EUR"})
    store_rates(rated, UAH="80", EUR="0.5")
    assert income(ann) == ("50.00", [])
    assert counted(receive(ann, "160")) == ("1.00", "EUR", "160", RATES_DAY)
    assert income(ann) == ("51.00", [])
    ann.delete(f"/history/{entry['id']}")
    assert income(ann) == ("1.00", [])
    assert write(rated, recount, ann.workspace) == []


def test_undo_counts_as_it_was_and_a_correction_by_the_rate_of_its_own_day(rated: TestClient[Any], ann: Person) -> None:
    entry = receive(ann, "4000")
    ann.delete(f"/history/{entry['id']}")
    store_rates(rated, UAH="50")
    revision = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["revision"]
    ann.post(f"/activity/{ann.workspace}/{revision}/undo", None)
    assert income(ann) == ("100.00", [])
    body = {"value": "4000", "accountId": ann.accounts["Card"]}
    corrected = ann.post(f"/history/{entry['id']}/replace-transfer", body)
    assert (counted(corrected)[:3], income(ann)) == (("80.00", "USD", "50"), ("80.00", []))
    moved = ann.post(f"/history/{corrected['id']}/replace-transfer", body | {"fromAccountId": ann.accounts["Cash"]})
    assert (counted(moved), income(ann)) == ((None, None, None, None), ("0.00", []))
    assert write(rated, recount, ann.workspace) == []


def test_an_income_from_before_rates_were_kept_is_converted_at_todays(rated: TestClient[Any], ann: Person) -> None:
    entry = receive(ann, "4000")
    forget_what_counted(rated, entry)
    store_rates(rated, UAH="50")
    assert income(ann) == ("80.00", [])
    assert write(rated, recount, ann.workspace) == []
    assert counted(ann.get(f"/history/{ann.workspace}/list-new")["entries"][0]) == (None, None, None, None)
    ann.delete(f"/history/{entry['id']}")
    assert (income(ann), write(rated, recount, ann.workspace)) == (("0.00", []), [])


def test_a_file_of_a_bank_counts_at_the_rate_of_its_import(rated: TestClient[Any], ann: Person) -> None:
    bring(ann, f"Date,Description,Amount\n{DAY},Salary,4000.00\n", accountId=ann.accounts["Card"])
    (entry,) = ann.get(f"/history/{ann.workspace}/list-new")["entries"]
    assert (counted(entry), income(ann)) == (("100.00", "USD", "40", RATES_DAY), ("100.00", []))
    assert write(rated, recount, ann.workspace) == []


def test_the_file_of_a_workspace_keeps_what_incomes_counted_as(rated: TestClient[Any], ann: Person) -> None:
    receive(ann, "4000")
    receive(ann, "3", to="Coins")
    ann.spend("2", account="Card", date=DAY)
    file = ann.call("GET", f"/workspace/{ann.workspace}/export").content
    spent = next(row for row in json.loads(file)["guestHistory"] if "categoryId" in row)
    assert not set(COUNTED) & spent.keys()
    store_rates(rated, UAH="50")
    again = str(ann.post("/workspace/import-guest", json.loads(file))["id"])
    assert ann.call("GET", f"/workspace/{again}/export").content == file
    entries = [ann.get(f"/history/{one}/list-new")["entries"] for one in (ann.workspace, again)]
    assert [counted(entry) for entry in entries[0]] == [counted(entry) for entry in entries[1]]
    ann.workspace = again
    assert (income(ann), write(rated, recount, again)) == (("100.00", [("TON", "3.00")]), [])


def test_a_file_from_before_has_its_incomes_converted_at_todays_rate(rated: TestClient[Any], ann: Person) -> None:
    receive(ann, "4000")
    file = json.loads(ann.call("GET", f"/workspace/{ann.workspace}/export").content) | {"format": 1}
    for row in file["guestHistory"]:
        for name in COUNTED:
            row.pop(name, None)
    ann.workspace = str(ann.post("/workspace/import-guest", file)["id"])
    store_rates(rated, UAH="50")
    assert (income(ann), write(rated, recount, ann.workspace)) == (("80.00", []), [])


def test_spreadsheets_and_ledgers_say_what_incomes_counted_as(rated: TestClient[Any], ann: Person) -> None:
    receive(ann, "4000")
    receive(ann, "0.01")
    receive(ann, "3", to="Coins")
    text = ann.call("GET", f"/history/{ann.workspace}/export").content.decode()
    columns = ("workspace_value", "workspace_currency", "workspace_rate", "workspace_rate_date")
    rows = [tuple(row[name] for name in columns) for row in csv.DictReader(StringIO(text, newline=""))]
    assert sorted(rows) == [("", "", "", ""), ("0.00", "USD", "40", RATES_DAY), ("100.00", "USD", "40", RATES_DAY)]
    ledger = ann.call("GET", f"/workspace/{ann.workspace}/export/beancount").content.decode()
    assert "Assets:Card  4000.00 UAH @@ 100.00 USD\n  Income:Received  -100.00 USD\n" in ledger
    assert "Assets:Card  0.01 UAH\n  Income:Received  -0.01 UAH\n" in ledger
    check_with_beancount(ledger)


def test_a_correction_without_a_rate_needs_what_left_and_changes_nothing(rated: TestClient[Any], ann: Person) -> None:
    entry = receive(ann, "5", to="Cash")
    body = {"value": "5", "accountId": ann.accounts["Cash"], "fromAccountId": ann.accounts["Coins"]}
    refused = ann.post(f"/history/{entry['id']}/replace-transfer", body, 422)
    assert (refused["code"], ann.budget("Cash"), income(ann)) == ("expense.noRate", "5.00", ("5.00", []))
    moved = ann.post(f"/history/{entry['id']}/replace-transfer", body | {"fromValue": "2"})
    assert (moved["rate"], moved["rateDate"], counted(moved)) == ("0.4", None, (None, None, None, None))
    assert (ann.budget("Cash"), ann.budget("Coins"), income(ann)) == ("5.00", "-2.00", ("0.00", []))
    assert write(rated, recount, ann.workspace) == []


def test_a_repeated_income_counts_once_and_as_it_did(rated: TestClient[Any], ann: Person) -> None:
    made = str(uuid4())
    entry = receive(ann, "4000", id=made)
    store_rates(rated, UAH="50")
    assert (receive(ann, "4000", id=made), income(ann)) == (entry, ("100.00", []))
