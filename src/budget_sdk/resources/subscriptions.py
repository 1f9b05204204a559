"""The paid subscription: state, prices, bills, and the provider's pages."""

from budget_core.contract.people import subscriptions as calls
from budget_core.contract.people.subscriptions import (
    Invoice,
    PaymentPage,
    SetupSession,
    SubscriptionPrice,
    SubscriptionState,
    SubscriptionUser,
)
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.tables import Table


class _Subscriptions:
    @endpoint(calls.LIST_PRICES)
    def prices(self) -> Table[SubscriptionPrice]: ...

    @endpoint(calls.GET_SUBSCRIPTION)
    def me(self) -> SubscriptionState: ...

    @endpoint(calls.GET_SUBSCRIPTION_USER)
    def user(self) -> SubscriptionUser: ...

    @endpoint(calls.LIST_INVOICES)
    def invoices(self) -> Table[Invoice]: ...

    check_out = with_body(calls.CREATE_CHECKOUT)
    cancel = with_body(calls.CANCEL_SUBSCRIPTION)
    reactivate = with_body(calls.REACTIVATE_SUBSCRIPTION)
    update_payment_method = with_body(calls.UPDATE_PAYMENT_METHOD)

    @endpoint(calls.CREATE_SETUP_SESSION)
    def set_up(self) -> PaymentPage: ...

    @endpoint(calls.GET_SETUP_SESSION)
    def set_up_card(self, setup_session: str) -> SetupSession: ...


class Subscriptions(_Subscriptions, Resource):
    """`client.subscriptions`, blocking."""


class AsyncSubscriptions(_Subscriptions, AsyncResource):
    """`client.subscriptions`, awaiting."""
