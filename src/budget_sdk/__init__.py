"""The budget from Python: a blocking and an awaiting client, for a server or a local file.

    with Client.local() as client:
        client.add("12.50", "food", "lunch")
        client.month()
        client.balance()

Requests and answers are structs of `budget_core.contract`; all of them are here too.
"""

from typing import TYPE_CHECKING, Any

# ruff: noqa: I001 - `as` says that a name is public; isort would have a statement for each

if TYPE_CHECKING:
    from budget_sdk.async_client import AsyncClient as AsyncClient

from budget_core.contract.entries.history import (
    AddExpense as AddExpense,
    AddRefund as AddRefund,
    EntryId as EntryId,
    EntryLine as EntryLine,
    HistoryEntry as HistoryEntry,
    HistoryPage as HistoryPage,
    HistoryUpdate as HistoryUpdate,
    LineSet as LineSet,
    QuickEntry as QuickEntry,
    ReplaceExpense as ReplaceExpense,
    ReplaceTransfer as ReplaceTransfer,
)
from budget_core.contract.entries.import_rules import (
    ImportRule as ImportRule,
    ImportRulesApplication as ImportRulesApplication,
    ImportRulesPreview as ImportRulesPreview,
    ImportRulesUpdate as ImportRulesUpdate,
    RuledDetails as RuledDetails,
    RuledEntries as RuledEntries,
    RuledEntry as RuledEntry,
)
from budget_core.contract.entries.imports import (
    ImportAccount as ImportAccount,
    ImportColumn as ImportColumn,
    ImportFile as ImportFile,
    ImportMapping as ImportMapping,
    ImportNewAccount as ImportNewAccount,
    ImportPreview as ImportPreview,
    ImportReading as ImportReading,
    ImportReport as ImportReport,
    ImportSettings as ImportSettings,
    ImportSettingsUpdate as ImportSettingsUpdate,
    ImportTotal as ImportTotal,
    LineChange as LineChange,
    LineLeftOut as LineLeftOut,
    PreviewQuestion as PreviewQuestion,
    PreviewedAccount as PreviewedAccount,
    PreviewedFile as PreviewedFile,
    PreviewedLine as PreviewedLine,
    PreviewedPart as PreviewedPart,
    PreviewedStatement as PreviewedStatement,
    QuestionReading as QuestionReading,
    QuestionRow as QuestionRow,
)
from budget_core.contract.entries.lists import (
    CheckOut as CheckOut,
    LastPrice as LastPrice,
    List as List,
    ListCheckOut as ListCheckOut,
    ListCreate as ListCreate,
    ListItem as ListItem,
    ListItemAdd as ListItemAdd,
    ListItemSet as ListItemSet,
    ListItemUpdate as ListItemUpdate,
    ListUpdate as ListUpdate,
)
from budget_core.contract.entries.payees import (
    KnownPayee as KnownPayee,
    KnownTag as KnownTag,
    PayeeRename as PayeeRename,
    Renamed as Renamed,
    TagRename as TagRename,
)
from budget_core.contract.entries.shares import (
    MemberBalance as MemberBalance,
    ProposedPayment as ProposedPayment,
    ReplaceSettlement as ReplaceSettlement,
    Settle as Settle,
    Settlement as Settlement,
    ShareRule as ShareRule,
)
from budget_core.contract.entries.statistics import (
    AccountFigures as AccountFigures,
    AccountMonth as AccountMonth,
    CategoryFigures as CategoryFigures,
    CategoryMonth as CategoryMonth,
    CategoryShare as CategoryShare,
    EntrySum as EntrySum,
    EntrySums as EntrySums,
    LeftOut as LeftOut,
    MonthFigures as MonthFigures,
    MonthlyAverage as MonthlyAverage,
    PayeeFigures as PayeeFigures,
    PayeeStatistics as PayeeStatistics,
    TagFigures as TagFigures,
    TagStatistics as TagStatistics,
)
from budget_core.contract.money.accounts import (
    Account as Account,
    AccountCreate as AccountCreate,
    AccountHistoryEntry as AccountHistoryEntry,
    AccountUpdate as AccountUpdate,
    MainAccount as MainAccount,
    NotConverted as NotConverted,
    Transfer as Transfer,
)
from budget_core.contract.money.currencies import (
    CurrencyInfo as CurrencyInfo,
    CurrencyRates as CurrencyRates,
    Rate as Rate,
)
from budget_core.contract.money.stocks import Stock as Stock, StockQuote as StockQuote
from budget_core.contract.people.providers import (
    ProviderLink as ProviderLink,
    ProviderSignIn as ProviderSignIn,
    ProviderStart as ProviderStart,
    ProviderStarted as ProviderStarted,
    Providers as Providers,
)
from budget_core.contract.people.push import (
    PushClientKeys as PushClientKeys,
    PushKey as PushKey,
    PushSubscribe as PushSubscribe,
    PushSubscription as PushSubscription,
    PushUnsubscribe as PushUnsubscribe,
)
from budget_core.contract.people.sessions import (
    AccessToken as AccessToken,
    NewAccessToken as NewAccessToken,
    Session as Session,
    TokenCreate as TokenCreate,
)
from budget_core.contract.people.settings import Settings as Settings, SettingsUpdate as SettingsUpdate
from budget_core.contract.people.subscriptions import (
    CheckoutCreate as CheckoutCreate,
    Invoice as Invoice,
    PayingCustomer as PayingCustomer,
    PaymentCard as PaymentCard,
    PaymentMethodUpdate as PaymentMethodUpdate,
    PaymentPage as PaymentPage,
    SetupSession as SetupSession,
    Subscription as Subscription,
    SubscriptionChange as SubscriptionChange,
    SubscriptionPrice as SubscriptionPrice,
    SubscriptionState as SubscriptionState,
    SubscriptionUser as SubscriptionUser,
)
from budget_core.contract.people.second_factor import (
    LoginSecond as LoginSecond,
    RecoveryCodes as RecoveryCodes,
    Totp as Totp,
    TotpCode as TotpCode,
    TotpSecret as TotpSecret,
    TotpStart as TotpStart,
)
from budget_core.contract.people.users import (
    ChangePassword as ChangePassword,
    EmailToken as EmailToken,
    ForgotPassword as ForgotPassword,
    Login as Login,
    ResetPassword as ResetPassword,
    ResetToken as ResetToken,
    SecondFactorNeeded as SecondFactorNeeded,
    SignUp as SignUp,
    SubmitCode as SubmitCode,
    User as User,
    UserDelete as UserDelete,
    UserUpdate as UserUpdate,
)
from budget_core.contract.planning.alerts import Alerts as Alerts, AlertsSet as AlertsSet
from budget_core.contract.planning.carry_over import (
    CarryInto as CarryInto,
    CarryItem as CarryItem,
    CarryOverSet as CarryOverSet,
    CarryRule as CarryRule,
    ExpectedIncome as ExpectedIncome,
    ExpectedIncomeSet as ExpectedIncomeSet,
    PastMonth as PastMonth,
    RowTarget as RowTarget,
    Suggestion as Suggestion,
    Target as Target,
    TargetItem as TargetItem,
    TargetSet as TargetSet,
)
from budget_core.contract.planning.categories import (
    Category as Category,
    CategoryCreate as CategoryCreate,
    CategoryUpdate as CategoryUpdate,
)
from budget_core.contract.planning.plannings import (
    BudgetMove as BudgetMove,
    ChangedMonth as ChangedMonth,
    EntryFilter as EntryFilter,
    Explanation as Explanation,
    MonthSet as MonthSet,
    MonthsSet as MonthsSet,
    Planning as Planning,
    PlanningCategory as PlanningCategory,
    PlanningSet as PlanningSet,
    PlanningSetItem as PlanningSetItem,
    PlanningsSet as PlanningsSet,
)
from budget_core.contract.planning.reminders import (
    Reminder as Reminder,
    ReminderCreate as ReminderCreate,
    ReminderExpense as ReminderExpense,
    ReminderExpenseSet as ReminderExpenseSet,
    ReminderToggle as ReminderToggle,
    ReminderUpdate as ReminderUpdate,
)
from budget_core.contract.planning.schedules import (
    DueOccurrence as DueOccurrence,
    Forecast as Forecast,
    ForecastAccount as ForecastAccount,
    ForecastItem as ForecastItem,
    ForecastPoint as ForecastPoint,
    ForecastTotal as ForecastTotal,
    Schedule as Schedule,
    ScheduleCreate as ScheduleCreate,
    SchedulePost as SchedulePost,
    ScheduleSkip as ScheduleSkip,
    ScheduleToggle as ScheduleToggle,
    ScheduleUpdate as ScheduleUpdate,
    StoredSchedule as StoredSchedule,
)
from budget_core.contract.server.health import Capability as Capability, Health as Health
from budget_core.contract.server.hosting import (
    InvitationCode as InvitationCode,
    InvitationCodeCreate as InvitationCodeCreate,
    NewInvitationCode as NewInvitationCode,
    Server as Server,
    ServerUser as ServerUser,
    ServerUsers as ServerUsers,
)
from budget_core.contract.server.live import LiveEvent as LiveEvent
from budget_core.contract.server.problems import Problem as Problem
from budget_core.contract.types import Done as Done
from budget_core.contract.workspaces.changes import (
    ActivityPage as ActivityPage,
    Change as Change,
    ChangeSet as ChangeSet,
    Changes as Changes,
    Rows as Rows,
    Start as Start,
    Tombstones as Tombstones,
)
from budget_core.contract.workspaces.guest_rows import (
    GuestAccount as GuestAccount,
    GuestAdjustment as GuestAdjustment,
    GuestCarryRule as GuestCarryRule,
    GuestCategory as GuestCategory,
    GuestEntry as GuestEntry,
    GuestExpectedIncome as GuestExpectedIncome,
    GuestImportRule as GuestImportRule,
    GuestLine as GuestLine,
    GuestList as GuestList,
    GuestListItem as GuestListItem,
    GuestMember as GuestMember,
    GuestPlanning as GuestPlanning,
    GuestPlanningCategory as GuestPlanningCategory,
    GuestPrice as GuestPrice,
    GuestSchedule as GuestSchedule,
    GuestTarget as GuestTarget,
)
from budget_core.contract.workspaces.guests import (
    GuestImport as GuestImport,
    GuestPart as GuestPart,
    GuestSettings as GuestSettings,
    SignUpGuest as SignUpGuest,
)
from budget_core.contract.workspaces.links import (
    FreeName as FreeName,
    InvitationLink as InvitationLink,
    InvitationLinkCreate as InvitationLinkCreate,
    JoinWorkspace as JoinWorkspace,
    LinkInvitation as LinkInvitation,
    NewInvitationLink as NewInvitationLink,
)
from budget_core.contract.workspaces.members import (
    Member as Member,
    MemberCreate as MemberCreate,
    MemberUpdate as MemberUpdate,
)
from budget_core.contract.workspaces.migration import (
    Migrated as Migrated,
    MigratedBalance as MigratedBalance,
    Migration as Migration,
    MigrationFile as MigrationFile,
    MigrationPreview as MigrationPreview,
    MigrationReport as MigrationReport,
    MonthDifference as MonthDifference,
    NotTaken as NotTaken,
    Taken as Taken,
)
from budget_core.contract.workspaces.workspaces import (
    FoundUser as FoundUser,
    Invitation as Invitation,
    LostWorkspace as LostWorkspace,
    Participant as Participant,
    Workspace as Workspace,
    WorkspaceCreate as WorkspaceCreate,
    WorkspaceUpdate as WorkspaceUpdate,
)
from budget_sdk.client import Client as Client
from budget_sdk.errors import (
    ApiError as ApiError,
    AuthRequired as AuthRequired,
    BudgetError as BudgetError,
    ClientClosed as ClientClosed,
    Conflict as Conflict,
    ConnectionFailed as ConnectionFailed,
    Forbidden as Forbidden,
    Invalid as Invalid,
    LocalFileHeld as LocalFileHeld,
    LocalFileUnusable as LocalFileUnusable,
    NotFound as NotFound,
    PartlyBooked as PartlyBooked,
    RateLimited as RateLimited,
    Replaced as Replaced,
    SecondFactorRequired as SecondFactorRequired,
    ServerError as ServerError,
    PackageMissing as PackageMissing,
    UnknownName as UnknownName,
    UnreadableAnswer as UnreadableAnswer,
    WrongAmount as WrongAmount,
    WrongFilter as WrongFilter,
    WrongMonth as WrongMonth,
)
from budget_sdk.bulk import ExpenseRow as ExpenseRow, Frame as Frame
from budget_sdk.charts import (
    AccountStatistics as AccountStatistics,
    Balance as Balance,
    CategoryShares as CategoryShares,
    CategoryStatistics as CategoryStatistics,
    MainStatistics as MainStatistics,
)
from budget_sdk.holdings import Holding as Holding, Holdings as Holdings
from budget_sdk.month_table import Month as Month, MonthCategory as MonthCategory
from budget_sdk.names import MAIN_ACCOUNT as MAIN_ACCOUNT
from budget_sdk.resources.entries import file_to_import as file_to_import, file_to_preview as file_to_preview
from budget_sdk.resources.migrations import (
    files_to_migrate as files_to_migrate,
    files_to_preview as files_to_preview,
)
from budget_sdk.sums import Grouping as Grouping, SumRow as SumRow
from budget_sdk.tables import Table as Table
from budget_sdk.workspace_file import read_workspace as read_workspace


def __getattr__(name: str) -> Any:
    if name != "AsyncClient":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from budget_sdk.async_client import AsyncClient  # with httpx 40 ms, which a blocking client of a file never needs

    return AsyncClient
