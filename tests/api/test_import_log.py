"""Log of an import: short, and of each entry as much as a change of its own would say."""

from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient
from sqlalchemy import Text, cast, func, select, update
from sqlalchemy.orm import Session

from budget_api.db.models import ChangeRow
from budget_api.db.row_views import load_packed_views, unpack
from budget_api.imports import storage
from budget_api.journal.logged_change import SERVER_FIELDS
from tests.api.database import read, state_of, write
from tests.api.importing import bring, file_of
from tests.api.people import Person
from tests.api.test_import_parts import LINES, PART_LINES, send
from tests.api.test_trials import tried
from tests.api.test_undo_parts import broken_after, check_sums, entries, log, undo

pytestmark = pytest.mark.both_databases

Client = TestClient[Any]
FILE = (
    "Date,Note,Amount,Account,To account,Category,Payee,Tags\n"
    "2026-11-01,Shoes,-80.00,Cash,,Clothes,Shop,red left\n"
    "2026-11-02,Pay,1000.00,Cash,,,Boss,\n"
    "2026-11-03,Away,-30.00,Cash,Credit Card,,,\n"
    "2026-11-04,Bread,-2.50,Credit Card,,Food,Baker,\n"
    "2026-11-05,Back,-5.25,Credit Card,,,,\n"
)


@pytest.fixture(params=["a part", "a few lines"])
def packing(request: pytest.FixtureRequest, server: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the views of a few entries packed together: of each part, or of a few lines of a write."""
    if request.param == "a part":
        monkeypatch.setattr(state_of(server).parted_writes, "part_rows", 1)
    else:
        monkeypatch.setattr(storage, "_CHUNK", 2)


@pytest.fixture
def parted(server: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    """Return a server that books few lines in one write."""
    monkeypatch.setattr(state_of(server).parted_writes, "part_rows", 1)
    return server


def logged(person: Person, revision: int) -> dict[str, Any]:
    """Return the fields of the entries that a change set added, by their ids."""
    (shown,) = (each for each in log(person) if each["revision"] == revision)
    return {each["entityId"]: each["after"] for each in shown["changes"] if each["entity"] == "history"}


def fields(entry: dict[str, Any]) -> dict[str, Any]:
    """Return what the log says of a new entry."""
    return {name: value for name, value in entry.items() if name not in SERVER_FIELDS and value is not None}


@pytest.mark.usefixtures("packing")
def test_the_log_shows_each_entry_of_an_import_as_it_was_booked(ann: Person) -> None:
    revision = bring(ann, FILE)["revision"]
    booked = {entry["id"]: fields(entry) for entry in entries(ann)}
    assert {entry["kind"] for entry in booked.values()} == {"expense", "income", "transfer"}
    assert logged(ann, revision) == booked
    ann.put(f"/category/{ann.categories['Food']}", {"name": "Groceries"})
    ann.put(f"/history/{next(iter(booked))}", {"note": "Changed"})
    assert logged(ann, revision) == booked


@pytest.mark.usefixtures("packing")
def test_an_entry_that_is_as_it_was_imported_does_not_keep_the_import_from_its_undo(
    server: Client, ann: Person
) -> None:
    revision = bring(ann, FILE)["revision"]
    for entry in entries(ann):
        ann.put(f"/history/{entry['id']}", {"note": "Changed"})
        assert undo(ann, revision, 409)["code"] == "undo.dependedOn"
        ann.put(f"/history/{entry['id']}", {"note": entry["note"]})
    done = undo(ann, revision)
    assert (entries(ann), ann.budget("Cash"), ann.budget("Credit Card")) == ([], "0.00", "0.00")
    undo(ann, done["revision"])
    assert len(entries(ann)) == FILE.count("\n") - 1
    check_sums(server, ann)


@pytest.mark.usefixtures("packing")
def test_an_import_is_tried_with_its_entries(ann: Person) -> None:
    body = file_of(FILE, id=str(uuid4()))
    changes = tried(ann, "POST", f"/import/{ann.workspace}", body)["changes"]
    views = [change["after"] for change in changes if change["entity"] == "history"]
    assert entries(ann) == []
    ann.post(f"/import/{ann.workspace}", body)
    by_note = {entry["note"]: entry for entry in entries(ann)}
    assert views
    assert all(view["value"] == by_note[view["note"]]["value"] for view in views)


@pytest.mark.usefixtures("packing")
def test_an_import_that_an_earlier_version_logged_is_shown_and_undone(server: Client, ann: Person) -> None:
    revision = bring(ann, FILE)["revision"]
    before = logged(ann, revision)
    write(server, _unpack_views, ann.workspace)
    assert logged(ann, revision) == before
    undo(ann, revision)
    assert entries(ann) == []
    check_sums(server, ann)


def _unpack_views(db: Session, workspace_id: str) -> None:
    """Store each entry's view in its own row of the log, as earlier versions did."""
    added = select(ChangeRow).where(ChangeRow.workspace_id == workspace_id, ChangeRow.entity == "history")
    changes = db.scalars(added).all()
    load_packed_views(db, changes)
    for row in changes:
        place = (ChangeRow.workspace_id == workspace_id) & (ChangeRow.entity_id == row.entity_id)
        db.execute(update(ChangeRow).where(place, ChangeRow.revision == row.revision).values(after=row.after))


def test_a_part_that_an_earlier_version_stored_is_booked(
    parted: Client, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent_id = str(uuid4())
    with broken_after(0, monkeypatch):
        send(ann, sent_id, 503)
    write(parted, _unpack_parts, ann.workspace)
    send(ann, sent_id)
    assert len(entries(ann)) == LINES
    check_sums(parted, ann)


def _unpack_parts(db: Session, workspace_id: str) -> None:
    """Store the parts that are not booked yet as JSON, as earlier versions did."""
    stored = select(ChangeRow).where(ChangeRow.workspace_id == workspace_id, ChangeRow.kind == "stored")
    parts = db.scalars(stored).all()
    assert len(parts) == -(-LINES // PART_LINES) - 1
    for row in parts:
        row.after = unpack(row.after or {}, dict[str, Any])
        assert "entries" in row.after


def test_each_line_of_a_longer_file_is_booked_as_it_stands(server: Client, ann: Person) -> None:
    numbers = range(1, 98)
    lines = [
        (
            f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}",
            f"Market {number}",
            f"{-number if number % 7 else number}.50",
        )
        for number in numbers
    ]
    payees = {number: f"Payee {number}" if number % 3 else "" for number in numbers}
    rows = [f"{day},{note},{amount},Cash,{payees[int(note.split()[1])]}\n" for day, note, amount in lines]
    report = bring(ann, f"Date,Note,Amount,Account,Payee\n{''.join(rows)}")
    shown = [(row["localDay"], row["note"], row["value"], row["payee"]) for row in entries(ann)]
    assert sorted(shown) == sorted((*line, payees[int(line[1].split()[1])]) for line in lines)
    (found,) = ann.get(f"/history/{ann.workspace}/list-new", search="market 96")["entries"]
    assert found["note"] == "Market 96"
    check_sums(server, ann)
    undo(ann, report["revision"])
    assert (entries(ann), ann.budget("Cash")) == ([], "0.00")


def test_the_log_of_an_import_takes_a_tenth_of_the_room_of_its_views(server: Client, ann: Person) -> None:
    lines = "".join(
        f"2026-11-{number % 28 + 1:02},Market {number},-{number}.50,Cash,Fairs\n" for number in range(1, 251)
    )
    bring(ann, f"Date,Description,Amount,Account,Category\n{lines}")
    added = (ChangeRow.workspace_id == ann.workspace) & (ChangeRow.entity == "history")
    room = select(func.sum(func.length(cast(ChangeRow.after, Text)))).where(added)
    assert read(server, lambda db: db.scalar(room)) < 250 * 100
