"""Signing up, in and out, the person behind the token, their settings, payment and browsers."""

from budget_core.contract.people import providers as providers_calls
from budget_core.contract.people import push, second_factor, settings, subscriptions, users
from budget_core.contract.people import sessions as sign_in_calls
from budget_core.contract.people.providers import Providers
from budget_core.contract.people.push import PushKey
from budget_core.contract.people.second_factor import Totp
from budget_core.contract.people.sessions import AccessToken, Session
from budget_core.contract.people.settings import Settings
from budget_core.contract.people.subscriptions import (
    Invoice,
    PaymentPage,
    SetupSession,
    SubscriptionPrice,
    SubscriptionState,
    SubscriptionUser,
)
from budget_core.contract.people.users import EmailToken, User
from budget_core.contract.types import Done
from budget_core.contract.workspaces import guests as guests_calls
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.tables import Table


class _Users:
    sign_up = with_body(users.SIGN_UP)
    sign_up_guest = with_body(guests_calls.SIGN_UP_GUEST)
    login = with_body(users.LOGIN)
    login_second = with_body(second_factor.LOGIN_SECOND)

    @endpoint(sign_in_calls.LOGOUT)
    def logout(self) -> Done: ...

    @endpoint(sign_in_calls.LOGOUT_EVERYWHERE)
    def logout_everywhere(self) -> Done: ...

    @endpoint(sign_in_calls.LIST_SESSIONS)
    def sessions(self) -> Table[Session]: ...

    @endpoint(sign_in_calls.END_SESSION)
    def end_session(self, session_id: str) -> Done: ...

    @endpoint(sign_in_calls.LIST_TOKENS)
    def tokens(self) -> Table[AccessToken]: ...

    create_token = with_body(sign_in_calls.CREATE_TOKEN)

    @endpoint(sign_in_calls.REVOKE_TOKEN)
    def revoke_token(self, token_id: str) -> Done: ...

    forgot_password = with_body(users.FORGOT_PASSWORD)
    reset_password = with_body(users.RESET_PASSWORD)
    change_password = with_body(users.CHANGE_PASSWORD)

    @endpoint(second_factor.GET_TOTP)
    def totp(self) -> Totp: ...

    start_totp = with_body(second_factor.START_TOTP)
    confirm_totp = with_body(second_factor.CONFIRM_TOTP)
    renew_recovery_codes = with_body(second_factor.RENEW_RECOVERY_CODES)
    turn_off_totp = with_body(second_factor.TURN_OFF_TOTP)

    @endpoint(users.GET_EMAIL_VERIFICATION)
    def ask_verification(self) -> EmailToken: ...

    verify_email = with_body(users.SUBMIT_EMAIL_VERIFICATION)
    delete = with_body(users.DELETE_USER)

    @endpoint(users.GET_ME)
    def me(self) -> User: ...

    update = with_body(users.UPDATE_USER)

    @endpoint(providers_calls.LIST_PROVIDERS)
    def providers(self) -> Providers: ...

    start_provider = with_body(providers_calls.START_PROVIDER)
    sign_in_google = with_body(providers_calls.SIGN_IN_GOOGLE)
    sign_in_apple = with_body(providers_calls.SIGN_IN_APPLE)
    link_provider = with_body(providers_calls.LINK_PROVIDER)

    @endpoint(users.SET_AVATAR)
    def set_avatar(self, image: bytes) -> User:
        """Set the picture from a JPEG or PNG, cropped to its middle."""

    @endpoint(users.DELETE_AVATAR)
    def delete_avatar(self) -> User: ...

    @endpoint(users.GET_AVATAR)
    def avatar(self, avatar_id: str) -> bytes:
        """Return the JPEG of a user's `avatar`, whose last part is its id."""


class Users(_Users, Resource):
    """`client.users`, blocking."""


class AsyncUsers(_Users, AsyncResource):
    """`client.users`, awaiting."""


class _SettingsCalls:
    @endpoint(settings.GET_SETTINGS)
    def get(self) -> Settings:
        """Return all settings; `workspace` is the one in use."""

    update = with_body(settings.UPDATE_SETTINGS)


class SettingsCalls(_SettingsCalls, Resource):
    """`client.settings`, blocking."""


class AsyncSettingsCalls(_SettingsCalls, AsyncResource):
    """`client.settings`, awaiting."""


class _Subscriptions:
    @endpoint(subscriptions.LIST_PRICES)
    def prices(self) -> Table[SubscriptionPrice]: ...

    @endpoint(subscriptions.GET_SUBSCRIPTION)
    def me(self) -> SubscriptionState: ...

    @endpoint(subscriptions.GET_SUBSCRIPTION_USER)
    def user(self) -> SubscriptionUser: ...

    @endpoint(subscriptions.LIST_INVOICES)
    def invoices(self) -> Table[Invoice]: ...

    check_out = with_body(subscriptions.CREATE_CHECKOUT)
    cancel = with_body(subscriptions.CANCEL_SUBSCRIPTION)
    reactivate = with_body(subscriptions.REACTIVATE_SUBSCRIPTION)
    update_payment_method = with_body(subscriptions.UPDATE_PAYMENT_METHOD)

    @endpoint(subscriptions.CREATE_SETUP_SESSION)
    def set_up(self) -> PaymentPage: ...

    @endpoint(subscriptions.GET_SETUP_SESSION)
    def set_up_card(self, setup_session: str) -> SetupSession: ...


class Subscriptions(_Subscriptions, Resource):
    """`client.subscriptions`, blocking."""


class AsyncSubscriptions(_Subscriptions, AsyncResource):
    """`client.subscriptions`, awaiting."""


class _Push:
    @endpoint(push.GET_PUSH_KEY)
    def key(self) -> PushKey: ...

    subscribe = with_body(push.SUBSCRIBE_PUSH)
    unsubscribe = with_body(push.UNSUBSCRIBE_PUSH)


class Push(_Push, Resource):
    """`client.push`, blocking."""


class AsyncPush(_Push, AsyncResource):
    """`client.push`, awaiting."""
