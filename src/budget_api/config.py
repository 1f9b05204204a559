"""What a server can be told from outside; every setting has an environment variable of the same name."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from budget_api.errors import ConfigError


@dataclass(frozen=True, slots=True)
class Config:
    """Settings of one server process."""

    data: Path
    """Folder of the SQLite file, the signing key, the lock file and mails that could not be sent."""
    database_url: str | None = None
    """`postgresql://user:password@host/name`; without it a SQLite file in `data`."""
    secret: str | None = None
    """Signing key of tokens, at least 32 bytes; without it a key is made once and kept in `data`."""
    url: str | None = None
    """Where people reach the server; written into the lock file and into mails."""
    local: bool = False
    """In process for one person: no lock on a running server's address, no static files."""
    session_days: int = 30

    @property
    def sqlite_path(self) -> Path:
        """The database file of a server without `database_url`."""
        return self.data / "budget.sqlite3"


def default_data_folder(env: Mapping[str, str]) -> Path:
    """`$BUDGET_DATA`, else the platform's data folder."""
    if env.get("BUDGET_DATA"):
        return Path(env["BUDGET_DATA"]).expanduser()
    base = env.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "budget"


def from_env(env: Mapping[str, str] = os.environ) -> Config:
    """The configuration a process was started with. Raises `ConfigError` for a value that makes no sense."""
    secret = env.get("BUDGET_SECRET") or None
    if secret is not None and len(secret.encode()) < 32:
        raise ConfigError("BUDGET_SECRET needs at least 32 bytes; leave it out to have one made and kept.")
    return Config(
        data=default_data_folder(env),
        database_url=env.get("BUDGET_DATABASE_URL") or None,
        secret=secret,
        url=env.get("BUDGET_URL") or None,
        session_days=_number(env, "BUDGET_SESSION_DAYS", 30),
    )


def _number(env: Mapping[str, str], name: str, default: int) -> int:
    text = env.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise ConfigError(f"{name} must be a whole number above zero, not {text!r}.")
    return int(text)
