"""Protocol of a provider of card payments: its questions and answers.

Every call raises PROVIDER_UNAVAILABLE when the provider does not answer in time, NOT_FOUND for what it does not know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from budget_core.contract.people.subscriptions import Invoice, PayingCustomer, SubscriptionPrice
from budget_core.people.subscriptions import SubscriptionTerms


@dataclass(frozen=True, slots=True)
class ProviderSubscription:
    """Subscription at the provider."""

    id: str
    price_id: str
    terms: SubscriptionTerms
    created_at: datetime


@dataclass(frozen=True, slots=True)
class Checkout:
    """Payment to begin; an equal one leads to the same page."""

    customer_id: str
    price_id: str
    country: str
    user_id: str
    back_url: str
    key: str


@dataclass(frozen=True, slots=True)
class SetUpCard:
    """Card that was entered on the provider's page."""

    customer_id: str | None
    payment_method_id: str | None


@dataclass(frozen=True, slots=True)
class PaymentEvent:
    """Event at the provider; `customer_id` is None for one without a customer."""

    id: str
    customer_id: str | None


class CardPayments(Protocol):
    """Provider of card payments."""

    async def prices(self, price_ids: Sequence[str]) -> list[SubscriptionPrice]:
        """Return the prices of these ids, without unusable ones."""
        ...

    async def new_customer(self, user_id: str, email: str | None, key: str) -> str:
        """Create a customer and return its id; an equal key returns the existing one."""
        ...

    async def forget_customer(self, customer_id: str) -> None:
        """Cancel all subscriptions of a customer at once and delete it.

        A second time changes nothing.
        """
        ...

    async def subscriptions(self, customer_id: str) -> list[ProviderSubscription]:
        """Return all subscriptions of a customer, ended ones included."""
        ...

    async def set_ending(self, subscription_id: str, is_ending: bool) -> ProviderSubscription:
        """Cancel a subscription at the end of its period, or reactivate it.

        Raises: DomainError(SUBSCRIPTION_ENDED).
        """
        ...

    async def checkout_url(self, checkout: Checkout) -> str:
        """Return the address of the payment page."""
        ...

    async def setup_url(self, customer_id: str, back_url: str) -> str:
        """Return the page where a customer enters a new card."""
        ...

    async def set_up_card(self, setup_session: str) -> SetUpCard:
        """Return the card entered on that page."""
        ...

    async def use_card(self, customer_id: str, payment_method_id: str, subscription_id: str) -> None:
        """Pay with a card.

        Raises: DomainError(PAYMENTS_DECLINED), or NOT_FOUND for another customer's card.
        """
        ...

    async def customer(self, customer_id: str, subscription_id: str | None) -> PayingCustomer:
        """Return the customer and their card."""
        ...

    async def invoices(self, customer_id: str) -> list[Invoice]:
        """Return the newest bills first."""
        ...

    def event(self, content: bytes, signature: str) -> PaymentEvent:
        """Read an event.

        Raises: ValueError for a wrong or old signature, or invalid content.
        """
        ...

    async def close(self) -> None:
        """Let go of connections."""
        ...
