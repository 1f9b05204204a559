"""How long one call has been writing to SQLite, looked at from inside its statements too."""

import time

from sqlalchemy import Connection

from budget_api.db.sqlite_connection import raw_of

STEPS_BETWEEN_LOOKS = 100_000
"""Of SQLite's machine: some milliseconds."""


class WriteClock:
    """Stops a statement of the connection when its call has had its time."""

    seconds: float | None = None

    def __init__(self, connection: Connection) -> None:
        self._deadline = float("inf")
        raw_of(connection).set_progress_handler(lambda: self.is_over, STEPS_BETWEEN_LOOKS)

    def start(self) -> None:
        """A call begins."""
        self._deadline = float("inf") if self.seconds is None else time.monotonic() + self.seconds

    @property
    def is_over(self) -> bool:
        """Whether it has had its time."""
        return time.monotonic() > self._deadline
