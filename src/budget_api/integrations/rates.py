"""Where exchange rates come from.

A provider only fetches and reads; what is believed of an answer is decided by `budget_core.rates`.
"""

import logging
from typing import Protocol

from budget_api.integrations.download import SourceError
from budget_core.rate_answers import accept
from budget_core.rates import Rates

logger = logging.getLogger(__name__)


class RateProvider(Protocol):
    """A source of rates."""

    async def fetch(self) -> Rates:
        """Return the newest rates per `BASE`; `SourceError` when there are none to be had."""
        ...


async def refreshed(provider: RateProvider, previous: Rates) -> Rates:
    """Return new rates as far as they are believable; on failure, or without newer ones, the previous rates."""
    try:
        return accept(await provider.fetch(), previous)
    except SourceError as error:
        logger.warning("No new exchange rates, those of %s stay: %s", previous.date, error)
        return previous
