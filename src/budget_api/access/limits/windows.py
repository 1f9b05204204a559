"""Counts by key in windows of time, in bounded memory."""

from collections import OrderedDict
from collections.abc import Callable, Iterator

from budget_api.config import Quota

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
