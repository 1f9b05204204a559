"""The limits of one server process.

What is limited has a name, `LOGIN`; for each scope a quota of its own, `LOGIN_ADDRESS`. Counts live in this process's
memory: several processes on one database each count what they answer.
"""

import math
import time
from collections.abc import Callable, Mapping

from budget_api.access.limits.settings import Quotas
from budget_api.access.limits.windows import Windows
from budget_core.errors import DomainError, ErrorCode

EVERYBODY = ""
"""The one key of the scope `total`."""


class Limits:
    """Counts calls and refuses those that are too many."""

    def __init__(self, quotas: Quotas, clock: Callable[[], float] = time.monotonic) -> None:
        self._windows = {name: Windows(quota, clock) for name, quota in quotas.items() if quota is not None}

    def take(self, what: str, scopes: Mapping[str, str], cost: int = 1) -> None:
        """Count a call in the window of each scope; RATE_LIMITED, and nothing counted, when any of them is full.

        `limits.take("LOGIN", {"address": "203.0.113.0/24", "total": EVERYBODY})` counts in LOGIN_ADDRESS and _TOTAL.
        """
        windows = self._of(what, scopes)
        wait = max((window.wait(key, cost) for window, key in windows), default=0.0)
        if wait > 0:
            raise DomainError(ErrorCode.RATE_LIMITED, seconds=str(math.ceil(wait)))
        for window, key in windows:
            window.count(key, cost)

    def give_back(self, what: str, scopes: Mapping[str, str]) -> None:
        """Uncount a call in these scopes, when only failures are to count."""
        for window, key in self._of(what, scopes):
            window.count(key, -1)

    def _of(self, what: str, scopes: Mapping[str, str]) -> list[tuple[Windows, str]]:
        names = {f"{what}_{scope.upper()}": key for scope, key in scopes.items()}
        return [(self._windows[name], key) for name, key in names.items() if name in self._windows]
