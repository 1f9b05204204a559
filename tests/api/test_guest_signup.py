"""A guest signs up, or signs in, and brings the data along."""

from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any
from uuid import UUID, uuid4

import pytest
from litestar.testing import TestClient

from budget_core.base import limits
from budget_core.guests import guest
from tests.api.guests import (
    Json,
    account,
    adjustment,
    category,
    entry,
    planned,
    send,
    shopping_list,
    sign_up_body,
    story,
)
from tests.api.people import PASSWORD, Person


def signed_up(client: TestClient[Any], body: Json) -> Person:
    """The person a sign-up made."""
    answer = send(client, body)
    assert answer.status_code == 201, answer.text
    user = answer.json()
    token = answer.headers["authorization"]
    return Person(client, user["name"], user["email"], token, user["id"], user["settings"]["workspace"])


def refused(client: TestClient[Any], body: Json) -> dict[str, str]:
    """The wrong fields of a sign-up that made nobody."""
    answer = send(client, body)
    assert answer.status_code == 422, answer.text
    login = client.post("/api/user/login", json={"email": body["email"], "password": PASSWORD})
    assert login.status_code == 422
    return dict(answer.json()["fields"])


def balances(person: Person, workspace: str | None = None) -> dict[str, str]:
    return {row["name"]: row["budget"] for row in person.get(f"/account/my/{workspace or person.workspace}/new")}


def test_everything_a_guest_has_is_there_after_sign_up(server: TestClient[Any]) -> None:
    person = signed_up(server, sign_up_body(story()))
    assert balances(person) == {"Credit Card": "87.50", "Cash": "25.00"}
    workspace = person.get(f"/workspace/{person.workspace}")
    assert (workspace["name"], workspace["isPersonal"], workspace["currencyCode"]) == ("Gast", True, "USD")
    assert (workspace["firstDayOfMonth"], workspace["creatorId"]) == (1, person.id)
    accounts = person.get(f"/account/my/{person.workspace}/new")
    assert [(row["name"], row["isMainAccount"], row["version"]) for row in accounts] == [
        ("Credit Card", True, 1),
        ("Cash", False, 1),
    ]
    assert [row["name"] for row in person.get(f"/account/my/{person.workspace}/deleted")] == ["Old wallet"]
    assert [row["name"] for row in person.get(f"/category/{person.workspace}/list")] == ["Food"]
    assert [row["name"] for row in person.get(f"/category/my/{person.workspace}/deleted")] == ["Trips"]
    month = person.get(f"/planning/{person.workspace}/list", date="2026-03-01")
    assert (month["budget"], month["spent"]) == ("300.00", "12.50")
    assert [row["budget"] for row in month["deletedCategories"]] == ["9.00"]


def test_the_history_is_the_guests_in_order_under_the_new_name(server: TestClient[Any]) -> None:
    person = signed_up(server, sign_up_body(story()))
    entries = person.get(f"/history/{person.workspace}/list-new")["entries"]
    assert (entries[0]["localDay"], entries[0]["kind"]) == ("2026-03-21", "income")
    by_note = {row["note"]: row for row in entries}
    assert {note: row["value"] for note, row in by_note.items()} == {
        "Salary": "120.00",
        "": "20.00",
        "Lunch": "-10.00",
        "Tram": "-2.50",
    }
    assert {row["creatorName"] for row in entries} == {"Gast"}
    assert {row["userId"] for row in entries} == {person.id}
    assert (by_note[""]["fromAccountLabel"], by_note[""]["fromValue"]) == ("Credit Card", "20.00")
    assert (by_note["Tram"]["categoryLabel"], by_note["Tram"]["date"]) == ("Trips", "2026-03-20T09:00:00Z")
    person.delete(f"/history/{by_note['']['id']}")
    assert balances(person) == {"Credit Card": "107.50", "Cash": "5.00"}


def test_balances_set_by_hand_stay_in_the_account_history(server: TestClient[Any]) -> None:
    person = signed_up(server, sign_up_body(story()))
    cash = next(row["id"] for row in person.get(f"/account/my/{person.workspace}/new") if row["name"] == "Cash")
    legs = [row for row in person.get(f"/account/my/account-history/{person.workspace}") if row["accountId"] == cash]
    assert [(row["kind"], row["prevBudget"], row["newBudget"]) for row in legs] == [
        ("transfer", "5.00", "25.00"),
        ("set", "10.00", "5.00"),
        ("opening", "0.00", "10.00"),
    ]


def test_lists_keep_their_items_in_order_without_the_empty_ones(server: TestClient[Any]) -> None:
    person = signed_up(server, sign_up_body(story()))
    lists = person.get(f"/list/{person.workspace}")
    assert [(row["name"], [item["label"] for item in row["listItems"]]) for row in lists] == [
        ("Groceries", ["Milk", "Bread"]),
        ("Books", ["Atlas"]),
    ]
    food = person.get(f"/category/{person.workspace}/list")[0]["id"]
    assert (lists[0]["categoryId"], lists[1]["categoryId"], lists[0]["isPinned"]) == (food, None, True)


def test_the_settings_come_along_and_the_form_wins(server: TestClient[Any]) -> None:
    kept = signed_up(server, sign_up_body(story())).get("/settings")
    assert (kept["mainScreen"], kept["expensesView"], kept["showOnboarding"]) == ("history", "list-view", True)
    assert (kept["language"], kept["timeZone"]) == ("ua", "Europe/Kyiv")
    said = signed_up(server, sign_up_body(story(), language="en", timeZone="America/Lima")).get("/settings")
    assert (said["language"], said["timeZone"]) == ("en", "America/Lima")


def test_an_entry_is_found_by_the_words_of_its_note(server: TestClient[Any]) -> None:
    person = signed_up(server, sign_up_body(story()))
    found = person.get(f"/history/{person.workspace}/list-new", search="salar")["entries"]
    assert [row["note"] for row in found] == ["Salary"]


def test_no_id_of_the_guest_is_kept(server: TestClient[Any]) -> None:
    body = sign_up_body(story())
    person = signed_up(server, body)
    labels = {row["id"] for part in body.values() if isinstance(part, list) for row in part}
    paths = ("/account/my/{}/new", "/category/{}/list", "/list/{}")
    rows = [row for path in paths for row in person.get(path.format(person.workspace))]
    assert all(UUID(row["id"]).version == 7 for row in rows)
    assert not {row["id"] for row in rows} & {text.partition("-")[2] for text in labels}
    assert person.id != body["id"]


def test_currency_and_first_day_of_the_guest_are_the_workspaces(server: TestClient[Any]) -> None:
    setting = {"currencyCode": "UAH", "firstDayOfMonth": 15}
    body = sign_up_body({"guestAccounts": [account("Card", isMainAccount=True)], "guestSetting": setting})
    person = signed_up(server, body)
    workspace = person.get(f"/workspace/{person.workspace}")
    assert (workspace["currencyCode"], workspace["firstDayOfMonth"]) == ("UAH", 15)


def test_currency_labels_of_older_guest_data_are_mapped_to_codes(server: TestClient[Any]) -> None:
    cash = account("Cash", isMainAccount=True, currencyCode="euro")
    body = sign_up_body({"guestAccounts": [cash], "guestSetting": {"currencyCode": "dollar", "firstDayOfMonth": 1}})
    person = signed_up(server, body)
    assert person.get(f"/workspace/{person.workspace}")["currencyCode"] == "USD"
    (row,) = person.get(f"/account/my/{person.workspace}/new")
    assert row["currencyCode"] == "EUR"


def test_a_clock_that_is_ahead_makes_nothing_newer_than_now(server: TestClient[Any]) -> None:
    ahead = account("Card", isMainAccount=True, createdAt="2999-01-01T00:00:00Z", updatedAt="2999-01-01T00:00:00Z")
    person = signed_up(server, sign_up_body({"guestAccounts": [ahead]}))
    (row,) = person.get(f"/account/my/{person.workspace}/new")
    assert row["createdAt"] < "2999"


def test_a_repeat_with_the_same_password_is_the_same_user(server: TestClient[Any]) -> None:
    body = sign_up_body(story())
    first = signed_up(server, body)
    other = {"guestAccounts": [account("Card", isMainAccount=True)]}
    again = signed_up(server, sign_up_body(other, id=body["id"], email=body["email"].upper()))
    assert (again.id, again.workspace) == (first.id, first.workspace)
    assert again.token != first.token
    assert len(again.get(f"/history/{again.workspace}/list-new")["entries"]) == 4
    assert len(again.get("/workspace/my")) == 1
    assert [row["device"] for row in again.get("/user/sessions")] == [server.headers["user-agent"]] * 2


def test_a_repeat_with_another_password_is_a_taken_e_mail(server: TestClient[Any]) -> None:
    body = sign_up_body(story())
    person = signed_up(server, body)
    answer = send(server, {**body, "password": "quite another one"})
    assert (answer.status_code, answer.json()["fields"]) == (422, {"email": "validation.unique"})
    assert "authorization" not in answer.headers and person.id not in answer.text


def test_the_id_of_somebody_elses_sign_up_is_a_conflict(server: TestClient[Any]) -> None:
    body = sign_up_body(story())
    person = signed_up(server, body)
    other = sign_up_body(story(), id=body["id"])
    answer = send(server, other)
    assert (answer.status_code, answer.json()["code"], answer.json()["fields"]) == (409, "conflict.id", {})
    assert "authorization" not in answer.headers and person.email not in answer.text
    signed_up(server, {**other, "id": str(uuid4())})


def test_an_e_mail_in_use_is_refused(server: TestClient[Any], ann: Person) -> None:
    answer = send(server, sign_up_body(story(), email=ann.email))
    assert (answer.status_code, answer.json()["fields"]) == (422, {"email": "validation.unique"})


def test_a_sign_up_sent_twice_at_the_same_time_makes_one_user(server: TestClient[Any]) -> None:
    body = sign_up_body(story())
    with ThreadPoolExecutor(3) as pool:
        answers = list(pool.map(lambda _: send(server, body), range(3)))
    assert [answer.status_code for answer in answers] == [201] * 3
    assert len({answer.json()["id"] for answer in answers}) == 1


def test_every_wrong_field_of_the_form_and_of_the_rows_is_named_at_once(server: TestClient[Any]) -> None:
    data = story()
    data["guestAccounts"][0].update(icon="dragon", budget="1e3", hasSubscription=True)
    data["guestHistory"][0].update(date="2026-02-30", kind="gift")
    data["guestPlanningCategory"][0]["date"] = "2026-03-02"
    body = sign_up_body(data, name="", id="x", isEmailVerified=True)
    assert refused(server, body) == {
        "name": "validation.required",
        "id": "validation.id",
        "isEmailVerified": "validation.unknown",
        "guestAccounts.0.icon": "validation.icon",
        "guestAccounts.0.budget": "validation.amount",
        "guestAccounts.0.hasSubscription": "validation.unknown",
        "guestHistory.0.date": "validation.date",
        "guestHistory.0.kind": "validation.choice",
        "guestPlanningCategory.0.date": "validation.month",
    }


@pytest.mark.parametrize(
    ("password", "code"), [("iloveyou1", "validation.passwordCommon"), ("guest.ann", "validation.passwordOwn")]
)
def test_a_guests_password_that_is_guessed_first_is_refused(server: TestClient[Any], password: str, code: str) -> None:
    body = sign_up_body(story(), password=password, email="guest.ann@example.com")
    assert refused(server, body) == {"password": code}


def broken(path: str, **changes: Any) -> Json:
    data = deepcopy(story())
    part, _, place = path.partition(".")
    data[part][int(place)].update(changes)
    return data


NOBODY, REFERENCE, UNIQUE = "acc-nobody", "validation.reference", "validation.unique"


def test_every_reference_that_leads_nowhere_is_named(server: TestClient[Any]) -> None:
    data = story()
    data["guestAccountsHistory"][1]["accountId"] = NOBODY
    data["guestPlanningCategory"][0]["categoryId"] = NOBODY
    data["guestList"][0]["categoryId"] = NOBODY
    data["guestHistory"][0]["accountId"] = NOBODY
    data["guestHistory"][1]["fromAccountId"] = NOBODY
    data["guestHistory"][2]["categoryId"] = data["guestAccounts"][0]["id"]
    assert refused(server, sign_up_body(data)) == {
        "guestAccountsHistory.1.accountId": REFERENCE,
        "guestPlanningCategory.0.categoryId": REFERENCE,
        "guestList.0.categoryId": REFERENCE,
        "guestHistory.0.accountId": REFERENCE,
        "guestHistory.1.fromAccountId": REFERENCE,
        "guestHistory.2.categoryId": REFERENCE,
    }


def test_rows_of_another_user_can_not_be_referred_to(server: TestClient[Any], ann: Person) -> None:
    data = broken("guestHistory.2", accountId=ann.accounts["Cash"], categoryId=ann.categories["Food"])
    assert set(refused(server, sign_up_body(data))) == {"guestHistory.2.accountId", "guestHistory.2.categoryId"}
    assert ann.budget("Cash") == "0.00"


def test_what_is_there_twice_is_named(server: TestClient[Any]) -> None:
    data = story()
    for part in ("guestAccounts", "guestCategory", "guestHistory", "guestList"):
        data[part][1]["id"] = data[part][0]["id"]
    data["guestPlanningCategory"][1].update(categoryId=data["guestCategory"][0]["id"])
    found = refused(server, sign_up_body(data))
    assert {path for path, code in found.items() if code == UNIQUE} == {
        "guestAccounts.1.id",
        "guestCategory.1.id",
        "guestHistory.1.id",
        "guestList.1.id",
        "guestPlanningCategory.1.categoryId",
    }


def test_exactly_one_account_is_the_main_account(server: TestClient[Any]) -> None:
    none = broken("guestAccounts.0", isMainAccount=False)
    assert refused(server, sign_up_body(none)) == {"guestAccounts": "validation.required"}
    two = broken("guestAccounts.1", isMainAccount=True)
    assert refused(server, sign_up_body(two)) == {"guestAccounts.1.isMainAccount": UNIQUE}
    gone = broken("guestAccounts.2", isMainAccount=True)
    assert refused(server, sign_up_body(gone)) == {"guestAccounts.2.isMainAccount": UNIQUE}
    assert refused(server, sign_up_body({"guestAccounts": []})) == {"guestAccounts": "validation.required"}


def test_a_balance_that_its_history_does_not_add_up_to_is_refused(server: TestClient[Any]) -> None:
    wrong = "validation.balance"
    more = broken("guestAccounts.0", budget="87.51")
    assert refused(server, sign_up_body(more)) == {"guestAccounts.0.budget": wrong}
    lost = story()
    del lost["guestHistory"][1]
    assert refused(server, sign_up_body(lost)) == {"guestAccounts.0.budget": wrong, "guestAccounts.1.budget": wrong}
    unset = story()
    del unset["guestAccountsHistory"][2]
    assert refused(server, sign_up_body(unset)) == {"guestAccounts.1.budget": wrong}


def test_copies_of_entries_in_the_account_history_count_once(server: TestClient[Any]) -> None:
    data = story()
    data["guestAccountsHistory"].append(adjustment(data["guestAccounts"][0], "0.00", "120.00", kind="income"))
    assert balances(signed_up(server, sign_up_body(data))) == {"Credit Card": "87.50", "Cash": "25.00"}


@pytest.mark.parametrize(
    ("place", "changes", "fields"),
    [
        (2, {"categoryId": None}, {"categoryId": "validation.required"}),
        (2, {"value": "10.00", "accountValue": None}, {"value": "validation.amount"}),
        (2, {"localDay": "2026-03-25"}, {"localDay": "validation.date"}),
        (0, {"categoryId": "cat"}, {"categoryId": REFERENCE}),
        (0, {"fromAccountId": "acc"}, {"fromAccountId": REFERENCE}),
        (1, {"fromAccountId": None}, {"fromAccountId": "validation.required"}),
        (1, {"accountCurrencyCode": "EUR"}, {"accountCurrencyCode": "validation.currency"}),
    ],
)
def test_an_entry_that_could_not_have_been_booked_is_refused(
    server: TestClient[Any], place: int, changes: Json, fields: dict[str, str]
) -> None:
    found = refused(server, sign_up_body(broken(f"guestHistory.{place}", **changes)))
    assert {f"guestHistory.{place}.{name}": code for name, code in fields.items()}.items() <= found.items()


def test_a_transfer_to_the_same_account_is_refused(server: TestClient[Any]) -> None:
    data = story()
    data["guestHistory"][1]["fromAccountId"] = data["guestHistory"][1]["accountId"]
    assert refused(server, sign_up_body(data)) == {"guestHistory.1.fromAccountId": "transfer.sameAccount"}


def test_cents_of_a_currency_without_are_refused_everywhere(server: TestClient[Any]) -> None:
    card, food = account("Card", "0.50", isMainAccount=True), category("Food")
    milk = {"label": "Milk", "price": "0.50", "quantity": 10_000}
    data = {
        "guestSetting": {"currencyCode": "JPY"},
        "guestAccounts": [card],
        "guestCategory": [food],
        "guestPlanningCategory": [planned(food, "2026-03-01", "1.50", currencyCode=None)],
        "guestList": [shopping_list("Groceries") | {"listItems": [milk]}, shopping_list("Empty", " ")],
    }
    digits = "validation.amountDigits"
    assert refused(server, sign_up_body(data)) == {
        "guestAccounts.0.budget": digits,
        "guestPlanningCategory.0.budget": digits,
        "guestList.0.listItems.0.price": digits,
        "guestList.0.listItems.0.quantity": "validation.quantityMax",
        "guestList.1.listItems": "validation.items",
    }


@pytest.mark.parametrize("day", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_day_whose_moment_in_utc_no_calendar_has_is_named(server: TestClient[Any], day: str) -> None:
    data = story()
    data["guestAccounts"][0]["createdAt"] = data["guestHistory"][0]["date"] = day
    wrong = dict.fromkeys(("guestAccounts.0.createdAt", "guestHistory.0.date"), "validation.date")
    assert refused(server, sign_up_body(data)) == wrong


def test_more_rows_than_a_guest_may_bring_are_refused(server: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_api.guests.sign_up.CAPS", dict.fromkeys(guest.CAPS, 2))
    large = "validation.max"
    found = refused(server, sign_up_body(story()))
    assert found == dict.fromkeys(
        ("guestAccounts", "guestAccountsHistory", "guestList.listItems", "guestHistory", "guestHistory.note"), large
    )


def test_a_body_above_the_limit_is_not_read(server: TestClient[Any]) -> None:
    raw = b"{" + b" " * limits.GUEST_BODY_MAX_BYTES + b"}"
    answer = server.post("/api/user/signup-guest", content=raw, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "request.tooLarge")


def test_a_body_larger_than_other_calls_take_is_welcome(server: TestClient[Any]) -> None:
    card, food = account("Card", "-200.00", isMainAccount=True), category("Food")
    entries = [entry(card, "-1.00", categoryId=food["id"]) for _ in range(200)]
    data = {"guestAccounts": [card], "guestCategory": [food], "guestHistory": entries}
    person = signed_up(server, sign_up_body(data))
    month = person.get(f"/planning/{person.workspace}/list", date="2026-03-01")
    assert (month["spent"], balances(person)) == ("200.00", {"Card": "-200.00"})


def test_a_guest_who_signs_in_brings_the_data_as_one_more_workspace(ann: Person) -> None:
    body = {"id": str(uuid4()), "name": "From my phone", **story()}
    made = ann.post("/workspace/import-guest", body)
    assert (made["id"], made["name"], made["isPersonal"]) == (body["id"], "From my phone", False)
    assert balances(ann, made["id"]) == {"Credit Card": "87.50", "Cash": "25.00"}
    entries = ann.get(f"/history/{made['id']}/list-new")["entries"]
    assert {(row["creatorName"], row["userId"]) for row in entries} == {("Ann", ann.id)}
    assert (ann.get("/settings")["workspace"], ann.budget()) == (ann.workspace, "0.00")


def test_an_import_without_a_name_has_the_users(ann: Person) -> None:
    assert ann.post("/workspace/import-guest", story())["name"] == "Ann"


def test_the_same_import_twice_makes_one_workspace_and_another_one_is_a_conflict(ann: Person, bob: Person) -> None:
    body = {"id": str(uuid4()), **story()}
    first = ann.post("/workspace/import-guest", body)
    assert ann.post("/workspace/import-guest", body) == first
    ann.post("/workspace/import-guest", {**body, "name": "Other"}, 409)
    bob.post("/workspace/import-guest", body, 409)
    assert (len(ann.get("/workspace/my")), len(bob.get("/workspace/my"))) == (2, 1)


def test_an_import_counts_as_a_workspace(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WORKSPACES_MAX", 1)
    assert ann.post("/workspace/import-guest", story(), 422)["fields"] == {"name": "validation.count"}
    assert len(ann.get("/workspace/my")) == 1


def test_a_wrong_import_makes_no_workspace(ann: Person) -> None:
    ann.post("/workspace/import-guest", broken("guestAccounts.0", budget="1.00"), 422)
    assert len(ann.get("/workspace/my")) == 1


def test_an_import_needs_a_token(server: TestClient[Any]) -> None:
    assert server.post("/api/workspace/import-guest", json=story()).status_code == 401


def test_what_is_taken_and_not_used_may_be_a_number_with_decimals(server: TestClient[Any]) -> None:
    data = story()
    data["guestPlanningCategory"][0]["spent"] = 12.5
    person = signed_up(server, sign_up_body(data))
    assert person.get(f"/planning/{person.workspace}/list", date="2026-03-01")["budget"] == "300.00"
