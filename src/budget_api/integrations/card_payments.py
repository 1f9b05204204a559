"""Protocol of a provider of card payments: its questions and answers.

Every call raises PROVIDER_UNAVAILABLE when the provider does not answer in time, NOT_FOUND for what it does not know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from budget_core.contract.subscriptions import Invoice, PayingCustomer, SubscriptionPrice
from budget_core.subscriptions import Terms


@dataclass(frozen=True, slots=True)
class ProviderSubscription:
    """A subscription as the provider has it."""

    id: str
    price_id: str
    terms: Terms
    created_at: datetime


@dataclass(frozen=True, slots=True)
class Checkout:
    """Payment to begin: asking for the same twice leads to the same page."""

    customer_id: str
    price_id: str
    country: str
    user_id: str
    back_url: str
    key: str


@dataclass(frozen=True, slots=True)
class SetUpCard:
    """A card somebody entered on the provider's page."""

    customer_id: str | None
    payment_method_id: str | None


@dataclass(frozen=True, slots=True)
class PaymentEvent:
    """Something happened at the provider; None: to nobody's money."""

    id: str
    customer_id: str | None


class CardPayments(Protocol):
    """A provider of card payments."""

    async def prices(self, price_ids: Sequence[str]) -> list[SubscriptionPrice]:
        """Return the prices of these ids; those that can't be shown are left out."""
        ...

    async def new_customer(self, user_id: str, email: str | None, key: str) -> str:
        """Make a user known; the id of the customer, the same one for the same key."""
        ...

    async def forget_customer(self, customer_id: str) -> None:
        """Cancel everything of a customer at once, and forget them; a second time changes nothing."""
        ...

    async def subscriptions(self, customer_id: str) -> list[ProviderSubscription]:
        """All of a customer's, also those that are over."""
        ...

    async def set_ending(self, subscription_id: str, is_ending: bool) -> ProviderSubscription:
        """Have it end with its period, or go on; SUBSCRIPTION_ENDED when it is over."""
        ...

    async def checkout_url(self, checkout: Checkout) -> str:
        """Return the page where it is paid."""
        ...

    async def setup_url(self, customer_id: str, back_url: str) -> str:
        """Return the page where a customer enters a new card."""
        ...

    async def set_up_card(self, setup_session: str) -> SetUpCard:
        """Return the result of such a page."""
        ...

    async def use_card(self, customer_id: str, payment_method_id: str, subscription_id: str) -> None:
        """Have a card pay; PAYMENTS_DECLINED, or NOT_FOUND for somebody else's."""
        ...

    async def customer(self, customer_id: str, subscription_id: str | None) -> PayingCustomer:
        """Return the customer and their card."""
        ...

    async def invoices(self, customer_id: str) -> list[Invoice]:
        """Return the newest bills first."""
        ...

    def event(self, content: bytes, signature: str) -> PaymentEvent:
        """What the provider tells; ValueError when it is not the provider who does, not now, or no event."""
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...
