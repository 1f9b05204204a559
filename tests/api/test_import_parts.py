"""Imports of long files: booked in parts that others write between, whole at the end whatever happens."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from budget_api.db.models import ChangeRow
from tests.api.alerts import Household, let_quiet_hours_end
from tests.api.conftest import Ringing
from tests.api.database import read, state_of
from tests.api.importing import bring, file_of, preview
from tests.api.members import join
from tests.api.people import Person, sign_up
from tests.api.test_undo_parts import broken_after, category_names, check_sums, entries, entries_by_write, log, undo
from tests.waiting import WAIT_SECONDS

pytestmark = pytest.mark.both_databases

PART_ROWS, LINES = 1, 8
PART_LINES = 3
PAUSE_SECONDS = 0.02
Client = TestClient[Any]


@pytest.fixture
def parted(server: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    """Return a server that books few lines in one write."""
    monkeypatch.setattr(state_of(server).parted_writes, "part_rows", PART_ROWS)
    return server


def rows(lines: int = LINES) -> str:
    """Return a file of so many expenses with a category, a payee and a tag."""
    spent = "".join(f"2026-11-{day:02},Market {day},-{day}.50,Cash,Fairs\n" for day in range(1, lines + 1))
    return f"Date,Description,Amount,Account,Category\n{spent}"


def spent_days(person: Person) -> list[str]:
    return sorted(row["localDay"] for row in entries(person))


def send(person: Person, sent_id: str, status: int = 201) -> Any:
    return person.post(f"/import/{person.workspace}", file_of(rows(), id=sent_id), status)


def stored_parts(client: Client, person: Person) -> int:
    kept = select(func.count()).where(
        ChangeRow.workspace_id == person.workspace, ChangeRow.revision == 0, ChangeRow.kind == "stored"
    )
    return int(read(client, lambda db: db.scalar(kept)))


def test_no_write_of_an_import_books_many_lines_and_one_undo_takes_all_back(parted: Client, ann: Person) -> None:
    before = ann.get(f"/workspace/{ann.workspace}")["revision"]
    report = bring(ann, rows())
    assert (report["booked"], report["revision"], report["categories"]) == (LINES, before + 1, ["Fairs"])
    assert sorted(entries_by_write(parted, ann, before).values()) == [LINES % PART_LINES, PART_LINES, PART_LINES]
    assert [each["revision"] for each in log(ann)][:1] == [before + 1]
    assert log(ann)[0]["changeCount"] == LINES + 1
    assert {row["creatorName"] for row in entries(ann)} == {"Ann"}
    assert stored_parts(parted, ann) == 0
    check_sums(parted, ann)
    done = undo(ann, report["revision"])
    assert (entries(ann), ann.budget("Cash"), "Fairs" in category_names(ann)) == ([], "0.00", False)
    check_sums(parted, ann)
    undo(ann, done["revision"])
    assert len(entries(ann)) == LINES
    check_sums(parted, ann)


def test_a_new_account_is_made_with_the_entries_and_goes_with_their_undo(parted: Client, ann: Person) -> None:
    new = {"id": str(uuid4()), "name": "Mono", "currencyCode": "UAH"}
    unused = {"id": str(uuid4()), "name": "Other", "currencyCode": "EUR"}
    lines = "".join(f"{day:02}.11.2026;Market;-{day},50;UAH\n" for day in range(1, LINES + 1))
    file = f"Дата;Опис;Сума;Валюта\n{lines}"
    shown = preview(ann, file, accountId=ann.accounts["Cash"])
    assert {(line["code"], line["currencyCode"]) for line in shown["lines"]} == {("import.currency", "UAH")}
    assert [account["currencyCode"] for account in shown["accounts"]] == ["UAH"]
    body: dict[str, Any] = {"accountId": new["id"], "newAccounts": [new, unused]}
    shown = preview(ann, file, **body)
    assert (shown["takenCount"], shown["accounts"][0]["accountId"], len(accounts(ann))) == (LINES, new["id"], 2)
    report = bring(ann, file, **body)
    ann.accounts["Mono"] = new["id"]
    assert (report["booked"], accounts(ann)["Mono"], ann.budget("Mono")) == (LINES, "UAH", "-40.00")
    check_sums(parted, ann)
    for attempt in range(2):
        done = undo(ann, report["revision"])
        assert (entries(ann), "Mono" in accounts(ann)) == ([], False)
        check_sums(parted, ann)
        if not attempt:
            report = bring(ann, file, **body)
            assert (report["booked"], ann.budget("Mono")) == (LINES, "-40.00")
    undo(ann, done["revision"])
    assert (len(entries(ann)), ann.budget("Mono")) == (LINES, "-40.00")
    check_sums(parted, ann)


def accounts(person: Person) -> dict[str, str]:
    """Return the currencies of the accounts by their names."""
    return {row["name"]: row["currencyCode"] for row in person.get(f"/account/my/{person.workspace}/new")}


def test_entries_of_every_kind_are_the_same_in_parts_as_in_one_write(
    server: Client, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = (
        "Date,Note,Amount,Account,To account,Category,Payee,Tags\n"
        "2026-11-01,Shoes,-80.00,Cash,,Clothes,Shop,red left\n"
        "2026-11-02,Pay,1000.00,Cash,,,Boss,\n"
        "2026-11-03,Away,-30.00,Cash,Credit Card,,,\n"
        "2026-11-04,Bread,-2.50,Credit Card,,Food,Baker,\n"
        "2026-11-05,Back,-5.25,Credit Card,,,,\n"
    )
    monkeypatch.setattr(state_of(server).parted_writes, "part_rows", PART_ROWS)
    bring(ann, file)
    monkeypatch.undo()
    bring(bob, file)
    shown = ("localDay", "kind", "value", "accountLabel", "fromAccountLabel", "categoryLabel", "note", "payee", "tags")
    of_ann, of_bob = ([[row[name] for name in shown] for row in entries(person)] for person in (ann, bob))
    assert of_ann == of_bob
    assert {row[1] for row in of_ann} == {"expense", "income", "transfer"}
    assert [ann.budget("Cash"), ann.budget("Credit Card")] == [bob.budget("Cash"), bob.budget("Credit Card")]


@pytest.mark.parametrize("parts", [0, 1])
def test_an_import_that_broke_off_is_finished_by_its_repeat_and_books_nothing_twice(
    parted: Client, ann: Person, monkeypatch: pytest.MonkeyPatch, parts: int
) -> None:
    sent_id = str(uuid4())
    with broken_after(parts, monkeypatch):
        send(ann, sent_id, 503)
    assert len(entries(ann)) == PART_LINES * (parts + 1)
    check_sums(parted, ann)
    ann.spend("7", account="Cash", date="2026-10-01")
    report = send(ann, sent_id)
    assert report["booked"] == LINES
    assert spent_days(ann) == ["2026-10-01", *(f"2026-11-{day:02}" for day in range(1, LINES + 1))]
    assert send(ann, sent_id) == report
    assert bring(ann, rows())["duplicates"] == LINES
    assert len(entries(ann)) == LINES + 1
    check_sums(parted, ann)
    undo(ann, report["revision"])
    assert spent_days(ann) == ["2026-10-01"]
    check_sums(parted, ann)


def test_undo_of_an_import_that_broke_off_takes_all_of_it_back(
    parted: Client, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with broken_after(0, monkeypatch):
        send(ann, str(uuid4()), 503)
    undo(ann, log(ann)[0]["revision"])
    assert (entries(ann), ann.budget("Cash"), stored_parts(parted, ann)) == ([], "0.00", 0)
    check_sums(parted, ann)


def test_an_import_that_broke_off_is_finished_by_the_next_start(
    fresh: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with fresh() as server:
        ann = sign_up(server)
        state_of(server).parted_writes.part_rows = PART_ROWS
        with broken_after(0, monkeypatch):
            send(ann, str(uuid4()), 503)
        assert len(entries(ann)) == PART_LINES
    with fresh() as server:
        ann.client = server
        deadline = monotonic() + WAIT_SECONDS
        while len(entries(ann)) < LINES and monotonic() < deadline:
            sleep(PAUSE_SECONDS)
        assert len(entries(ann)) == LINES
        assert log(ann)[0]["changeCount"] == LINES + 1
        check_sums(server, ann)


def test_what_a_partner_changes_between_two_parts_comes_after_the_import(
    parted: Client, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    join(ann, ann.workspace, bob)
    sent_id, names = str(uuid4()), dict(ann.accounts)
    with broken_after(0, monkeypatch):
        send(ann, sent_id, 503)
    fairs = next(row["id"] for row in bob.get(f"/category/{ann.workspace}/list") if row["name"] == "Fairs")
    bob.delete(f"/category/{fairs}")
    bob.delete(f"/account/{names['Cash']}")
    ann.put(f"/workspace/{ann.workspace}", {"currencyCode": "EUR", "firstDayOfMonth": 15})
    assert send(ann, sent_id)["booked"] == LINES
    assert {(row["categoryLabel"], row["accountLabel"], row["currencyCode"]) for row in entries(ann)} == {
        ("Fairs", "Cash", "USD")
    }
    check_sums(parted, ann)


def test_a_balance_that_a_later_part_would_make_too_large_stores_nothing(parted: Client, ann: Person) -> None:
    file = "Date,Note,Amount\n" + "".join(f"2026-11-{day:02},A,3999999999.99\n" for day in range(1, LINES))
    body = file_of(file, accountId=ann.accounts["Cash"])
    assert ann.post(f"/import/{ann.workspace}", body, 422)["fields"] == {"content": "validation.amountRange"}
    assert (entries(ann), ann.budget("Cash"), stored_parts(parted, ann)) == ([], "0.00", 0)


def test_a_device_that_was_away_reads_an_import_in_parts_as_any_other_change(parted: Client, ann: Person) -> None:
    before = ann.get(f"/workspace/{ann.workspace}")["revision"]
    bring(ann, rows())
    assert len(ann.get(f"/changes/{ann.workspace}", since=before)["history"]) == LINES


@pytest.mark.parametrize("others", ["each", "daily"])
def test_a_partner_is_told_of_an_import_in_parts_once(
    ringing: Ringing, others: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Household(ringing)
    monkeypatch.setattr(state_of(home.client).parted_writes, "part_rows", PART_ROWS)
    phone = home.phone(home.ann)
    home.set(home.ann, others=others)
    bring(home.bob, rows())
    if others == "daily":
        assert home.shown(phone) == []
        let_quiet_hours_end(home.client)
    assert home.shown(phone) == [(f"Bob · Fairs: {LINES} expenses", "")]
