"""Where newer exchange rates come from."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from budget_api.integrations.rates import FAWAZAHMED_URLS


@dataclass(frozen=True, slots=True)
class RatesSettings:
    """The sources that are asked."""

    urls: tuple[str, ...] = ()
    """Addresses that are asked in turn; without any the shipped rates stay."""
    currencyapi_key: str | None = field(default=None, repr=False)
    """Key of currencyapi.com, which is asked instead."""


def read_rates(env: Mapping[str, str]) -> RatesSettings:
    """The settings of the environment."""
    return RatesSettings(_urls(env.get("BUDGET_RATES_URLS", "")), env.get("BUDGET_CURRENCYAPI_KEY") or None)


def _urls(text: str) -> tuple[str, ...]:
    """Addresses between commas; `off` for none, nothing for those of the currency API."""
    if text.strip() == "off":
        return ()
    return tuple(url for part in text.split(",") if (url := part.strip())) or FAWAZAHMED_URLS
