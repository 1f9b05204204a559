"""Limit of the processor time of one call's writes to SQLite.

It is checked inside long statements too.
"""

import time

from sqlalchemy import Connection

from budget_api.db.sqlite_connection import raw_of

STEPS_BETWEEN_LOOKS = 100_000
"""Steps of SQLite's machine between two looks: some milliseconds."""


class WriteClock:
    """Stop a statement of the connection when its call has had its time.

    What counts is the processor time of the writer's thread: a busy machine takes nothing of it.
    """

    seconds: float | None = None

    def __init__(self, connection: Connection) -> None:
        self._deadline = float("inf")
        raw_of(connection).set_progress_handler(lambda: self.is_over, STEPS_BETWEEN_LOOKS)

    def start(self) -> None:
        """Begin the time of a call."""
        self._deadline = float("inf") if self.seconds is None else time.thread_time() + self.seconds

    @property
    def is_over(self) -> bool:
        """Return whether the write has had its time."""
        return time.thread_time() > self._deadline
