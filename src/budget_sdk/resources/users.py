"""Signing up, in and out, and the person behind the token."""

from budget_core.contract.guests import SignUpGuest
from budget_core.contract.users import Done, Login, SignUp, User, UserUpdate
from budget_sdk.operation import AsyncResource, Operation, Resource, endpoint


class _Users:
    @endpoint
    @staticmethod
    def sign_up(data: SignUp) -> Operation[User]:
        """Make a user with a personal workspace; the client is signed in as it from now on."""
        return Operation("POST", "/user/signup", User, body=data)

    @endpoint
    @staticmethod
    def sign_up_guest(data: SignUpGuest) -> Operation[User]:
        """Make a user with the data of guest mode in the personal workspace; the client is signed in as it."""
        return Operation("POST", "/user/signup-guest", User, body=data)

    @endpoint
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
    def me() -> Operation[User]:
        """The person the token belongs to."""
        return Operation("GET", "/user/me", User)

    @endpoint
    @staticmethod
    def update(data: UserUpdate) -> Operation[User]:
        """Change the fields the body carries."""
        return Operation("PUT", "/user/user-update", User, body=data)


class Users(_Users, Resource):
    """`client.users`, blocking."""


class AsyncUsers(_Users, AsyncResource):
    """`client.users`, awaiting."""
