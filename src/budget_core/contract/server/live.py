"""Messages of the live socket: `{event, data}` both ways.

First `authenticate`, then `join_room` for a workspace and `join_user_room` for oneself. Events only say that something
changed: whoever hears one reads again, or asks for the changes since the revision they know.
"""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

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


EventName = Literal[
    "accounts_updated",
    "planning_updated",
    "history_updated",
    "expenses_updated",
    "workspace_updated",
    "lists_updated",
    "schedules_updated",
    "user_workspace_updated",
    "reminder_due",
]
"""Every live event that says that something changed."""


class NoticeCode(StrEnum):
    """Every notice; those ending in `By` name the other user as {name}."""

    ACCOUNTS_UPDATED_BY = "info.accountsUpdatedBy"
    PLANNING_UPDATED_BY = "info.planningUpdatedBy"
    HISTORY_UPDATED_BY = "info.historyUpdatedBy"
    EXPENSES_UPDATED_BY = "info.expensesUpdatedBy"
    WORKSPACE_UPDATED_BY = "info.workspaceUpdatedBy"
    LISTS_UPDATED_BY = "info.listsUpdatedBy"

    PASSWORD_CHANGED = "resetPassword.changePasswordSuccess"  # noqa: S105 - a code, not a secret
    CODE_RESENT = "resetPassword.resendSuccess"
    BACK_ONLINE = "info.backOnline"
    OFFLINE = "info.offline"
    NOTIFICATIONS_ENABLE = "info.notificationsEnable"
    NOTIFICATIONS_BLOCKED = "info.notificationsBlocked"
    MAIL_NOT_CONFIGURED = "info.mailNotConfigured"
    BILLING_NOT_CONFIGURED = "info.billingNotConfigured"


_JSON: Final = files("budget_core").joinpath("data", "live_events.json").read_bytes()

BY_EVENT: Final[Mapping[EventName, NoticeCode | None]] = MappingProxyType(
    msgspec.json.decode(_JSON, type=dict[EventName, NoticeCode | None])
)
"""The notice of a live event that came from another user; None for what the app shows without one."""
