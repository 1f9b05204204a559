"""Messages between the server's processes after a commit: ids only, no names and no amounts.

Services hand messages out with `db.port.announce`; `record_change` does it for every logged change.
"""

from collections.abc import Iterable

import msgspec

from budget_core.contract.server.live import EventName


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    """Write in a workspace, with all its events."""

    workspace_id: str
    revision: int
    user_id: str
    events: tuple[EventName, ...]

    @property
    def room(self) -> str:
        """Return the room of the workspace."""
        return self.workspace_id


class UserChanged(msgspec.Struct, frozen=True, array_like=True, tag="u"):
    """Change of a user's own data: an invitation, a membership, their settings, a reminder."""

    room: str
    """Id of the user it concerns."""
    user_id: str
    """Id of the user who did it."""
    workspace_id: str | None = None
    revision: int | None = None
    event: EventName = "user_workspace_updated"

    @property
    def events(self) -> tuple[EventName, ...]:
        """Return its live events."""
        return (self.event,)


class SessionsEnded(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """End of sessions of a user: their sockets close."""

    user_id: str


class EventsLost(msgspec.Struct, frozen=True, array_like=True, tag="m"):
    """Loss of an unknown number of messages: all listeners read again."""


class LimitCount(msgspec.Struct, frozen=True, array_like=True):
    """Count towards a limit."""

    window: str
    key: str
    """Digest of the account or address, which can't be read out of it."""
    cost: int
    age: float = 0.0
    """Seconds since the window opened; only in a snapshot."""


class Counts(msgspec.Struct, frozen=True, array_like=True, tag="n"):
    """Counts of one process, for all others."""

    counted: tuple[LimitCount, ...]


class ProcessJoined(msgspec.Struct, frozen=True, array_like=True, tag="j"):
    """Start of a process: the others answer with their snapshots."""


class CountsSnapshot(msgspec.Struct, frozen=True, array_like=True, tag="a"):
    """All counts of a process, for one that started."""

    to: int
    """Id of the connection of the process that started."""
    counted: tuple[LimitCount, ...]


Message = Changed | UserChanged | SessionsEnded | EventsLost

BusMessage = Message | Counts | ProcessJoined | CountsSnapshot
"""Message between processes."""


def merge_writes(messages: Iterable[Message]) -> list[Message]:
    """Return the messages with one `Changed` for each write, in order."""
    writes: dict[tuple[str, int], Changed] = {}
    others: dict[Message, None] = {}
    for message in messages:
        if isinstance(message, Changed):
            write = (message.workspace_id, message.revision)
            writes[write] = _merge(writes.get(write), message)
        else:
            others[message] = None
    return [*writes.values(), *others]


def _merge(earlier: Changed | None, later: Changed) -> Changed:
    if earlier is None:
        return later
    return msgspec.structs.replace(later, events=tuple(dict.fromkeys(earlier.events + later.events)))
