"""Channel of the outbox: a table of deliveries, and the way to send them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Generic, TypeVar

from sqlalchemy.orm import Session

from budget_api.db.models import MailRow, NotificationRow

Row = TypeVar("Row", MailRow, NotificationRow)
Item = TypeVar("Item")


class Status(Enum):
    """Result of an attempt to send a delivery."""

    SENT = auto()
    RETRY = auto()
    """This delivery failed for now."""
    REFUSED = auto()
    """This delivery will never be accepted."""
    DOWN = auto()
    """The channel itself failed: no other delivery can be sent now either."""


class Reason(Enum):
    """Reason to give up a delivery."""

    REFUSED = "refused"
    EXPIRED = "expired"
    UNKNOWN = "sent twice without a recorded result"


class ChannelDownError(Exception):
    """The channel can't send anything now."""


@dataclass(frozen=True, slots=True)
class Result:
    """Result of one attempt."""

    status: Status
    dead_addresses: tuple[str, ...] = ()
    """Ids of addresses that the attempt found to exist no longer."""


class Channel(ABC, Generic[Row, Item]):
    """Table of deliveries and the way to send them; `Item` is the form in which one is sent."""

    name: str
    row: type[Row]
    event: type
    """Event announced by the transaction that adds a delivery."""
    concurrency: int = 1
    """Deliveries sent at the same time, and the most that are sent again after a kill."""
    max_attempts: int | None = None
    retry_max: timedelta
    """Longest wait between two attempts."""
    keeps_open: bool = False
    """True for a channel that is closed at the end of the process, not when nothing is due."""

    def __init__(self, first_retry: timedelta) -> None:
        self.first_retry = first_retry
        """Wait after the first failed attempt; it doubles with each further one."""

    @abstractmethod
    def load(self, db: Session, rows: Sequence[Row], now: datetime) -> Mapping[str, Item]:
        """Return the items to send by the ids of their rows.

        Rows without one are given up as refused.
        """

    @abstractmethod
    async def send(self, item: Item) -> Result:
        """Try to send an item, opening the channel when it is closed.

        Raises: ChannelDownError.
        """

    @abstractmethod
    async def close(self) -> None:
        """Close connections; the next `send` opens them again."""

    def give_up(self, db: Session, row: Row, reason: Reason, now: datetime) -> None:
        """Handle a delivery that will not be sent; its row is deleted afterwards."""

    def forget(self, db: Session, dead_addresses: Sequence[str]) -> None:
        """Delete addresses that exist no longer."""

    def retry_delay(self, failures: int) -> timedelta:
        """Return the wait after so many failed attempts."""
        doubled: int = 2 ** min(failures - 1, 20)
        return min(self.first_retry * doubled, self.retry_max)
