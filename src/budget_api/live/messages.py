"""Messages between the server's processes after a commit: ids only, nobody's name and no amount.

Services hand messages out with `db.port.announce`; `record_change` does it for every logged change.
"""

from collections.abc import Iterable

import msgspec

from budget_core.contract.live import EventName


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    """A write in a workspace, with every event it stands for."""

    workspace_id: str
    revision: int
    user_id: str
    events: tuple[EventName, ...]

    @property
    def room(self) -> str:
        """The room whose listeners are told: that of the workspace."""
        return self.workspace_id


class UserChanged(msgspec.Struct, frozen=True, array_like=True, tag="u"):
    """Something of one user's own: an invitation, a membership, their settings, a reminder."""

    room: str
    """The id of the user it concerns."""
    user_id: str
    """The id of the user who did it."""
    workspace_id: str | None = None
    revision: int | None = None
    event: EventName = "user_workspace_updated"

    @property
    def events(self) -> tuple[EventName, ...]:
        """The live events that clients are sent for it."""
        return (self.event,)


class SessionsEnded(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """Sessions of this user were ended: their sockets close."""

    user_id: str


class Missed(msgspec.Struct, frozen=True, array_like=True, tag="m"):
    """Nobody knows what was missed: everybody reads again."""


class Counted(msgspec.Struct, frozen=True, array_like=True):
    """Count towards a limit."""

    window: str
    key: str
    """A digest: whose it is nobody reads out of it."""
    cost: int
    age: float = 0.0
    """Seconds since the window opened, where all of it is told."""


class Counts(msgspec.Struct, frozen=True, array_like=True, tag="n"):
    """A process counted something that is limited: the others count it too."""

    counted: tuple[Counted, ...]


class Joined(msgspec.Struct, frozen=True, array_like=True, tag="j"):
    """A process hears from now on: it is told what the others counted before."""


class Standing(msgspec.Struct, frozen=True, array_like=True, tag="a"):
    """All counts of a process, for one that joined."""

    to: int
    """The number of its connection."""
    counted: tuple[Counted, ...]


Message = Changed | UserChanged | SessionsEnded | Missed

Told = Message | Counts | Joined | Standing
"""Message between processes."""


def merged(messages: Iterable[Message]) -> list[Message]:
    """Return the same with one `Changed` for each write, in order."""
    writes: dict[tuple[str, int], Changed] = {}
    others: dict[Message, None] = {}
    for message in messages:
        if isinstance(message, Changed):
            write = (message.workspace_id, message.revision)
            writes[write] = _joined(writes.get(write), message)
        else:
            others[message] = None
    return [*writes.values(), *others]


def _joined(earlier: Changed | None, later: Changed) -> Changed:
    if earlier is None:
        return later
    return msgspec.structs.replace(later, events=tuple(dict.fromkeys(earlier.events + later.events)))
