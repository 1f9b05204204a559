"""Limit on the rate of messages of a socket."""

from collections import deque
from collections.abc import Callable


class MessageRate:
    """Sliding window of one second that allows `per_second` messages."""

    def __init__(self, per_second: int, clock: Callable[[], float]) -> None:
        self._times: deque[float] = deque(maxlen=per_second)
        self._clock = clock

    def allows(self) -> bool:
        """Count a message; False when there were too many in the last second."""
        now = self._clock()
        full = len(self._times) == self._times.maxlen
        if full and now - self._times[0] < 1:
            return False
        self._times.append(now)
        return True
