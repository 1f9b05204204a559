"""Signing up, in and out, and the person behind the token."""

from budget_core.contract.people import providers as providers_calls
from budget_core.contract.people import sessions as sign_in_calls
from budget_core.contract.people import users as calls
from budget_core.contract.people.providers import Providers
from budget_core.contract.people.sessions import AccessToken, Session
from budget_core.contract.people.users import EmailToken, User
from budget_core.contract.types import Done
from budget_core.contract.workspaces import guests as guests_calls
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.tables import Table


class _Users:
    sign_up = with_body(calls.SIGN_UP)
    sign_up_guest = with_body(guests_calls.SIGN_UP_GUEST)
    login = with_body(calls.LOGIN)

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

    forgot_password = with_body(calls.FORGOT_PASSWORD)
    reset_password = with_body(calls.RESET_PASSWORD)
    change_password = with_body(calls.CHANGE_PASSWORD)

    @endpoint(calls.GET_EMAIL_VERIFICATION)
    def ask_verification(self) -> EmailToken: ...

    verify_email = with_body(calls.SUBMIT_EMAIL_VERIFICATION)
    delete = with_body(calls.DELETE_USER)

    @endpoint(calls.GET_ME)
    def me(self) -> User: ...

    update = with_body(calls.UPDATE_USER)

    @endpoint(providers_calls.LIST_PROVIDERS)
    def providers(self) -> Providers: ...

    start_provider = with_body(providers_calls.START_PROVIDER)
    sign_in_google = with_body(providers_calls.SIGN_IN_GOOGLE)
    sign_in_apple = with_body(providers_calls.SIGN_IN_APPLE)
    link_provider = with_body(providers_calls.LINK_PROVIDER)

    @endpoint(calls.SET_AVATAR)
    def set_avatar(self, image: bytes) -> User:
        """Set the picture from a JPEG or PNG, cropped to its middle."""

    @endpoint(calls.DELETE_AVATAR)
    def delete_avatar(self) -> User: ...

    @endpoint(calls.GET_AVATAR)
    def avatar(self, avatar_id: str) -> bytes:
        """Return the JPEG of a user's `avatar`, whose last part is its id."""


class Users(_Users, Resource):
    """`client.users`, blocking."""


class AsyncUsers(_Users, AsyncResource):
    """`client.users`, awaiting."""
