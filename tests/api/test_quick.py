"""`POST /history/{workspaceId}/quick`: an entry typed in one line."""

from datetime import date, timedelta
from typing import Any
from uuid import uuid4

import pytest

from tests.api.members import new_workspace
from tests.api.people import Person, new_token

pytestmark = pytest.mark.both_databases


def quick(person: Person, text: str, status: int = 201, **more: Any) -> Any:
    return person.post(f"/history/{person.workspace}/quick", {"text": text, **more}, status)


def entries(person: Person) -> list[Any]:
    return list(person.get(f"/history/{person.workspace}/list-new")["entries"])


def with_token(person: Person, scope: str) -> Person:
    token = new_token(person, scope).token
    return Person(person.client, person.name, person.email, token, person.id, person.workspace)


def test_a_line_books_an_expense(ann: Person) -> None:
    entry = quick(ann, "4.50 food coffee #paris @cash yesterday", at="2026-11-24T09:00:00+02:00")
    assert (entry["kind"], entry["value"], entry["currencyCode"]) == ("expense", "-4.50", "USD")
    assert (entry["categoryLabel"], entry["accountLabel"]) == ("Food", "Cash")
    assert (entry["note"], entry["tags"], entry["localDay"]) == ("coffee", ["paris"], "2026-11-23")


def test_a_line_without_a_day_is_booked_at_its_time(ann: Person) -> None:
    entry = quick(ann, "8 продукти", at="2026-11-24T23:30:00-05:00")
    assert (entry["date"], entry["localDay"]) == ("2026-11-25T04:30:00Z", "2026-11-24")


def test_today_is_the_persons_own_without_a_time(ann: Person) -> None:
    ann.put("/settings/update", {"timeZone": "Pacific/Kiritimati"})
    entry = quick(ann, "8 food")
    assert entry["localDay"] == quick(ann, "8 food today")["localDay"]
    yesterday = date.fromisoformat(entry["localDay"]) - timedelta(days=1)
    assert quick(ann, "8 food вчора")["localDay"] == yesterday.isoformat()


def test_a_line_in_another_currency_leaves_the_account_converted(ann: Person) -> None:
    entry = quick(ann, "250 грн food")
    assert (entry["value"], entry["currencyCode"], entry["accountCurrencyCode"]) == ("-250.00", "UAH", "USD")
    assert entry["rate"] is not None


def test_a_line_books_an_income_and_a_transfer(ann: Person) -> None:
    income = quick(ann, "+500 salary cash")
    assert (income["kind"], income["value"], income["accountLabel"]) == ("income", "500.00", "Cash")
    transfer = quick(ann, "100 cash > credit")
    assert (transfer["kind"], transfer["value"], transfer["accountLabel"]) == ("transfer", "100.00", "Credit Card")
    assert transfer["fromAccountLabel"] == "Cash"


def test_a_line_books_a_refund(ann: Person) -> None:
    refund = quick(ann, "~20 food shoes")
    assert (refund["kind"], refund["value"], refund["categoryLabel"]) == ("refund", "20.00", "Food")
    assert refund["note"] == "shoes"


def test_an_amount_in_the_currency_of_the_leaving_side_is_converted_for_the_other(ann: Person) -> None:
    account = {"name": "Euros", "icon": "wallet", "type": "basic", "currencyCode": "EUR", "budget": "0"}
    ann.post(f"/account/{ann.workspace}/create", account)
    asked = quick(ann, "100 cash > euros", 422)
    assert [choice["id"] for choice in asked["choices"]["currencyCode"]] == ["USD", "EUR"]
    leaves = quick(ann, "100 cash > euros", currencyCode="USD")
    assert (leaves["fromValue"], leaves["fromCurrencyCode"]) == ("100.00", "USD")
    assert leaves["value"] != "100.00"
    arrives = quick(ann, "100 eur cash > euros")
    assert (arrives["value"], arrives["currencyCode"]) == ("100.00", "EUR")


def test_an_unsure_line_books_nothing_and_names_its_choices(ann: Person) -> None:
    food = {"id": ann.categories["Food"], "name": "Food"}
    asked = quick(ann, "10.01 fo 11.02 @nobody", 422)
    assert asked["code"] == "request.invalid"
    assert asked["fields"] == {"value": "quick.choose", "accountId": "quick.choose"}
    assert asked["choices"]["value"] == [{"id": "10.01", "name": "10.01"}, {"id": "11.02", "name": "11.02"}]
    assert food in quick(ann, "10 lunch", 422)["choices"]["categoryId"]
    assert entries(ann) == []


def test_a_question_is_answered_by_sending_the_line_with_the_field(ann: Person) -> None:
    body: dict[str, Any] = {"id": str(uuid4()), "at": "2026-11-24"}
    asked = quick(ann, "10.01 food 11.02", 422, **body)
    value = asked["choices"]["value"][0]["id"]
    entry = quick(ann, "10.01 food 11.02", value=value, **body)
    assert (entry["id"], entry["value"], entry["localDay"]) == (body["id"], "-10.01", "2026-02-11")


def test_a_line_without_an_amount_asks_for_it_without_choices(ann: Person) -> None:
    asked = quick(ann, "food", 422)
    assert asked["fields"] == {"value": "validation.required"}
    assert asked["choices"] == {}
    assert quick(ann, "+5 cash > credit", 422)["fields"] == {"text": "quick.kinds"}


def test_the_same_id_books_once(ann: Person) -> None:
    body: dict[str, Any] = {"id": str(uuid4()), "text": "4.50 food"}
    first = quick(ann, **body)
    assert quick(ann, **body) == first
    assert [entry["id"] for entry in entries(ann)] == [body["id"]]
    assert quick(ann, "5 food", 409, id=body["id"])["code"] == "conflict.id"


def test_earlier_notes_know_the_category_and_the_account(ann: Person) -> None:
    quick(ann, "4.50 transport Uber to work @cash")
    entry = quick(ann, "5 uber")
    assert (entry["categoryLabel"], entry["accountLabel"], entry["note"]) == ("Transport", "Cash", "uber")
    ann.delete(f"/history/{entry['id']}")
    ann.delete(f"/category/{ann.categories['Transport']}")
    assert "categoryId" in quick(ann, "5 uber", 422)["fields"]


def test_accounts_and_categories_of_another_workspace_are_not_named(ann: Person, bob: Person) -> None:
    bob.post(f"/category/{bob.workspace}/create", {"name": "Boats", "icon": "bus"})
    assert "categoryId" in quick(ann, "5 boats", 422)["fields"]
    foreign = quick(ann, "5 boats", 422, categoryId=bob.categories["Food"])
    assert foreign["fields"] == {"categoryId": "validation.reference"}
    assert bob.post(f"/history/{ann.workspace}/quick", {"text": "5 food"}, 404)["code"] == "notFound"


def test_a_token_for_entries_adds_and_sees_nothing(ann: Person) -> None:
    script = with_token(ann, "entry")
    made = quick(script, "4.50 food coffee")
    assert list(made) == ["id"]
    assert [entry["id"] for entry in entries(ann)] == [made["id"]]
    asked = quick(script, "5 lunch", 422)
    assert asked["fields"] == {"categoryId": "quick.choose"}
    assert asked["choices"] is None
    for path in ("/user/me", "/workspace/my", f"/history/{ann.workspace}/list-new", "/settings"):
        assert script.call("GET", path).status_code == 403
    expense = {"value": "1", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    script.post(f"/history/{ann.workspace}/add-expenses", expense, 403)


def test_a_repeat_with_a_token_for_entries_is_answered_the_id_alone(ann: Person) -> None:
    script = with_token(ann, "entry")
    body: dict[str, Any] = {"id": str(uuid4()), "text": "4.50 food coffee"}
    assert quick(script, **body) == quick(script, **body) == {"id": body["id"]}


def test_a_token_to_read_adds_nothing(ann: Person) -> None:
    assert quick(with_token(ann, "read"), "4.50 food", 403)["code"] == "auth.forbidden"


def test_a_token_for_entries_of_one_workspace_is_good_for_that_one(ann: Person) -> None:
    home = new_workspace(ann)
    token = new_token(ann, "entry", workspaceId=home).token
    script = Person(ann.client, ann.name, ann.email, token, ann.id, ann.workspace)
    assert script.call("POST", f"/history/{home}/quick", {"text": "5 food"}).status_code == 201
    assert quick(script, "5 food", 404)["code"] == "notFound"
