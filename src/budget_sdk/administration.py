"""What whoever has the data folder, or the settings of servers on PostgreSQL, may do without a password.

Each goes to the database of `BUDGET_DATABASE_URL` where that is set and no folder is named, else to the file in the
folder, or through the server that runs on it.
"""

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from budget_core.contract.hosting import (
    InvitationCode,
    InvitationCodeCreate,
    NewInvitationCode,
    ResetLink,
    ServerUser,
)
from budget_core.contract.owner import FolderUsers, PasswordSet, UserCreate
from budget_core.contract.types import UNSET, Done
from budget_core.contract.users import User
from budget_sdk import local
from budget_sdk.client import Client
from budget_sdk.operation import Operation

T = TypeVar("T")


def create_user(path: Path | str | None, name: str, email: str, password: str) -> User:
    """Create a user who can sign in with the password."""
    return _administer(path, "POST", "/owner/users", User, UserCreate(name=name, email=email, password=password))


def set_password(path: Path | str | None, user: str | None, password: str, email: str | None = None) -> User:
    """Set the password of a user, and the e-mail if given; ends their sessions."""
    body = PasswordSet(password=password, email=email or UNSET, user=user or UNSET)
    return _administer(path, "PUT", "/owner/password", User, body)


def list_users(path: Path | str | None, search: str = "") -> FolderUsers:
    """Return the users whose name or e-mail holds the text, the newest first; all without one."""
    return _administer(path, "GET", "/owner/users", FolderUsers, search=search)


def disable_user(path: Path | str | None, user_id: str) -> ServerUser:
    """End a user's sessions and tokens and let them in no more; what they have stays."""
    return _administer(path, "POST", f"/owner/users/{user_id}/disable", ServerUser)


def enable_user(path: Path | str | None, user_id: str) -> ServerUser:
    """Let a user sign in again."""
    return _administer(path, "POST", f"/owner/users/{user_id}/enable", ServerUser)


def delete_user(path: Path | str | None, user_id: str) -> Done:
    """Delete a user for good, as they could themselves."""
    return _administer(path, "DELETE", f"/owner/users/{user_id}", Done)


def create_reset_link(path: Path | str | None, user_id: str) -> ResetLink:
    """Return a link by which a user sets a new password, once."""
    return _administer(path, "POST", f"/owner/users/{user_id}/reset-link", ResetLink)


def create_invitation_code(path: Path | str | None, body: InvitationCodeCreate) -> NewInvitationCode:
    """Return a new invitation code and its link."""
    return _administer(path, "POST", "/owner/invitation-codes", NewInvitationCode, body)


def list_invitation_codes(path: Path | str | None) -> list[InvitationCode]:
    """Return the invitation codes that are kept, the newest first."""
    return _administer(path, "GET", "/owner/invitation-codes", list[InvitationCode])


def revoke_invitation_code(path: Path | str | None, code_id: str) -> Done:
    """Make an invitation code good for nobody more."""
    return _administer(path, "DELETE", f"/owner/invitation-codes/{code_id}", Done)


def _administer(
    path: Path | str | None, method: str, route: str, kind: type[T], body: msgspec.Struct | None = None, **query: str
) -> T:
    with _client(path) as client:
        return client.send(Operation(method, route, kind, body=body, query=query))


def _client(path: Path | str | None) -> Client:
    if path is None and os.environ.get("BUDGET_DATABASE_URL"):
        return Client(local.URL, transport=local.servers_database())
    return Client.local(path)
