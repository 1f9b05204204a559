"""All tables. The module of a table is imported with the first of its names.

Mapping them all takes 60 ms, a tenth of a command that reads three of them.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sqlalchemy import Table

from budget_api.db.base import Base

if TYPE_CHECKING:
    from budget_api.db.models.accounts import AccountHistoryRow, AccountRow
    from budget_api.db.models.alerts import AlertBookingRow, AlertLevelRow, AlertOccurrenceRow, AlertSettingsRow
    from budget_api.db.models.avatars import AvatarRow
    from budget_api.db.models.carry_over import CarryRuleRow, ExpectedIncomeRow, TargetRow
    from budget_api.db.models.currencies import RatesRow
    from budget_api.db.models.history import (
        MOVES,
        NAMED,
        OTHER_AMOUNTS,
        EntryLineRow,
        HistoryRow,
        HistoryWordRow,
        size_of,
    )
    from budget_api.db.models.imports import ImportedEntryRow, ImportRow, ImportRulesRow, ImportSettingsRow
    from budget_api.db.models.invitations import InvitationCodeRow, InvitationLinkRow
    from budget_api.db.models.jobs import JobRunRow
    from budget_api.db.models.lists import ListItemRow, ListRow, PriceRow
    from budget_api.db.models.outbox import MailRow, NotificationRow, PushSubscriptionRow
    from budget_api.db.models.plannings import CategoryRow, PlanningCategoryRow, PlanningRow
    from budget_api.db.models.reminders import OccurrenceRow, ReminderRow
    from budget_api.db.models.schedules import ScheduleRow
    from budget_api.db.models.sign_in import (
        AuthenticatorRow,
        ChallengeRow,
        IdentityRow,
        ProviderSignInRow,
        RecoveryCodeRow,
        SignInTicketRow,
    )
    from budget_api.db.models.subscriptions import AbandonedCustomerRow, BillingRow, PaymentEventRow, SubscriptionRow
    from budget_api.db.models.sums import AccountDayRow, AccountMonthRow, DayIncomeRow, DaySumRow, MonthSumRow
    from budget_api.db.models.users import SessionRow, SettingsRow, UserRow
    from budget_api.db.models.workspaces import ChangeRow, NamedMemberRow, ParticipantRow, WorkspaceRow

__all__ = [
    "MOVES",
    "NAMED",
    "OTHER_AMOUNTS",
    "AbandonedCustomerRow",
    "AccountDayRow",
    "AccountHistoryRow",
    "AccountMonthRow",
    "AccountRow",
    "AlertBookingRow",
    "AlertLevelRow",
    "AlertOccurrenceRow",
    "AlertSettingsRow",
    "AuthenticatorRow",
    "AvatarRow",
    "BillingRow",
    "CarryRuleRow",
    "CategoryRow",
    "ChallengeRow",
    "ChangeRow",
    "DayIncomeRow",
    "DaySumRow",
    "EntryLineRow",
    "ExpectedIncomeRow",
    "HistoryRow",
    "HistoryWordRow",
    "IdentityRow",
    "ImportRow",
    "ImportRulesRow",
    "ImportSettingsRow",
    "ImportedEntryRow",
    "InvitationCodeRow",
    "InvitationLinkRow",
    "JobRunRow",
    "ListItemRow",
    "ListRow",
    "MailRow",
    "MonthSumRow",
    "NamedMemberRow",
    "NotificationRow",
    "OccurrenceRow",
    "ParticipantRow",
    "PaymentEventRow",
    "PlanningCategoryRow",
    "PlanningRow",
    "PriceRow",
    "ProviderSignInRow",
    "PushSubscriptionRow",
    "RatesRow",
    "RecoveryCodeRow",
    "ReminderRow",
    "ScheduleRow",
    "SessionRow",
    "SettingsRow",
    "SignInTicketRow",
    "SubscriptionRow",
    "TargetRow",
    "UserRow",
    "WorkspaceRow",
    "all_models",
    "all_tables",
    "import_all",
    "size_of",
]

_MODULES = {
    "accounts": (
        "AccountHistoryRow",
        "AccountRow",
    ),
    "alerts": (
        "AlertBookingRow",
        "AlertLevelRow",
        "AlertOccurrenceRow",
        "AlertSettingsRow",
    ),
    "avatars": ("AvatarRow",),
    "carry_over": (
        "CarryRuleRow",
        "ExpectedIncomeRow",
        "TargetRow",
    ),
    "currencies": ("RatesRow",),
    "history": (
        "MOVES",
        "NAMED",
        "OTHER_AMOUNTS",
        "EntryLineRow",
        "HistoryRow",
        "HistoryWordRow",
        "size_of",
    ),
    "imports": (
        "ImportedEntryRow",
        "ImportRow",
        "ImportRulesRow",
        "ImportSettingsRow",
    ),
    "invitations": (
        "InvitationCodeRow",
        "InvitationLinkRow",
    ),
    "jobs": ("JobRunRow",),
    "lists": (
        "ListItemRow",
        "ListRow",
        "PriceRow",
    ),
    "outbox": (
        "MailRow",
        "NotificationRow",
        "PushSubscriptionRow",
    ),
    "plannings": (
        "CategoryRow",
        "PlanningCategoryRow",
        "PlanningRow",
    ),
    "reminders": (
        "OccurrenceRow",
        "ReminderRow",
    ),
    "schedules": ("ScheduleRow",),
    "sign_in": (
        "AuthenticatorRow",
        "ChallengeRow",
        "IdentityRow",
        "ProviderSignInRow",
        "RecoveryCodeRow",
        "SignInTicketRow",
    ),
    "subscriptions": (
        "AbandonedCustomerRow",
        "BillingRow",
        "PaymentEventRow",
        "SubscriptionRow",
    ),
    "sums": (
        "AccountDayRow",
        "AccountMonthRow",
        "DayIncomeRow",
        "DaySumRow",
        "MonthSumRow",
    ),
    "users": (
        "SessionRow",
        "SettingsRow",
        "UserRow",
    ),
    "workspaces": (
        "ChangeRow",
        "NamedMemberRow",
        "ParticipantRow",
        "WorkspaceRow",
    ),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)


@cache
def import_all() -> None:
    """Import every model: who writes needs the tables that foreign keys name, who copies all of them."""
    for module in _MODULES:
        import_module(f"{__name__}.{module}")


def all_tables() -> list[Table]:
    """Return the tables, each after those that it refers to."""
    import_all()
    return Base.metadata.sorted_tables


def all_models() -> list[type[Base]]:
    """Return the classes of rows, one for each table."""
    import_all()
    return [mapper.class_ for mapper in Base.registry.mappers]
