"""Handlers of the calls about the paid subscription, and of the provider's events."""

from typing import Protocol

from budget_api.calls import handler
from budget_api.calls.handler import Handlers, ask
from budget_api.calls.request import Request
from budget_api.subscriptions.payments import Payments
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people import subscriptions as calls
from budget_core.contract.types import Done


class SubscriptionsContext(handler.CallContext, Protocol):
    """Services that calls about subscriptions need."""

    @property
    def payments(self) -> Payments:
        """Checkout, portal and webhooks of the payment provider."""


async def list_prices(context: SubscriptionsContext, request: Request) -> list[calls.SubscriptionPrice]:
    """Return what the subscription costs."""
    return await context.payments.prices()


async def cancel(context: SubscriptionsContext, request: Request) -> calls.SubscriptionState:
    """Cancel the subscription at the end of the paid period."""
    return await context.payments.set_ending(request.user, request.body, is_ending=True)


async def reactivate(context: SubscriptionsContext, request: Request) -> calls.SubscriptionState:
    """Reactivate a cancelled subscription."""
    return await context.payments.set_ending(request.user, request.body, is_ending=False)


async def take_event(context: SubscriptionsContext, request: Request) -> Done:
    """Apply a signed event of the provider."""
    try:
        await context.payments.take_event(request.body, request.headers.get("stripe-signature", ""))
    except ValueError:
        raise DomainError(ErrorCode.REQUEST_MALFORMED) from None
    return Done()


HANDLERS: Handlers[SubscriptionsContext] = {
    calls.LIST_PRICES: list_prices,
    calls.GET_SUBSCRIPTION: ask(lambda context: context.payments.state),
    calls.GET_SUBSCRIPTION_USER: ask(lambda context: context.payments.customer),
    calls.LIST_INVOICES: ask(lambda context: context.payments.invoices),
    calls.CREATE_CHECKOUT: ask(lambda context: context.payments.check_out),
    calls.CANCEL_SUBSCRIPTION: cancel,
    calls.REACTIVATE_SUBSCRIPTION: reactivate,
    calls.UPDATE_PAYMENT_METHOD: ask(lambda context: context.payments.use_card),
    calls.CREATE_SETUP_SESSION: ask(lambda context: context.payments.set_up),
    calls.GET_SETUP_SESSION: ask(lambda context: context.payments.set_up_card),
    calls.TAKE_PAYMENT_EVENT: take_event,
}
