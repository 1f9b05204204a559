"""Signing up, in and out, and the person behind the token."""

from budget_core.contract.credentials import (
    ChangePassword,
    EmailToken,
    ForgotPassword,
    Login,
    ResetPassword,
    ResetToken,
    SignUp,
    SubmitCode,
)
from budget_core.contract.guests import SignUpGuest
from budget_core.contract.providers import ProviderLink, Providers, ProviderSignIn, ProviderStart, ProviderStarted
from budget_core.contract.sessions import AccessToken, NewAccessToken, Session, TokenCreate
from budget_core.contract.types import Done
from budget_core.contract.users import User, UserDelete, UserUpdate
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation
from budget_sdk.tables import Table


class _Users:
    @with_body(SignUp)
    @staticmethod
    def sign_up(data: SignUp) -> Operation[User]:
        """Make a user with a personal workspace; the client is signed in as it from now on."""
        return Operation("POST", "/user/signup", User, body=data)

    @with_body(SignUpGuest)
    @staticmethod
    def sign_up_guest(data: SignUpGuest) -> Operation[User]:
        """Make a user with the data of guest mode in the personal workspace; the client is signed in as it."""
        return Operation("POST", "/user/signup-guest", User, body=data)

    @with_body(Login)
    @staticmethod
    def login(data: Login) -> Operation[User]:
        """Sign in; the client keeps the token."""
        return Operation("POST", "/user/login", User, body=data)

    @endpoint
    @staticmethod
    def logout() -> Operation[Done]:
        """End the token."""
        return Operation("POST", "/user/logout", Done)

    @endpoint
    @staticmethod
    def logout_everywhere() -> Operation[Done]:
        """End all sessions of the user, this one too."""
        return Operation("POST", "/user/logout-everywhere", Done)

    @endpoint
    @staticmethod
    def sessions() -> Operation[Table[Session]]:
        """Where the user is signed in."""
        return Operation("GET", "/user/sessions", Table[Session])

    @endpoint
    @staticmethod
    def end_session(session_id: str) -> Operation[Done]:
        """Sign out one device."""
        return Operation("DELETE", "/user/sessions/{session_id}", Done, (session_id,))

    @endpoint
    @staticmethod
    def tokens() -> Operation[Table[AccessToken]]:
        """The personal access tokens that are good now."""
        return Operation("GET", "/user/tokens", Table[AccessToken])

    @with_body(TokenCreate)
    @staticmethod
    def create_token(data: TokenCreate) -> Operation[NewAccessToken]:
        """Make a personal access token, for `Client(url, token)`; it is shown this once."""
        return Operation("POST", "/user/tokens", NewAccessToken, body=data)

    @endpoint
    @staticmethod
    def revoke_token(token_id: str) -> Operation[Done]:
        """End a personal access token."""
        return Operation("DELETE", "/user/tokens/{token_id}", Done, (token_id,))

    @with_body(ForgotPassword)
    @staticmethod
    def forgot_password(data: ForgotPassword) -> Operation[ResetToken]:
        """Have a code sent; its token goes with it into `reset_password`."""
        return Operation("POST", "/user/forgotPassword", ResetToken, body=data)

    @with_body(ResetPassword)
    @staticmethod
    def reset_password(data: ResetPassword) -> Operation[Done]:
        """Set a new password with a code from the mail; every session ends."""
        return Operation("POST", "/user/resetPassword", Done, body=data)

    @with_body(ChangePassword)
    @staticmethod
    def change_password(data: ChangePassword) -> Operation[User]:
        """Set a new password; every other session ends, and the client keeps its fresh token."""
        return Operation("POST", "/user/changePassword", User, body=data)

    @endpoint
    @staticmethod
    def ask_verification() -> Operation[EmailToken]:
        """Have a code sent to the e-mail; its token goes with it into `verify_email`."""
        return Operation("GET", "/user/emailVerification", EmailToken)

    @with_body(SubmitCode)
    @staticmethod
    def verify_email(data: SubmitCode) -> Operation[User]:
        """Show with a code from the mail that the e-mail is one's own."""
        return Operation("POST", "/user/submitEmailVerification", User, body=data)

    @with_body(UserDelete)
    @staticmethod
    def delete(data: UserDelete) -> Operation[Done]:
        """Delete the account for good."""
        return Operation("DELETE", "/user/delete-user", Done, body=data)

    @endpoint
    @staticmethod
    def me() -> Operation[User]:
        """The person the token belongs to."""
        return Operation("GET", "/user/me", User)

    @with_body(UserUpdate)
    @staticmethod
    def update(data: UserUpdate) -> Operation[User]:
        """Change the fields the body carries."""
        return Operation("PUT", "/user/user-update", User, body=data)

    @endpoint
    @staticmethod
    def providers() -> Operation[Providers]:
        """With whom people can sign in on this server."""
        return Operation("GET", "/user/auth/providers", Providers)

    @with_body(ProviderStart)
    @staticmethod
    def start_provider(data: ProviderStart) -> Operation[ProviderStarted]:
        """Begin a sign-in in a browser."""
        return Operation("POST", "/user/auth/start", ProviderStarted, body=data)

    @with_body(ProviderSignIn)
    @staticmethod
    def sign_in_google(data: ProviderSignIn) -> Operation[User]:
        """Sign in with what Google sent the browser back with; the client keeps the token."""
        return Operation("POST", "/user/auth/google", User, body=data)

    @with_body(ProviderSignIn)
    @staticmethod
    def sign_in_apple(data: ProviderSignIn) -> Operation[User]:
        """Sign in with what Apple sent the browser back with; the client keeps the token."""
        return Operation("POST", "/user/auth/apple", User, body=data)

    @with_body(ProviderLink)
    @staticmethod
    def link_provider(data: ProviderLink) -> Operation[User]:
        """Finish a sign-in that needs the password of the account with the same e-mail."""
        return Operation("POST", "/user/auth/link", User, body=data)

    @endpoint
    @staticmethod
    def set_avatar(image: bytes) -> Operation[User]:
        """Show a JPEG or PNG, of which the middle is kept."""
        return Operation("PUT", "/user/avatar", User, image=image)

    @endpoint
    @staticmethod
    def delete_avatar() -> Operation[User]:
        """Show no picture."""
        return Operation("DELETE", "/user/avatar", User)

    @endpoint
    @staticmethod
    def avatar(avatar_id: str) -> Operation[bytes]:
        """The JPEG behind a user's `avatar`, whose last part is its id."""
        return Operation("GET", "/avatar/{avatar_id}", bytes, (avatar_id,))


class Users(_Users, Resource):
    """`client.users`, blocking."""


class AsyncUsers(_Users, AsyncResource):
    """`client.users`, awaiting."""
