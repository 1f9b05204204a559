"""The rows of a guest's data.

Guest mode keeps them on the device, and the file of a workspace holds them. Ids are labels that hold inside one
request; the server makes its own. Fields the server makes anew (`workspaceId`, `version`, `position`, labels and the
like) are taken and not used, so that rows can be sent as they are. A null is the same as a field left out.
"""

from decimal import Decimal
from typing import Annotated, Any, Literal

from msgspec import Meta, field
from msgspec import field as list_field  # GuestImportRule has a field named `field`

from budget_core.base import icons
from budget_core.contract.entries.history import EntryDetails
from budget_core.contract.entries.import_rules import RuleField, RuleMatch
from budget_core.contract.entries.lists import MaybeLabel
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.planning.schedules import Count, Every
from budget_core.contract.types import (
    AccountIcon,
    AccountType,
    Body,
    CalendarDay,
    CategoryIcon,
    Currency,
    CurrencyOrDefault,
    Day,
    EntryKind,
    Id,
    Label,
    Money,
    MonthDate,
    Name,
    Note,
    NotNegativeMoney,
    Payee,
    PositiveMoney,
    PostMode,
    ScheduleFrequency,
    ScheduleKind,
    Tags,
    Weekend,
)
from budget_core.planning.carry_over import Carry

Ref = Annotated[str, Meta(min_length=1, max_length=64)]
"""A label: any text, the same one wherever the same thing is meant."""

AccountRef = Annotated[str, Meta(min_length=1, max_length=64, extra={"part": "accounts"})]
CategoryRef = Annotated[str, Meta(min_length=1, max_length=64, extra={"part": "categories"})]
ScheduleRef = Annotated[str, Meta(min_length=1, max_length=64, extra={"part": "schedules"})]

Rate = Annotated[Decimal, Meta(extra={"rule": "rate"}, extra_json_schema={"pattern": r"^[0-9]{1,13}(\.[0-9]{1,18})?$"})]
Unused = Any


class GuestRow(Body, kw_only=True, omit_defaults=True):
    """A row with its moments."""

    created_at: Day | None = None
    updated_at: Day | None = None
    workspace_id: Unused = None
    version: Unused = None


class GuestPlanRow(GuestRow, kw_only=True, omit_defaults=True):
    """A row of the plan, without an id of its own."""

    id: Ref | None = None
    deleted: Unused = None


class GuestAccount(GuestRow, kw_only=True, omit_defaults=True):
    """An account of the device."""

    id: Ref
    name: Name
    icon: AccountIcon = icons.ACCOUNT_DEFAULT
    budget: Money
    """Must equal the sum of the account's history and the entries."""
    currency_code: CurrencyOrDefault = "default"
    type: AccountType = "basic"
    is_show_in_balance: bool = True
    is_main_account: bool = False
    """True for exactly one account that is not deleted."""
    deleted: bool = False
    deleted_at: Day | None = None
    position: Unused = None


class GuestAdjustment(Body, kw_only=True, omit_defaults=True):
    """A balance as it was set by hand; one that an entry moved stands in the history."""

    id: Ref | None = None
    account_id: AccountRef
    kind: Literal["opening", "set", "income", "transfer", "expense", "refund", "settlement"] = "set"
    prev_budget: Money
    new_budget: Money
    local_day: Day | None = None
    """The day it counts for; where the person is when left out."""
    created_at: Day | None = None


class GuestCategory(GuestRow, kw_only=True, omit_defaults=True):
    """A category of the device, archived ones included."""

    id: Ref
    name: Name
    icon: CategoryIcon = icons.CATEGORY_DEFAULT
    share_rule: ShareRule | None = None
    deleted: bool = False
    deleted_at: Day | None = None
    position: Unused = None


class GuestMember(Body, kw_only=True, omit_defaults=True):
    """Somebody who pays or bears shares; whoever brings the rows is that themselves, or knows the name of."""

    id: Id
    """As `paidBy`, `shares` and rules of shares name them."""
    name: Name
    is_sharing: bool = True
    is_former: bool = False
    is_mine: bool = False
    """True for whoever wrote the file: it becomes whoever reads it."""


class GuestPlanning(Body, kw_only=True, omit_defaults=True):
    """A month. Those of the planning categories are known without being named here."""

    id: Ref | None = None
    date: MonthDate
    workspace_id: Unused = None
    plannings_categories: Unused = None


class GuestPlanningCategory(Body, kw_only=True, omit_defaults=True):
    """Budget of a category in a month; one for each pair at most."""

    id: Ref | None = None
    category_id: CategoryRef
    date: MonthDate
    budget: Money
    """Below zero where another app took money out of the category: kept as it is, though nobody can type it."""
    currency_code: Currency | None = None
    deleted: bool = False
    deleted_at: Day | None = None
    created_at: Day | None = None
    updated_at: Day | None = None
    spent: Unused = None
    removed_entries: Unused = None
    version: Unused = None


class GuestCarryRule(GuestPlanRow, kw_only=True, omit_defaults=True):
    """Carry-over of a category from a month on; one rule for each pair at most."""

    category_id: CategoryRef
    from_month: MonthDate = field(name="from")
    carry: Carry
    cap: NotNegativeMoney | None = None


class GuestTarget(GuestPlanRow, kw_only=True, omit_defaults=True):
    """Target of a category; each has one at most."""

    category_id: CategoryRef
    from_month: MonthDate = field(name="from")
    amount: PositiveMoney
    by: MonthDate | None = None
    every_month: bool = False


class GuestExpectedIncome(GuestPlanRow, kw_only=True, omit_defaults=True):
    """Income expected in a month; one for each at most."""

    date: MonthDate
    amount: NotNegativeMoney
    currency_code: Currency | None = None


class GuestListItem(Body, kw_only=True, omit_defaults=True):
    """An item of a list; one with an empty label is dropped."""

    id: Ref | None = None
    label: MaybeLabel
    is_checked: bool = False
    price: NotNegativeMoney | None = None
    quantity: PositiveMoney = Decimal(1)


class GuestList(GuestRow, kw_only=True, omit_defaults=True):
    """A list with its items in their order."""

    id: Ref
    name: Name
    category_id: CategoryRef | None = None
    is_pinned: bool = False
    list_items: list[GuestListItem]


class GuestPrice(Body, kw_only=True, omit_defaults=True):
    """Last price of a label; one for each at most."""

    label: Label
    price: NotNegativeMoney
    updated_at: Day | None = None


class GuestImportRule(Body, kw_only=True, omit_defaults=True):
    """A rule for imported entries, in the order they are tried."""

    field: RuleField = "note"
    match: RuleMatch = "contains"
    text: Label
    category_id: CategoryRef | None = None
    category: Name | None = None
    payee: Payee | None = None
    tags: Tags = list_field(default_factory=list)


class GuestSchedule(GuestRow, kw_only=True, omit_defaults=True):
    """A schedule of the device."""

    id: Ref
    kind: ScheduleKind
    account_id: AccountRef
    from_account_id: AccountRef | None = None
    category_id: CategoryRef | None = None
    value: PositiveMoney
    currency_code: Currency | None = None
    """When left out, the workspace's for an expense, the account's for an income or a transfer."""
    account_value: PositiveMoney | None = None
    from_value: PositiveMoney | None = None
    note: Note = ""
    payee: Payee = ""
    tags: Tags = field(default_factory=list)
    frequency: ScheduleFrequency
    every: Every = 1
    start_date: CalendarDay
    end_date: CalendarDay | None = None
    count: Count | None = None
    weekend: Weekend = "asIs"
    mode: PostMode = "ask"
    is_active: bool = True
    active_from: CalendarDay
    skipped: list[CalendarDay] = field(default_factory=list)
    user_id: Unused = None
    next_date: Unused = None
    due: Unused = None
    settled: Unused = None
    reversed: Unused = None
    posted_count: Unused = None


class GuestLine(Body, kw_only=True, omit_defaults=True):
    """Part of the value of an entry, with its sign."""

    category_id: CategoryRef
    value: Money
    note: Note = ""


class GuestEntry(Body, EntryDetails, kw_only=True, omit_defaults=True):
    """An entry of the history, with what it booked: checked against its accounts, never converted anew."""

    id: Ref
    kind: EntryKind = "expense"
    category_id: CategoryRef | None = None
    """Category of an expense or a refund, that of its first line; None for everything else."""
    lines: list[GuestLine] = field(default_factory=list)
    """Parts of `value`, which add up to it; none of an entry with one line without a note."""
    refund_of: Ref | None = None
    """Id of the expense that a refund gives back; not kept where that is not among the rows."""
    account_id: AccountRef | None = None
    """Needed by everything but a settlement."""
    from_account_id: AccountRef | None = None
    """Source of a transfer or a settlement; None for everything else."""
    paid_by: Id | None = None
    """Member who paid, or received a refund, as `guestMember` names them."""
    shares: dict[Id, PositiveMoney] = field(default_factory=dict)
    """Amounts that members bear, as `guestMember` names them; they add up to `value` without its sign."""
    date: Day
    local_day: Day | None = None
    value: Money
    """Below zero for spending, above for the rest."""
    currency_code: Currency | None = None
    account_value: Money | None = None
    account_currency_code: Currency | None = None
    from_value: PositiveMoney | None = None
    from_currency_code: Currency | None = None
    rate: Rate | None = None
    rate_date: Day | None = None
    workspace_value: Money | None = None
    """Value of an income in `workspace_currency_code` when it was booked; an expense counts as it is."""
    workspace_currency_code: Currency | None = None
    workspace_rate: Rate | None = None
    workspace_rate_date: Day | None = None
    schedule_id: ScheduleRef | None = None
    """Schedule that it was posted for; not kept where that is not among the rows."""
    occurrence: CalendarDay | None = None
    by: Name | None = None
    """Name of the person who booked it, when it was somebody else."""
    created_at: Day | None = None
    updated_at: Day | None = None
    workspace_id: Unused = None
    user_id: Unused = None
    creator_name: Unused = None
    account_label: Unused = None
    from_account_label: Unused = None
    category_label: Unused = None
    version: Unused = None
