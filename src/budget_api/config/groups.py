"""Table of all settings, in groups by the part of a server that they are for, and their names."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from difflib import get_close_matches
from functools import partial
from pathlib import Path

from budget_api.config import values
from budget_api.config.providers import PROVIDER_SETTINGS, ProviderSettings, read_providers
from budget_api.config.quotas import DEFAULTS, PREFIX, Quotas, read_limits
from budget_api.config.services import (
    BILLING_SETTINGS,
    MAIL_FROM,
    SMTP_URL,
    PageViews,
    PushSettings,
    RatesSettings,
    SmtpServer,
    StocksSettings,
    StripeSettings,
    read_billing,
    read_smtp,
)
from budget_api.config.setting import Environment, Setting, composed, read_group, setting, settings_of
from budget_api.config.values import choice, items, matching, number
from budget_core.contract.server.health import SignUpPolicy

_DATA = Setting("BUDGET_DATA", values.folder, None, "data folder", shown="`~/.local/share/budget`")
_HOST = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,250}[a-z0-9_])?")


def _data_folder(env: Environment) -> Path:
    """Return the folder of BUDGET_DATA, else the platform's."""
    base = env.get("XDG_DATA_HOME") or "~/.local/share"
    return _DATA.read(env) or values.folder(f"{base}/budget")


@dataclass(frozen=True, slots=True)
class Config:
    """Place of one server process' data, and the addresses it is reached by."""

    data: Path = composed(_data_folder, _DATA)
    """Folder of the SQLite file, the signing key, the lock file and mails that could not be sent."""
    database_url: str | None = setting("BUDGET_DATABASE_URL", values.database_url("primary"), None,
        "`postgresql://user:password@host/name`", shown="a SQLite file in the data folder")
    direct_url: str | None = setting("BUDGET_DATABASE_DIRECT_URL", values.database_url("primary"), None,
        "the same database without the pooler that `BUDGET_DATABASE_URL` leads to: see"
        " [many processes](#many-processes)", needs="BUDGET_DATABASE_URL")
    replica_url: str | None = setting("BUDGET_DATABASE_REPLICA_URL", values.database_url("prefer-standby"), None,
        "a copy that follows the database, for reading", needs="BUDGET_DATABASE_URL")
    secret: str | None = setting("BUDGET_SECRET", values.secret, None,
        "signing key, at least 32 bytes", shown="made once, kept in the data folder")
    url: str | None = setting("BUDGET_URL", values.own_address, None,
        "where people reach the server", shown="the address it listens on")
    local: bool = False
    """In process for one person: no lock on a running server's address, no static files, no limits, no mails."""
    trusted_proxies: tuple[str, ...] = setting("BUDGET_TRUSTED_PROXIES", items(values.network), (),
        "addresses and networks, with commas, whose `X-Forwarded-For` and `-Proto` count")

    @property
    def sqlite_path(self) -> Path:
        """Database file of a server without `database_url`."""
        return self.data / "budget.sqlite3"

    @property
    def session_url(self) -> str | None:
        """Address for connections that stay one's own between statements: to listen, and to keep locks."""
        return self.direct_url or self.database_url


@dataclass(frozen=True, slots=True)
class PasswordCost:
    """Cost of trying a password, by Argon2id; stored ones keep the cost they were made with."""

    memory_kib: int = setting("BUDGET_PASSWORD_MEMORY_KIB", number(8, 4_194_304), 19 * 1024,
        "memory that trying a password takes (Argon2id)")
    rounds: int = setting("BUDGET_PASSWORD_ROUNDS", number(1, 1000), 2, "rounds of trying a password")


@dataclass(frozen=True, slots=True)
class CodeQuota:
    """Codes for one purpose that an e-mail can have; beyond them none is sent."""

    at_once: int = setting("BUDGET_CODES_AT_ONCE", number(), 12,
        "codes that an e-mail can have waiting for one purpose, whoever asks")
    a_day: int = setting("BUDGET_CODES_A_DAY", number(), 40, "codes that it gets in a day for one purpose")


@dataclass(frozen=True, slots=True)
class SignInSettings:
    """Passwords, codes and sessions."""

    session_lifetime: timedelta = setting("BUDGET_SESSION_DAYS", lambda text: timedelta(number(1, 3650)(text)),
        timedelta(days=30), "how many days a sign-in lasts", shown="30")
    sign_up: SignUpPolicy = setting("BUDGET_SIGN_UP", choice("open", "invited", "closed"), "open",
        "`open`: whoever reaches the server can sign up. `invited`: who has an [invitation code]"
        "(#users-and-invitations). `closed`: nobody new, also not with Google or Apple; [you make the accounts]"
        "(#users-and-invitations)", shown="`open`")
    password_cost: PasswordCost = PasswordCost()
    code_quota: CodeQuota = CodeQuota()


@dataclass(frozen=True, slots=True)
class MailSettings:
    """Sending of mails."""

    smtp: SmtpServer | None = composed(read_smtp, SMTP_URL, MAIL_FROM, default=None)
    """Server that sends them; without it they go to the folder `outbox` in the data folder."""
    retry_seconds: int = setting("BUDGET_MAIL_RETRY_SECONDS", number(1, 86400), 30,
        "seconds to wait after a mail's first try; then twice as long each time, an hour at most")


@dataclass(frozen=True, slots=True)
class BackupSettings:
    """Automatic backups."""

    every_hours: int | None = setting("BUDGET_BACKUP_EVERY", number(1, 8760), None,
        "how many hours are between two [backups](#backup-and-restore) that the server makes by itself",
        shown="none are made")
    keep: int = setting("BUDGET_BACKUP_KEEP", number(1, 10_000), 14,
        "how many of them stay: the oldest are removed", needs="BUDGET_BACKUP_EVERY")


@dataclass(frozen=True, slots=True)
class JobsSettings:
    """Place of background jobs: the server itself, or workers beside it."""

    has_workers: bool = setting("BUDGET_WORKER", lambda text: choice("inside", "separate")(text) == "separate", False,
        "`separate` leaves reminders, mails, messages and rates to [workers](#workers); PostgreSQL only",
        shown="`inside`", needs="BUDGET_DATABASE_URL")


@dataclass(frozen=True, slots=True)
class ConnectionSettings:
    """Bounds of one process' connections."""

    total: int = setting("BUDGET_CONNECTIONS", number(10), 10_000,
        "connections that a process holds at once; of too many the one that was waited for longest is closed")
    address: int = setting("BUDGET_CONNECTIONS_ADDRESS", number(6), 256,
        "of these from one address (IPv6 /64), and four times as many from its /24 or /48; loopback and trusted"
        " proxies have no such share")
    seconds: float = setting("BUDGET_REQUEST_SECONDS", number(1, 3600), 30,
        "how many seconds the head of a request may take; its body as long again, and a second for every 2 kB")

    @property
    def region(self) -> int:
        """Bound for one block of addresses (IPv4 /24, IPv6 /48)."""
        return 4 * self.address


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Settings of one server."""

    config: Config = composed(partial(read_group, Config), *settings_of(Config))
    sign_in: SignInSettings = SignInSettings()
    mail: MailSettings = MailSettings()
    rates: RatesSettings = RatesSettings(urls=())
    limits: Quotas = composed(read_limits, default=DEFAULTS)
    """Quotas of calls, set by variables of their own."""
    providers: tuple[ProviderSettings, ...] = composed(read_providers, *PROVIDER_SETTINGS, default=())
    """Providers that people can sign in with."""
    push: PushSettings = PushSettings()
    stocks: StocksSettings = StocksSettings()
    jobs: JobsSettings = JobsSettings()
    billing: StripeSettings | None = composed(read_billing, *BILLING_SETTINGS, default=None)
    """Account that payments go to; None when nothing is paid."""
    page_views: PageViews = PageViews()
    backups: BackupSettings = BackupSettings()
    connections: ConnectionSettings = ConnectionSettings()
    hosts: tuple[str, ...] = setting("BUDGET_HOSTS",
        lambda text: items(matching(_HOST, "must hold names like budget.example.org, with commas between"))(
            text.lower()), (),
        "more names, with commas, by which the server is asked for; that of `BUDGET_URL`, addresses, and names"
        " without a dot or with `.local` always count, others hear a 421")
    support: str = setting("BUDGET_SUPPORT_CONTACT", values.contact, "",
        "an e-mail, an `https://` address or other words, at most 200 characters: whom people ask, under More and"
        " where the app fails")
    owners: frozenset[str] = setting("BUDGET_OWNER_EMAIL", lambda text: frozenset(items(values.email_key)(text)),
        frozenset(), "e-mails, with commas, of those who [look after the users](#users-and-invitations) in the app")
    """Keys of the e-mails."""
    metrics_token: str | None = setting("BUDGET_METRICS_TOKEN", values.metrics_token, None,
        "what a scraper shows to read [metrics](#metrics), at least 16 characters", shown="none: there are no metrics")


def read_settings(env: Environment = os.environ) -> ServerSettings:
    """Return the settings that a process was started with. Raises: ConfigError."""
    return read_group(ServerSettings, env)


def local_settings(data: Path, env: Environment = os.environ) -> ServerSettings:
    """Return the settings of a process on a local file.

    Of the environment it reads only the source of stock prices.
    """
    return ServerSettings(Config(data, local=True), stocks=read_group(StocksSettings, env))


SERVER_SETTINGS = frozenset(setting.name for setting in settings_of(ServerSettings))
TERMINAL_SETTINGS = frozenset({"BUDGET_SERVER", "BUDGET_TOKEN", "BUDGET_USER"})
_OURS = "BUDGET_"
_OF_TESTS = f"{_OURS}TEST_"


def given(env: Mapping[str, str]) -> list[str]:
    """Return the settings that have a value, by name alone: some hold passwords."""
    return sorted(name for name in env if _is_known(name) and env[name])


def unknown(env: Mapping[str, str]) -> list[str]:
    """Return a line for each name that looks like a setting and is none, with the one that may be meant."""
    wrong = sorted(name for name in env if name.startswith(_OURS) and not _is_known(name))
    return [f"{name} is no setting.{_suggestion(name)}" for name in wrong if not name.startswith(_OF_TESTS)]


def _is_known(name: str) -> bool:
    return name in SERVER_SETTINGS or name in TERMINAL_SETTINGS or name.startswith(PREFIX)


def _suggestion(name: str) -> str:
    names = [known.removeprefix(_OURS) for known in SERVER_SETTINGS | TERMINAL_SETTINGS]
    nearest = get_close_matches(name.removeprefix(_OURS), names, n=1)
    return f" Is {_OURS}{nearest[0]} meant?" if nearest else ""
