"""Administration for the owner of the data folder, or of the servers' database.

Each goes to the database of `BUDGET_DATABASE_URL` where that is set and no folder is named, else to the file in the
folder, or through the server that runs on it.
"""

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from budget_core.contract.call import Call
from budget_core.contract.people.users import User
from budget_core.contract.server import owner as calls
from budget_core.contract.server.hosting import (
    InvitationCode,
    InvitationCodeCreate,
    NewInvitationCode,
    ResetLink,
    ServerUser,
)
from budget_core.contract.server.owner import FolderUsers, PasswordSet, UserCreate
from budget_core.contract.types import UNSET, Done
from budget_sdk import local
from budget_sdk.client import Client
from budget_sdk.in_process import URL
from budget_sdk.operation import Operation

T = TypeVar("T")


def create_user(path: Path | str | None, name: str, email: str, password: str) -> User:
    """Create a user who can sign in with the password."""
    return _administer(path, calls.CREATE_OWN_USER, body=UserCreate(name=name, email=email, password=password))


def set_password(path: Path | str | None, user: str | None, password: str, email: str | None = None) -> User:
    """Set the password of a user, and the e-mail if given; ends their sessions."""
    body = PasswordSet(password=password, email=email or UNSET, user=user or UNSET)
    return _administer(path, calls.SET_USER_PASSWORD, body=body)


def list_users(path: Path | str | None, search: str = "") -> FolderUsers:
    """Return the users whose name or e-mail holds the text, the newest first; all without one."""
    return _administer(path, calls.LIST_OWN_USERS, search=search)


def disable_user(path: Path | str | None, user_id: str) -> ServerUser:
    """Disable a user: end their sessions and tokens; their data stay."""
    return _administer(path, calls.DISABLE_OWN_USER, user_id)


def remove_factor(path: Path | str | None, user_id: str) -> ServerUser:
    """Remove the second factor of a user who is locked out; it is logged, and mailed to them."""
    return _administer(path, calls.REMOVE_OWN_USER_FACTOR, user_id)


def enable_user(path: Path | str | None, user_id: str) -> ServerUser:
    """Let a user sign in again."""
    return _administer(path, calls.ENABLE_OWN_USER, user_id)


def delete_user(path: Path | str | None, user_id: str) -> Done:
    """Delete a user for good, as they could themselves."""
    return _administer(path, calls.DELETE_OWN_USER, user_id)


def create_reset_link(path: Path | str | None, user_id: str) -> ResetLink:
    """Return a link to set a new password once."""
    return _administer(path, calls.CREATE_RESET_LINK, user_id)


def create_invitation_code(path: Path | str | None, body: InvitationCodeCreate) -> NewInvitationCode:
    """Return a new invitation code and its link."""
    return _administer(path, calls.CREATE_OWN_INVITATION_CODE, body=body)


def list_invitation_codes(path: Path | str | None) -> list[InvitationCode]:
    """Return the invitation codes, newest first."""
    return _administer(path, calls.LIST_OWN_INVITATION_CODES)


def revoke_invitation_code(path: Path | str | None, code_id: str) -> Done:
    """Revoke an invitation code."""
    return _administer(path, calls.REVOKE_OWN_INVITATION_CODE, code_id)


def _administer(
    path: Path | str | None, call: Call[T], *ids: str, body: msgspec.Struct | None = None, **query: str
) -> T:
    with _client(path) as client:
        return client.send(Operation(call, call.answer, ids, body=body, query=query))


def _client(path: Path | str | None) -> Client:
    if path is None and os.environ.get("BUDGET_DATABASE_URL"):
        return Client(URL, transport=local.database_transport())
    return Client.local(path)
