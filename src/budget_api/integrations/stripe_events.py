"""Parser of Stripe events."""

import re
from typing import Any, Final

import msgspec

from budget_api.integrations.card_payments import PaymentEvent

_ID: Final = re.compile(r"[A-Za-z0-9_]{1,255}", re.ASCII)


class _Object(msgspec.Struct):
    object: str = ""
    id: Any = None
    customer: Any = None


class _Data(msgspec.Struct):
    object: _Object | None = None


class _Event(msgspec.Struct):
    id: str
    data: _Data | None = None


def read_event(content: bytes) -> PaymentEvent:
    """Return an event; one of an unknown kind has no customer.

    Raises: ValueError for invalid content.
    """
    try:
        event = msgspec.json.decode(content, type=_Event)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError("no event") from error
    if not _ID.fullmatch(event.id):
        raise ValueError("no id of an event")
    about = event.data.object if event.data else None
    return PaymentEvent(event.id, _customer(about) if about else None)


def _customer(about: _Object) -> str | None:
    customer = about.id if about.object == "customer" else about.customer
    return customer if isinstance(customer, str) and _ID.fullmatch(customer) else None
