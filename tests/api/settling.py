"""Helpers for shares and settling up."""

from decimal import Decimal
from typing import Any

from tests.api.people import Person

EQUAL = {"kind": "equal"}


def share_equally(creator: Person) -> None:
    """Let everybody who edits bear the same part of new expenses."""
    creator.put(f"/workspace/{creator.workspace}", {"shareRule": EQUAL})


def book(person: Person, of: Person, value: str, **more: Any) -> dict[str, Any]:
    """An expense of somebody in the workspace of another."""
    body = {"value": value, "categoryId": of.categories["Food"], "accountId": of.accounts["Cash"], **more}
    return dict(person.post(f"/history/{of.workspace}/add-expenses", body))


def give_back(person: Person, of: Person, value: str, **more: Any) -> dict[str, Any]:
    """A refund."""
    body = {"value": value, "accountId": of.accounts["Cash"], **more}
    return dict(person.post(f"/history/{of.workspace}/add-refund", body))


def payment(payer: Person, receiver: Person, value: str, **more: Any) -> dict[str, Any]:
    """The body of a payment between two."""
    return {"fromMemberId": payer.id, "toMemberId": receiver.id, "value": value, "currencyCode": "USD", **more}


def settle(person: Person, of: Person, body: dict[str, Any]) -> dict[str, Any]:
    """A payment that is booked."""
    return dict(person.post(f"/settlement/{of.workspace}/settle", body))


def settlement(person: Person, of: Person) -> dict[str, Any]:
    """The balances and the proposed payments."""
    return dict(person.get(f"/settlement/{of.workspace}"))


def owed(person: Person, of: Person) -> dict[str, str]:
    """Return the amounts that are owed, by name; in one currency."""
    return {row["name"]: row["amount"] for row in settlement(person, of)["balances"]}


def total(person: Person, of: Person) -> Decimal:
    """The sum of all balances."""
    return sum((Decimal(row["amount"]) for row in settlement(person, of)["balances"]), Decimal(0))
