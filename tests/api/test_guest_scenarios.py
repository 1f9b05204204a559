"""Every story of `tests/scenarios`, lived as a guest who then signs up: the server has what the device had."""

from collections import defaultdict
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.ledger.recount import recount
from budget_core.accounts import balances
from budget_core.base.money import format_text
from budget_core.base.rates import Rates
from tests.api.database import write
from tests.api.guests import Json, send, sign_up_body
from tests.api.people import Person
from tests.core.scenario_state import Account, State
from tests.core.test_scenarios import (
    SCENARIOS,
    month_view,
    order_seen,
    replay,
    seen_account,
    seen_entry,
    seen_progress,
    seen_total,
)

BY_HAND = ("opening", "set")
ACCOUNTS = ("/account/my/{}/new", "/account/my/{}/deleted")
CATEGORIES = ("/category/{}/list", "/category/my/{}/deleted")
OF_TODAY = ("leftPerDay", "daysLeft")


def guest_data(state: State) -> Json:
    """The state as guest mode would have it on the device."""
    return {
        "guestAccounts": [account_row(account) for account in state.accounts],
        "guestAccountsHistory": [
            {"accountId": account.id, "kind": kind, "prevBudget": str(before), "newBudget": str(after)}
            for account in state.accounts
            for kind, before, after in account.history
        ],
        "guestSetting": {"currencyCode": state.currency_code, "firstDayOfMonth": state.first_day},
        "guestCategory": [
            {"id": category.id, "name": category.name, "icon": category.icon, "deleted": category.deleted}
            for category in state.categories
        ],
        "guestPlanningCategory": [
            {
                "categoryId": budget.category_id,
                "date": f"{month}-01",
                "budget": str(budget.budget),
                "currencyCode": budget.currency_code,
                "deleted": budget.deleted,
            }
            for (month, _), budget in state.budgets.items()
        ],
        "guestList": [
            {
                "id": each.id,
                "name": each.name,
                "isPinned": each.is_pinned,
                "listItems": [{"label": item} for item in each.items],
                "updatedAt": each.updated_at.isoformat(),
            }
            for each in state.lists
        ],
        "guestHistory": [entry_row(entry) for entry in state.entries],
    }


def account_row(account: Account) -> Json:
    return {
        "id": account.id,
        "name": account.name,
        "icon": account.icon,
        "budget": str(account.budget),
        "currencyCode": account.currency_code,
        "type": account.type,
        "isShowInBalance": account.is_show_in_balance,
        "isMainAccount": account.is_main_account,
        "deleted": account.deleted,
        "createdAt": account.created_at.isoformat(),
    }


def entry_row(entry: Any) -> Json:
    booking = entry.booking
    return {
        "id": entry.id,
        "kind": booking.kind,
        "categoryId": entry.category and entry.category.id,
        "accountId": entry.account.id,
        "fromAccountId": entry.from_account and entry.from_account.id,
        "date": entry.moment.instant.isoformat(),
        "localDay": entry.moment.local_day.isoformat(),
        "value": str(booking.value),
        "currencyCode": booking.currency_code,
        "accountValue": str(booking.account_value),
        "accountCurrencyCode": booking.account_currency_code,
        "fromValue": None if booking.from_value is None else str(booking.from_value),
        "fromCurrencyCode": booking.from_currency_code,
        "rate": None if booking.rate is None else f"{booking.rate:f}",
        "rateDate": None if booking.rate_date is None else booking.rate_date.isoformat(),
        "note": entry.note,
        **parts(entry),
    }


def parts(entry: Any) -> Json:
    """Return the lines of an entry with its sign, and the expense that it gives back."""
    sign = 1 if entry.booking.kind == "refund" else -1
    lines = [
        {"categoryId": line.category_id, "value": str(sign * line.value), "note": line.note} for line in entry.lines
    ]
    return {"lines": lines if len(lines) > 1 else [], "refundOf": entry.refund_of}


def live_here(client: TestClient[Any], name: str) -> tuple[State, Person]:
    """A scenario's end on the device, and the person who signed up with it. Both reckon with the server's rates."""
    state = replay(SCENARIOS[name])
    answer = send(client, sign_up_body(guest_data(state)))
    assert answer.status_code == 201, answer.text
    user = answer.json()
    token = answer.headers["authorization"]
    person = Person(client, user["name"], user["email"], token, user["id"], user["settings"]["workspace"])
    state.rates = server_rates(person)
    return state, person


def server_rates(person: Person) -> Rates:
    found = person.get("/currency")
    data = {code: Decimal(rate["value"]) for code, rate in found["data"].items()}
    return Rates(found["baseCurrency"], date.fromisoformat(found["lastUpdatedAt"]), data)


def by_name(person: Person, *paths: str) -> dict[str, Json]:
    return {row["name"]: row for path in paths for row in person.get(path.format(person.workspace))}


def with_fields_of(row: Json, expected: Json) -> Json:
    """The row's own values of the expected fields; what is none is left out."""
    return {field: row[field] for field in expected if row.get(field) is not None}


@pytest.mark.parametrize("name", SCENARIOS)
def test_accounts_and_balance_are_the_same_after_sign_up(server: TestClient[Any], name: str) -> None:
    state, person = live_here(server, name)
    accounts = by_name(person, *ACCOUNTS)
    assert len(accounts) == len(state.accounts)
    for account in state.accounts:
        expected = seen_account(account)
        assert with_fields_of(accounts[account.name], expected) == expected
    balance = balances.balance(state.accounts, state.currency_code, state.rates)
    seen = person.get(f"/account/my/{person.workspace}/balance")
    assert seen["amount"] == format_text(balance.amount)
    assert len(seen["notConverted"]) == len(balance.not_converted)


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_order_is_the_same_after_sign_up(server: TestClient[Any], name: str) -> None:
    state, person = live_here(server, name)
    live = {"accounts": ACCOUNTS[0], "categories": CATEGORIES[0]}
    found = {key: [row["name"] for row in person.get(path.format(person.workspace))] for key, path in live.items()}
    assert found == order_seen(state)


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_history_is_the_same_after_sign_up(server: TestClient[Any], name: str) -> None:
    state, person = live_here(server, name)
    entries = person.get(f"/history/{person.workspace}/list-new", limit=200)["entries"]
    expected = sorted(
        state.entries, key=lambda each: (each.moment.local_day, each.moment.instant, each.id), reverse=True
    )
    assert len(entries) == len(expected)
    for row, entry in zip(entries, expected, strict=True):
        labelled = row | {
            "id": entry.id,
            "account": row["accountLabel"],
            "category": row["categoryLabel"],
            "fromAccount": row["fromAccountLabel"],
        }
        assert with_fields_of(labelled, seen_entry(entry)) == seen_entry(entry)


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_month_is_the_same_after_sign_up(server: TestClient[Any], name: str) -> None:
    state, person = live_here(server, name)
    categories = {row["id"]: row["name"] for row in by_name(person, *CATEGORIES).values()}
    keys = {month for month, _ in state.budgets} | {f"{day:%Y-%m}" for day, _, _ in state.day_sums}
    for key in keys:
        month, view = month_view(state, key)
        planning = person.get(f"/planning/{person.workspace}/list", date=f"{key}-01")
        rows = {categories[row["categoryId"]]: row for row in planning["planningsCategories"]}
        names = {category.id: category.name for category in state.categories}
        assert {names[category_id] for category_id in view.rows} == set(rows)
        for category_id, progress in view.rows.items():
            expected = seen_progress(progress)
            assert with_fields_of(rows[names[category_id]], expected) == expected
        total = {field: value for field, value in seen_total(month, view).items() if field not in OF_TODAY}
        assert with_fields_of(planning, total) == total


@pytest.mark.both_databases
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_kept_sum_is_right_after_sign_up(server: TestClient[Any], name: str) -> None:
    _, person = live_here(server, name)
    assert write(server, recount, person.workspace) == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_lists_and_archived_categories_are_the_same_after_sign_up(server: TestClient[Any], name: str) -> None:
    state, person = live_here(server, name)
    lists = person.get(f"/list/{person.workspace}")
    assert [(row["name"], row["isPinned"], [item["label"] for item in row["listItems"]]) for row in lists] == [
        (each.name, each.is_pinned, each.items) for each in state.shown_lists()
    ]
    categories = by_name(person, *CATEGORIES)
    assert {row["name"]: row["deleted"] for row in categories.values()} == {
        category.name: category.deleted for category in state.categories
    }


@pytest.mark.parametrize("name", SCENARIOS)
def test_taking_every_entry_back_leaves_the_balances_set_by_hand_and_nothing_spent(
    server: TestClient[Any], name: str
) -> None:
    state, person = live_here(server, name)
    for row in person.get(f"/history/{person.workspace}/list-new", limit=200)["entries"]:
        person.delete(f"/history/{row['id']}")
    by_hand: dict[str, Decimal] = defaultdict(Decimal)
    for account in state.accounts:
        by_hand[account.name] += sum(after - before for kind, before, after in account.history if kind in BY_HAND)
    accounts = by_name(person, *ACCOUNTS)
    assert {name: Decimal(row["budget"]) for name, row in accounts.items()} == by_hand
    for month in {f"{day:%Y-%m}" for day, _, _ in state.day_sums}:
        assert person.get(f"/planning/{person.workspace}/list", date=f"{month}-01")["spent"] == "0.00"
