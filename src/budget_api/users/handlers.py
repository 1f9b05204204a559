"""Handlers of the calls about the people who use the server."""

from typing import Protocol

from budget_api.access.tokens import Tokens
from budget_api.calls import handler
from budget_api.calls.answers import Answer
from budget_api.calls.handler import Handlers, ask, look_up
from budget_api.calls.request import Request
from budget_api.sign_in.token_response import with_token
from budget_api.users import second_factor, service
from budget_api.users.account_flows import AccountFlows
from budget_core.contract.people import second_factor as second_factor_calls
from budget_core.contract.people import users as calls
from budget_core.contract.people.users import SecondFactorNeeded, User


class UsersContext(handler.CallContext, Protocol):
    """Services that calls about users need."""

    @property
    def account_flows(self) -> AccountFlows:
        """Sign-up, sign-in and changes of the e-mail address and password."""

    @property
    def tokens(self) -> Tokens:
        """Signer of the session token in the answer."""


async def sign_up(context: UsersContext, request: Request) -> Answer[User]:
    """Sign up with an e-mail and a password."""
    return with_token(context.tokens, await context.account_flows.sign_up(request, request.body))


async def login(context: UsersContext, request: Request) -> Answer[User] | Answer[SecondFactorNeeded]:
    """Open a session."""
    return with_token(context.tokens, await context.account_flows.login(request, request.body))


async def login_second(context: UsersContext, request: Request) -> Answer[User]:
    """Finish a sign-in by its second factor."""
    return with_token(context.tokens, await context.account_flows.login_second(request, request.body))


async def update_user(context: UsersContext, request: Request) -> Answer[User]:
    """Change the profile."""
    return with_token(context.tokens, await context.account_flows.update_user(request, request.user, request.body))


async def change_password(context: UsersContext, request: Request) -> Answer[User]:
    """Set a new password."""
    return with_token(context.tokens, await context.account_flows.change_password(request.user, request.body))


async def forgot_password(context: UsersContext, request: Request) -> calls.ResetToken:
    """Send a code to the e-mail."""
    return await context.account_flows.forgot_password(request, request.body)


async def get_email_verification(context: UsersContext, request: Request) -> calls.EmailToken:
    """Send a code to the e-mail that is to be verified."""
    return await context.account_flows.ask_verification(request, request.user)


async def submit_email_verification(context: UsersContext, request: Request) -> Answer[User]:
    """Verify the e-mail with a code."""
    return with_token(context.tokens, await context.account_flows.verify_email(request.user, request.body))


HANDLERS: Handlers[UsersContext] = {
    calls.SIGN_UP: sign_up,
    calls.LOGIN: login,
    second_factor_calls.LOGIN_SECOND: login_second,
    second_factor_calls.GET_TOTP: look_up(second_factor.read_totp),
    second_factor_calls.START_TOTP: ask(lambda context: context.account_flows.start_totp),
    second_factor_calls.CONFIRM_TOTP: ask(lambda context: context.account_flows.confirm_totp),
    second_factor_calls.RENEW_RECOVERY_CODES: ask(lambda context: context.account_flows.renew_recovery_codes),
    second_factor_calls.TURN_OFF_TOTP: ask(lambda context: context.account_flows.turn_off_totp),
    calls.GET_ME: look_up(service.me),
    calls.UPDATE_USER: update_user,
    calls.DELETE_USER: ask(lambda context: context.account_flows.delete_user),
    calls.CHANGE_PASSWORD: change_password,
    calls.FORGOT_PASSWORD: forgot_password,
    calls.RESET_PASSWORD: ask(lambda context: context.account_flows.reset_password),
    calls.GET_EMAIL_VERIFICATION: get_email_verification,
    calls.SUBMIT_EMAIL_VERIFICATION: submit_email_verification,
}
