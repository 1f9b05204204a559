"""Provider of stock prices."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from budget_api.config import ConfigError, read_key, read_web_address
from budget_api.integrations.stocks import StockProvider
from budget_api.integrations.twelve_data import TWELVE_DATA_URL, TwelveData

KEY = "BUDGET_STOCKS_KEY"
"""The setting that turns stocks on."""


@dataclass(frozen=True, slots=True)
class StocksSettings:
    """The source of prices."""

    key: str | None = field(default=None, repr=False)
    """Key of Twelve Data; without it there are no prices."""
    url: str = TWELVE_DATA_URL

    def provider(self) -> StockProvider | None:
        """Return the provider that is asked; None when none is."""
        return TwelveData(self.key, self.url) if self.key else None


def read_stocks(env: Mapping[str, str]) -> StocksSettings:
    """Return the settings of the environment. Raises `ConfigError` for what can't work."""
    key, url = read_key(env, KEY), read_web_address(env, "BUDGET_STOCKS_URL")
    if url and not key:
        raise ConfigError(f"BUDGET_STOCKS_URL needs {KEY} beside it.")
    return StocksSettings(key or None, url or TWELVE_DATA_URL)
