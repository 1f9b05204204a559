"""Notices that are no errors: what the app tells about live changes and finished actions.

A code's value is the key of its text in `locales/*.json`.
"""

from enum import StrEnum


class NoticeCode(StrEnum):
    """Every notice; those ending in `By` name the other user as {email}."""

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


BY_EVENT = {
    "accounts_updated": NoticeCode.ACCOUNTS_UPDATED_BY,
    "planning_updated": NoticeCode.PLANNING_UPDATED_BY,
    "history_updated": NoticeCode.HISTORY_UPDATED_BY,
    "expenses_updated": NoticeCode.EXPENSES_UPDATED_BY,
    "workspace_updated": NoticeCode.WORKSPACE_UPDATED_BY,
    "lists_updated": NoticeCode.LISTS_UPDATED_BY,
}
"""The notice of a live event that came from another user."""
