"""History: expenses, refunds, incomes, transfers and settlements, newest first."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Literal

from msgspec import Struct, field

from budget_core.base.errors import ErrorCode
from budget_core.base.limits import HISTORY_PAGE
from budget_core.contract.money.accounts import Transfer
from budget_core.contract.types import (
    UNSET,
    Body,
    CalendarDay,
    Currency,
    Day,
    EntryKind,
    Id,
    Instant,
    MonthDate,
    Note,
    NotNegativeMoney,
    Payee,
    PositiveMoney,
    Query,
    QuickText,
    RateDigits,
    Search,
    Tag,
    Tags,
    UnsetType,
    Version,
    View,
    Where,
)


class EntryDetails(Struct, rename="camel", kw_only=True):
    """Fields that are stored as they are sent, with their values when nothing was sent.

    A field that is added here and to `HistoryRow` is carried by every door: booking, correcting, answers, undo,
    guests' data, the file of a workspace and backups.
    """

    note: Note = ""
    payee: Payee = ""
    """Person or firm that it paid, or that paid it."""
    tags: Tags = field(default_factory=list)
    is_automatic: bool = False
    """True where its schedule posted it by itself; a correction keeps it."""


class EntryLine(View, kw_only=True, gc=False):
    """Part of the value of an expense or a refund."""

    category_id: Id
    value: Decimal
    """In the entry's `currencyCode`, with the sign of its `value`."""
    note: str = ""


class HistoryEntry(View, EntryDetails, kw_only=True):
    """A booked expense, refund, income, transfer or settlement. Labels are the present names.

    `workspaceValue` is None for a transfer, an income without a rate, and old entries without the amount: such an
    income is converted at today's rate.
    """

    id: Id
    workspace_id: Id
    replaces: Id | None = None
    """Entry that it is the correction of."""
    kind: EntryKind
    category_id: Id | None
    """Category of the first line; None for income, transfers and settlements."""
    account_id: Id | None
    """None for a settlement that arrived in no account of the workspace."""
    from_account_id: Id | None
    date: Instant
    local_day: CalendarDay
    """The calendar day where it happened; it decides the budget month."""
    value: Decimal
    """Negative for spending, in `currency_code`."""
    lines: list[EntryLine] = field(default_factory=list)
    """Parts of `value`, which add up to it: one or more of an expense or a refund, none of other kinds."""
    refund_of: Id | None = None
    """Expense that a refund gives back, while that stands."""
    paid_by: Id | None = None
    """Member who paid, or received a refund; None for incomes, transfers and old entries."""
    shares: dict[Id, Decimal] = field(default_factory=dict)
    """Positive amounts that members bear, or that one received by a settlement; `value` in all."""
    currency_code: str
    account_value: Decimal
    """Amount that the account moved by, in `account_currency_code`; zero without an account."""
    account_currency_code: str
    from_value: Decimal | None
    from_currency_code: str | None
    rate: RateDigits | None
    """Units of the account's currency per unit of `currency_code`; None when they are equal."""
    rate_date: CalendarDay | None
    workspace_value: Decimal | None
    """Amount that months and statistics count: the expense itself, an income as it was booked."""
    workspace_currency_code: str | None
    """None where `workspace_value` is."""
    workspace_rate: RateDigits | None
    """Units of `currency_code` for one unit of `workspace_currency_code`; None when they are equal."""
    workspace_rate_date: CalendarDay | None
    schedule_id: Id | None = None
    """Schedule that it was posted for."""
    occurrence: CalendarDay | None = None
    """Date of the schedule's occurrence."""
    user_id: Id | None
    creator_name: str
    account_label: str | None
    from_account_label: str | None
    category_label: str | None
    version: int
    created_at: Instant
    updated_at: Instant


class HistoryPage(View, kw_only=True):
    """Entries by local day, instant and id, last first; `next_cursor` is None on the last page."""

    entries: list[HistoryEntry]
    next_cursor: str | None


class LineSet(Body, kw_only=True):
    """Part of the value of an expense or a refund."""

    category_id: Id
    value: PositiveMoney
    """In the entry's currency."""
    note: Note = ""


class Spending(Body, kw_only=True):
    """Fields of an expense or a refund beside its value."""

    id: Id | UnsetType = UNSET
    currency_code: Currency | UnsetType = UNSET
    """When left out, that of the workspace. Send it for an entry typed earlier: that may have changed."""
    category_id: Id | UnsetType = UNSET
    """Category of the first line."""
    lines: list[LineSet] | UnsetType = UNSET
    """Parts of `value`, which add up to it (`lines.sum`), 1 to 50; one line of `categoryId` when left out."""
    account_id: Id
    note: Note | UnsetType = UNSET
    payee: Payee | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    account_value: PositiveMoney | UnsetType = UNSET
    """Amount that leaves the account, in its currency; converted by the rate when left out."""
    paid_by: Id | UnsetType = UNSET
    """Participant who paid, or got a refund (`shares.member`); when left out the caller, or as before."""
    shares: dict[Id, PositiveMoney] | UnsetType = UNSET
    """Amounts that participants bear (`shares.member`), `value` in all (`shares.sum`); none: not shared."""
    date: Day | UnsetType = UNSET


class ReplaceExpense(Spending, kw_only=True):
    """The expense or refund that replaces one of the same kind.

    Day, time, note, payee, tags and lines are those of the replaced entry when left out; several lines while the value
    stays the same, else `lines.sum`. Shares left out are as before while the value stays the same, those of `refundOf`
    in proportion, else by the rules of the categories and the workspace. `expense.noRate` if the account's currency has
    no rate and `accountValue` is missing.
    """

    value: PositiveMoney
    """In `currency_code`."""


class AddExpense(ReplaceExpense, kw_only=True):
    """Spending from an account on a category, or on those of its lines.

    `expense.noRate` if the account's currency has no rate and `accountValue` is missing.
    """

    @staticmethod
    def wrong_values(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
        """Name the category where neither it nor lines are given, beside whatever else is wrong."""
        return _missing_category(values)


class AddRefund(ReplaceExpense, kw_only=True):
    """Money that comes back to an account for what was spent; it lowers the spending of its categories on its day.

    With `refundOf`, category and lines may be left out where the whole value comes back, or the expense has one line.
    """

    refund_of: Id | UnsetType = UNSET
    """Expense in the same currency (`refund.currency`); its refunds are its value at most (`refund.sum`)."""

    @staticmethod
    def wrong_values(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
        """Name the category where nothing says it, beside whatever else is wrong."""
        return {} if "refund_of" in values else _missing_category(values)


def _missing_category(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
    return {} if values.keys() & {"category_id", "lines"} else {"categoryId": ErrorCode.VALIDATION_REQUIRED}


class QuickEntry(Body, kw_only=True):
    """An entry typed in one line: `250 грн burger @cash yesterday`.

    A line that can mean several things is refused with `choices` for each field in doubt: send it again with the chosen
    ones. The line is not read for fields that are sent.
    """

    id: Id | UnsetType = UNSET
    text: QuickText
    at: Day | UnsetType = UNSET
    """When it was typed; its day is the line's today."""
    value: PositiveMoney | UnsetType = UNSET
    currency_code: Currency | UnsetType = UNSET
    """Currency of the value; of a transfer, that of one of its accounts."""
    account_id: Id | UnsetType = UNSET
    """Account that pays; of an income or a transfer, where it arrives."""
    from_account_id: Id | UnsetType = UNSET
    category_id: Id | UnsetType = UNSET
    date: CalendarDay | UnsetType = UNSET
    payee: Payee | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET


class EntryId(View, kw_only=True):
    """A booked entry for an access token that may see nothing of it."""

    id: Id


class ReplaceTransfer(Transfer, kw_only=True):
    """The income or transfer that replaces another one: an income without `fromAccountId`.

    Day, time, note, payee and tags are those of the replaced entry when left out. `entry.kind` if that one is an
    expense or a refund.
    """

    account_id: Id
    """Where the amount arrives."""


class HistoryUpdate(Body, kw_only=True):
    """Another note, payee or tags: nothing else of an entry is edited, a correction books it anew."""

    note: Note | UnsetType = UNSET
    payee: Payee | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    version: Version | UnsetType = UNSET


ExportRows = Literal["lines", "entries"]


class EntryFilters(Query, frozen=True, kw_only=True):
    """Filters of entries; what is left out lets all through."""

    search: Search | None = None
    """Beginnings of words of notes, payees, categories and accounts, of a `#tag`, or of an amount"""
    month: MonthDate | None = None
    """A budget month: yyyy-MM-01"""
    since: CalendarDay | None = None
    """The first day"""
    until: CalendarDay | None = None
    """The last day"""
    category_id: Id | None = None
    """Category of any line"""
    account_id: Id | None = None
    """On either side of a transfer"""
    user_id: Id | None = None
    """Person who booked it"""
    kind: EntryKind | None = None
    payee: Payee | None = None
    """Payee, whatever its case and accents"""
    tag: Tag | None = None
    """One of its tags"""
    least: NotNegativeMoney | None = field(default=None, name="min")
    """Smallest amount, without its sign"""
    most: NotNegativeMoney | None = field(default=None, name="max")
    """Largest amount, without its sign"""
    where: Where | None = None
    """A filter in words: `food and (payee:silpo or not #kyiv) since:2026-01 min:20`"""


class HistoryQuery(EntryFilters, frozen=True, kw_only=True):
    """Filters and the page of `listHistory`."""

    cursor: str | None = None
    limit: int = HISTORY_PAGE


class ExportQuery(EntryFilters, frozen=True, kw_only=True):
    """Filters and the rows of `exportHistory`."""

    rows: ExportRows = "lines"
    """`lines`: a row for each line of an entry. `entries`: a row for each entry, as the terminal shows them"""
