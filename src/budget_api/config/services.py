"""Settings of outside services.

Mail, card payments, exchange rates, push messages, stocks, page views.
"""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final
from urllib.parse import unquote, urlsplit

from budget_api.config.setting import ConfigError, Environment, Setting, read_group, setting, settings_of
from budget_api.config.values import choice, items, key, matching, web_address

STRIPE_URL: Final = "https://api.stripe.com"
_EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
_PRICE_ID = re.compile(r"[A-Za-z0-9_]{1,255}")

RATES_URLS: Final = (
    "https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json",
    "https://latest.currency-api.pages.dev/v1/currencies/usd.min.json",
)
PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Push services of the four browsers."""
TWELVE_DATA_URL: Final = "https://api.twelvedata.com"

_LABEL = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_PUSH_HOST = re.compile(rf"(\*\.)?({_LABEL}\.)+(?![0-9]){_LABEL}")
"""Name on the internet: no address, and no whole top-level domain."""
_push_host = matching(_PUSH_HOST, "must hold hosts like fcm.googleapis.com or *.push.apple.com")


class Encryption(StrEnum):
    """Protection of the way to an SMTP server: the scheme of its URL."""

    STARTTLS = "smtp"
    TLS = "smtps"
    NONE = "smtp+plain"
    """For a relay on the same machine."""


_PORTS = {Encryption.STARTTLS: 587, Encryption.TLS: 465, Encryption.NONE: 25}


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """Server that sends the mails, and their sender."""

    host: str
    port: int
    encryption: Encryption
    sender: str
    username: str | None = None
    password: str | None = None


def _smtp_server(text: str) -> SmtpServer:
    try:
        parts = urlsplit(text)
        encryption, port, host = Encryption(parts.scheme), parts.port, parts.hostname or ""
    except ValueError:
        host = ""
    if not host:
        example = "smtp://user:password@mail.example.com:587"
        raise ValueError(f"must be like {example}, with smtps:// or smtp+plain:// where it applies.")
    username, password = (unquote(part) if part else None for part in (parts.username, parts.password))
    return SmtpServer(host, port or _PORTS[encryption], encryption, "", username, password)


SMTP_URL = Setting("BUDGET_SMTP_URL", _smtp_server, None, "who sends the mails: see below")
MAIL_FROM = Setting("BUDGET_MAIL_FROM", matching(_EMAIL, "must be an e-mail address like budget@example.com"), "",
    "the mails' sender, like `budget@example.com`")


def read_smtp(env: Environment) -> SmtpServer | None:
    """Return the server of BUDGET_SMTP_URL; None without one. Raises: ConfigError."""
    server = SMTP_URL.read(env)
    if server is None:
        return None
    sender = MAIL_FROM.read(env)
    if not sender:
        raise ConfigError(f"{SMTP_URL.name} needs {MAIL_FROM.name} beside it, like budget@example.com.")
    return replace(server, sender=sender)


@dataclass(frozen=True, slots=True)
class StripeSettings:
    """Account at Stripe."""

    secret_key: str = setting("BUDGET_STRIPE_SECRET_KEY", key, "", "the account's secret key", is_secret=True)
    webhook_secret: str = setting("BUDGET_STRIPE_WEBHOOK_SECRET", key, "",
        "what its events are signed with", is_secret=True)
    prices: tuple[str, ...] = setting("BUDGET_STRIPE_PRICES",
        items(matching(_PRICE_ID, "must hold ids of prices like price_1AbC, with commas")), (),
        "ids of the prices to choose from, with commas")
    url: str = setting("BUDGET_STRIPE_URL", web_address, STRIPE_URL, "another address that answers like it")
    timeout_seconds: float = 10.0


BILLING = Setting("BUDGET_BILLING", choice("none", "stripe"), "none",
    "`stripe` has the subscription [paid by card](#the-subscription)", shown="`none`: everybody has it")
BILLING_SETTINGS = (BILLING, *settings_of(StripeSettings))


def read_billing(env: Environment) -> StripeSettings | None:
    """Return the account that payments go to; None when nothing is paid. Raises: ConfigError."""
    if BILLING.read(env) == "none":
        return None
    required = (field.name for field in BILLING_SETTINGS[1:] if not field.default)
    for name in (*required, "BUDGET_URL"):
        if not env.get(name, "").strip(" ,"):
            raise ConfigError(f"{BILLING.name}=stripe needs {name} beside it.")
    return read_group(StripeSettings, env)


@dataclass(frozen=True, slots=True)
class RatesSettings:
    """Sources of exchange rates."""

    urls: tuple[str, ...] = setting("BUDGET_RATES_URLS",
        lambda text: () if text.strip() == "off" else items(web_address)(text) or RATES_URLS, RATES_URLS,
        "where newer exchange rates come from, asked in turn every two days; `off` keeps the shipped ones",
        shown="the fawazahmed0 currency API")
    currencyapi_key: str | None = setting("BUDGET_CURRENCYAPI_KEY", key, None,
        "a key of currencyapi.com, which is asked instead", is_secret=True)


@dataclass(frozen=True, slots=True)
class PushSettings:
    """Push messages: the key that signs them, and the services they may go to."""

    private_key: str | None = setting("BUDGET_VAPID_PRIVATE_KEY", str, None,
        "the key that browsers' push services know the server by, 32 bytes in base64url",
        shown="made once, kept in the data folder", is_secret=True)
    hosts: tuple[str, ...] = setting("BUDGET_PUSH_HOSTS",
        lambda text: items(_push_host)(text.lower()) or PUSH_HOSTS, PUSH_HOSTS,
        "push services that messages may go to, with commas; `*.` stands for any part before",
        shown="those of the four browsers")
    is_public_only: bool = True
    """Over https and to public addresses alone; only tests, whose service is on this machine, say otherwise."""
    retry_seconds: int = 30
    """Seconds to wait after the first try that failed; then twice as long each time."""


@dataclass(frozen=True, slots=True)
class StocksSettings:
    """Source of stock prices."""

    key: str | None = setting("BUDGET_STOCKS_KEY", key, None,
        "a key of Twelve Data, which turns stocks on: see below", is_secret=True)
    url: str = setting("BUDGET_STOCKS_URL", web_address, TWELVE_DATA_URL,
        "another address that answers like it", needs="BUDGET_STOCKS_KEY")


@dataclass(frozen=True, slots=True)
class PageViews:
    """Counting of page views."""

    address: str = setting("BUDGET_ANALYTICS_URL", web_address, "", "where page views are counted: see below")
