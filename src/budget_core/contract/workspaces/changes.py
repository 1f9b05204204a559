"""Start of a workspace's copy, changes since a revision, and the log of who did what."""

from typing import Any, Literal

from msgspec import field

from budget_core.base.limits import ACTIVITY_PAGE, CHANGES_DEFAULT
from budget_core.contract.call import LONG_FILE_SECONDS, Call, InWorkspace, SignedIn
from budget_core.contract.entries.history import HistoryEntry, HistoryPage
from budget_core.contract.entries.lists import LastPrice, List
from budget_core.contract.money.accounts import Account, AccountHistoryEntry
from budget_core.contract.people.users import User
from budget_core.contract.planning.carry_over import CarryRule, ExpectedIncome, PastMonth, Target
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import ChangedMonth, Planning
from budget_core.contract.planning.schedules import Schedule
from budget_core.contract.types import CalendarDay, Id, Instant, MonthDate, Query, View
from budget_core.contract.workspaces.workspaces import LostWorkspace, Workspace
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

Entity = Literal[
    "account",
    "carryRule",
    "category",
    "expectedIncome",
    "history",
    "importRules",
    "link",
    "list",
    "member",
    "planning",
    "schedule",
    "target",
    "workspace",
]
ChangeKind = Literal["created", "updated", "deleted", "restored", "corrected"]


class Tombstones(View, kw_only=True):
    """Ids of deleted rows."""

    history: list[Id]
    replaced: dict[Id, Id] = field(default_factory=dict)
    """Entries that were corrected, by their ids: the one that stands in the place of each."""
    lists: list[Id]
    schedules: list[Id] = field(default_factory=list)


class Changes(View, kw_only=True):
    """Everything that changed since a revision, as it is now."""

    revision: int
    """Revision that these changes lead to; ask for later ones with it."""
    more: bool
    """True if there are more changes after `revision`."""
    workspace: Workspace | None
    """None when it did not change. With another currency or first day every month is another one."""
    accounts: list[Account]
    """Deleted ones too, marked so; also those that entries moved."""
    account_history: list[AccountHistoryEntry]
    """Openings and balances set by hand; bookings are told as entries of the history."""
    categories: list[Category]
    """Archived ones too, marked so."""
    plannings: list[ChangedMonth]
    """Changed budgets and spending, by month."""
    history: list[HistoryEntry]
    lists: list[List]
    schedules: list[Schedule] = field(default_factory=list)
    """Schedules whose entries changed are among them."""
    carry_rules: list[CarryRule] = field(default_factory=list)
    """Undone ones too, marked so; also `targets` and `expected_incomes`."""
    targets: list[Target] = field(default_factory=list)
    expected_incomes: list[ExpectedIncome] = field(default_factory=list)
    past_months: list[PastMonth] | None = None
    """All that `Rows` has of them, when rules changed."""
    prices: list[LastPrice] = field(default_factory=list)
    deleted: Tombstones


class Rows(View, kw_only=True):
    """A whole workspace, as far as its first screens show it."""

    workspace: Workspace
    """The rows are at least as new as its `revision`; ask for later changes with it."""
    accounts: list[Account]
    """Deleted ones too, marked so; in their order."""
    account_history: list[AccountHistoryEntry]
    """The last moves of all accounts, newest first."""
    categories: list[Category]
    """Archived ones too, marked so; in their order."""
    planning: Planning
    """The running month."""
    history: HistoryPage
    """The first page."""
    lists: list[List]
    schedules: list[Schedule] = field(default_factory=list)
    carry_rules: list[CarryRule] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    expected_incomes: list[ExpectedIncome] = field(default_factory=list)
    past_months: list[PastMonth] = field(default_factory=list)
    """Months from which amounts are carried into others."""
    prices: list[LastPrice] = field(default_factory=list)


class Start(View, kw_only=True):
    """All data that a client needs to start, in one answer."""

    user: User
    workspaces: list[Workspace]
    """Workspaces that the user takes part in, oldest first."""
    lost_workspace: LostWorkspace | None
    """Fate of the workspace in the settings, while they name one that the user takes no part in any more."""
    rates_updated_at: CalendarDay
    """The day of the rates; a client that has them need not read them again."""
    changes: Changes | None
    """Changes in the open workspace since the caller's revision."""
    rows: Rows | None
    """The open workspace, where the caller's copy is missing or too old; None without a workspace."""
    first_entry_day: CalendarDay | None
    """The day of the oldest entry of the open workspace; None while it has none."""


class Change(View, kw_only=True):
    """One row that was changed."""

    entity: Entity
    entity_id: Id
    kind: ChangeKind
    """An entry that was corrected is one change, of the entry that stands since."""
    replaces: Id | None = None
    """Entry in whose place a corrected one stands since."""
    label: str
    """Name of the row, or of its category."""
    date: CalendarDay | None
    """The day of an entry, the month of a budget."""
    before: dict[str, Any] | None
    """The fields that differ, as they were; all of them for something deleted, None for something new.

    Of a corrected entry also `kind` and `currencyCode`.
    """
    after: dict[str, Any] | None


class ChangeSet(View, kw_only=True):
    """Changes of one call, undone together."""

    revision: int
    user_id: Id | None
    user_name: str | None
    """None when the user is gone."""
    is_by_assistant: bool = False
    """True where an assistant made them for the user."""
    at: Instant
    changes: list[Change]
    """The first 100 of them: an import can have 100 000."""
    change_count: int
    undoable: bool
    """False for changes without undo: members, a new workspace."""
    undoes: int | None
    """The revision that this one undid."""
    undone_by: int | None
    """The revision that undid this one, unless it was undone itself."""


class TrialChange(View):
    """One row that a call would change."""

    entity: Entity
    entity_id: Id
    kind: ChangeKind
    before: dict[str, Any] | None
    """All fields as they are; None for something new."""
    after: dict[str, Any] | None


class Trial(View):
    """Changes that a call with the header `budget-trial: true` would make; none was made."""

    changes: list[TrialChange]
    """The first 100 of them."""
    change_count: int


class ActivityPage(View, kw_only=True):
    """Change sets, last first; `next_cursor` is None on the last page."""

    change_sets: list[ChangeSet]
    next_cursor: str | None


class StartQuery(Query, frozen=True, kw_only=True):
    """Copy of a workspace that the reader of `start` has; both or none."""

    workspace_id: str | None = None
    """The workspace that the reader has a copy of"""
    since: int | None = None
    """The revision of that copy"""


class ChangesQuery(Query, frozen=True, kw_only=True):
    """Copy of a workspace that the reader of `listChanges` has."""

    since: int
    """The workspace's revision when the reader read its lists; what a workspace is made with is no change"""
    limit: int = CHANGES_DEFAULT


class ActivityQuery(Query, frozen=True, kw_only=True):
    """Filters and the page of `listActivity`."""

    cursor: str | None = None
    limit: int = ACTIVITY_PAGE
    user_id: str | None = None
    """Only what this person changed"""
    entity: str | None = None
    """Only changes of this kind of row"""
    month: MonthDate | None = None
    """Only changes of this budget month: yyyy-MM-01"""


# fmt: off

LIST_ACTIVITY = Call(
    "listActivity", "GET", "/activity/{workspace_id}",
    tag="changes", module="activity", query=ActivityQuery, answer=ActivityPage,
    right=InWorkspace(Action.READ),
    description="List change sets, newest first; `cursor` is the `nextCursor` of the page before.",
)

UNDO = Call(
    "undo", "POST", "/activity/{workspace_id}/{revision:int}/undo",
    tag="changes", module="activity", answer=ChangeSet, status=201,
    right=InWorkspace(Action.WRITE), refusals=(403, 409), patience_seconds=LONG_FILE_SECONDS,
    description=(
        "Undo a whole change set, unless a later change builds on it.\n"
        "\n"
        "The 409 names the later one in `params.revision`: undo that first."
    ),
)

LIST_CHANGES = Call(
    "listChanges", "GET", "/changes/{workspace_id}",
    tag="changes", module="activity", query=ChangesQuery, answer=Changes,
    right=InWorkspace(Action.READ),
    description="List everything that changed since a revision, as it is now.",
)

START = Call(
    "start", "GET", "/start",
    tag="changes", module="activity", query=StartQuery, answer=Start,
    right=SignedIn(AccessLevel.BASICS),
    description="Return the user, the workspaces, and the open one: whole, or its changes since the client's copy.",
)
