"""Stored logins: one file with the token of each server, readable by its owner only."""

import os
from pathlib import Path

import msgspec

from budget_sdk.folders import config_folder


class StoredLogin(msgspec.Struct, frozen=True):
    """The login of one server."""

    token: str
    email: str | None = None


class Logins(msgspec.Struct, frozen=True):
    """Everything the file holds."""

    server: str | None = None
    """The server to use when nothing else is said; None for the local file."""
    stored: dict[str, StoredLogin] = {}
    """By server address, as `server_url` writes it."""

    def token(self, url: str) -> str | None:
        """Return the token for a server."""
        login = self.stored.get(server_url(url))
        return login.token if login else None

    def with_login(self, url: str, login: StoredLogin) -> "Logins":
        """Return a copy with this login added or replaced."""
        return msgspec.structs.replace(self, stored=self.stored | {server_url(url): login})

    def without_login(self, url: str) -> "Logins":
        """Return a copy without the login of this server."""
        remaining = {address: login for address, login in self.stored.items() if address != server_url(url)}
        return Logins(None if self.server == server_url(url) else self.server, remaining)

    def with_server(self, url: str) -> "Logins":
        """Return a copy with this server as the one in use."""
        return msgspec.structs.replace(self, server=server_url(url))


def server_url(url: str) -> str:
    """Normalize an address: `HTTP://host:8000/api/` becomes `http://host:8000`."""
    scheme, separator, rest = url.strip().rstrip("/").removesuffix("/api").partition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme.lower()}{separator}{host.lower()}{slash}{path}" if separator else scheme


def load_logins() -> Logins:
    """Return the stored logins; none without a file."""
    try:
        return msgspec.json.decode(_path().read_bytes(), type=Logins)
    except FileNotFoundError:
        return Logins()


def save_logins(logins: Logins) -> None:
    """Replace the file atomically; its mode is 0600 before anything is written to it."""
    path = _path()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.touch(mode=0o600)
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(logins)))
    fresh.replace(path)


def _path() -> Path:
    return config_folder() / "logins.json"
