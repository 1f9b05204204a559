"""JSON documents of a provider: cached for a day, and longer while they can't be fetched."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from budget_core.base.errors import DomainError, ErrorCode

logger = logging.getLogger(__name__)

Json = dict[str, Any]
KEPT_SECONDS: Final = 86_400.0
REFETCH_SECONDS: Final = 300.0
"""Shortest time between fetches: forged tokens must not cause more."""
RETRY_SECONDS: Final = 10.0
"""Shortest time between fetches while there is no document."""


class Document:
    """Cached document, fetched by one task at a time."""

    def __init__(self, fetch: Callable[[], Awaitable[Json]], clock: Callable[[], float]) -> None:
        self._fetch = fetch
        self._clock = clock
        self._kept: Json | None = None
        self._fetched_at = self._asked_at = float("-inf")
        self._lock = asyncio.Lock()

    async def get(self, suits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Return the document, fetched again when it is old or doesn't suit.

        Raises: DomainError(PROVIDER_UNAVAILABLE) without any.
        """
        async with self._lock:
            if self._is_due(suits):
                await self._refresh()
        if self._kept is None:
            raise DomainError(ErrorCode.PROVIDER_UNAVAILABLE)
        return self._kept

    def _is_due(self, suits: Callable[[Json], bool]) -> bool:
        now = self._clock()
        if self._kept is None:
            return now - self._asked_at >= RETRY_SECONDS
        if now - self._asked_at < REFETCH_SECONDS:
            return False
        return now - self._fetched_at >= KEPT_SECONDS or not suits(self._kept)

    async def _refresh(self) -> None:
        self._asked_at = self._clock()
        try:
            self._kept = await self._fetch()
            self._fetched_at = self._clock()
        except DomainError as error:
            logger.warning(
                "a sign-in provider did not answer, what it read_status before counts on: %s", error.__cause__
            )
