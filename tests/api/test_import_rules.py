"""Rules of a workspace: for imported files, tried on what is booked, and applied to it."""

from typing import Any

import pytest

from tests.api.importing import bring, preview
from tests.api.members import join
from tests.api.people import Person

pytestmark = pytest.mark.both_databases

FILE = "Date,Payee,Note,Amount\n2026-11-02,SILPO 12,bread,-12.50\n2026-11-03,Novus,,-1\n2026-11-04,Boss,,100\n"


def set_rules(person: Person, *rules: dict[str, Any], status: int = 200) -> Any:
    return person.put(f"/import/{person.workspace}/rules", {"rules": list(rules)}, status)


def rules(person: Person) -> list[dict[str, Any]]:
    return list(person.get(f"/import/{person.workspace}/rules"))


def tried(person: Person, body: dict[str, Any] | None = None) -> Any:
    return person.post(f"/import/{person.workspace}/rules/preview", body or {}, 200)


def apply(person: Person, ids: list[str], status: int = 200) -> Any:
    return person.post(f"/import/{person.workspace}/rules/apply", {"entryIds": ids}, status)


def history(person: Person) -> list[dict[str, Any]]:
    return list(person.get(f"/history/{person.workspace}/list-new")["entries"])


def undo_last(person: Person) -> Any:
    revision = person.get(f"/activity/{person.workspace}")["changeSets"][0]["revision"]
    return person.post(f"/activity/{person.workspace}/{revision}/undo", None)


def test_rules_belong_to_the_workspace(ann: Person, bob: Person) -> None:
    rule = {"text": "silpo", "categoryId": ann.categories["Food"]}
    whole: dict[str, Any] = {"field": "note", "match": "contains", "category": None, "payee": None, "tags": [], **rule}
    assert set_rules(ann, rule) == [whole]
    assert (rules(ann), rules(bob)) == ([whole], [])
    join(ann, ann.workspace, bob)
    bob.workspace = ann.workspace
    assert rules(bob) == [whole]


def test_a_changed_list_of_rules_is_taken_back(ann: Person) -> None:
    set_rules(ann, {"text": "a", "payee": "A"})
    set_rules(ann, {"text": "b", "payee": "B"})
    undo_last(ann)
    assert [rule["text"] for rule in rules(ann)] == ["a"]
    changes = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["changes"]
    assert [each["entity"] for each in changes] == ["importRules"]


@pytest.mark.parametrize(
    ("rule", "fields"),
    [
        ({"text": "a"}, {"rules.0.categoryId": "validation.required"}),
        ({"text": "", "payee": "A"}, {"rules.0.text": "validation.required"}),
        ({"text": "a", "payee": "A", "match": "starts"}, {"rules.0.match": "validation.choice"}),
        ({"text": "a", "tags": ["a b"]}, {"rules.0.tags.0": "validation.tag"}),
        ({"text": "a", "payee": "A", "category": "A" * 101}, {"rules.0.category": "validation.nameMax"}),
    ],
)
def test_a_rule_that_makes_no_sense_is_refused_by_name(ann: Person, rule: Any, fields: dict[str, str]) -> None:
    assert set_rules(ann, rule, status=422)["fields"] == fields
    assert tried(ann) == {"entries": [], "count": 0}


def test_a_category_of_another_workspace_and_too_many_rules_are_refused(ann: Person, bob: Person) -> None:
    foreign = {"text": "a", "categoryId": bob.categories["Food"]}
    assert set_rules(ann, foreign, status=422)["fields"] == {"rules.0.categoryId": "validation.reference"}
    refused = ann.post(f"/import/{ann.workspace}/rules/preview", {"rules": [foreign]}, 422)
    assert refused["fields"] == {"rules.0.categoryId": "validation.reference"}
    many = [{"text": "a", "payee": "A"}] * 501
    assert set_rules(ann, *many, status=422)["fields"] == {"rules": "validation.count"}


def test_an_import_keeps_payees_apart_and_follows_the_rules(ann: Person) -> None:
    set_rules(
        ann,
        {"field": "payee", "text": "SILPO", "payee": "Сільпо", "tags": ["home"]},
        {"field": "payee", "match": "equals", "text": "сільпо", "categoryId": ann.categories["Food"]},
        {"text": "nov", "category": "Shops"},
    )
    seen = preview(ann, FILE, accountId=ann.accounts["Cash"])["lines"]
    assert [(each["payee"], each["note"], each["tags"], each["category"]) for each in seen] == [
        ("Сільпо", "bread", ["home"], "Food"),
        ("Novus", "", [], "Shops"),
        ("Boss", "", [], None),
    ]
    said = [{"line": 3, "payee": "Novus Kyiv", "tags": ["work"]}]
    assert bring(ann, FILE, accountId=ann.accounts["Cash"], changes=said)["categories"] == ["Shops"]
    assert [(each["payee"], each["tags"], each["categoryLabel"]) for each in history(ann)] == [
        ("Boss", [], None),
        ("Novus Kyiv", ["work"], "Shops"),
        ("Сільпо", ["home"], "Food"),
    ]
    assert len(ann.get(f"/history/{ann.workspace}/list-new", tag="home")["entries"]) == 1


def test_a_renamed_payee_is_named_so_in_the_next_file(ann: Person) -> None:
    bring(ann, FILE, accountId=ann.accounts["Cash"])
    ann.put(f"/payee/{ann.workspace}/rename", {"name": "silpo 12", "newName": "Сільпо"})
    later = FILE.replace("2026-11", "2026-10")
    assert preview(ann, later, accountId=ann.accounts["Cash"])["lines"][0]["payee"] == "Сільпо"


def test_rules_are_tried_on_what_is_booked_and_change_nothing(ann: Person) -> None:
    entry = ann.spend("5", "Transport", note="Silpo bread", tags=["a"])
    ann.spend("6", note="bus")
    before = history(ann)
    rule = {"text": "silpo", "categoryId": ann.categories["Food"], "payee": "Сільпо", "tags": ["b", "a"]}
    (found,) = tried(ann, {"rules": [rule]})["entries"]
    assert (found["entryId"], found["value"], found["note"]) == (entry["id"], "-5.00", "Silpo bread")
    transport, food = (ann.categories[name] for name in ("Transport", "Food"))
    assert found["before"] == {"categoryId": transport, "category": "Transport", "payee": "", "tags": ["a"]}
    assert found["after"] == {"categoryId": food, "category": "Food", "payee": "Сільпо", "tags": ["a", "b"]}
    assert (history(ann), rules(ann)) == (before, [])


def test_rules_are_applied_as_one_change_set(ann: Person) -> None:
    kept = ann.spend("4", note="silpo", date="2026-11-01")
    moved = ann.spend("5", "Transport", "Cash", note="Silpo bread", date="2026-11-02")
    other = ann.spend("6", "Transport", note="silpo too", date="2026-11-03")
    set_rules(
        ann,
        {"text": "silpo", "categoryId": ann.categories["Food"], "payee": "Сільпо"},
        {"text": "bread", "category": "Bakery", "tags": ["b"]},
    )
    assert tried(ann)["count"] == 3
    assert apply(ann, [kept["id"], moved["id"]])["count"] == 2
    assert [(each["payee"], each["tags"], each["categoryLabel"]) for each in history(ann)] == [
        ("", [], "Transport"),
        ("Сільпо", ["b"], "Food"),
        ("Сільпо", [], "Food"),
    ]
    spent = {name: ann.month("2026-11-01")["rows"][ann.categories[name]]["spent"] for name in ("Food", "Transport")}
    assert (spent, ann.budget("Cash")) == ({"Food": "9.00", "Transport": "6.00"}, "-5.00")
    assert tried(ann)["count"] == 1
    undo_last(ann)
    assert [each["id"] for each in history(ann)] == [other["id"], moved["id"], kept["id"]]
    assert {each["payee"] for each in history(ann)} == {""}
    assert ann.budget("Cash") == "-5.00"


def test_a_category_that_a_rule_names_is_made_once(ann: Person) -> None:
    ids = [ann.spend("1", note="bread")["id"] for _ in range(2)]
    set_rules(ann, {"text": "bread", "category": "Bakery"})
    assert tried(ann)["entries"][0]["after"]["category"] == "Bakery"
    assert apply(ann, ids)["count"] == 2
    assert {each["categoryLabel"] for each in history(ann)} == {"Bakery"}
    names = [each["name"] for each in ann.get(f"/category/{ann.workspace}/list")]
    assert names.count("Bakery") == 1


def test_several_lines_income_and_transfers_keep_their_categories(ann: Person) -> None:
    lines = [{"categoryId": ann.categories[name], "value": "1"} for name in ("Food", "Transport")]
    body = {"value": "2", "accountId": ann.accounts["Cash"], "lines": lines, "note": "x"}
    ann.post(f"/history/{ann.workspace}/add-expenses", body)
    ann.post(f"/account/transfer/{ann.accounts['Cash']}", {"value": "9", "note": "x"})
    set_rules(ann, {"text": "x", "categoryId": ann.categories["Utilities"], "payee": "P"})
    before = {each["id"]: each["categoryId"] for each in history(ann)}
    assert apply(ann, list(before))["count"] == 2
    assert {each["id"]: each["categoryId"] for each in history(ann)} == before
    assert {each["payee"] for each in history(ann)} == {"P"}


def test_entries_of_others_and_too_many_are_not_changed(ann: Person, bob: Person) -> None:
    entry = bob.spend("1", note="x")
    set_rules(ann, {"text": "x", "payee": "P"})
    assert apply(ann, [entry["id"]], 422)["fields"] == {"entryIds.0": "validation.reference"}
    assert apply(ann, [entry["id"]] * 501, 422)["fields"] == {"entryIds": "validation.count"}
    assert apply(ann, [ann.spend("1", note="x")["id"]] * 500)["count"] == 1
    assert history(bob)[0]["payee"] == ""


def test_a_deleted_account_keeps_an_entry_as_it_is_booked(ann: Person) -> None:
    entry = ann.spend("1", "Transport", "Cash", note="x")
    ann.call("DELETE", f"/account/{ann.accounts['Cash']}")
    set_rules(ann, {"text": "x", "categoryId": ann.categories["Food"], "payee": "P"})
    apply(ann, [entry["id"]])
    (now,) = history(ann)
    assert (now["id"], now["categoryLabel"], now["payee"]) == (entry["id"], "Transport", "P")
