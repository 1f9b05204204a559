"""Check-out of a list: ticked items become one expense, alone and with two people at once."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest

from tests.api import guests
from tests.api.members import join
from tests.api.people import Person
from tests.document import DOCUMENT

pytestmark = pytest.mark.both_databases

MILK = {"label": "Oat milk", "isChecked": True, "price": "1.90", "quantity": "3"}
EGGS = {"label": "Eggs", "isChecked": True, "price": "2.10", "quantity": "2"}
DILL = {"label": "Dill", "isChecked": True}
BREAD = {"label": "Bread", "price": "3.20"}
ITEMS = (MILK, EGGS, DILL, BREAD)


@pytest.fixture
def bea(ann: Person, bob: Person) -> Person:
    """Bob, at work in Ann's workspace."""
    join(ann, ann.workspace, bob)
    bob.workspace = ann.workspace
    return bob


def market(person: Person, *items: dict[str, Any], **more: Any) -> dict[str, Any]:
    body = {"name": "Market", "categoryId": person.categories["Food"], "listItems": [*items] or [*ITEMS]}
    return dict(person.post(f"/list/{person.workspace}/create", body | more))


def ids(seen: dict[str, Any], *labels: str) -> list[str]:
    return [item["id"] for item in seen["listItems"] if item["label"] in labels or not labels]


def body_of(person: Person, seen: dict[str, Any], *labels: str, **more: Any) -> dict[str, Any]:
    return {"itemIds": ids(seen, *labels), "accountId": person.accounts.get("Cash")} | more


def check_out(person: Person, seen: dict[str, Any], *labels: str, status: int = 201, **more: Any) -> Any:
    return person.post(f"/list/{seen['id']}/checkout", body_of(person, seen, *labels, **more), status)


def shown(person: Person) -> dict[str, bool]:
    (one,) = person.get(f"/list/{person.workspace}")
    return {item["label"]: item["isChecked"] for item in one["listItems"]}


def booked(person: Person) -> list[str]:
    return [entry["value"] for entry in person.get(f"/history/{person.workspace}/list-new")["entries"]]


def prices(person: Person, **query: str) -> dict[str, str]:
    return {one["label"]: one["price"] for one in person.get(f"/list/{person.workspace}/prices", **query)}


def undo(person: Person, back: int = 0) -> Any:
    revision = person.get(f"/activity/{person.workspace}")["changeSets"][back]["revision"]
    return person.post(f"/activity/{person.workspace}/{revision}/undo", None)


def test_named_items_are_one_expense_and_leave_the_list(ann: Person) -> None:
    seen = market(ann)
    answer = check_out(ann, seen, "Oat milk", "Eggs", note="Saturday", date="2026-11-21")
    entry = answer["entry"]
    assert (entry["value"], entry["categoryId"], entry["note"]) == ("-9.90", ann.categories["Food"], "Saturday")
    assert (entry["accountId"], entry["localDay"], entry["kind"]) == (ann.accounts["Cash"], "2026-11-21", "expense")
    assert [item["label"] for item in answer["list"]["listItems"]] == ["Dill", "Bread"]
    assert answer["list"] == ann.get(f"/list/{ann.workspace}")[0]
    assert (ann.budget("Cash"), shown(ann)) == ("-9.90", {"Dill": True, "Bread": False})


def test_staples_stay_unticked(ann: Person) -> None:
    check_out(ann, market(ann), "Oat milk", "Dill", keep=True)
    assert shown(ann) == {"Oat milk": False, "Eggs": True, "Dill": False, "Bread": False}


def test_a_list_may_be_empty_afterwards_and_takes_items_again(ann: Person) -> None:
    seen = market(ann, MILK)
    assert check_out(ann, seen)["list"]["listItems"] == []
    renamed = ann.put(f"/list/{seen['id']}", {"name": "Corner shop", "version": 2})
    assert (renamed["name"], renamed["listItems"]) == ("Corner shop", [])
    assert [one["label"] for one in ann.post(f"/list/{seen['id']}/items", {"label": "Tea"})["listItems"]] == ["Tea"]
    undo(ann)
    assert shown(ann) == {}


def test_the_value_and_the_category_can_be_others(ann: Person) -> None:
    entry = check_out(ann, market(ann, categoryId=None), value="9.50", categoryId=ann.categories["Utilities"])["entry"]
    assert (entry["value"], entry["categoryId"]) == ("-9.50", ann.categories["Utilities"])
    assert prices(ann) == {"Eggs": "2.10", "Oat milk": "1.90"}


def test_a_basket_is_paid_by_another_and_has_the_details_of_an_expense(ann: Person, bea: Person) -> None:
    shares = {ann.id: "4.00", bea.id: "5.90"}
    said: dict[str, Any] = {"paidBy": bea.id, "shares": shares, "payee": "Silpo", "tags": ["market"]}
    entry = check_out(ann, market(ann), "Oat milk", "Eggs", **said, currencyCode="USD", value="9.90")["entry"]
    assert {name: entry[name] for name in said} == said


def test_an_amount_in_another_currency_is_the_one_paid(ann: Person) -> None:
    seen = market(ann)
    no_value = check_out(ann, seen, status=422, currencyCode="EUR", accountValue="10")
    assert no_value["fields"] == {"value": "validation.required"}
    entry = check_out(ann, seen, currencyCode="EUR", value="9", accountValue="10")["entry"]
    assert (entry["value"], entry["currencyCode"], entry["accountValue"]) == ("-9.00", "EUR", "-10.00")


def line(person: Person, category: str, value: str, **more: str) -> dict[str, str]:
    return {"categoryId": person.categories[category], "value": value, **more}


def test_a_basket_is_divided_into_lines_whatever_the_category_of_its_list(ann: Person) -> None:
    lines = [line(ann, "Utilities", "4.90", note="bulbs"), line(ann, "Food", "5.00")]
    seen = market(ann)
    sent: dict[str, Any] = {"id": str(uuid4()), "lines": lines}
    entry = check_out(ann, seen, "Oat milk", "Eggs", **sent)["entry"]
    assert [(each["value"], each["note"]) for each in entry["lines"]] == [("-4.90", "bulbs"), ("-5.00", "")]
    assert (entry["value"], entry["categoryId"]) == ("-9.90", ann.categories["Utilities"])
    assert check_out(ann, seen, "Oat milk", "Eggs", **sent)["entry"] == entry
    check_out(ann, seen, "Oat milk", "Eggs", status=409, **sent | {"lines": lines[:1]})
    undo(ann)
    assert (booked(ann), len(shown(ann))) == ([], 4)


def test_lines_of_a_list_without_a_category_divide_another_value(ann: Person) -> None:
    lines = [line(ann, "Food", "5.00"), line(ann, "Transport", "3.00")]
    entry = check_out(ann, market(ann, categoryId=None), value="8", lines=lines, keep=True)["entry"]
    assert [each["value"] for each in entry["lines"]] == ["-5.00", "-3.00"]


@pytest.mark.parametrize(
    ("values", "category", "fields"),
    [
        (["9.90", "0.01"], None, {"lines": "lines.sum"}),
        ([], None, {"lines": "validation.required"}),
        (["9.90"], "Transport", {"categoryId": "validation.reference"}),
    ],
)
def test_lines_that_do_not_fit_are_named_and_change_nothing(
    ann: Person, values: list[str], category: str | None, fields: dict[str, str]
) -> None:
    seen = market(ann)
    more = {"categoryId": ann.categories[category]} if category else {}
    lines = [line(ann, "Food", value) for value in values]
    assert check_out(ann, seen, "Oat milk", "Eggs", status=422, lines=lines, **more)["fields"] == fields
    assert (ann.get(f"/list/{ann.workspace}"), booked(ann)) == ([seen], [])


@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({"items": [DILL]}, {"value": "validation.positive"}),
        ({"items": [MILK | {"price": "0"}]}, {"value": "validation.positive"}),
        ({"value": "0"}, {"value": "validation.positive"}),
        ({"value": "-1"}, {"value": "validation.positive"}),
        ({"items": [MILK | {"price": "9999999999.99"}]}, {"value": "validation.amountRange"}),
        ({"list": {"categoryId": None}}, {"categoryId": "validation.required"}),
        ({"accountId": str(uuid4())}, {"accountId": "validation.reference"}),
        ({"categoryId": str(uuid4())}, {"categoryId": "validation.reference"}),
        ({"accountId": None}, {"accountId": "validation.required"}),
    ],
)
def test_what_cannot_be_booked_is_named_and_changes_nothing(
    ann: Person, more: dict[str, Any], fields: dict[str, str]
) -> None:
    seen = market(ann, *more.get("items", ITEMS), **more.get("list", {}))
    fields_sent = body_of(ann, seen, **more).items()
    body = {name: value for name, value in fields_sent if name not in {"items", "list"} and value is not None}
    assert ann.post(f"/list/{seen['id']}/checkout", body, 422)["fields"] == fields
    assert (ann.get(f"/list/{ann.workspace}"), booked(ann), prices(ann)) == ([seen], [], {})


def test_an_archived_category_of_the_list_is_refused_and_another_is_taken(ann: Person) -> None:
    seen = market(ann)
    ann.delete(f"/category/{ann.categories['Food']}")
    assert check_out(ann, seen, status=422)["fields"] == {"categoryId": "validation.reference"}
    assert check_out(ann, seen, categoryId=ann.categories["Utilities"])["entry"]["value"] == "-9.90"


def test_what_is_gone_or_unticked_is_left_out_and_none_left_is_a_conflict(ann: Person) -> None:
    seen, other = market(ann), market(ann, EGGS)
    ann.delete(f"/list/{seen['id']}/items/{ids(seen, 'Eggs')[0]}")
    foreign = [*ids(seen), *ids(other), str(uuid4())]
    assert check_out(ann, seen, itemIds=foreign)["entry"]["value"] == "-5.70"
    for named in (ids(seen), ids(other), []):
        assert check_out(ann, seen, itemIds=named, status=409)["code"] == "conflict.basket"
    assert (booked(ann), len(ann.get(f"/list/{ann.workspace}")[0]["listItems"])) == (["-5.70"], 1)


def test_a_deleted_list_is_not_found(ann: Person) -> None:
    seen = market(ann)
    ann.delete(f"/list/{seen['id']}")
    check_out(ann, seen, status=404)
    assert booked(ann) == []


def test_a_repeat_changes_nothing_even_when_the_list_is_gone(ann: Person) -> None:
    seen, entry_id = market(ann), str(uuid4())
    first = check_out(ann, seen, id=entry_id)
    ann.post(f"/list/{seen['id']}/items", {"label": "Tea"})
    again = check_out(ann, seen, id=entry_id)
    assert again["entry"] == first["entry"]
    assert [item["label"] for item in again["list"]["listItems"]] == ["Bread", "Tea"]
    ann.delete(f"/list/{seen['id']}")
    assert check_out(ann, seen, id=entry_id)["entry"] == first["entry"]
    assert booked(ann) == ["-9.90"]


def test_the_id_of_another_check_out_is_refused(ann: Person) -> None:
    seen, entry_id = market(ann), str(uuid4())
    check_out(ann, seen, "Eggs", id=entry_id)
    assert check_out(ann, seen, "Oat milk", id=entry_id, status=409)["code"] == "conflict.id"
    undo(ann)
    assert check_out(ann, seen, "Eggs", id=entry_id, status=409)["code"] == "conflict.deleted"


def test_undo_brings_the_money_and_the_items_back_and_keeps_what_came_since(ann: Person) -> None:
    seen = market(ann)
    check_out(ann, seen, "Oat milk", "Eggs")
    ann.post(f"/list/{seen['id']}/items", {"label": "Tea"})
    undo(ann, back=1)
    assert (ann.budget("Cash"), booked(ann)) == ("0.00", [])
    assert shown(ann) == {"Oat milk": True, "Eggs": True, "Dill": True, "Bread": False, "Tea": False}
    undo(ann)
    assert (ann.budget("Cash"), list(shown(ann))) == ("-9.90", ["Dill", "Bread", "Tea"])


def test_undo_ticks_staples_again(ann: Person) -> None:
    check_out(ann, market(ann), "Oat milk", keep=True)
    undo(ann)
    assert (shown(ann)["Oat milk"], ann.budget("Cash")) == (True, "0.00")


def test_entry_and_list_are_one_change_set(ann: Person) -> None:
    check_out(ann, market(ann))
    first = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]
    assert [(change["entity"], change["kind"]) for change in first["changes"]] == [
        ("history", "created"),
        ("list", "updated"),
    ]
    assert first["undoable"]


def test_the_last_price_of_a_label_is_kept_whatever_its_case_and_accents(ann: Person) -> None:
    check_out(ann, market(ann, {"label": "Crème", "isChecked": True, "price": "3"}))
    assert prices(ann) == {"Crème": "3.00"}
    check_out(ann, market(ann, {"label": "CREME ", "isChecked": True, "price": "3.5"}, EGGS))
    assert prices(ann) == {"CREME": "3.50", "Eggs": "2.10"}
    assert prices(ann, label="crème") == {"CREME": "3.50"}
    assert prices(ann, label="cream") == {}


def test_a_device_that_catches_up_reads_the_prices_that_changed(ann: Person) -> None:
    check_out(ann, market(ann, EGGS))
    start = ann.get("/start")
    assert [one["price"] for one in start["rows"]["prices"]] == ["2.10"]
    since = start["rows"]["workspace"]["revision"]
    assert ann.get(f"/changes/{ann.workspace}", since=since)["prices"] == []
    check_out(ann, market(ann, MILK))
    changes = ann.get(f"/changes/{ann.workspace}", since=since)
    assert [(one["label"], one["price"]) for one in changes["prices"]] == [("Oat milk", "1.90")]
    assert len(changes["history"]) == 1


def test_the_oldest_prices_are_forgotten_beyond_the_limit(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_api.lists.prices.PRICES_MAX", 2)
    for item in (MILK, BREAD | {"isChecked": True}, MILK, EGGS):
        check_out(ann, market(ann, item))
    assert prices(ann) == {"Eggs": "2.10", "Oat milk": "1.90"}


def test_two_people_who_check_out_different_ticks_at_once_book_two_expenses(ann: Person, bea: Person) -> None:
    seen = market(ann)
    with ThreadPoolExecutor() as threads:
        done = list(threads.map(lambda work: check_out(ann, seen, *work, id=str(uuid4())), [["Oat milk"], ["Eggs"]]))
    assert sorted(one["entry"]["value"] for one in done) == ["-4.20", "-5.70"]
    assert (sorted(booked(bea)), shown(bea)) == (["-4.20", "-5.70"], {"Dill": True, "Bread": False})


@pytest.mark.parametrize("keep", [True, False])
def test_two_people_who_check_out_the_same_ticks_at_once_book_one(ann: Person, bea: Person, keep: bool) -> None:
    seen = market(ann)
    bea.accounts = ann.accounts
    with ThreadPoolExecutor() as threads:
        answers = list(
            threads.map(
                lambda person: person.call(
                    "POST", f"/list/{seen['id']}/checkout", body_of(person, seen, "Oat milk", keep=keep)
                ),
                [ann, bea],
            )
        )
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    assert booked(ann) == ["-5.70"]


def test_one_check_out_sent_four_times_at_once_is_booked_once(ann: Person) -> None:
    seen, entry_id = market(ann), str(uuid4())
    with ThreadPoolExecutor() as threads:
        done = list(threads.map(lambda _: check_out(ann, seen, id=entry_id)["entry"], range(4)))
    assert done == [done[0]] * 4
    assert (booked(ann), ann.budget("Cash")) == (["-9.90"], "-9.90")


def test_the_file_of_a_workspace_carries_prices_and_an_empty_list(ann: Person) -> None:
    check_out(ann, market(ann, MILK))
    content = ann.call("GET", f"/workspace/{ann.workspace}/export").json()
    assert [(one["label"], one["price"]) for one in content["guestPrice"]] == [("Oat milk", "1.90")]
    copy = ann.post("/workspace/import-guest", content | {"name": "Copy"})
    assert [one["price"] for one in ann.get(f"/list/{copy['id']}/prices")] == ["1.90"]
    assert ann.get(f"/list/{copy['id']}")[0]["listItems"] == []
    assert ann.call("GET", f"/workspace/{copy['id']}/export").json() | {"name": ""} == content | {"name": ""}


def test_a_file_of_the_format_before_prices_is_read(ann: Person) -> None:
    content = ann.call("GET", f"/workspace/{ann.workspace}/export").json()
    del content["guestPrice"]
    made = ann.post("/workspace/import-guest", content | {"format": 4})
    assert ann.get(f"/list/{made['id']}/prices") == []


@pytest.mark.parametrize(
    ("rows", "field", "code"),
    [
        ([{"label": "Eggs", "price": "1"}, {"label": "EGGS", "price": "2"}], "1.label", "validation.unique"),
        ([{"label": "Eggs", "price": "-1"}], "0.price", "validation.negative"),
        ([{"label": "", "price": "1"}], "0.label", "validation.required"),
        ([{"label": "Eggs"}], "0.price", "validation.required"),
    ],
)
def test_prices_of_a_file_that_make_no_sense_are_named(ann: Person, rows: list[Any], field: str, code: str) -> None:
    body = {"guestAccounts": [guests.account("Cash", "0.00", isMainAccount=True)], "guestPrice": rows}
    assert ann.post("/workspace/import-guest", body, 422)["fields"] == {f"guestPrice.{field}": code}


def test_the_document_names_the_answers() -> None:
    answers = DOCUMENT["paths"]["/api/list/{list_id}/checkout"]["post"]["responses"]
    assert {"201", "404", "409", "422"} <= {*answers}
