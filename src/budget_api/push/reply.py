"""Replies of push services."""

from enum import Enum, auto


class Reply(Enum):
    """Reply of a push service."""

    ACCEPTED = auto()
    GONE = auto()
    """The subscription exists no longer."""
    RETRY = auto()
    REFUSED = auto()
