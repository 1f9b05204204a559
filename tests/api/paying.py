"""Actions of people at the provider of card payments, and the events it sends to the server."""

from typing import Any

from httpx import Response

from tests.api.conftest import Paying
from tests.api.people import Person
from tests.card_payments.account import MONTH, Json, sign


def tell(paying: Paying, event: Json, **signing: Any) -> Response:
    """One event, as the provider posts it."""
    content, headers = sign(event, **signing)
    return paying.client.post("/api/subscription/webhook", content=content, headers=headers)


def tell_all(paying: Paying) -> None:
    """Everything that happened, in order."""
    events = paying.provider.account.events
    while events:
        assert tell(paying, events.pop(0)).status_code == 200


def check_out(person: Person, price: str = MONTH) -> str:
    """The address of the page where it is paid."""
    return str(person.post("/subscription/create-checkout-session", {"priceId": price, "country": "ES"})["url"])


def subscribe(paying: Paying, person: Person, price: str = MONTH) -> Json:
    """Pay for the first time; the subscription as the provider has it."""
    session = paying.provider.pay(check_out(person, price))
    tell_all(paying)
    return paying.provider.account.find("subscription", session["subscription"])


def state(person: Person) -> Any:
    """Return the state of a person's subscription."""
    return person.get("/subscription/me")


def named(subscription: Json) -> dict[str, str]:
    """Return the body by which calls name a subscription."""
    return {"stripeSubscriptionId": subscription["id"]}
