"""What a server can be told from outside; every setting has an environment variable of the same name."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from budget_api.access.limits.addresses import read_proxies
from budget_api.access.limits.settings import DEFAULTS, Rates, rates_from
from budget_api.http.errors import ConfigError
from budget_api.integrations.rates import read_rate_urls
from budget_api.mail.settings import SmtpServer, read_smtp
from budget_api.providers.settings import ProviderSettings, read_providers


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
    """In process for one person: no lock on a running server's address, no static files, no limits, no mails."""
    session_days: int = 30
    smtp: SmtpServer | None = None
    """Who sends our mails; without it they go to the folder `outbox` in `data`."""
    providers: tuple[ProviderSettings, ...] = ()
    """With whom people can sign in."""
    mail_retry_seconds: int = 30
    """How long to wait after the first try of a mail; then twice as long each time."""
    password_memory_kib: int = 19 * 1024
    password_rounds: int = 2
    """What it costs to try a password, by Argon2id; stored ones keep the cost they were made with."""
    codes_at_once: int = 3
    """How many codes for one purpose an e-mail can have waiting; beyond it none is sent."""
    codes_a_day: int = 10
    rates_urls: tuple[str, ...] = ()
    """Where newer exchange rates come from, asked in turn; without any the shipped ones stay."""
    currencyapi_key: str | None = field(default=None, repr=False)
    """Key of currencyapi.com, which is asked instead."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    limits: Rates = field(default_factory=lambda: DEFAULTS)
    """How often things may be done, by name and scope."""

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
        smtp=read_smtp(env.get("BUDGET_SMTP_URL"), env.get("BUDGET_MAIL_FROM")),
        providers=read_providers(env),
        mail_retry_seconds=_number(env, "BUDGET_MAIL_RETRY_SECONDS", 30),
        password_memory_kib=_number(env, "BUDGET_PASSWORD_MEMORY_KIB", 19 * 1024),
        password_rounds=_number(env, "BUDGET_PASSWORD_ROUNDS", 2),
        codes_at_once=_number(env, "BUDGET_CODES_AT_ONCE", 3),
        codes_a_day=_number(env, "BUDGET_CODES_A_DAY", 10),
        rates_urls=read_rate_urls(env.get("BUDGET_RATES_URLS", "")),
        currencyapi_key=env.get("BUDGET_CURRENCYAPI_KEY") or None,
        trusted_proxies=read_proxies("BUDGET_TRUSTED_PROXIES", env.get("BUDGET_TRUSTED_PROXIES", "")),
        limits=rates_from(env),
    )


def _number(env: Mapping[str, str], name: str, default: int) -> int:
    text = env.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise ConfigError(f"{name} must be a whole number above zero, not {text!r}.")
    return int(text)
