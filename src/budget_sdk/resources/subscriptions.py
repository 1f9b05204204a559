"""The paid subscription: state, prices, bills, and the provider's pages."""

from budget_core.contract.subscriptions import (
    CheckoutCreate,
    Invoice,
    PaymentMethodUpdate,
    PaymentPage,
    SetupSession,
    SubscriptionChange,
    SubscriptionPrice,
    SubscriptionState,
    SubscriptionUser,
)
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Subscriptions:
    @endpoint
    @staticmethod
    def prices() -> Operation[Table[SubscriptionPrice]]:
        """What the subscription costs; nothing where nothing is paid."""
        return Operation("GET", "/subscription/get-prices", Table[SubscriptionPrice])

    @endpoint
    @staticmethod
    def me() -> Operation[SubscriptionState]:
        """Whether you have what is paid for, and by which subscription."""
        return Operation("GET", "/subscription/me", SubscriptionState)

    @endpoint
    @staticmethod
    def user() -> Operation[SubscriptionUser]:
        """You as the provider knows you, with the card that pays."""
        return Operation("GET", "/subscription/user", SubscriptionUser)

    @endpoint
    @staticmethod
    def invoices() -> Operation[Table[Invoice]]:
        """Your bills, newest first."""
        return Operation("GET", "/subscription/invoices", Table[Invoice])

    @with_body(CheckoutCreate)
    @staticmethod
    def check_out(data: CheckoutCreate) -> Operation[PaymentPage]:
        """The provider's page where the subscription is paid."""
        return Operation("POST", "/subscription/create-checkout-session", PaymentPage, (), data)

    @with_body(SubscriptionChange)
    @staticmethod
    def cancel(data: SubscriptionChange) -> Operation[SubscriptionState]:
        """Have the subscription end with what is paid; a second time changes nothing."""
        return Operation("POST", "/subscription/cancel", SubscriptionState, (), data)

    @with_body(SubscriptionChange)
    @staticmethod
    def reactivate(data: SubscriptionChange) -> Operation[SubscriptionState]:
        """Have a cancelled subscription go on, while it is not over."""
        return Operation("POST", "/subscription/reactivate", SubscriptionState, (), data)

    @with_body(PaymentMethodUpdate)
    @staticmethod
    def update_payment_method(data: PaymentMethodUpdate) -> Operation[SubscriptionUser]:
        """Have another card pay."""
        return Operation("POST", "/subscription/update-payment-method", SubscriptionUser, (), data)

    @endpoint
    @staticmethod
    def set_up() -> Operation[PaymentPage]:
        """The provider's page where a new card is entered."""
        return Operation("POST", "/subscription/create-setup-session", PaymentPage)

    @endpoint
    @staticmethod
    def set_up_card(setup_session: str) -> Operation[SetupSession]:
        """The card that was entered there."""
        return Operation("GET", "/subscription/setup-session/{setup_session}", SetupSession, (setup_session,))


class Subscriptions(_Subscriptions, Resource):
    """`client.subscriptions`, blocking."""


class AsyncSubscriptions(_Subscriptions, AsyncResource):
    """`client.subscriptions`, awaiting."""
