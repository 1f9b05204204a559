"""What a push service says of a message."""

from enum import Enum, auto


class Reply(Enum):
    """Whether it comes, may come later, or never."""

    TAKEN = auto()
    GONE = auto()
    """The browser is no more."""
    LATER = auto()
    REFUSED = auto()
