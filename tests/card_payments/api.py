"""The provider's calls, as far as the product makes them; any other is answered 404."""

import json
import re
from typing import Any
from urllib.parse import parse_qsl

from tests.card_payments.account import Account, Json, RefusedError, listed, missing, new_id


def answer(account: Account, method: str, path: str, asked: str) -> Json:
    """Return the answer of a call; `asked` is its form or query. Raises: RefusedError for an error."""
    given = _nested(asked)
    expand = _values(given.pop("expand", {}))
    match [method, *path.split("/")]:
        case ["GET", "prices", price_id]:
            found = account.find("price", price_id)
        case ["POST", "customers"]:
            settings = {"invoice_settings": {"default_payment_method": None}}
            found = account.keep({"id": new_id("cus"), "object": "customer", "email": None, **settings, **given})
            account.happen("customer.created", found)
        case ["GET", "customers", customer_id]:
            found = account.find("customer", customer_id)
        case ["DELETE", "customers", customer_id]:
            found = _forget(account, customer_id)
        case ["GET", "subscriptions"]:
            found = listed(account.of("subscription", account.find("customer", given["customer"])["id"]))
        case ["GET", "subscriptions", subscription_id]:
            found = account.find("subscription", subscription_id)
        case ["POST", "subscriptions", subscription_id]:
            found = _change(account, subscription_id, given)
        case ["GET", "invoices"]:
            found = listed(account.of("invoice", account.find("customer", given["customer"])["id"]))
        case ["POST", "invoices", invoice_id, "pay"]:
            found = _pay(account, invoice_id, given)
        case ["GET", "payment_methods", card_id]:
            found = account.find("payment_method", card_id)
        case ["POST", "checkout", "sessions"]:
            found = _open_session(account, given)
        case ["GET", "checkout", "sessions", session_id]:
            found = account.find("checkout.session", session_id)
        case _:
            raise RefusedError(404, f"Unrecognized request URL ({method}: /v1/{path})")
    return _expanded(account, found, expand)


def _change(account: Account, subscription_id: str, given: Json) -> Json:
    found = account.find("subscription", subscription_id)
    if found["status"] == "canceled":
        raise RefusedError(400, "A canceled subscription can only update its cancellation_details and metadata.")
    if "cancel_at_period_end" in given:
        is_ending = given["cancel_at_period_end"] == "true"
        ends_at = found["items"]["data"][0]["current_period_end"]
        return account.change(found, cancel_at_period_end=is_ending, cancel_at=ends_at if is_ending else None)
    card = account.find("payment_method", given["default_payment_method"])
    if card["customer"] != found["customer"]:
        raise RefusedError(400, "The customer does not have a payment method with that ID.")
    return account.change(found, default_payment_method=card["id"])


def _pay(account: Account, invoice_id: str, given: Json) -> Json:
    found = account.find("invoice", invoice_id)
    account.find("payment_method", given["payment_method"])
    found["status"] = "paid"
    paid = account.find("subscription", found["parent"]["subscription_details"]["subscription"])
    account.happen("invoice.paid", found)
    account.change(paid, status="active")
    return found


def _forget(account: Account, customer_id: str) -> Json:
    account.find("customer", customer_id)
    for one in account.of("subscription", customer_id):
        if one["status"] != "canceled":
            account.cancel(one)
    gone = {"id": customer_id, "object": "customer", "deleted": True}
    account.happen("customer.deleted", account.objects.pop(customer_id))
    return gone


def _open_session(account: Account, given: Json) -> Json:
    customer = account.find("customer", given["customer"])["id"]
    session_id = new_id("cs_test")
    made = {
        "id": session_id,
        "object": "checkout.session",
        "mode": given["mode"],
        "customer": customer,
        "status": "open",
        "payment_status": "unpaid",
        "subscription": None,
        "setup_intent": None,
        "success_url": given["success_url"],
        "cancel_url": given["cancel_url"],
        "url": f"{account.origin}/pay/{session_id}",
        "client_reference_id": given.get("client_reference_id"),
    }
    if given["mode"] == "setup":
        intent = {"id": new_id("seti"), "object": "setup_intent", "customer": customer}
        account.keep(intent | {"status": "requires_payment_method", "payment_method": None})
        made["setup_intent"] = intent["id"]
    else:
        made["price"] = account.find("price", _values(given["line_items"])[0]["price"])["id"]
    return account.keep(made)


def _expanded(account: Account, found: Json, paths: list[str]) -> Json:
    """A copy with the objects in the place of the ids that were asked for."""
    copy: Json = json.loads(json.dumps(found))
    for path in paths:
        *way, last = path.split(".")
        holder = copy
        for name in way:
            holder = holder[name]
        if last not in holder:
            raise RefusedError(400, f"This property cannot be expanded ({path}).")
        if holder[last] is not None:
            if holder[last] not in account.objects:
                raise missing(holder[last])
            holder[last] = account.objects[holder[last]]
    return copy


def _nested(asked: str) -> Json:
    """`items[0][price]=x` as `{"items": {"0": {"price": "x"}}}`."""
    nested: Json = {}
    for name, value in parse_qsl(asked, keep_blank_values=True):
        *way, last = re.findall(r"[^\[\]]+", name)
        holder = nested
        for part in way:
            holder = holder.setdefault(part, {})
        holder[last] = value
    return nested


def _values(given: Any) -> list[Any]:
    return list(given.values())
