"""Payees: on every way an entry is booked, found in any spelling, renamed and merged."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Engine, event

from tests.api.members import join
from tests.api.people import Person
from tests.api.schedules import ago, book, schedule

pytestmark = pytest.mark.both_databases

HOSTILE = ["שלום", "😀 Bar", "'; DROP TABLE history; --", "%_\\", "я" * 100, "a" * 100]


def history(person: Person, **filters: Any) -> list[dict[str, Any]]:
    return list(person.get(f"/history/{person.workspace}/list-new", **filters)["entries"])


def payees(person: Person, **query: Any) -> list[dict[str, Any]]:
    return list(person.get(f"/payee/{person.workspace}/list", **query))


def rename(person: Person, name: str, new_name: str, status: int = 200) -> Any:
    return person.put(f"/payee/{person.workspace}/rename", {"name": name, "newName": new_name}, status)


def rules(person: Person) -> list[tuple[str, str, str, str]]:
    found = person.get(f"/import/{person.workspace}/rules")
    return [(rule["field"], rule["match"], rule["text"], rule["payee"]) for rule in found]


def undo_last(person: Person) -> Any:
    revision = person.get(f"/activity/{person.workspace}")["changeSets"][0]["revision"]
    return person.post(f"/activity/{person.workspace}/{revision}/undo", None)


@contextmanager
def counted_statements() -> Iterator[list[str]]:
    """Collect the statements that go through SQLAlchemy."""
    statements: list[str] = []

    def hear(_: Any, __: Any, statement: str, *___: Any) -> None:
        statements.append(statement)

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield statements
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def test_every_way_of_booking_takes_payee_and_tags(ann: Person) -> None:
    said: dict[str, Any] = {"payee": " Сільпо ", "tags": ["Trip", "київ", "trip"]}
    kept = ("Сільпо", ["trip", "київ"])
    cash, card = ann.accounts["Cash"], ann.accounts["Credit Card"]
    expense = ann.spend("3", **said)
    body = {"value": "1", "categoryId": ann.categories["Food"], "accountId": cash, **said}
    refund = ann.post(f"/history/{ann.workspace}/add-refund", body)
    income = ann.post(f"/account/transfer/{cash}", {"value": "9", **said})
    moved = ann.post(f"/account/transfer/{cash}", {"value": "9", "fromAccountId": card, **said})
    booked = book(ann, schedule(ann, **said), ago(0))
    assert [(each["payee"], each["tags"]) for each in (expense, refund, income, moved, booked)] == [kept] * 5
    assert {(each["payee"], *each["tags"]) for each in history(ann)} == {(kept[0], *kept[1])}


def test_a_correction_keeps_them_unless_it_names_others(ann: Person) -> None:
    first = ann.spend("3", payee="Silpo", tags=["trip"])
    body = {"value": "4", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    second = ann.post(f"/history/{first['id']}/replace", body)
    assert (second["payee"], second["tags"]) == ("Silpo", ["trip"])
    third = ann.post(f"/history/{second['id']}/replace", {**body, "payee": "", "tags": []})
    assert (third["payee"], third["tags"]) == ("", [])
    income = ann.post(f"/account/transfer/{ann.accounts['Cash']}", {"value": "9", "payee": "Employer"})
    path = f"/history/{income['id']}/replace-transfer"
    assert ann.post(path, {"value": "8", "accountId": ann.accounts["Cash"]})["payee"] == "Employer"


def test_payee_and_tags_are_edited_and_taken_back(ann: Person) -> None:
    entry = ann.spend("3", note="bread")
    edited = ann.put(f"/history/{entry['id']}", {"payee": "Silpo", "tags": ["trip"], "version": 1})
    assert {key for key in entry if entry[key] != edited[key]} == {"payee", "tags", "version", "updatedAt"}
    assert [history(ann, **each) for each in ({"tag": "trip"}, {"search": "silp"})] == [[edited]] * 2
    problem = ann.put(f"/history/{entry['id']}", {"payee": "Novus", "version": 1}, 409)
    assert problem["current"] == {"payee": "Silpo"}
    undo_last(ann)
    assert (history(ann, tag="trip"), history(ann, search="silp")) == ([], [])
    assert history(ann)[0]["payee"] == ""


@pytest.mark.parametrize(
    ("sent", "fields"),
    [
        ({"payee": "a" * 101}, {"payee": "validation.lineMax"}),
        ({"payee": "a\u202eb"}, {"payee": "validation.text"}),
        ({"payee": 5}, {"payee": "validation.type"}),
        ({"tags": [f"t{at}" for at in range(11)]}, {"tags": "validation.count"}),
        ({"tags": ["a b", "ok", "x" * 31]}, {"tags.0": "validation.tag", "tags.2": "validation.tag"}),
        ({"tags": "trip"}, {"tags": "validation.type"}),
        ({"tags": [None]}, {"tags.0": "validation.required"}),
    ],
)
def test_what_is_no_payee_and_no_tag_is_refused_by_name(ann: Person, sent: Any, fields: dict[str, str]) -> None:
    entry = ann.spend("1")
    assert ann.put(f"/history/{entry['id']}", sent, 422)["fields"] == fields
    body = {"value": "1", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], **sent}
    assert ann.post(f"/history/{ann.workspace}/add-expenses", body, 422)["fields"] == fields


def test_ten_tags_are_kept(ann: Person) -> None:
    tags = [f"t{at}" for at in range(10)]
    assert ann.spend("1", tags=[*tags, "T0"])["tags"] == tags


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_of_any_letters_is_listed_found_and_renamed(ann: Person, name: str) -> None:
    entry = ann.spend("1", payee=name)
    ann.spend("2", payee="Other")
    assert [each["name"] for each in payees(ann)] == ["Other", name]
    assert [each["id"] for each in history(ann, payee=name.upper())] == [entry["id"]]
    assert rename(ann, name, "New")["count"] == 1
    assert [each["name"] for each in payees(ann)] == ["Other", "New"]


def test_spellings_of_one_payee_are_one_by_the_newest_entry(ann: Person) -> None:
    ann.spend("1", payee="Сільпо", date="2026-11-01", note="old")
    newest = ann.spend("2", "Transport", "Cash", payee="СІЛЬПО", date="2026-11-03", note="new")
    ann.spend("3", payee="Cafe Ole", date="2026-11-02")
    first, second = payees(ann)
    assert first == {
        "name": "СІЛЬПО",
        "count": 2,
        "lastAt": newest["date"],
        "categoryId": ann.categories["Transport"],
        "accountId": ann.accounts["Cash"],
        "note": "new",
    }
    assert (second["name"], second["count"]) == ("Cafe Ole", 1)
    assert [each["value"] for each in history(ann, payee="сільпо")] == ["-2.00", "-1.00"]
    assert [each["value"] for each in history(ann, payee="CAFÉ  olé")] == ["-3.00"]
    assert [each["name"] for each in payees(ann, search="ole")] == ["Cafe Ole"]
    assert history(ann, payee="nobody") == []


def test_filters_work_together_and_page_by_page(ann: Person) -> None:
    for day in range(1, 6):
        ann.spend(
            str(day), payee="Silpo" if day % 2 else "SILPO", tags=["trip"] if day > 2 else [], date=f"2026-11-0{day}"
        )
    ann.spend("9", payee="Novus", tags=["trip"], note="silpo")
    found = history(ann, payee="silpo", tag="TRIP")
    assert [each["value"] for each in found] == ["-5.00", "-4.00", "-3.00"]
    assert [each["value"] for each in history(ann, payee="silpo", min="4", month="2026-11-01")] == ["-5.00", "-4.00"]
    assert len(history(ann, search="silpo")) == 6
    assert [each["value"] for each in history(ann, payee="")] == []
    first = ann.get(f"/history/{ann.workspace}/list-new", payee="silpo", limit=2)
    rest = ann.get(f"/history/{ann.workspace}/list-new", payee="silpo", cursor=first["nextCursor"])
    assert [each["value"] for each in rest["entries"]] == ["-3.00", "-2.00", "-1.00"]
    exported = ann.call("GET", f"/history/{ann.workspace}/export?payee=Silpo&tag=trip").text
    assert exported.count("\r\n") == 4


def test_a_reversed_entry_is_no_payees(ann: Person) -> None:
    entry = ann.spend("1", payee="Silpo", tags=["trip"])
    ann.call("DELETE", f"/history/{entry['id']}")
    assert (payees(ann), ann.get(f"/tag/{ann.workspace}/list")) == ([], [])
    undo_last(ann)
    assert (payees(ann)[0]["count"], ann.get(f"/tag/{ann.workspace}/list")[0]["count"]) == (1, 1)


def test_a_merge_is_one_change_set_with_one_undo_and_leaves_a_rule(ann: Person) -> None:
    for name in ("Silpo 12", "SILPO 12", "Сільпо", "Novus"):
        ann.spend("1", payee=name)
    rent = schedule(ann, payee="silpo 12")
    assert rename(ann, "silpo 12", "Сільпо")["count"] == 2
    assert {each["name"]: each["count"] for each in payees(ann)} == {"Novus": 1, "Сільпо": 3}
    assert ann.get(f"/schedule/{ann.workspace}/list")[0]["payee"] == "Сільпо"
    assert rules(ann) == [("payee", "equals", "silpo 12", "Сільпо")]
    assert [each["payee"] for each in history(ann, search="12")] == []
    undo_last(ann)
    assert sorted(each["payee"] for each in history(ann)) == ["Novus", "SILPO 12", "Silpo 12", "Сільпо"]
    assert ann.get(f"/schedule/{ann.workspace}/list")[0]["payee"] == rent["payee"]
    assert (rules(ann), len(history(ann, search="12"))) == ([], 2)
    undo_last(ann)
    assert rules(ann) == [("payee", "equals", "silpo 12", "Сільпо")]


def test_names_that_were_renamed_again_lead_to_the_last_one(ann: Person) -> None:
    ann.spend("1", payee="A")
    rename(ann, "A", "B")
    rename(ann, "B", "C")
    assert rules(ann) == [("payee", "equals", "A", "C"), ("payee", "equals", "B", "C")]
    rename(ann, "C", "A")
    assert rules(ann) == [("payee", "equals", "B", "A"), ("payee", "equals", "C", "A")]
    rename(ann, "A", "á")
    assert len(rules(ann)) == 2


def test_a_rename_of_nobody_changes_nothing(ann: Person) -> None:
    ann.spend("1", payee="A")
    sets = len(ann.get(f"/activity/{ann.workspace}")["changeSets"])
    assert rename(ann, "nobody", "B")["count"] == 0
    assert rename(ann, "A", "A")["count"] == 0
    assert len(ann.get(f"/activity/{ann.workspace}")["changeSets"]) == sets
    assert rename(ann, "A", " ", 422)["fields"] == {"newName": "validation.required"}
    assert rename(ann, "A", "x" * 101, 422)["fields"] == {"newName": "validation.lineMax"}


def test_a_later_edit_keeps_a_merge_from_being_taken_back(ann: Person) -> None:
    entry = ann.spend("1", payee="A")
    rename(ann, "A", "B")
    revision = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["revision"]
    ann.put(f"/history/{entry['id']}", {"payee": "D"})
    assert ann.post(f"/activity/{ann.workspace}/{revision}/undo", None, 409)["code"] == "undo.dependedOn"


def test_two_who_merge_at_once_lose_no_entry(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    for name in "ABAB":
        ann.spend("1", payee=name)
    bob.workspace = ann.workspace
    with ThreadPoolExecutor(2) as pool:
        both = [pool.submit(rename, ann, "A", "B"), pool.submit(rename, bob, "B", "A")]
    assert sorted(each.result()["count"] for each in both) in ([2, 4], [2, 2])
    assert sum(each["count"] for each in payees(ann)) == 4


def test_names_of_another_workspace_are_not_touched(ann: Person, bob: Person) -> None:
    bob.spend("1", payee="A", tags=["trip"])
    ann.spend("1", payee="A", tags=["trip"])
    rename(ann, "A", "B")
    ann.put(f"/tag/{ann.workspace}/rename", {"name": "trip", "newName": "sea"})
    assert [(each["payee"], each["tags"]) for each in history(bob)] == [("A", ["trip"])]


def test_a_tag_is_renamed_and_merged_in_entries_and_schedules(ann: Person) -> None:
    ann.spend("1", tags=["a", "b"], date="2026-11-01")
    ann.spend("2", tags=["b", "c"], date="2026-11-02")
    schedule(ann, tags=["b"])
    path = f"/tag/{ann.workspace}"
    assert [(each["name"], each["count"]) for each in ann.get(f"{path}/list")] == [("b", 2), ("c", 1), ("a", 1)]
    assert ann.put(f"{path}/rename", {"name": "b", "newName": "C"})["count"] == 2
    assert [each["tags"] for each in history(ann)] == [["c"], ["a", "c"]]
    assert ann.get(f"/schedule/{ann.workspace}/list")[0]["tags"] == ["c"]
    assert ([len(history(ann, tag=tag)) for tag in "abc"]) == [1, 0, 2]
    undo_last(ann)
    assert [each["tags"] for each in history(ann)] == [["b", "c"], ["a", "b"]]
    assert ([len(history(ann, tag=tag)) for tag in "abc"]) == [1, 2, 1]
    assert ann.put(f"{path}/rename", {"name": "b", "newName": "x y"}, 422)["fields"] == {"newName": "validation.tag"}


def test_a_line_books_on_a_known_payee(ann: Person) -> None:
    ann.spend("1", "Transport", "Cash", payee="Сільпо")
    entry = ann.post(f"/history/{ann.workspace}/quick", {"text": "12 СІЛЬПО #Київ"})
    assert (entry["payee"], entry["note"], entry["tags"]) == ("Сільпо", "", ["київ"])
    assert (entry["categoryLabel"], entry["accountLabel"]) == ("Transport", "Cash")
    said = {"text": "12 сільпо #a", "payee": "Novus", "tags": ["b"]}
    entry = ann.post(f"/history/{ann.workspace}/quick", said)
    assert (entry["payee"], entry["tags"]) == ("Novus", ["b"])


def test_statements_of_a_merge_and_its_undo_do_not_grow_with_the_entries(ann: Person) -> None:
    counts = []
    for name, entries in (("First", 1), ("Few", 2), ("Many", 12)):
        for _ in range(entries):
            ann.spend("1", payee=name, note=name)
        with counted_statements() as merged:
            assert rename(ann, name, f"{name} Shop")["count"] == entries
        with counted_statements() as undone:
            undo_last(ann)
        assert {each["payee"] for each in history(ann, search=name)} == {name}
        assert history(ann, search="shop") == []
        counts.append((len(merged), len(undone)))
    (merged_few, undone_few), (merged_many, undone_many) = counts[1:]
    # Jobs of the server speak too, but not once for each of ten more entries.
    assert 0 < merged_many < merged_few + 10
    assert 0 < undone_many < undone_few + 10


def test_a_merge_keeps_the_spelling_of_the_payee_that_is_there(ann: Person) -> None:
    ann.spend("1", payee="Сільпо")
    ann.spend("2", payee="SILPO 118")
    assert rename(ann, "silpo 118", "СІЛЬПО")["count"] == 1
    assert [(each["name"], each["count"]) for each in payees(ann)] == [("Сільпо", 2)]
    assert rules(ann) == [("payee", "equals", "silpo 118", "Сільпо")]
    assert rename(ann, "Сільпо", "СІЛЬПО")["count"] == 2
    assert [each["name"] for each in payees(ann)] == ["СІЛЬПО"]
