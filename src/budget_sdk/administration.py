"""What whoever has the data folder may do without a password, on its file or through the server that runs on it."""

from pathlib import Path

import msgspec

from budget_core.contract.owner import PasswordSet, UserCreate
from budget_core.contract.types import UNSET
from budget_core.contract.users import User
from budget_sdk.client import Client
from budget_sdk.operation import Operation


def create_user(path: Path | str | None, name: str, email: str, password: str) -> User:
    """Create a user of the file, or of the server that runs on it, who can sign in with the password."""
    return _administer(path, "POST", "/owner/users", UserCreate(name=name, email=email, password=password))


def set_password(path: Path | str | None, user: str | None, password: str, email: str | None = None) -> User:
    """Set the password of a user of the file, and the e-mail if given; ends their sessions."""
    body = PasswordSet(password=password, email=email or UNSET, user=user or UNSET)
    return _administer(path, "PUT", "/owner/password", body)


def _administer(path: Path | str | None, method: str, route: str, body: msgspec.Struct) -> User:
    with Client.local(path) as client:
        return client.send(Operation(method, route, User, body=body))
