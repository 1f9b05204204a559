"""Messages of the live socket: `{event, data}` both ways.

First `authenticate`, then `join_room` for a workspace and `join_user_room` for oneself. Events only say that something
changed: whoever hears one reads again, or asks for the changes since the revision they know.
"""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from budget_core.base.notices import EventName as EventName
from budget_core.contract.types import View


class Token(Struct):
    """The token of a session, with or without `Bearer ` before it."""

    token: str


class Room(Struct):
    """A room: the id of a workspace, or of oneself."""

    room: str
    username: str | UnsetType = UNSET
    """Ignored: the token names the user."""


class Authenticate(Struct, tag_field="event", tag="authenticate"):
    """The first message, within five seconds; answered with `authenticated`."""

    data: Token


class JoinRoom(Struct, tag_field="event", tag="join_room"):
    """Subscription to a workspace; `room` is its id."""

    data: Room


class JoinUserRoom(Struct, tag_field="event", tag="join_user_room"):
    """Subscription to the user's own events: invitations and settings. `room` is the user's id."""

    data: Room


class LeaveRoom(Struct, tag_field="event", tag="leave_room"):
    """End of a subscription; answered with `left`."""

    data: Room


Request = Authenticate | JoinRoom | JoinUserRoom | LeaveRoom


class LiveUpdate(View, kw_only=True):
    """Change in a workspace: who made it, and the workspace's `revision` after it."""

    user_id: str | None
    email: str | None
    workspace_id: str | None
    revision: int | None


class LiveEvent(View):
    """One message of the server.

    `event` is an `EventName` with the fields of `LiveUpdate`; or `authenticated` {userId}, `joined` and `left`
    {room}, `error` {code, room?}, or `refetch` {rooms}: something was missed, read everything again.
    """

    event: str
    data: dict[str, Any]
