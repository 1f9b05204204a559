"""Live events, and notices that are not errors.

The texts by which the app reports live changes and finished actions. A code's value is the key of its text in
`data/locales/*.json`. Which notice an event has stands in `live_events.json`, which the web reads too. Source:
specification, decisions 8 (live events).
"""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal

import msgspec

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
