"""Account at the provider: its data, its events, and the webhooks it sends."""

import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

SECRET_KEY, WEBHOOK_SECRET = "sk_test_of_tests", "whsec_of_tests"
MONTH, YEAR = "price_month", "price_year"
A_MONTH_SECONDS, A_YEAR_SECONDS = 30 * 86400, 365 * 86400
DECLINED = "0002"
"""Last digits of a card that is always declined."""

Json = dict[str, Any]


class RefusedError(Exception):
    """An error as the API answers it."""

    def __init__(self, status: int, message: str, **more: str) -> None:
        super().__init__(message)
        kind = "card_error" if status == 402 else "invalid_request_error"
        self.status = status
        self.body = {"error": {"type": kind, "message": message, **more}}


def missing(what: str) -> RefusedError:
    """Return the error for an unknown id."""
    return RefusedError(404, f"No such object: '{what}'", code="resource_missing", param="id")


def declined() -> RefusedError:
    """Return the error for a card that the bank declined."""
    return RefusedError(402, "Your card was declined.", code="card_declined", decline_code="generic_decline")


def price(price_id: str, amount: int | None, interval: str, currency: str = "eur", count: int = 1) -> Json:
    """A price of the account."""
    recurring = {"interval": interval, "interval_count": count, "usage_type": "licensed"}
    return {
        "id": price_id,
        "object": "price",
        "active": True,
        "currency": currency,
        "unit_amount": amount,
        "nickname": None,
        "type": "recurring",
        "product": "prod_1",
        "recurring": recurring,
    }


@dataclass
class Account:
    """One account. `events` wait to be sent; with `tell` each is sent as it happens."""

    origin: str = ""
    objects: dict[str, Json] = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    tell: Callable[[Json], None] | None = None

    def __post_init__(self) -> None:
        self.keep({"id": "prod_1", "object": "product", "name": "Budget planner", "active": True})
        self.keep(price(MONTH, 499, "month"))
        self.keep(price(YEAR, 4900, "year"))

    def keep(self, made: Json) -> Json:
        """Store a new object."""
        self.objects[made["id"]] = made
        return made

    def find(self, kind: str, object_id: Any) -> Json:
        """An object of a kind."""
        found = self.objects.get(str(object_id))
        if found is None or found["object"] != kind:
            raise missing(str(object_id))
        return found

    def of(self, kind: str, customer: str) -> list[Json]:
        """The objects of a customer, newest first."""
        return [one for one in reversed(self.objects.values()) if one["object"] == kind and one["customer"] == customer]

    def happen(self, kind: str, about: Json) -> None:
        """Add an event, with a copy of the object at this moment."""
        event = {
            "id": new_id("evt"),
            "object": "event",
            "type": kind,
            "created": now(),
            "livemode": False,
            "api_version": "2026-10-28.endive",
            "data": {"object": json.loads(json.dumps(about))},
        }
        self.events.append(event)
        if self.tell:
            self.tell(event)

    def subscribe(self, customer: str, price_id: str, card: str) -> Json:
        """Add the objects of a first payment."""
        begun, bought = now(), self.find("price", price_id)
        lasts = A_YEAR_SECONDS if bought["recurring"]["interval"] == "year" else A_MONTH_SECONDS
        item = {
            "id": new_id("si"),
            "object": "subscription_item",
            "price": bought,
            "quantity": 1,
            "current_period_start": begun,
            "current_period_end": begun + lasts,
        }
        made = self.keep(
            {
                "id": new_id("sub"),
                "object": "subscription",
                "customer": customer,
                "status": "active",
                "created": begun,
                "cancel_at_period_end": False,
                "cancel_at": None,
                "canceled_at": None,
                "cancellation_details": {"reason": None},
                "default_payment_method": card,
                "items": listed([item]),
                "latest_invoice": None,
            }
        )
        self.happen("customer.subscription.created", made)
        self.bill(made, "paid")
        return made

    def bill(self, subscription: Json, status: str) -> Json:
        """A bill of what a period costs."""
        bought = subscription["items"]["data"][0]["price"]
        number = f"B-{len(self.of('invoice', subscription['customer'])) + 1:04}"
        made_id = new_id("in")
        made = self.keep(
            {
                "id": made_id,
                "object": "invoice",
                "customer": subscription["customer"],
                "status": status,
                "number": number,
                "created": now(),
                "total": bought["unit_amount"],
                "currency": bought["currency"],
                "hosted_invoice_url": f"{self.origin}/bill/{made_id}",
                "invoice_pdf": f"{self.origin}/pdf/{made_id}",
                "parent": {
                    "type": "subscription_details",
                    "subscription_details": {"subscription": subscription["id"]},
                },
            }
        )
        subscription["latest_invoice"] = made_id
        self.happen("invoice.paid" if status == "paid" else "invoice.payment_failed", made)
        return made

    def change(self, subscription: Json, **values: Any) -> Json:
        """Change a subscription, and add the event."""
        subscription.update(values)
        is_over = subscription["status"] == "canceled"
        self.happen("customer.subscription.deleted" if is_over else "customer.subscription.updated", subscription)
        return subscription

    def move_period(self, subscription: Json, start: float, end: float) -> None:
        """Move the present period, in seconds from now; without an event."""
        subscription["items"]["data"][0].update(
            current_period_start=now() + int(start), current_period_end=now() + int(end)
        )

    def cancel(self, subscription: Json, reason: str = "cancellation_requested") -> Json:
        """End a subscription now."""
        return self.change(subscription, status="canceled", canceled_at=now(), cancellation_details={"reason": reason})

    def new_card(self, number: str, customer: str) -> Json:
        """A card that somebody typed in."""
        if number.endswith(DECLINED):
            raise declined()
        card = {"brand": "visa", "last4": number[-4:], "exp_month": 12, "exp_year": 2036}
        return self.keep(
            {"id": new_id("pm"), "object": "payment_method", "type": "card", "card": card, "customer": customer}
        )

    def complete(self, session: Json, number: str) -> Json:
        """Save the card that a person typed on the page of the session."""
        card = self.new_card(number, session["customer"])
        session.update(status="complete")
        if session["mode"] == "setup":
            self.find("setup_intent", session["setup_intent"]).update(status="succeeded", payment_method=card["id"])
        else:
            made = self.subscribe(session["customer"], session["price"], card["id"])
            session.update(payment_status="paid", subscription=made["id"])
        self.happen("checkout.session.completed", session)
        return session


def sign(event: Json, secret: str = WEBHOOK_SECRET, at: int | None = None) -> tuple[bytes, dict[str, str]]:
    """An event as it is posted: body and headers."""
    return sign_content(json.dumps(event).encode(), secret, at)


def sign_content(content: bytes, secret: str = WEBHOOK_SECRET, at: int | None = None) -> tuple[bytes, dict[str, str]]:
    """Any words as they would be posted."""
    stamp = now() if at is None else at
    signature = hmac.new(secret.encode(), f"{stamp}.".encode() + content, hashlib.sha256).hexdigest()
    return content, {"stripe-signature": f"t={stamp},v1={signature}", "content-type": "application/json"}


def listed(rows: list[Json]) -> Json:
    """A list as the API has them."""
    return {"object": "list", "data": rows, "has_more": False, "url": "/v1"}


def new_id(prefix: str) -> str:
    """Return a new id."""
    return f"{prefix}_{secrets.token_hex(8)}"


def now() -> int:
    """Seconds, as the API counts time."""
    return int(time.time())
