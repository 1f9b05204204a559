"""The limits of one server process.

What is limited has a name, `LOGIN`; for each scope a quota of its own, `LOGIN_ADDRESS`. Counts live in this process's
memory. Several processes on one database tell each other what they count, so that more of them allow no more.
"""

import heapq
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from operator import itemgetter

from budget_api.config import Quota, Quotas
from budget_api.live.messages import LimitCount
from budget_core.base.errors import DomainError, ErrorCode

KEYS_MAX = 20_000


class Windows:
    """A window opens with the first count of a key, and its counts are forgotten when it ends.

    Of too many keys the one that was silent for longest is forgotten first.
    """

    def __init__(self, quota: Quota, clock: Callable[[], float], keys_max: int = KEYS_MAX) -> None:
        self.quota = quota
        self._clock = clock
        self._keys_max = keys_max
        self._open: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._open)

    def wait(self, key: str, cost: int) -> float:
        """Return the seconds until `cost` more fit, at most a whole window of them; 0 when they do now."""
        start, count = self._window(key)
        has_room = count + min(cost, self.quota.count) <= self.quota.count
        return 0.0 if has_room else start + self.quota.seconds - self._clock()

    def counted(self, key: str) -> int:
        """Return the count of the open window."""
        return self._window(key)[1]

    def snapshot(self) -> Iterator[tuple[str, int, float]]:
        """Return each key with its count and the seconds since its window opened."""
        now = self._clock()
        for key, (start, count) in self._open.items():
            if count and now < start + self.quota.seconds:
                yield key, count, now - start

    def raise_to(self, key: str, count: int, age: float) -> None:
        """Count no less, in a window that opened so many seconds ago or earlier."""
        start, own = self._window(key)
        self.count(key, max(0, count - own))
        self._open[key] = (min(start, self._clock() - age), max(count, own))

    def count(self, key: str, cost: int) -> None:
        """Add to the key's window, below zero to give back."""
        start, count = self._window(key)
        self._open[key] = (start, max(0, count + cost))
        self._open.move_to_end(key)
        if len(self._open) > self._keys_max:
            self._open.popitem(last=False)

    def _window(self, key: str) -> tuple[float, int]:
        now = self._clock()
        start, count = self._open.get(key, (now, 0))
        return (start, count) if now < start + self.quota.seconds else (now, 0)


EVERYBODY = ""
"""The only key of the scope `total`."""
OWN = ("device", "address", "region")
"""Scopes of one caller; a window that other callers filled refuses nobody whose own counts are low."""
SPARED = 3
"""Calls of one caller in a window that are admitted although other callers filled a shared one."""
STANDING_MAX = 10_000
"""Counts in the snapshot for a process that joins; those nearest to their quota come first."""
_ADDRESS = "_ADDRESS"
REGION_SHARES = 4
"""Quota of a region (IPv6 /48) in quotas of an address block, however many blocks it is split into."""


class Limits:
    """Counter of calls, which refuses those beyond their quotas."""

    def __init__(self, quotas: Quotas, clock: Callable[[], float] = time.monotonic) -> None:
        known = {name: quota for name, quota in quotas.items() if quota is not None}
        regions = {
            name.removesuffix(_ADDRESS) + "_REGION": Quota(REGION_SHARES * quota.count, quota.seconds)
            for name, quota in known.items()
            if name.endswith(_ADDRESS)
        }
        self._windows = {name: Windows(quota, clock) for name, quota in {**regions, **known}.items()}
        self.publish: Callable[[LimitCount], None] = lambda _: None
        """Send a count to the other processes, which count it too."""

    def take(self, what: str, scopes: Mapping[str, str], cost: int = 1) -> None:
        """Count a call in the window of each scope.

        Raises: DomainError(RATE_LIMITED), counting nothing, when any of them is full. A window that other callers
        filled refuses only callers who made `SPARED` calls themselves.

        `limits.take("LOGIN", {"address": "203.0.113.0/24", "total": EVERYBODY})` counts in LOGIN_ADDRESS and _TOTAL.
        """
        self.check(what, scopes, cost)
        self.charge(what, scopes, cost)

    def check(self, what: str, scopes: Mapping[str, str], cost: int = 0) -> None:
        """Raise DomainError(RATE_LIMITED) when a window has no room for so much more; nothing is counted."""
        windows = self._of(what, scopes)
        own = [window.counted(key) for scope, window, key in windows if scope in OWN]
        is_spared = bool(own) and max(own) < SPARED
        wait = max(
            (window.wait(key, cost) for scope, window, key in windows if not (is_spared and _is_shared(scope, scopes))),
            default=0.0,
        )
        if wait > 0:
            raise DomainError(ErrorCode.RATE_LIMITED, seconds=str(math.ceil(wait)))

    def charge(self, what: str, scopes: Mapping[str, str], cost: int) -> None:
        """Count what is known only afterwards; it may overfill a window."""
        self._count(what, self._of(what, scopes), cost)

    def give_back(self, what: str, scopes: Mapping[str, str]) -> None:
        """Uncount a call in these scopes, when only failures are to count."""
        self.charge(what, scopes, -1)

    def count_elsewhere(self, counted: LimitCount) -> None:
        """Add a count of another process; unknown windows are ignored, as limits differ by settings."""
        if counted.window in self._windows:
            self._windows[counted.window].count(counted.key, counted.cost)

    def snapshot(self) -> list[LimitCount]:
        """Return the present counts, the most used up first."""
        found = [
            (count / window.quota.count, LimitCount(name, key, count, age))
            for name, window in self._windows.items()
            for key, count, age in window.snapshot()
        ]
        return [counted for _, counted in heapq.nlargest(STANDING_MAX, found, key=itemgetter(0))]

    def raise_to(self, counted: LimitCount) -> None:
        """Raise a count to that of another process; unknown windows are ignored."""
        if counted.window in self._windows:
            self._windows[counted.window].raise_to(counted.key, counted.cost, counted.age)

    def _count(self, what: str, windows: list[tuple[str, Windows, str]], cost: int) -> None:
        for scope, window, key in windows:
            window.count(key, cost)
            self.publish(LimitCount(_name(what, scope), key, cost))

    def _of(self, what: str, scopes: Mapping[str, str]) -> list[tuple[str, Windows, str]]:
        found = ((scope, self._windows.get(_name(what, scope)), key) for scope, key in scopes.items())
        return [(scope, window, _digest(key)) for scope, window, key in found if window is not None]


def _name(what: str, scope: str) -> str:
    return f"{what}_{scope.upper()}"


def _digest(key: str) -> str:
    return blake2b(key.encode(), digest_size=16).hexdigest()


def _is_shared(scope: str, scopes: Mapping[str, str]) -> bool:
    """Return True when strangers fill it too: the total, and attempts with somebody's e-mail by anybody."""
    return scope == "total" or (scope == "account" and "device" in scopes)
