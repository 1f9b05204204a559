"""Answer of a push service to a message."""

from enum import Enum, auto


class Reply(Enum):
    """Fate of a message: it comes, may come later, or never."""

    TAKEN = auto()
    GONE = auto()
    """The browser is no more."""
    LATER = auto()
    REFUSED = auto()
