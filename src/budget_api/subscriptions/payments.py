"""Payments: steps between the database and the provider, which is never called inside a write."""

import hashlib
import re
from dataclasses import dataclass
from datetime import UTC, datetime

from budget_api.access.caller import User
from budget_api.db.port import Database
from budget_api.integrations.card_payments import CardPayments, Checkout, PaymentEvent
from budget_api.subscriptions import queries, service
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.people import subscriptions as contract

PAGE = "/subscription"
SAME_CHECKOUT_SECONDS = 600
_PROVIDER_ID = re.compile(r"[A-Za-z0-9_]{1,255}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Payments:
    """Services of payments; without a provider everything is free."""

    database: Database
    provider: CardPayments | None
    price_ids: tuple[str, ...]
    base_url: str

    async def prices(self) -> list[contract.SubscriptionPrice]:
        """Return the prices in the order of the settings."""
        return await self.provider.prices(self.price_ids) if self.provider else []

    async def state(self, user: User) -> contract.SubscriptionState:
        """Return the subscription of the user, and whether it is running."""
        return await self.database.look_up(queries.subscription_state, user)

    async def customer(self, user: User) -> contract.SubscriptionUser:
        """Return the user's data at the provider."""
        customer = await self.database.look_up(queries.find_customer, user.id)
        if self.provider is None or customer is None:
            return contract.SubscriptionUser(customer=None)
        return contract.SubscriptionUser(
            customer=await self.provider.customer(customer.customer_id, customer.subscription_id)
        )

    async def invoices(self, user: User) -> list[contract.Invoice]:
        """Return the user's bills, newest first."""
        customer = await self.database.look_up(queries.find_customer, user.id)
        return await self.provider.invoices(customer.customer_id) if self.provider and customer else []

    async def check_out(self, user: User, data: contract.CheckoutCreate) -> contract.PaymentPage:
        """Return the page of the payment.

        Raises: DomainError(SUBSCRIPTION_PRESENT) when a subscription is running.
        """
        provider = self._provider()
        if data.price_id not in self.price_ids:
            raise field_error("priceId", ErrorCode.VALIDATION_CHOICE)
        customer_id = await self._customer_id(provider, user)
        await refresh(self.database, provider, customer_id)
        customer = await self.database.look_up(queries.find_customer, user.id)
        if customer is None or customer.is_running:
            raise DomainError(ErrorCode.SUBSCRIPTION_PRESENT)
        bucket = int(user.now.timestamp()) // SAME_CHECKOUT_SECONDS
        key = f"{customer_id} {data.price_id} {customer.subscription_id} {bucket}"
        checkout = Checkout(
            customer_id=customer_id,
            price_id=data.price_id,
            country=data.country,
            user_id=user.id,
            back_url=self.base_url + PAGE,
            key=hashlib.sha256(key.encode()).hexdigest(),
        )
        return contract.PaymentPage(url=await provider.checkout_url(checkout))

    async def set_ending(
        self, user: User, data: contract.SubscriptionChange, is_ending: bool
    ) -> contract.SubscriptionState:
        """Cancel the user's subscription at the end of its period, or reactivate it."""
        provider = self._provider()
        customer = await self._own(user, data.stripe_subscription_id)
        sequence = await self.database.write(service.next_sequence, customer.customer_id)
        changed = await provider.set_ending(data.stripe_subscription_id, is_ending)
        if sequence is not None:
            await self.database.write(
                service.store_answer, customer.customer_id, sequence, [changed], datetime.now(UTC)
            )
        return await self.state(user)

    async def set_up(self, user: User) -> contract.PaymentPage:
        """Return the page where the user enters a new card."""
        provider = self._provider()
        customer = await self.database.look_up(queries.find_customer, user.id)
        if customer is None:
            raise DomainError(ErrorCode.SUBSCRIPTION_ENDED)
        return contract.PaymentPage(url=await provider.setup_url(customer.customer_id, self.base_url + PAGE))

    async def set_up_card(self, user: User, setup_session: str) -> contract.SetupSession:
        """Return the card that was entered on that page."""
        provider = self._provider()
        customer = await self.database.look_up(queries.find_customer, user.id)
        if customer is None or not _PROVIDER_ID.fullmatch(setup_session):
            raise DomainError(ErrorCode.NOT_FOUND)
        answer = await provider.set_up_card(setup_session)
        if answer.customer_id != customer.customer_id:
            raise DomainError(ErrorCode.NOT_FOUND)
        return contract.SetupSession(payment_method_id=answer.payment_method_id)

    async def use_card(self, user: User, data: contract.PaymentMethodUpdate) -> contract.SubscriptionUser:
        """Pay with another card."""
        provider = self._provider()
        customer = await self._own(user, data.stripe_subscription_id)
        if not _PROVIDER_ID.fullmatch(data.payment_method_id):
            raise DomainError(ErrorCode.NOT_FOUND)
        await provider.use_card(customer.customer_id, data.payment_method_id, data.stripe_subscription_id)
        return await self.customer(user)

    async def take_event(self, content: bytes, signature: str) -> None:
        """Refresh the customer of a provider's event.

        Raises: ValueError for a forged event.
        """
        provider = self._provider()
        event = provider.event(content, signature)
        if event.customer_id is None or await self.database.look_up(queries.is_applied, event.id):
            return
        await refresh(self.database, provider, event.customer_id, event)

    async def forget(self, user_id: str) -> None:
        """Cancel at once for a deleted account; its rows are deleted with it."""
        customer = await self.database.look_up(queries.find_customer, user_id)
        if self.provider and customer:
            await self.provider.forget_customer(customer.customer_id)

    async def _customer_id(self, provider: CardPayments, user: User) -> str:
        customer = await self.database.look_up(queries.find_customer, user.id)
        if customer:
            return customer.customer_id
        # The session is part of the key: a former owner of the account has another customer.
        key = f"customer {user.id} {user.email} {user.session_id}"
        customer_id = await provider.new_customer(user.id, user.email, hashlib.sha256(key.encode()).hexdigest())
        return await self.database.write(service.add_customer, user, customer_id)

    async def _own(self, user: User, subscription_id: str) -> queries.Customer:
        customer = await self.database.look_up(queries.find_customer, user.id)
        if customer is None or customer.subscription_id != subscription_id:
            raise DomainError(ErrorCode.NOT_FOUND)
        return customer

    def _provider(self) -> CardPayments:
        if self.provider is None:
            raise DomainError(ErrorCode.PAYMENTS_OFF)
        return self.provider


async def refresh(
    database: Database, provider: CardPayments, customer_id: str, event: PaymentEvent | None = None
) -> None:
    """Store a customer's subscriptions from the provider, unless a later answer is."""
    sequence = await database.write(service.next_sequence, customer_id)
    if sequence is None:
        return
    answer = await provider.subscriptions(customer_id)
    await database.write(service.store_answer, customer_id, sequence, answer, datetime.now(UTC), event)
