"""Calls about the paid subscription, and the address that its provider tells of events."""

from http import HTTPStatus

from budget_api.access.dependencies import User
from budget_api.access.guards import authenticate
from budget_api.http.routes import Call, Controller, FromPath, JSONBody, NamedDependency, get, post
from budget_api.subscriptions import payments as flows
from budget_core.contract import subscriptions as contract
from budget_core.contract.types import Done
from budget_core.errors import DomainError, ErrorCode
from budget_core.grants import Reach

Payments = NamedDependency[flows.Payments]
OWN = [authenticate(Reach.IDENTITY)]
FOREIGN = {"refusals": (404,)}
EVENT_MAX_BYTES = 512 * 1024


class SubscriptionController(Controller):
    """What is paid, and by whom."""

    path = "/subscription"
    tags = ("subscriptions",)

    @get("/get-prices", operation_id="listPrices", guards=OWN)
    async def list_prices(self, payments: Payments) -> list[contract.SubscriptionPrice]:
        """What the subscription costs; nothing where nothing is paid."""
        return await payments.prices()

    @get("/me", operation_id="getSubscription", guards=OWN)
    async def get_subscription(self, user: User, payments: Payments) -> contract.SubscriptionState:
        """Whether the user has what is paid for, and by which subscription."""
        return await payments.state(user)

    @get("/user", operation_id="getSubscriptionUser", guards=OWN)
    async def get_user(self, user: User, payments: Payments) -> contract.SubscriptionUser:
        """The user as the provider knows them, with the card that pays."""
        return await payments.customer(user)

    @get("/invoices", operation_id="listInvoices", guards=OWN)
    async def list_invoices(self, user: User, payments: Payments) -> list[contract.Invoice]:
        """The user's bills, newest first."""
        return await payments.invoices(user)

    @post("/create-checkout-session", operation_id="createCheckout", guards=OWN)
    async def check_out(
        self, user: User, payments: Payments, data: JSONBody[contract.CheckoutCreate]
    ) -> contract.PaymentPage:
        """The provider's page where the subscription is paid."""
        return await payments.check_out(user, data)

    @post("/cancel", operation_id="cancelSubscription", status_code=HTTPStatus.OK, guards=OWN, opt=FOREIGN)
    async def cancel(
        self, user: User, payments: Payments, data: JSONBody[contract.SubscriptionChange]
    ) -> contract.SubscriptionState:
        """Have the subscription end with what is paid; a second time changes nothing."""
        return await payments.set_ending(user, data, is_ending=True)

    @post("/reactivate", operation_id="reactivateSubscription", status_code=HTTPStatus.OK, guards=OWN, opt=FOREIGN)
    async def reactivate(
        self, user: User, payments: Payments, data: JSONBody[contract.SubscriptionChange]
    ) -> contract.SubscriptionState:
        """Have a cancelled subscription go on, while it is not over."""
        return await payments.set_ending(user, data, is_ending=False)

    @post(
        "/update-payment-method", operation_id="updatePaymentMethod", status_code=HTTPStatus.OK, guards=OWN, opt=FOREIGN
    )
    async def update_payment_method(
        self, user: User, payments: Payments, data: JSONBody[contract.PaymentMethodUpdate]
    ) -> contract.SubscriptionUser:
        """Have another card pay."""
        return await payments.use_card(user, data)

    @post(
        "/create-setup-session",
        operation_id="createSetupSession",
        guards=OWN,
        opt={"refusals": (422,)},
    )
    async def create_setup_session(self, user: User, payments: Payments) -> contract.PaymentPage:
        """The provider's page where a new card is entered."""
        return await payments.set_up(user)

    @get("/setup-session/{setup_session:str}", operation_id="getSetupSession", guards=OWN)
    async def get_setup_session(
        self, user: User, payments: Payments, setup_session: FromPath[str]
    ) -> contract.SetupSession:
        """The card that was entered there, for `update-payment-method`."""
        return await payments.set_up_card(user, setup_session)

    @post("/webhook", include_in_schema=False, status_code=HTTPStatus.OK, request_max_body_size=EVENT_MAX_BYTES)
    async def take_event(self, request: Call, payments: Payments) -> Done:
        """Hear what happened at the provider, which signs it."""
        try:
            await payments.take_event(await request.body(), request.headers.get("stripe-signature", ""))
        except ValueError:
            raise DomainError(ErrorCode.REQUEST_MALFORMED) from None
        return Done()
