"""Where newer exchange rates come from."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from budget_api.config import read_key, web_address
from budget_api.integrations.rate_sources import FAWAZAHMED_URLS

URLS = "BUDGET_RATES_URLS"


@dataclass(frozen=True, slots=True)
class RatesSettings:
    """The sources that are asked."""

    urls: tuple[str, ...] = ()
    """Addresses that are asked in turn; without any the shipped rates stay."""
    currencyapi_key: str | None = field(default=None, repr=False)
    """Key of currencyapi.com, which is asked instead."""


def read_rates(env: Mapping[str, str]) -> RatesSettings:
    """Return the settings of the environment. Raises `ConfigError` for what is no address, or no key."""
    return RatesSettings(_urls(env.get(URLS, "")), read_key(env, "BUDGET_CURRENCYAPI_KEY") or None)


def _urls(text: str) -> tuple[str, ...]:
    """Addresses between commas; `off` for none, nothing for those of the currency API."""
    if text.strip() == "off":
        return ()
    return tuple(web_address(URLS, url) for part in text.split(",") if (url := part.strip())) or FAWAZAHMED_URLS
