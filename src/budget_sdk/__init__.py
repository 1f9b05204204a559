"""The budget from Python: a blocking and an awaiting client, for a server or a local file.

    with Client.local() as budget:
        workspace = budget.workspaces.list()[0]
        budget.plannings.get(workspace.id)

Requests are structs of `budget_core.contract`; those that a script needs are here too.
"""

from budget_core.contract.accounts import AccountCreate, AccountUpdate, MainAccount, Transfer
from budget_core.contract.categories import CategoryCreate, CategoryUpdate
from budget_core.contract.credentials import Login, SignUp
from budget_core.contract.history import AddExpense, HistoryUpdate
from budget_core.contract.imports import (
    ImportAccount,
    ImportColumn,
    ImportFile,
    ImportMapping,
    ImportPreview,
    ImportRule,
    ImportSettingsUpdate,
    LineChange,
)
from budget_core.contract.lists import ListCreate, ListItemAdd, ListItemSet, ListItemUpdate, ListUpdate
from budget_core.contract.live import LiveEvent
from budget_core.contract.plannings import PlanningSet, PlanningSetItem, PlanningsSet
from budget_core.contract.reminders import ReminderCreate, ReminderExpenseSet, ReminderToggle, ReminderUpdate
from budget_core.contract.sessions import TokenCreate
from budget_core.contract.settings import SettingsUpdate
from budget_core.contract.subscriptions import CheckoutCreate, SubscriptionChange
from budget_core.contract.workspaces import WorkspaceCreate, WorkspaceUpdate
from budget_sdk.client import AsyncClient, Client
from budget_sdk.errors import (
    ApiError,
    AuthRequired,
    BudgetError,
    Conflict,
    ConnectionFailed,
    Forbidden,
    Invalid,
    LiveUnavailable,
    LocalFileHeld,
    LocalFileUnusable,
    NotFound,
    RateLimited,
    ServerError,
    UnreadableAnswer,
)
from budget_sdk.resources.imports import file_to_import, file_to_preview
from budget_sdk.tables import Table
from budget_sdk.workspace_file import read_workspace

__all__ = [
    "AccountCreate",
    "AccountUpdate",
    "AddExpense",
    "ApiError",
    "AsyncClient",
    "AuthRequired",
    "BudgetError",
    "CategoryCreate",
    "CategoryUpdate",
    "CheckoutCreate",
    "Client",
    "Conflict",
    "ConnectionFailed",
    "Forbidden",
    "HistoryUpdate",
    "ImportAccount",
    "ImportColumn",
    "ImportFile",
    "ImportMapping",
    "ImportPreview",
    "ImportRule",
    "ImportSettingsUpdate",
    "Invalid",
    "LineChange",
    "ListCreate",
    "ListItemAdd",
    "ListItemSet",
    "ListItemUpdate",
    "ListUpdate",
    "LiveEvent",
    "LiveUnavailable",
    "LocalFileHeld",
    "LocalFileUnusable",
    "Login",
    "MainAccount",
    "NotFound",
    "PlanningSet",
    "PlanningSetItem",
    "PlanningsSet",
    "RateLimited",
    "ReminderCreate",
    "ReminderExpenseSet",
    "ReminderToggle",
    "ReminderUpdate",
    "ServerError",
    "SettingsUpdate",
    "SignUp",
    "SubscriptionChange",
    "Table",
    "TokenCreate",
    "Transfer",
    "UnreadableAnswer",
    "WorkspaceCreate",
    "WorkspaceUpdate",
    "file_to_import",
    "file_to_preview",
    "read_workspace",
]
