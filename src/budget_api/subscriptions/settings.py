"""Provider of card payments, and its settings."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from budget_api.config import ConfigError, read_key, read_web_address

STRIPE_URL: Final = "https://api.stripe.com"
PROVIDERS: Final = ("none", "stripe")
_NEEDED: Final = ("BUDGET_STRIPE_SECRET_KEY", "BUDGET_STRIPE_WEBHOOK_SECRET", "BUDGET_STRIPE_PRICES", "BUDGET_URL")
_PRICE_ID = re.compile(r"[A-Za-z0-9_]{1,255}")


@dataclass(frozen=True, slots=True)
class StripeSettings:
    """An account at Stripe."""

    secret_key: str = field(repr=False)
    webhook_secret: str = field(repr=False)
    """Secret that its events are signed with."""
    prices: tuple[str, ...]
    """Ids of what the subscription may be bought for."""
    url: str = STRIPE_URL
    timeout_seconds: float = 10.0


def read_billing(env: Mapping[str, str]) -> StripeSettings | None:
    """Return the account that money goes to; None when nothing is paid. `ConfigError` names what is missing."""
    billing = env.get("BUDGET_BILLING") or "none"
    if billing not in PROVIDERS:
        raise ConfigError(f"BUDGET_BILLING must be one of {', '.join(PROVIDERS)}, not {billing!r}.")
    if billing == "none":
        return None
    for name in _NEEDED:
        if not env.get(name, "").strip(" ,"):
            raise ConfigError(f"BUDGET_BILLING=stripe needs {name} beside it.")
    return StripeSettings(
        secret_key=read_key(env, "BUDGET_STRIPE_SECRET_KEY"),
        webhook_secret=read_key(env, "BUDGET_STRIPE_WEBHOOK_SECRET"),
        prices=tuple(_price(id_) for part in env["BUDGET_STRIPE_PRICES"].split(",") if (id_ := part.strip())),
        url=read_web_address(env, "BUDGET_STRIPE_URL") or STRIPE_URL,
    )


def _price(price_id: str) -> str:
    if _PRICE_ID.fullmatch(price_id) is None:
        raise ConfigError(
            f"BUDGET_STRIPE_PRICES must hold ids of prices like price_1AbC, with commas, not {price_id!r}."
        )
    return price_id
