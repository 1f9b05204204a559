"""All tables; importing this package registers every one of them."""

from budget_api.db.models.accounts import AccountHistoryRow, AccountRow
from budget_api.db.models.currencies import RatesRow
from budget_api.db.models.history import DayIncomeRow, DaySumRow, HistoryRow
from budget_api.db.models.lists import ListItemRow, ListRow
from budget_api.db.models.plannings import CategoryRow, PlanningCategoryRow, PlanningRow
from budget_api.db.models.users import SessionRow, SettingsRow, UserRow
from budget_api.db.models.workspaces import ChangeRow, ParticipantRow, WorkspaceRow

__all__ = [
    "AccountHistoryRow",
    "AccountRow",
    "CategoryRow",
    "ChangeRow",
    "DayIncomeRow",
    "DaySumRow",
    "HistoryRow",
    "ListItemRow",
    "ListRow",
    "ParticipantRow",
    "PlanningCategoryRow",
    "PlanningRow",
    "RatesRow",
    "SessionRow",
    "SettingsRow",
    "UserRow",
    "WorkspaceRow",
]
