"""Undo and renames of many entries: written in parts, whole at the end whatever happens between."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from budget_api.db.models import ChangeRow
from budget_api.journal import parts
from budget_api.journal.compaction import compact_logs
from budget_api.ledger.recount import recount
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.people.devices import ASSISTANT
from tests.api.database import read, state_of
from tests.api.importing import bring
from tests.api.members import join
from tests.api.people import Person, sign_up
from tests.waiting import WAIT_SECONDS

pytestmark = pytest.mark.both_databases

PART_ROWS, LINES = 4, 10
PAUSE_SECONDS = 0.02
Client = TestClient[Any]


@pytest.fixture
def parted(server: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    """Return a server that takes few entries back in one write."""
    monkeypatch.setattr(server.app.state.context.parted_writes, "part_rows", PART_ROWS)
    return server


def bring_many(person: Person, lines: int = LINES) -> int:
    """Import so many lines, with a category of their own; return the revision."""
    rows = "".join(f"2026-11-{day:02},Market,-{day}.50,Cash,Fairs\n" for day in range(1, lines + 1))
    report = bring(person, f"Date,Description,Amount,Account,Category\n{rows}")
    assert report["booked"] == lines
    return int(report["revision"])


def undo(person: Person, revision: int, status: int = 201) -> Any:
    return person.post(f"/activity/{person.workspace}/{revision}/undo", None, status)


def entries(person: Person) -> list[Any]:
    return list(person.get(f"/history/{person.workspace}/list-new", limit=100)["entries"])


def log(person: Person) -> list[Any]:
    return list(person.get(f"/activity/{person.workspace}", limit=100)["changeSets"])


def category_names(person: Person) -> set[str]:
    return {row["name"] for row in person.get(f"/category/{person.workspace}/list") if not row["deleted"]}


def entries_by_write(client: Client, person: Person, since: int) -> Counter[int]:
    """Return the number of entries that each write after a revision changed."""
    rows = select(ChangeRow.revision, func.count()).where(
        ChangeRow.workspace_id == person.workspace, ChangeRow.revision > since, ChangeRow.entity == "history"
    )
    return Counter(dict(read(client, lambda db: db.execute(rows.group_by(ChangeRow.revision)).all())))


def check_sums(client: Client, person: Person) -> None:
    assert read(client, recount, person.workspace) == []


@contextmanager
def broken_after(count_of_parts: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a change set write its first part and so many more."""
    left, write_next_part = [count_of_parts], parts.write_next_part

    def count(*arguments: Any) -> bool:
        if not left[0]:
            raise DomainError(ErrorCode.SERVER_BUSY)
        left[0] -= 1
        return write_next_part(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(parts, "write_next_part", count)
        yield


def test_no_write_of_an_undo_takes_many_entries_back_and_it_is_one_change_set(parted: Client, ann: Person) -> None:
    revision, before = bring_many(ann), ann.budget("Cash")
    done = undo(ann, revision)
    assert max(entries_by_write(parted, ann, revision).values()) == PART_ROWS
    assert (done["undoes"], done["changeCount"], len(done["changes"])) == (revision, LINES + 1, LINES + 1)
    assert [(each["revision"], each["undoneBy"]) for each in log(ann)[:2]] == [
        (done["revision"], None),
        (revision, done["revision"]),
    ]
    assert (entries(ann), ann.budget("Cash"), "Fairs" in category_names(ann)) == ([], "0.00", False)
    assert before != "0.00"
    check_sums(parted, ann)


def test_every_part_of_an_undo_says_what_it_undoes_and_who_did_it_by_what(parted: Client, ann: Person) -> None:
    revision = bring_many(ann)
    parted.headers["user-agent"] = ASSISTANT
    done = undo(ann, revision)
    by_what = select(ChangeRow.undoes, ChangeRow.user_id, ChangeRow.is_by_assistant).distinct()
    since = (ChangeRow.workspace_id == ann.workspace) & (ChangeRow.revision >= done["revision"])
    assert len(entries_by_write(parted, ann, revision)) > 1
    assert read(parted, lambda db: db.execute(by_what.where(since)).all()) == [(revision, ann.id, True)]


def test_undo_and_redo_of_many_entries_give_back_what_was(parted: Client, ann: Person) -> None:
    revision = bring_many(ann)
    shown = [(row["id"], row["value"], row["categoryLabel"]) for row in entries(ann)]
    for _ in range(2):
        revision = undo(ann, revision)["revision"]
        assert entries(ann) == []
        revision = undo(ann, revision)["revision"]
        assert [(row["id"], row["value"], row["categoryLabel"]) for row in entries(ann)] == shown
        assert "Fairs" in category_names(ann)
        check_sums(parted, ann)
    assert max(entries_by_write(parted, ann, revision).values()) == PART_ROWS


@pytest.mark.parametrize("parts", [0, 1])
def test_an_undo_that_broke_off_is_finished_by_its_repeat_and_keeps_what_a_partner_corrected(
    parted: Client, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch, parts: int
) -> None:
    join(ann, ann.workspace, bob)
    revision = bring_many(ann)
    last = entries(ann)[0]
    with broken_after(parts, monkeypatch):
        undo(ann, revision, 503)
    assert len(entries(ann)) == LINES - PART_ROWS * (parts + 1)
    check_sums(parted, ann)
    body = {
        "value": "99",
        "accountId": ann.accounts["Cash"],
        "categoryId": ann.categories["Food"],
        "date": "2026-11-20",
    }
    corrected = bob.post(f"/history/{last['id']}/replace", body)
    done = undo(ann, revision)
    assert [row["id"] for row in entries(ann)] == [corrected["id"]]
    assert ann.budget("Cash") == "-99.00"
    check_sums(parted, ann)
    assert undo(ann, revision)["revision"] == done["revision"]
    undo(ann, done["revision"])
    assert len(entries(ann)) == LINES  # the entry that the partner deleted by the correction stays deleted
    check_sums(parted, ann)


def test_an_undo_that_broke_off_is_finished_by_the_next_start(
    fresh: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with fresh() as server:
        ann = sign_up(server)
        server.app.state.context.parted_writes.part_rows = PART_ROWS
        revision = bring_many(ann)
        with broken_after(0, monkeypatch):
            undo(ann, revision, 503)
        assert len(entries(ann)) == LINES - PART_ROWS
    with fresh() as server:
        ann.client = server
        deadline = monotonic() + WAIT_SECONDS
        while entries(ann) and monotonic() < deadline:
            sleep(PAUSE_SECONDS)
        assert entries(ann) == []
        assert log(ann)[0]["changeCount"] == LINES + 1
        check_sums(server, ann)


def test_what_a_removed_person_began_to_undo_is_finished_before_the_next_undo(
    parted: Client, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    join(ann, ann.workspace, bob)
    revision = bring_many(ann)
    bob.workspace = ann.workspace
    with broken_after(0, monkeypatch):
        undo(bob, revision, 503)
    ann.put(f"/workspace/{ann.workspace}", {"participants": []})
    undo(bob, revision, 404)
    by_bob = undo(ann, revision)
    assert (by_bob["userId"], entries(ann)) == (bob.id, [])
    check_sums(parted, ann)


def test_parts_that_are_all_full_are_as_many_as_are_needed(parted: Client, ann: Person) -> None:
    revision = bring_many(ann, 2 * PART_ROWS)
    undo(ann, revision)
    assert list(entries_by_write(parted, ann, revision).values()) == [PART_ROWS, PART_ROWS]
    assert ann.get(f"/workspace/{ann.workspace}")["revision"] == revision + 2


def test_many_entries_of_which_one_was_changed_are_not_undone_at_all(parted: Client, ann: Person) -> None:
    revision = bring_many(ann)
    ann.put(f"/history/{entries(ann)[0]['id']}", {"note": "mine"})
    refused = undo(ann, revision, 409)
    assert refused["params"] == {"revision": str(log(ann)[0]["revision"])}
    assert len(entries(ann)) == LINES


def test_many_entries_do_not_come_back_to_an_account_that_is_gone(parted: Client, ann: Person) -> None:
    done = undo(ann, bring_many(ann))
    ann.delete(f"/account/{ann.accounts['Cash']}")
    undo(ann, done["revision"], 409)
    assert entries(ann) == []


def test_a_later_part_is_no_change_set_of_its_own(parted: Client, ann: Person) -> None:
    done = undo(ann, bring_many(ann))
    later = max(entries_by_write(parted, ann, done["revision"]))
    undo(ann, later, 404)


def test_a_change_set_in_parts_leaves_the_log_whole(
    parted: Client, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = undo(ann, bring_many(ann))

    def compact() -> None:
        parted.blocking_portal.call(compact_logs, state_of(parted).database)

    monkeypatch.setattr("budget_core.base.limits.CHANGES_KEPT_ROWS", 2)
    compact()
    assert [each["revision"] for each in log(ann)] == [done["revision"]]
    assert len(entries(ann)) == 0
    undo(ann, done["revision"])
    assert len(entries(ann)) == LINES
    for number in range(3):
        ann.put(f"/account/{ann.accounts['Cash']}", {"name": f"Purse {number}"})
    compact()
    assert len(log(ann)) == 2
    kept = select(func.count()).where(ChangeRow.workspace_id == ann.workspace, ChangeRow.revision == 0)
    assert read(parted, lambda db: db.scalar(kept)) == 1  # revision up to which the log was deleted


def test_an_undo_that_lacks_parts_keeps_what_it_reads_of_the_log(
    parted: Client, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    revision = bring_many(ann)
    with broken_after(0, monkeypatch):
        undo(ann, revision, 503)
    monkeypatch.setattr("budget_core.base.limits.CHANGES_KEPT_ROWS", 1)
    parted.blocking_portal.call(compact_logs, state_of(parted).database)
    undo(ann, revision)
    assert entries(ann) == []
    check_sums(parted, ann)


def rename(person: Person, name: str, new_name: str, status: int = 200, *, what: str = "payee") -> Any:
    return person.put(f"/{what}/{person.workspace}/rename", {"name": name, "newName": new_name}, status)


def bring_payees(person: Person, lines: int = LINES) -> None:
    """Book so many expenses of one payee, in two spellings, with a tag."""
    for day in range(1, lines + 1):
        person.spend(f"{day}.25", payee="Lidl" if day % 2 else "LIDL", tags=["trip"], date=f"2026-11-{day:02}")


@pytest.mark.parametrize(("what", "names"), [("payee", ("lidl", "Aldi")), ("tag", ("trip", "tour"))])
def test_no_write_of_a_rename_changes_many_entries_and_one_undo_takes_all_back(
    parted: Client, ann: Person, what: str, names: tuple[str, str]
) -> None:
    bring_payees(ann)
    before, shown = ann.get(f"/workspace/{ann.workspace}")["revision"], entries(ann)
    done = rename(ann, *names, what=what)
    assert done == {"count": LINES, "revision": before + 1}
    assert sorted(entries_by_write(parted, ann, before).values()) == [LINES % PART_ROWS, PART_ROWS, PART_ROWS]
    assert {(row["payee"], *row["tags"]) for row in entries(ann)} == (
        {("Aldi", "trip")} if what == "payee" else {("Lidl", "tour"), ("LIDL", "tour")}
    )
    assert [each["revision"] for each in log(ann)][:2] == [before + 1, before]
    assert log(ann)[0]["changeCount"] == LINES + (what == "payee")  # with the rule for imports
    check_sums(parted, ann)
    undone = undo(ann, done["revision"])
    ignored = ("version", "updatedAt")
    assert [{k: v for k, v in row.items() if k not in ignored} for row in entries(ann)] == [
        {k: v for k, v in row.items() if k not in ignored} for row in shown
    ]
    assert ann.get(f"/import/{ann.workspace}/rules") == []
    undo(ann, undone["revision"])
    assert {"Aldi", "tour"} & {value for row in entries(ann) for value in (row["payee"], *row["tags"])}
    assert rename(ann, *names, what=what) == {"count": 0, "revision": None}


@pytest.mark.parametrize("written", [0, 1])
def test_a_rename_that_broke_off_is_finished_by_its_repeat_and_takes_what_came_between(
    parted: Client, ann: Person, monkeypatch: pytest.MonkeyPatch, written: int
) -> None:
    bring_payees(ann)
    before = ann.get(f"/workspace/{ann.workspace}")["revision"]
    with broken_after(written, monkeypatch):
        rename(ann, "Lidl", "Aldi", 503)
    assert sum(row["payee"] == "Aldi" for row in entries(ann)) == PART_ROWS * (written + 1)
    check_sums(parted, ann)
    ann.spend("99", payee="lidl")
    assert rename(ann, "Lidl", "Aldi") == {"count": 0, "revision": None}
    assert {row["payee"] for row in entries(ann)} == {"Aldi"}
    undo(ann, before + 1)
    assert sum(row["payee"] == "lidl" for row in entries(ann)) == 1
    assert "Aldi" not in {row["payee"] for row in entries(ann)}
    check_sums(parted, ann)


def test_rules_are_applied_in_parts_as_one_change_set(parted: Client, ann: Person) -> None:
    bring_payees(ann)
    rule = {"field": "payee", "match": "contains", "text": "lidl", "category": "Shops", "tags": ["week"]}
    ann.put(f"/import/{ann.workspace}/rules", {"rules": [rule]})
    before, ids = ann.get(f"/workspace/{ann.workspace}")["revision"], [row["id"] for row in entries(ann)]
    done = ann.post(f"/import/{ann.workspace}/rules/apply", {"entryIds": ids}, 200)
    assert done["count"] == LINES
    assert len(entries_by_write(parted, ann, before)) == LINES // (PART_ROWS // 2)
    assert {(row["categoryLabel"], *row["tags"]) for row in entries(ann)} == {("Shops", "trip", "week")}
    assert [name for name in category_names(ann) if name == "Shops"] == ["Shops"]
    check_sums(parted, ann)
    undo(ann, done["revision"])
    assert {(row["categoryLabel"], *row["tags"]) for row in entries(ann)} == {("Food", "trip")}
    assert "Shops" not in category_names(ann)
    check_sums(parted, ann)


def test_a_device_that_was_away_reads_a_rename_in_parts_as_any_other_change(parted: Client, ann: Person) -> None:
    bring_payees(ann)
    before = ann.get(f"/workspace/{ann.workspace}")["revision"]
    rename(ann, "Lidl", "Aldi")
    read_back = ann.get(f"/changes/{ann.workspace}", since=before)
    assert {row["payee"] for row in read_back["history"]} == {"Aldi"}
