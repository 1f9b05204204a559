"""Protocol of sources of exchange rates.

A provider only fetches and reads; `budget_core.base.rates` decides which rates are plausible.
"""

import logging
from typing import Protocol

from budget_api.integrations.download import SourceError
from budget_core.base.rate_answers import accept
from budget_core.base.rates import Rates

logger = logging.getLogger(__name__)


class RateProvider(Protocol):
    """Source of rates."""

    async def fetch(self) -> Rates:
        """Return the newest rates per `BASE`. Raises: SourceError."""
        ...


async def refreshed(provider: RateProvider, previous: Rates) -> Rates:
    """Return new plausible rates.

    On failure, or without newer ones, the previous rates.
    """
    try:
        return accept(await provider.fetch(), previous)
    except SourceError as error:
        logger.warning("No new exchange rates, those of %s stay: %s", previous.date, error)
        return previous
