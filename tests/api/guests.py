"""Guests' data as the app sends it when a guest signs up: the rows of guest mode with all their fields."""

from itertools import count
from typing import Any
from uuid import uuid4

from httpx import Client, Response

from tests.api.people import PASSWORD

Json = dict[str, Any]
MADE = "2026-03-01T08:00:00.000Z"
_number = count(1)


def label(prefix: str) -> str:
    """An id as guest mode makes it."""
    return f"{prefix}-{uuid4()}"


def account(name: str, budget: str = "0.00", **more: Any) -> Json:
    """An account as the device keeps it."""
    row = {
        "id": label("acc"),
        "workspaceId": "guestWorkspace",
        "name": name,
        "icon": "wallet",
        "budget": budget,
        "currencyCode": "default",
        "type": "basic",
        "isShowInBalance": True,
        "isMainAccount": False,
        "deleted": False,
        "deletedAt": None,
        "version": 3,
        "createdAt": MADE,
        "updatedAt": MADE,
    }
    return row | more


def adjustment(account: Json, before: str, after: str, **more: Any) -> Json:
    """An entry of the account history."""
    row = {"id": label("accHis"), "accountId": account["id"], "kind": "set", "prevBudget": before, "newBudget": after}
    return row | {"createdAt": MADE} | more


def category(name: str, **more: Any) -> Json:
    """A category as the device keeps it."""
    row = {"id": label("cat"), "workspaceId": "guestWorkspace", "name": name, "icon": "ellipsis", "deleted": False}
    return row | {"deletedAt": None, "version": 1, "createdAt": MADE, "updatedAt": MADE} | more


def planned(category: Json, date: str, budget: str, **more: Any) -> Json:
    """The budget of a category in a month."""
    row = {"id": label("plan"), "categoryId": category["id"], "date": date, "budget": budget, "currencyCode": "USD"}
    times = {"version": 1, "createdAt": MADE, "updatedAt": MADE}
    return row | {"deleted": False, "removedEntries": []} | times | more


def entry(account: Json, value: str, **more: Any) -> Json:
    """An entry of the history."""
    row = {
        "id": label("his"),
        "workspaceId": "guestWorkspace",
        "kind": "expense",
        "categoryId": None,
        "accountId": account["id"],
        "fromAccountId": None,
        "date": "2026-03-20T09:00:00.000Z",
        "localDay": "2026-03-20",
        "value": value,
        "currencyCode": "USD",
        "accountValue": value,
        "accountCurrencyCode": "USD",
        "fromValue": None,
        "fromCurrencyCode": None,
        "rate": None,
        "rateDate": None,
        "note": "",
        "userId": "guest",
        "creatorName": "guest",
        "accountLabel": account["name"],
        "fromAccountLabel": None,
        "categoryLabel": None,
        "version": 1,
        "createdAt": "2026-03-20T09:00:00.000Z",
        "updatedAt": "2026-03-20T09:00:00.000Z",
    }
    return row | more


def shopping_list(name: str, *labels: str, **more: Any) -> Json:
    """A list with its items."""
    items = [{"id": label("item"), "label": text, "isChecked": False} for text in labels]
    row = {"id": label("list"), "workspaceId": "guestWorkspace", "name": name, "categoryId": None, "isPinned": False}
    return row | {"listItems": items, "version": 2, "createdAt": MADE, "updatedAt": MADE} | more


def story() -> Json:
    """A guest who earned, spent, saved, planned and noted what to buy."""
    card = account("Credit Card", "87.50", icon="credit-card", isMainAccount=True)
    cash, old = account("Cash", "25.00"), account("Old wallet", "0.00", deleted=True, deletedAt=MADE)
    food, trips = category("Food", icon="shopping-basket"), category("Trips", deleted=True, deletedAt=MADE)
    return {
        "guestAccounts": [card, cash, old],
        "guestAccountsHistory": [
            adjustment(card, "0.00", "0.00", kind="opening"),
            adjustment(cash, "0.00", "10.00", kind="opening"),
            adjustment(cash, "10.00", "5.00", createdAt="2026-03-02T08:00:00.000Z"),
        ],
        "guestSetting": {
            "workspace": "guestWorkspace",
            "mainScreen": "history",
            "expensesView": "list-view",
            "language": "ua",
            "showOnboarding": True,
            "timeZone": "Europe/Kyiv",
        },
        "guestCategory": [food, trips],
        "guestPlanning": [],
        "guestPlanningCategory": [
            planned(food, "2026-03-01", "300.00"),
            planned(trips, "2026-03-01", "9", deleted=True),
        ],
        "guestList": [
            shopping_list("Groceries", "Milk", "", "Bread", categoryId=food["id"], isPinned=True),
            shopping_list("Books", "Atlas"),
        ],
        "guestHistory": [
            entry(card, "120.00", kind="income", note="Salary", localDay="2026-03-21"),
            entry(cash, "20.00", kind="transfer", fromAccountId=card["id"], fromValue="20.00", fromCurrencyCode="USD"),
            entry(card, "-10.00", categoryId=food["id"], note="Lunch"),
            entry(card, "-2.50", categoryId=trips["id"], note="Tram"),
        ],
    }


def sign_up_body(data: Json, **more: Any) -> Json:
    """The whole request, of somebody with an e-mail nobody else has."""
    form = {"name": "Gast", "email": f"guest{next(_number)}@example.com", "password": PASSWORD, "id": str(uuid4())}
    return form | data | more


def send(client: Client, body: Json) -> Response:
    """Sign a guest up."""
    return client.post("/api/user/signup-guest", json=body)
