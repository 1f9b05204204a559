"""Card payments at Stripe.

Loading its library takes a second: import this where money is taken.
"""

import logging
import re
from asyncio import gather, timeout
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from decimal import Decimal
from types import MappingProxyType
from typing import Any, Final

import msgspec
import stripe

from budget_api.integrations.card_payments import Checkout, PaymentEvent, ProviderSubscription, SetUpCard
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people.subscriptions import Invoice, PayingCustomer, PaymentCard, SubscriptionPrice
from budget_core.people.subscriptions import SubscriptionTerms

logger = logging.getLogger(__name__)

RETRIES: Final = 1
INVOICES: Final = 24
SUBSCRIPTIONS: Final = 20
TOLERANCE_SECONDS: Final = 300
_DIGITS: Final = MappingProxyType(
    {
        0: ("BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF"),
        3: ("BHD", "JOD", "KWD", "OMR", "TND"),
    }
)
"""Decimals of Stripe's smallest units, where they are not two."""


class StripePayments:
    """Client of one account; every call ends within `timeout_seconds`."""

    def __init__(self, secret_key: str, webhook_secret: str, url: str, timeout_seconds: float) -> None:
        self._http = stripe.HTTPXClient(timeout=timeout_seconds)
        client = stripe.StripeClient(
            secret_key, base_addresses={"api": url}, http_client=self._http, max_network_retries=RETRIES
        )
        self._api = client.v1
        self._webhook_secret = webhook_secret
        self._timeout = timeout_seconds

    async def close(self) -> None:
        """Let go of connections."""
        await self._http.close_async()  # type: ignore[no-untyped-call] # the library's

    async def prices(self, price_ids: Sequence[str]) -> list[SubscriptionPrice]:
        """Return the prices of these ids, in this order."""
        async with self._translate_errors():
            answer = await gather(*(self._price(row_id) for row_id in price_ids))
        return [price for price in answer if price]

    async def new_customer(self, user_id: str, email: str | None, key: str) -> str:
        """Create a customer; an equal key returns the existing one."""
        about: Any = {"metadata": {"user_id": user_id}} | ({"email": email} if email else {})
        async with self._translate_errors():
            created = await self._api.customers.create_async(about, {"idempotency_key": key})
        return created.id

    async def forget_customer(self, customer_id: str) -> None:
        """Delete a customer, which cancels their subscriptions at once."""
        try:
            async with self._translate_errors():
                await self._api.customers.delete_async(customer_id)
        except DomainError as error:
            if error.code is not ErrorCode.NOT_FOUND:
                raise

    async def subscriptions(self, customer_id: str) -> list[ProviderSubscription]:
        """Return all subscriptions of a customer."""
        params: Any = {"customer": customer_id, "status": "all", "limit": SUBSCRIPTIONS}
        async with self._translate_errors():
            answer = await self._api.subscriptions.list_async(params)
        return [_subscription(one.to_dict()) for one in answer.data]

    async def set_ending(self, subscription_id: str, is_ending: bool) -> ProviderSubscription:
        """Cancel a subscription at the end of its period, or reactivate it."""
        async with self._translate_errors(otherwise=ErrorCode.SUBSCRIPTION_ENDED):
            changed = await self._api.subscriptions.update_async(subscription_id, {"cancel_at_period_end": is_ending})
        return _subscription(changed.to_dict())

    async def checkout_url(self, checkout: Checkout) -> str:
        """Return the page where it is paid."""
        about: Any = {
            "mode": "subscription",
            "customer": checkout.customer_id,
            "client_reference_id": checkout.user_id,
            "line_items": [{"price": checkout.price_id, "quantity": 1}],
            "metadata": {"country": checkout.country},
            "success_url": f"{checkout.back_url}?paid=1",
            "cancel_url": checkout.back_url,
        }
        async with self._translate_errors():
            created = await self._api.checkout.sessions.create_async(about, {"idempotency_key": checkout.key})
        return created.url or ""

    async def setup_url(self, customer_id: str, back_url: str) -> str:
        """Return the address of the page for a new card."""
        about: Any = {
            "mode": "setup",
            "customer": customer_id,
            "payment_method_types": ["card"],
            "success_url": f"{back_url}?card={{CHECKOUT_SESSION_ID}}",
            "cancel_url": back_url,
        }
        async with self._translate_errors():
            created = await self._api.checkout.sessions.create_async(about)
        return created.url or ""

    async def set_up_card(self, setup_session: str) -> SetUpCard:
        """Return the card entered on that page."""
        async with self._translate_errors():
            session = await self._api.checkout.sessions.retrieve_async(setup_session, {"expand": ["setup_intent"]})
        answer = session.to_dict()
        intent = answer.get("setup_intent") or {}
        is_done = answer.get("mode") == "setup" and intent.get("status") == "succeeded"
        return SetUpCard(answer.get("customer"), intent.get("payment_method") if is_done else None)

    async def use_card(self, customer_id: str, payment_method_id: str, subscription_id: str) -> None:
        """Pay open and future bills with a card."""
        async with self._translate_errors():
            card = await self._api.payment_methods.retrieve_async(payment_method_id)
            if card.to_dict().get("customer") != customer_id:
                raise DomainError(ErrorCode.NOT_FOUND)
            paying: Any = {"default_payment_method": payment_method_id, "expand": ["latest_invoice"]}
            changed = (await self._api.subscriptions.update_async(subscription_id, paying)).to_dict()
            latest = changed.get("latest_invoice") or {}
            if latest.get("status") == "open":
                await self._api.invoices.pay_async(latest["id"], {"payment_method": payment_method_id})

    async def customer(self, customer_id: str, subscription_id: str | None) -> PayingCustomer:
        """Return the customer; the card is the subscription's own, else the customer's."""
        async with self._translate_errors():
            params: Any = {"expand": ["invoice_settings.default_payment_method"]}
            answer = (await self._api.customers.retrieve_async(customer_id, params)).to_dict()
            card = (answer.get("invoice_settings") or {}).get("default_payment_method")
            if subscription_id:
                subscription = await self._api.subscriptions.retrieve_async(
                    subscription_id, {"expand": ["default_payment_method"]}
                )
                card = subscription.to_dict().get("default_payment_method") or card
        return PayingCustomer(email=answer.get("email"), payment_method=_card(card))

    async def invoices(self, customer_id: str) -> list[Invoice]:
        """Return the newest bills first."""
        async with self._translate_errors():
            answer = await self._api.invoices.list_async({"customer": customer_id, "limit": INVOICES})
        return [_invoice(one.to_dict()) for one in answer.data]

    def event(self, content: bytes, signature: str) -> PaymentEvent:
        """Read an event; signatures from the future are rejected too.

        Raises: ValueError when it is not Stripe that does, or no event.
        """
        if not signature.isascii():  # compare_digest raises TypeError for it
            raise ValueError("no signature")
        try:
            stripe.WebhookSignature.verify_header(content, signature, self._webhook_secret, TOLERANCE_SECONDS)
        except stripe.SignatureVerificationError as error:
            raise ValueError("not signed by Stripe, or not now") from error
        signed_at = int(dict(part.partition("=")[::2] for part in signature.split(","))["t"])
        if signed_at > datetime.now(UTC).timestamp() + TOLERANCE_SECONDS:
            raise ValueError("signed for a time to come")
        return read_event(content)

    async def _price(self, price_id: str) -> SubscriptionPrice | None:
        try:
            answer = (await self._api.prices.retrieve_async(price_id, {"expand": ["product"]})).to_dict()
        except stripe.InvalidRequestError:
            logger.warning("Stripe has no price %s, which BUDGET_STRIPE_PRICES names", price_id)
            return None
        every, amount = answer.get("recurring") or {}, answer.get("unit_amount")
        if every.get("interval_count") != 1 or amount is None:
            logger.warning("the price %s is not an amount once a month or year, so it is not shown", price_id)
            return None
        return SubscriptionPrice(
            price_id=price_id,
            amount=_amount(amount, answer["currency"]),
            currency_code=answer["currency"].upper(),
            interval=every["interval"],
            name=answer.get("nickname") or answer["product"]["name"],
        )

    @asynccontextmanager
    async def _translate_errors(self, otherwise: ErrorCode = ErrorCode.PROVIDER_UNAVAILABLE) -> AsyncIterator[None]:
        """Translate Stripe's errors; a refused change raises `otherwise`."""
        try:
            async with timeout(self._timeout):
                yield
        except stripe.CardError as error:
            raise DomainError(ErrorCode.PAYMENTS_DECLINED) from error
        except stripe.InvalidRequestError as error:
            if error.code == "resource_missing":
                raise DomainError(ErrorCode.NOT_FOUND) from error
            logger.warning("Stripe refused: %s", error)
            raise DomainError(otherwise) from error
        except (stripe.StripeError, TimeoutError) as error:
            logger.warning("Stripe did not answer: %s", error or "it took too long")
            raise DomainError(ErrorCode.PROVIDER_UNAVAILABLE) from error


def _subscription(answer: dict[str, Any]) -> ProviderSubscription:
    item = answer["items"]["data"][0]
    reason = (answer.get("cancellation_details") or {}).get("reason")
    return ProviderSubscription(
        id=answer["id"],
        price_id=item["price"]["id"],
        terms=SubscriptionTerms(
            status=answer["status"],
            period_start=_moment(item["current_period_start"]),
            period_end=_moment(item["current_period_end"]),
            is_ending=bool(answer.get("cancel_at_period_end") or answer.get("cancel_at")),
            is_unpaid=reason in {"payment_failed", "payment_disputed"},
        ),
        created_at=_moment(answer["created"]),
    )


def _invoice(answer: dict[str, Any]) -> Invoice:
    return Invoice(
        id=answer["id"],
        number=answer.get("number"),
        date=_moment(answer["created"]),
        amount=_amount(answer["total"], answer["currency"]),
        currency_code=answer["currency"].upper(),
        status=answer.get("status") or "",
        url=answer.get("hosted_invoice_url"),
        pdf=answer.get("invoice_pdf"),
    )


def _card(answer: Any) -> PaymentCard | None:
    card = answer.get("card") if isinstance(answer, dict) else None
    if not card:
        return None
    return PaymentCard(brand=card["brand"], last4=card["last4"], exp_month=card["exp_month"], exp_year=card["exp_year"])


def _amount(minor: int, currency: str) -> Decimal:
    """Return an amount from Stripe's smallest units of a currency."""
    digits = next((digits for digits, codes in _DIGITS.items() if currency.upper() in codes), 2)
    return Decimal(minor).scaleb(-digits)


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


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
