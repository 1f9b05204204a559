"""Shares of entries: made by the rules when they are booked, and kept from then on."""

from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from tests.api.importing import bring
from tests.api.members import join, set_role
from tests.api.people import Person, sign_up
from tests.api.schedules import rent_of
from tests.api.settling import EQUAL, book, give_back, owed, settlement, share_equally

pytestmark = pytest.mark.both_databases


@pytest.fixture
def pair(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Bob takes part in Ann's workspace."""
    join(ann, ann.workspace, bob)
    return ann, bob


def test_nothing_is_shared_until_a_rule_says_so(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    assert ann.get(f"/workspace/{ann.workspace}")["shareRule"] == {"kind": "none"}
    entry = book(bob, ann, "10")
    assert (entry["paidBy"], entry["shares"]) == (bob.id, {})
    assert settlement(ann, ann) == {"balances": [], "payments": []}


def test_a_new_expense_is_shared_by_the_rule_and_old_ones_keep_their_shares(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    before = book(ann, ann, "10")
    share_equally(ann)
    entry = book(ann, ann, "10")
    assert entry["shares"] == {ann.id: "5.00", bob.id: "5.00"}
    ann.put(f"/workspace/{ann.workspace}", {"shareRule": {"kind": "only", "userId": bob.id}})
    listed = {row["id"]: row["shares"] for row in ann.get(f"/history/{ann.workspace}/list-new")["entries"]}
    assert listed == {before["id"]: {}, entry["id"]: {ann.id: "5.00", bob.id: "5.00"}}
    assert book(ann, ann, "7")["shares"] == {bob.id: "7.00"}
    assert owed(bob, ann) == {"Ann": "12.00", "Bob": "-12.00"}


def test_the_rule_of_a_category_goes_before_that_of_the_workspace(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    rule = {"kind": "parts", "parts": {ann.id: 60, bob.id: 40}}
    rent = ann.post(f"/category/{ann.workspace}/create", {"name": "Rent", "shareRule": rule})["id"]
    assert book(bob, ann, "1000", categoryId=rent)["shares"] == {ann.id: "600.00", bob.id: "400.00"}
    lines = [{"categoryId": rent, "value": "10"}, {"categoryId": ann.categories["Food"], "value": "10"}]
    divided = book(bob, ann, "20", categoryId=rent, lines=lines)
    assert divided["shares"] == {ann.id: "11.00", bob.id: "9.00"}
    ann.put(f"/category/{rent}", {"shareRule": {"kind": "none"}})
    beside = book(bob, ann, "20", categoryId=rent, lines=lines)
    assert beside["shares"] == {ann.id: "5.00", bob.id: "15.00"}
    ann.put(f"/category/{rent}", {"shareRule": None})
    assert book(bob, ann, "20", categoryId=rent)["shares"] == {ann.id: "10.00", bob.id: "10.00"}


def test_a_viewer_bears_nothing_under_equal_and_reads_what_is_owed(
    server: TestClient[Any], pair: tuple[Person, Person]
) -> None:
    ann, bob = pair
    cid = sign_up(server, "Cid")
    join(ann, ann.workspace, cid)
    set_role(ann, ann.workspace, cid, "viewer")
    share_equally(ann)
    assert book(bob, ann, "9")["shares"].keys() == {ann.id, bob.id}
    assert owed(cid, ann) == {"Ann": "-4.50", "Bob": "4.50"}
    body = {"fromMemberId": ann.id, "toMemberId": bob.id, "value": "4.50", "currencyCode": "USD"}
    refused = cid.call("POST", f"/settlement/{ann.workspace}/settle", body)
    assert (refused.status_code, refused.json()["code"]) == (403, "workspace.viewer")


def test_who_paid_and_the_shares_can_be_said(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    entry = book(ann, ann, "10", paidBy=bob.id, shares={ann.id: "9.99", bob.id: "0.01"})
    assert (entry["paidBy"], entry["shares"]) == (bob.id, {ann.id: "9.99", bob.id: "0.01"})
    share_equally(ann)
    assert book(ann, ann, "10", shares={})["shares"] == {}


@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({"shares": {"ann": "9.00"}}, {"shares": "shares.sum"}),
        ({"shares": {"ann": "6.00", "bob": "4.01"}}, {"shares": "shares.sum"}),
        ({"shares": {"ann": "6.00", "cid": "4.00"}}, {"shares": "shares.member"}),
        ({"paidBy": "cid"}, {"paidBy": "shares.member"}),
    ],
    ids=["less", "more", "a stranger", "paid by a stranger"],
)
def test_wrong_shares_are_refused_and_change_nothing(
    server: TestClient[Any], pair: tuple[Person, Person], more: dict[str, Any], fields: dict[str, str]
) -> None:
    ann, bob = pair
    ids = {"ann": ann.id, "bob": bob.id, "cid": sign_up(server, "Cid").id}
    if "shares" in more:
        more = {"shares": {ids[name]: amount for name, amount in more["shares"].items()}}
    else:
        more = {"paidBy": ids[more["paidBy"]]}
    body = {"value": "10", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], **more}
    answer = ann.call("POST", f"/history/{ann.workspace}/add-expenses", body)
    assert (answer.status_code, answer.json()["fields"]) == (422, fields)
    assert ann.get(f"/history/{ann.workspace}/list-new")["entries"] == []


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        ({"kind": "parts", "parts": {}}, "shares.rule"),
        ({"kind": "only"}, "shares.rule"),
        ({"kind": "equal", "userId": "ann"}, "shares.rule"),
        ({"kind": "parts", "parts": {"cid": 1}}, "shares.member"),
    ],
    ids=["no parts", "nobody", "too much", "a stranger"],
)
def test_a_rule_names_members_and_no_more_than_its_kind_needs(
    server: TestClient[Any], pair: tuple[Person, Person], rule: dict[str, Any], code: str
) -> None:
    ann, _ = pair
    ids = {"ann": ann.id, "cid": sign_up(server, "Cid").id}
    if "parts" in rule:
        rule = rule | {"parts": {ids[name]: part for name, part in rule["parts"].items()}}
    if "userId" in rule:
        rule = rule | {"userId": ids[rule["userId"]]}
    for path in (f"/workspace/{ann.workspace}", f"/category/{ann.categories['Food']}"):
        answer = ann.call("PUT", path, {"shareRule": rule})
        assert (answer.status_code, answer.json()["fields"]) == (422, {"shareRule": code})


def test_parts_go_from_1_to_1000(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    for part in (0, 1001, -1):
        rule = {"kind": "parts", "parts": {ann.id: 1, bob.id: part}}
        answer = ann.call("PUT", f"/workspace/{ann.workspace}", {"shareRule": rule})
        assert (answer.status_code, list(answer.json()["fields"])) == (422, [f"shareRule.parts.{bob.id}"])


def test_only_the_creator_changes_the_rule_of_the_workspace(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    assert bob.call("PUT", f"/workspace/{ann.workspace}", {"shareRule": EQUAL}).status_code == 403


def test_a_correction_keeps_who_paid_and_the_shares_while_the_value_is_the_same(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    said = {ann.id: "1.00", bob.id: "9.00"}
    entry = book(ann, ann, "10", paidBy=bob.id, shares=said)
    body = {"value": "10", "accountId": ann.accounts["Cash"], "note": "lunch"}
    kept = ann.post(f"/history/{entry['id']}/replace", body)
    assert (kept["paidBy"], kept["shares"]) == (bob.id, said)
    anew = ann.post(f"/history/{kept['id']}/replace", body | {"value": "12"})
    assert (anew["paidBy"], anew["shares"]) == (bob.id, {ann.id: "6.00", bob.id: "6.00"})
    both = ann.post(
        f"/history/{anew['id']}/replace", body | {"value": "12", "paidBy": ann.id, "shares": {bob.id: "12"}}
    )
    assert (both["paidBy"], both["shares"]) == (ann.id, {bob.id: "12.00"})
    assert owed(ann, ann) == {"Ann": "12.00", "Bob": "-12.00"}


def test_a_correction_to_another_currency_is_shared_anew_at_the_same_number(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    entry = book(ann, ann, "1001")
    assert sorted(entry["shares"].values()) == ["500.50", "500.50"]
    body = {"value": "1001", "accountId": ann.accounts["Cash"], "currencyCode": "JPY"}
    yen = ann.post(f"/history/{entry['id']}/replace", body)
    assert sorted(yen["shares"].values()) == ["500.00", "501.00"]
    assert {row["currencyCode"] for row in settlement(bob, ann)["balances"]} == {"JPY"}


def test_a_refund_mirrors_the_shares_of_its_expense(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    said = {ann.id: "75.00", bob.id: "25.00"}
    entry = book(bob, ann, "100", shares=said)
    share_equally(ann)
    part = give_back(bob, ann, "50", refundOf=entry["id"])
    assert (part["paidBy"], part["shares"]) == (bob.id, {ann.id: "37.50", bob.id: "12.50"})
    assert owed(ann, ann) == {"Ann": "-37.50", "Bob": "37.50"}
    give_back(ann, ann, "50", refundOf=entry["id"])
    assert owed(ann, ann) == {"Ann": "-50.00", "Bob": "50.00"}  # Ann has the money that Bob paid
    alone = give_back(ann, ann, "10", categoryId=ann.categories["Food"])
    assert alone["shares"] == {ann.id: "5.00", bob.id: "5.00"}


def test_yen_are_shared_in_whole_ones(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    entry = book(ann, ann, "1001", id=str(uuid4()), currencyCode="JPY")
    assert sorted(entry["shares"].values()) == ["500.00", "501.00"]
    assert [row["currencyCode"] for row in settlement(bob, ann)["balances"]] == ["JPY", "JPY"]


def test_the_day_of_a_repeat_and_its_shares_stay_as_they_were(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    body = {
        "id": str(uuid4()),
        "value": "0.03",
        "categoryId": ann.categories["Food"],
        "accountId": ann.accounts["Cash"],
    }
    path = f"/history/{ann.workspace}/add-expenses"
    first = ann.post(path, body)
    ann.put(f"/workspace/{ann.workspace}", {"shareRule": {"kind": "only", "userId": bob.id}})
    assert ann.post(path, body) == first
    assert sum(map(float, first["shares"].values())) == pytest.approx(0.03)


def test_my_share_is_what_i_bear_and_plans_stay_whole(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    food = ann.categories["Food"]
    month = ann.month()["date"]
    ann.post(f"/planning/{ann.workspace}/planning-category", {"categoryId": food, "date": month, "budget": "100"})
    book(bob, ann, "7")
    share_equally(ann)
    book(ann, ann, "20")
    spent = {}
    for person in (ann, bob):
        plan = person.get(f"/planning/{ann.workspace}/list", share="mine")
        row = next(each for each in plan["planningsCategories"] if each["categoryId"] == food)
        main = person.get(f"/statistics/{ann.workspace}/main-stats", share="mine")["months"][-1]
        figures = person.get(f"/statistics/{ann.workspace}/category-stats", share="mine")["categories"]
        found = next(each for each in figures if each["categoryId"] == food)["months"][-1]
        assert row["spent"] == plan["spent"] == main["spent"] == found["spent"]
        assert (row["budget"], main["budget"]) == ("100.00", "100.00")
        spent[person.name] = row["spent"]
    assert spent == {"Ann": "10.00", "Bob": "17.00"}
    assert ann.get(f"/planning/{ann.workspace}/list", share="all")["spent"] == "27.00"
    assert ann.call("GET", f"/planning/{ann.workspace}/list", share="yours").status_code == 422


def test_my_share_by_payee_and_tag_counts_the_entries_i_bear(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    silpo = {"payee": "Silpo", "tags": ["trip"], "categoryId": ann.categories["Food"]}
    bob.post(f"/history/{ann.workspace}/add-expenses", {**silpo, "value": "7", "accountId": ann.accounts["Cash"]})
    share_equally(ann)
    ann.post(f"/history/{ann.workspace}/add-expenses", {**silpo, "value": "20", "accountId": ann.accounts["Cash"]})
    figures = {}
    for person in (ann, bob):
        payees = person.get(f"/statistics/{ann.workspace}/payee-stats", share="mine")
        tags = person.get(f"/statistics/{ann.workspace}/tag-stats", share="mine")
        assert (payees["total"], tags["total"]) == (payees["payees"][0]["amount"], tags["tags"][0]["amount"])
        assert [{**row, "name": "trip"} for row in payees["payees"]] == tags["tags"]
        figures[person.name] = [(row["name"], row["amount"], row["count"]) for row in payees["payees"]]
    assert figures == {"Ann": [("Silpo", "10.00", 1)], "Bob": [("Silpo", "17.00", 2)]}
    assert ann.get(f"/statistics/{ann.workspace}/payee-stats")["total"] == "27.00"


def test_a_changed_rule_is_in_the_log_and_can_be_undone(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    food = f"/category/{ann.categories['Food']}"
    share_equally(ann)
    ann.put(food, {"shareRule": {"kind": "only", "userId": bob.id}})
    for _ in range(2):
        newest = ann.get(f"/activity/{ann.workspace}")["changeSets"]
        change = next(each for each in newest if each["undoneBy"] is None and each["undoes"] is None)
        ann.post(f"/activity/{ann.workspace}/{change['revision']}/undo", None)
    assert ann.get(f"/workspace/{ann.workspace}")["shareRule"] == {"kind": "none"}
    found = ann.get(f"/category/{ann.workspace}/list")
    assert next(row for row in found if row["name"] == "Food")["shareRule"] is None


def test_imported_expenses_are_paid_by_who_imports_and_shared_by_the_rule(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    ann.put(f"/category/{ann.categories['Transport']}", {"shareRule": {"kind": "only", "userId": bob.id}})
    file = "Date,Description,Amount,Category\n2026-11-02,Market,-10.00,Food\n2026-11-03,Bus,-3.00,Transport\n"
    bring(ann, file + "2026-11-04,Salary,100.00,\n", accountId=ann.accounts["Cash"])
    rows = ann.get(f"/history/{ann.workspace}/list-new")["entries"]
    assert [(row["note"], row["paidBy"], row["shares"]) for row in rows] == [
        ("Salary", None, {}),
        ("Bus", ann.id, {bob.id: "3.00"}),
        ("Market", ann.id, {ann.id: "5.00", bob.id: "5.00"}),
    ]


def test_what_a_schedule_posts_was_paid_by_who_made_it(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    made = bob.post(f"/schedule/{ann.workspace}/create", rent_of(ann))
    posted = ann.post(f"/schedule/{made['id']}/post", {"occurrence": made["due"][0]["occurrence"]})
    assert (posted["userId"], posted["paidBy"]) == (ann.id, bob.id)
    assert posted["shares"] == {ann.id: "450.00", bob.id: "450.00"}
    bob.put(f"/workspace/{ann.workspace}/reject")
    ann.delete(f"/history/{posted['id']}")
    again = ann.post(f"/schedule/{made['id']}/post", {"occurrence": made["due"][0]["occurrence"]})
    assert (again["paidBy"], again["shares"]) == (ann.id, {ann.id: "900.00"})


def test_a_basket_and_a_typed_line_are_shared_too(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    typed = bob.post(f"/history/{ann.workspace}/quick", {"text": "12 food"})
    assert (typed["paidBy"], set(typed["shares"].values())) == (bob.id, {"6.00"})


def test_a_rule_of_somebody_who_left_shares_among_the_rest(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    share_equally(ann)
    ann.put(f"/category/{ann.categories['Food']}", {"shareRule": {"kind": "only", "userId": bob.id}})
    set_role(ann, ann.workspace, bob, "viewer")
    assert book(ann, ann, "10")["shares"] == {bob.id: "10.00"}
    bob.put(f"/workspace/{ann.workspace}/reject")
    assert book(ann, ann, "10")["shares"] == {}
    ann.put(f"/category/{ann.categories['Food']}", {"shareRule": EQUAL})
    assert book(ann, ann, "10")["shares"] == {ann.id: "10.00"}
