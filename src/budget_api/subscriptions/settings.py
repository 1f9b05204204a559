"""Who takes the money on this server, and how it is reached."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from budget_api.config import ConfigError

STRIPE_URL: Final = "https://api.stripe.com"
PROVIDERS: Final = ("none", "stripe")
_NEEDED: Final = ("BUDGET_STRIPE_SECRET_KEY", "BUDGET_STRIPE_WEBHOOK_SECRET", "BUDGET_STRIPE_PRICES", "BUDGET_URL")
_LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True, slots=True)
class StripeSettings:
    """An account at Stripe."""

    secret_key: str = field(repr=False)
    webhook_secret: str = field(repr=False)
    """What its events are signed with."""
    prices: tuple[str, ...]
    """Ids of what the subscription may be bought for."""
    url: str = STRIPE_URL
    timeout_seconds: float = 10.0


def read_billing(env: Mapping[str, str]) -> StripeSettings | None:
    """The account that money goes to; None when nothing is paid. `ConfigError` names what is missing."""
    billing = env.get("BUDGET_BILLING") or "none"
    if billing not in PROVIDERS:
        raise ConfigError(f"BUDGET_BILLING must be one of {', '.join(PROVIDERS)}, not {billing!r}.")
    if billing == "none":
        return None
    for name in _NEEDED:
        if not env.get(name, "").strip(" ,"):
            raise ConfigError(f"BUDGET_BILLING=stripe needs {name} beside it.")
    return StripeSettings(
        secret_key=env["BUDGET_STRIPE_SECRET_KEY"].strip(),
        webhook_secret=env["BUDGET_STRIPE_WEBHOOK_SECRET"].strip(),
        prices=tuple(price for part in env["BUDGET_STRIPE_PRICES"].split(",") if (price := part.strip())),
        url=_address(env.get("BUDGET_STRIPE_URL") or STRIPE_URL),
    )


def _address(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in _LOOPBACK):
        raise ConfigError(f"BUDGET_STRIPE_URL must begin with https://, not {url!r}.")
    return url.rstrip("/")
