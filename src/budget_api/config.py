"""What the process itself is told from outside. Every other module reads its own settings from the same environment."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

_LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
_WEB_ADDRESS = re.compile(r"https?://([A-Za-z0-9_.-]+|\[[0-9a-fA-F:]+\])(:[0-9]+)?(/[A-Za-z0-9._~%/@-]*)?")
_KEY = re.compile(r"[!-~]*")


class ConfigError(Exception):
    """The server can't start with these settings; the text says how to mend them."""


@dataclass(frozen=True, slots=True)
class Config:
    """Where one server process keeps its data, and how it is reached."""

    data: Path
    """Folder of the SQLite file, the signing key, the lock file and mails that could not be sent."""
    database_url: str | None = None
    """`postgresql://user:password@host/name`; without it a SQLite file in `data`."""
    direct_url: str | None = None
    """The same database without the pooler that `database_url` leads to."""
    replica_url: str | None = None
    """A copy of it that follows, for reading."""
    secret: str | None = None
    """Signing key of tokens, at least 32 bytes; without it a key is made once and kept in `data`."""
    url: str | None = None
    """Where people reach the server; written into the lock file and into mails."""
    local: bool = False
    """In process for one person: no lock on a running server's address, no static files, no limits, no mails."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    @property
    def sqlite_path(self) -> Path:
        """The database file of a server without `database_url`."""
        return self.data / "budget.sqlite3"

    @property
    def session_url(self) -> str | None:
        """Where a connection is one's own from one statement to the next: to listen, and to keep locks."""
        return self.direct_url or self.database_url


def read_config(env: Mapping[str, str]) -> Config:
    """Return the configuration a process was started with. Raises `ConfigError` for a value that makes no sense."""
    secret = env.get("BUDGET_SECRET") or None
    if secret is not None and len(secret.encode()) < 32:
        raise ConfigError("BUDGET_SECRET needs at least 32 bytes; leave it out to have one made and kept.")
    return Config(
        data=default_data_folder(env),
        database_url=_database_url(env, "BUDGET_DATABASE_URL"),
        direct_url=_database_url(env, "BUDGET_DATABASE_DIRECT_URL", beside="BUDGET_DATABASE_URL"),
        replica_url=_database_url(env, "BUDGET_DATABASE_REPLICA_URL", "prefer-standby", beside="BUDGET_DATABASE_URL"),
        secret=secret,
        url=_own_address(env.get("BUDGET_URL", "")),
        trusted_proxies=_proxies("BUDGET_TRUSTED_PROXIES", env.get("BUDGET_TRUSTED_PROXIES", "")),
    )


def default_data_folder(env: Mapping[str, str]) -> Path:
    """`$BUDGET_DATA`, else the platform's data folder."""
    base = env.get("XDG_DATA_HOME") or "~/.local/share"
    try:
        return Path(env.get("BUDGET_DATA") or f"{base}/budget").expanduser()
    except RuntimeError as error:  # ~somebody, whom nobody knows
        raise ConfigError(f"BUDGET_DATA must be a folder, not {env['BUDGET_DATA']!r}: {error}") from error


def read_number(env: Mapping[str, str], name: str, default: int, *, least: int = 1, most: int = 1_000_000) -> int:
    """Return a whole number from the environment; `ConfigError` for anything else that is set."""
    text = env.get(name, "").strip()
    if not text:
        return default
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not is_number or not least <= int(text) <= most:
        raise ConfigError(f"{name} must be a whole number from {least} to {most}, not {text!r}.")
    return int(text)


def read_key(env: Mapping[str, str], name: str) -> str:
    """A key of another server's, which goes into a header; empty when there is none. What is no key is not repeated."""
    text = env.get(name, "").strip()
    if _KEY.fullmatch(text) is None:
        raise ConfigError(f"{name} has characters that no key has.")
    return text


def read_web_address(env: Mapping[str, str], name: str) -> str:
    """Return an address of another server, without a slash at its end; empty when there is none."""
    text = env.get(name, "").strip()
    return web_address(name, text) if text else ""


def web_address(name: str, text: str) -> str:
    """Return the address without a slash at its end.

    `ConfigError` for one without encryption on another machine, and for what a header or a page could not hold.
    """
    address = text.rstrip("/")
    parts = _address_parts(address)
    if parts is None or not (parts.scheme == "https" or parts.hostname in _LOOPBACK):
        raise ConfigError(f"{name} must be an address like https://example.org/path, not {text!r}.")
    return address


def _own_address(text: str) -> str | None:
    """Where people reach this server, in a home network without encryption too; None when it is not said."""
    address = text.strip().rstrip("/")
    if address and _address_parts(address) is None:
        raise ConfigError(f"BUDGET_URL must be an address like https://budget.example.org, not {text!r}.")
    return address or None


def _address_parts(text: str) -> SplitResult | None:
    """Of an address on the web that says nothing but where; None for anything else."""
    try:
        parts = urlsplit(text)
        return parts if _WEB_ADDRESS.fullmatch(text) and parts.port != 0 else None
    except ValueError:
        return None


def _database_url(env: Mapping[str, str], name: str, kind: str = "primary", *, beside: str = "") -> str | None:
    """Return the address of a PostgreSQL database, None without one; `ConfigError` for others, no password in it.

    Of several hosts, with commas between, one of the kind is meant, unless the address says otherwise.
    """
    text = env.get(name, "")
    if not text:
        return None
    if beside and not env.get(beside):
        raise ConfigError(f"{name} needs {beside}.")
    try:
        parts = urlsplit(text)
        hosts = parts.netloc.rpartition("@")[2].split(",")
        is_address = parts.scheme == "postgresql" and parts.netloc + parts.path != ""
        is_address = is_address and all(urlsplit(f"//{host}").port != 0 for host in hosts)
    except ValueError:
        is_address = False
    if not is_address:
        raise ConfigError(f"{name} must be like postgresql://user:password@host/name.")
    if len(hosts) == 1 or "target_session_attrs" in parts.query:
        return text
    return text + ("&" if parts.query else "?") + f"target_session_attrs={kind}"


def _proxies(setting: str, text: str) -> tuple[str, ...]:
    """Addresses and networks with commas between; `ConfigError` for anything else."""
    proxies = tuple(one.strip() for one in text.split(",") if one.strip())
    for one in proxies:
        try:
            ip_network(one)
        except ValueError as error:
            raise ConfigError(f"{setting} must hold addresses like 127.0.0.1 or 10.0.0.0/8: {error}.") from error
    return proxies
