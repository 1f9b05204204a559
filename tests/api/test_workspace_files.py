"""A workspace leaves as a file and comes back from it."""

import json
from decimal import Decimal
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_core.contract.workspaces.guests import FORMAT
from tests.api.files import check_with_beancount
from tests.api.guests import send, sign_up_body, story
from tests.api.members import join
from tests.api.people import Person
from tests.api.schedules import schedule
from tests.api.test_lists import make, save


def export(person: Person, workspace: str | None = None) -> bytes:
    """The file of a workspace."""
    answer = person.call("GET", f"/workspace/{workspace or person.workspace}/export")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == 'attachment; filename="budget.json"'
    return answer.content


def bring_back(person: Person, file: bytes) -> str:
    """The id of the workspace that a file makes."""
    made = person.post("/workspace/import-guest", json.loads(file))
    return str(made["id"])


@pytest.fixture
def gast(server: TestClient[Any]) -> Person:
    """Somebody with a bit of everything."""
    answer = send(server, sign_up_body(story()))
    user = answer.json()
    token = answer.headers["authorization"]
    return Person(server, user["name"], user["email"], token, user["id"], user["settings"]["workspace"])


def test_a_workspace_comes_back_from_its_file_and_makes_the_same_file_again(gast: Person) -> None:
    first = export(gast)
    again = bring_back(gast, first)
    assert export(gast, again) == first
    for path, end in (("account/my", "/new"), ("history", "/list-new"), ("planning", "/list"), ("category", "/list")):
        before, after = (gast.get(f"/{path}/{one}{end}") for one in (gast.workspace, again))
        assert told(before) == told(after)


def test_what_was_deleted_is_not_in_the_file(ann: Person) -> None:
    shop = make(ann, "Shop", "Milk", "Bread")
    save(ann, shop, shop["listItems"][0])
    gone = {
        "list": make(ann, "Trip", "Tent")["id"],
        "history": ann.spend("12.50", note="mistake")["id"],
        "schedule": schedule(ann)["id"],
    }
    for path, row_id in gone.items():
        ann.delete(f"/{path}/{row_id}")
    file = json.loads(export(ann))
    assert [(row["name"], [item["label"] for item in row["listItems"]]) for row in file["guestList"]] == [
        ("Shop", ["Milk"])
    ]
    assert (file["guestHistory"], file["guestSchedule"]) == ([], [])


def test_currency_labels_of_an_older_file_are_mapped_to_codes(gast: Person) -> None:
    written = export(gast)
    assert b'"USD"' in written
    again = bring_back(gast, written.replace(b'"USD"', b'"dollar"'))
    assert export(gast, again) == written


def test_what_others_booked_keeps_their_names_in_the_file_and_in_what_comes_back(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    ann.spend("1", note="hers")
    bob.workspace, bob.accounts, bob.categories = ann.workspace, ann.accounts, ann.categories
    bob.spend("2", note="his")
    file = json.loads(export(ann))
    assert {row["note"]: row.get("by") for row in file["guestHistory"]} == {"hers": None, "his": "Bob"}
    again = ann.get(f"/history/{bring_back(ann, export(ann))}/list-new")["entries"]
    assert {row["note"]: (row["creatorName"], row["userId"]) for row in again} == {
        "hers": ("Ann", ann.id),
        "his": ("Bob", None),
    }


def test_a_file_that_a_newer_version_wrote_is_refused_and_makes_nothing(ann: Person) -> None:
    newer = json.loads(export(ann)) | {"format": FORMAT + 1}
    assert ann.post("/workspace/import-guest", newer, 422)["fields"] == {"format": "validation.choice"}
    assert len(ann.get("/workspace/my")) == 1


def test_a_file_changed_by_hand_is_refused_by_the_names_of_what_makes_no_sense(gast: Person) -> None:
    file = json.loads(export(gast))
    main = next(at for at, row in enumerate(file["guestAccounts"]) if row.get("isMainAccount"))
    other = next(at for at, row in enumerate(file["guestAccounts"]) if not row.get("isMainAccount"))
    changes: list[tuple[str, int | None, str, Any, str]] = [
        ("guestSetting", None, "timeZone", "../../etc/passwd", "validation.timeZone"),
        ("guestSetting", None, "firstDayOfMonth", 99, "validation.choice"),
        ("guestSetting", None, "currencyCode", "XXX", "validation.currency"),
        ("guestAccounts", other, "icon", "skull", "validation.icon"),
        ("guestAccounts", other, "currencyCode", "usd", "validation.currency"),
        ("guestAccounts", other, "isMainAccount", True, "validation.unique"),
        ("guestAccounts", main, "budget", "1234.56", "validation.balance"),
        ("guestCategory", 0, "icon", "skull", "validation.icon"),
        ("guestHistory", 0, "localDay", "zzzz", "validation.date"),
        ("guestPlanningCategory", 0, "date", "2026-03-02", "validation.month"),
    ]
    for part, index, name, value, code in changes:
        changed = json.loads(json.dumps(file))
        row = changed[part] if index is None else changed[part][index]
        row[name] = value
        fields = gast.post("/workspace/import-guest", changed, 422)["fields"]
        assert code in fields.values(), (part, name, fields)
    assert len(gast.get("/workspace/my")) == 1


def test_the_file_of_a_foreign_workspace_is_not_found(ann: Person, bob: Person) -> None:
    assert ann.call("GET", f"/workspace/{bob.workspace}/export").status_code == 404


def told(view: Any) -> Any:
    """An answer without the ids that are made anew."""
    if isinstance(view, dict):
        return {
            name: told(value) for name, value in view.items() if not name.lower().endswith("id") and name != "version"
        }
    return [told(each) for each in view] if isinstance(view, list) else view


def test_beancount_takes_the_ledger_of_a_workspace_with_all_its_balances(gast: Person) -> None:
    answer = gast.call("GET", f"/workspace/{gast.workspace}/export/beancount")
    assert answer.headers["content-disposition"] == 'attachment; filename="budget.beancount"'
    check_with_beancount(answer.text)
    assert "Assets:Credit-Card  -10.00 USD\n  Expenses:Food  10.00 USD\n" in answer.text
    assert "balance Assets:Credit-Card 87.50 ~ 0.00 USD\n" in answer.text


def test_a_workspace_without_an_entry_is_a_ledger_too(ann: Person) -> None:
    check_with_beancount(ann.call("GET", f"/workspace/{ann.workspace}/export/beancount").text)


def test_lines_and_refunds_come_back_from_a_file(gast: Person) -> None:
    names = [row["id"] for row in gast.get(f"/category/{gast.workspace}/list")]
    account = gast.get(f"/account/my/{gast.workspace}/new")[0]["id"]
    new = gast.post(f"/category/{gast.workspace}/create", {"name": "Home"})["id"]
    lines = [{"categoryId": names[0], "value": "6"}, {"categoryId": new, "value": "2", "note": "soap"}]
    body = {"value": "8", "accountId": account, "lines": lines, "date": "2026-04-02"}
    spent = gast.post(f"/history/{gast.workspace}/add-expenses", body)["id"]
    refund = {"value": "3", "accountId": account, "refundOf": spent, "categoryId": new, "date": "2026-04-01"}
    gast.post(f"/history/{gast.workspace}/add-refund", refund)
    first = export(gast)
    copy = gast.post("/workspace/import-guest", json.loads(first))["id"]
    assert gast.call("GET", f"/workspace/{copy}/export").content == first
    found = gast.get(f"/history/{copy}/list-new", search="soap")["entries"]
    assert [[(line["value"], line["note"]) for line in entry["lines"]] for entry in found] == [
        [("-6.00", ""), ("-2.00", "soap")]
    ]
    (back,) = gast.get(f"/history/{copy}/list-new", kind="refund")["entries"]
    assert back["refundOf"] == found[0]["id"]


def test_lines_and_refunds_that_make_no_sense_are_refused_by_their_place(gast: Person) -> None:
    file = json.loads(export(gast))
    at = next(place for place, row in enumerate(file["guestHistory"]) if row["kind"] == "expense")
    row = file["guestHistory"][at]
    category, account = row["categoryId"], row["accountId"]
    back = {"id": "back", "kind": "refund", "categoryId": category, "accountId": account, "date": "2026-04-01"}
    half = {"categoryId": category, "value": str(Decimal(row["value"]) / 2)}
    last = f"guestHistory.{len(file['guestHistory'])}"
    cases: list[tuple[dict[str, Any], list[dict[str, Any]], dict[str, str]]] = [
        ({"lines": [half]}, [], {f"guestHistory.{at}.lines": "lines.sum"}),
        ({"lines": [half | {"value": half["value"].strip("-")}] * 2}, [], {f"guestHistory.{at}.lines": "lines.sum"}),
        (
            {"lines": [half, half | {"categoryId": "nobody"}]},
            [],
            {f"guestHistory.{at}.lines.1.categoryId": "validation.reference"},
        ),
        ({"refundOf": row["id"]}, [], {f"guestHistory.{at}.refundOf": "validation.reference"}),
        (
            {},
            [back | {"value": "10.01", "refundOf": row["id"]}],
            {f"guestHistory.{len(file['guestHistory'])}.value": "refund.sum"},
        ),
        ({}, [back | {"value": "-1"}], {f"{last}.value": "validation.amount"}),
    ]
    for change, more, fields in cases:
        changed = json.loads(json.dumps(file))
        changed["guestHistory"][at] |= change
        changed["guestHistory"] += more
        assert gast.post("/workspace/import-guest", changed, 422)["fields"] == fields


def test_payees_tags_and_rules_for_imports_come_back_with_the_file(ann: Person) -> None:
    ann.spend("3", payee="Сільпо", tags=["trip", "київ"], date="2026-11-01")
    ann.spend("4", date="2026-11-02")
    schedule(ann, payee="Landlord", tags=["home"])
    food = ann.categories["Food"]
    rules = [{"text": "a", "categoryId": food}, {"field": "payee", "match": "equals", "text": "b", "payee": "B"}]
    ann.put(f"/import/{ann.workspace}/rules", {"rules": rules})
    file = export(ann)
    data = json.loads(file)
    assert [(row.get("payee"), row.get("tags")) for row in data["guestHistory"]] == [
        ("Сільпо", ["trip", "київ"]),
        (None, None),
    ]
    made = bring_back(ann, file)
    assert export(ann, made) == file
    found = ann.get(f"/history/{made}/list-new", payee="СІЛЬПО", tag="київ")["entries"]
    assert [(row["payee"], row["tags"]) for row in found] == [("Сільпо", ["trip", "київ"])]
    (rent,) = ann.get(f"/schedule/{made}/list")
    assert (rent["payee"], rent["tags"]) == ("Landlord", ["home"])
    names = {row["id"]: row["name"] for row in ann.get(f"/category/{made}/list")}
    first, second = ann.get(f"/import/{made}/rules")
    assert (names[first["categoryId"]], second["payee"], second["match"]) == ("Food", "B", "equals")
    data["guestImportRule"][0]["categoryId"] = "none"
    fields = ann.post("/workspace/import-guest", data, 422)["fields"]
    assert fields == {"guestImportRule.0.categoryId": "validation.reference"}


def test_a_plan_below_0_is_kept_by_a_file_and_can_be_typed_by_nobody(gast: Person) -> None:
    file = json.loads(export(gast))
    row = next(row for row in file["guestPlanningCategory"] if not row.get("deleted"))
    row["budget"] = "-20.00"
    again = bring_back(gast, json.dumps(file).encode())
    assert json.loads(export(gast, again)) == file
    month = gast.get(f"/planning/{again}/list", date=row["date"])
    planned = next(each for each in month["planningsCategories"] if each["budget"] == "-20.00")
    assert (planned["ratio"], planned["left"]) == (None, "0.00")
    rows = [*month["planningsCategories"]]
    assert Decimal(month["budget"]) == sum(Decimal(each["budget"]) for each in rows)
    typed = {"categoryId": planned["categoryId"], "date": row["date"], "budget": "-20.00"}
    refused = gast.call("POST", f"/planning/{again}/planning-category", typed)
    assert (refused.status_code, refused.json()["fields"]) == (422, {"budget": "validation.negative"})
