"""Bodies that name a member, or an account of a payment between members, for `test_foreign_ids`."""

from collections.abc import Callable
from typing import Any

from tests.api.people import Person

Foreign = Callable[[Person, Person], tuple[str, str, dict[str, Any]]]


def _spent(person: Person, **more: Any) -> dict[str, Any]:
    return {"value": "1", "categoryId": person.categories["Food"], "accountId": person.accounts["Cash"], **more}


def _settled(person: Person, other: Person, **more: Any) -> tuple[str, str, dict[str, Any]]:
    body = {"fromMemberId": person.id, "toMemberId": other.id, "value": "1", "currencyCode": "USD", **more}
    return "POST", f"/settlement/{person.workspace}/settle", body


def _resettled(person: Person, other: Person, **more: Any) -> tuple[str, str, dict[str, Any]]:
    _, path, body = _settled(person, other)
    return "POST", f"/history/{person.post(path, body)['id']}/replace-settlement", body | more


def _checked_out(person: Person, **more: Any) -> tuple[str, str, dict[str, Any]]:
    item = {"label": "Milk", "isChecked": True, "price": "1"}
    made = person.post(f"/list/{person.workspace}/create", {"name": "Shop", "listItems": [item]})
    return "POST", f"/list/{made['id']}/checkout", _spent(person, itemIds=[made["listItems"][0]["id"]], **more)


MEMBER_REFERENCES: dict[str, Foreign] = {
    "addExpenses.paidBy": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-expenses",
        _spent(ann, paidBy=bob.id),
    ),
    "addRefund.paidBy": lambda ann, bob: ("POST", f"/history/{ann.workspace}/add-refund", _spent(ann, paidBy=bob.id)),
    "replaceExpense.paidBy": lambda ann, bob: (
        "POST",
        f"/history/{ann.spend('1')['id']}/replace",
        _spent(ann, paidBy=bob.id),
    ),
    "checkOutList.paidBy": lambda ann, bob: _checked_out(ann, paidBy=bob.id),
    "updateWorkspace.shareRule.userId": lambda ann, bob: (
        "PUT",
        f"/workspace/{ann.workspace}",
        {"shareRule": {"kind": "only", "userId": bob.id}},
    ),
    "createCategory.shareRule.userId": lambda ann, bob: (
        "POST",
        f"/category/{ann.workspace}/create",
        {"name": "Rent", "shareRule": {"kind": "only", "userId": bob.id}},
    ),
    "updateCategory.shareRule.userId": lambda ann, bob: (
        "PUT",
        f"/category/{ann.categories['Food']}",
        {"shareRule": {"kind": "only", "userId": bob.id}},
    ),
    "settle.toMemberId": _settled,
    "settle.fromMemberId": lambda ann, bob: _settled(ann, bob, fromMemberId=bob.id, toMemberId=ann.id),
}

ACCOUNT_REFERENCES: dict[str, Foreign] = {
    "settle.accountId": lambda ann, bob: _settled(ann, bob, accountId=bob.accounts["Cash"]),
    "settle.fromAccountId": lambda ann, bob: _settled(ann, bob, fromAccountId=bob.accounts["Cash"]),
    "replaceSettlement.accountId": lambda ann, bob: _resettled(ann, bob, accountId=bob.accounts["Cash"]),
    "replaceSettlement.fromAccountId": lambda ann, bob: _resettled(ann, bob, fromAccountId=bob.accounts["Cash"]),
}
"""Of two who share the workspace of the first."""

MEMBER_TAKEN: dict[str, Foreign] = {"settle.id": lambda ann, bob: _settled(ann, bob, id=bob.spend("1")["id"])}
