"""Calls open to the owner of the data folder, without anybody's password."""

from budget_core.contract.hosting import ServerUsers
from budget_core.contract.types import UNSET, Body, Email, Name, Password, UnsetType


class UserCreate(Body, kw_only=True):
    """A new user with a personal workspace."""

    name: Name
    email: Email
    password: Password


class PasswordSet(Body, kw_only=True):
    """A new password; of the one user there is when none is named by e-mail, name or id."""

    password: Password
    email: Email | UnsetType = UNSET
    user: str | UnsetType = UNSET


class FolderUsers(ServerUsers, kw_only=True):
    """The users found, all of them, for the owner of the data folder."""

    language: str | None
    """Language of their settings, if all have the same."""
