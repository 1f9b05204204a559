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
    """Users as whoever has the data folder sees them: all that were found."""

    language: str | None
    """Of their settings, where all of them have the same."""
