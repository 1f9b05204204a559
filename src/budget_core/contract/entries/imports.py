"""Import of files of banks and other apps.

First a preview, then the import as one change set.
"""

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Meta, field

from budget_core.base.limits import IMPORT_FILE_MAX_BYTES
from budget_core.contract.types import (
    UNSET,
    Body,
    CalendarDay,
    Currency,
    Day,
    EntryKind,
    Id,
    Label,
    Money,
    Name,
    Note,
    Payee,
    Tags,
    UnsetType,
    View,
)
from budget_core.imports.raw_lines import Direction, Field, Signs, Status

FileFormat = Literal["csv", "xlsx", "ofx", "qif", "camt", "mt940", "spliit", "hledger", "beancount"]
DateOrder = Literal["ymd", "dmy", "mdy"]
DecimalMark = Literal[".", ","]
Delimiter = Literal[",", ";", "\t", "|"]
ColumnField = Field
Question = Literal["columns", "encoding", "dateOrder", "decimal", "direction", "signs", "status", "account"]
ImportDirection = Direction
ImportStatus = Status
ImportSigns = Signs
LinesShown = Literal["all", "attention", "new", "seen", "wrong"]
Content = Annotated[str, Meta(extra_json_schema={"format": "byte", "maxLength": IMPORT_FILE_MAX_BYTES * 4 // 3 + 4})]
Line = Annotated[int, Meta(ge=1)]


class ImportColumn(Body, kw_only=True):
    """Meaning of a column, which is named by its header, or as `#2` by its place."""

    column: Label
    field: ColumnField


class ImportAccount(Body, kw_only=True):
    """Which account of the budget is meant by a name in the file."""

    name: Label
    account_id: Id


class ImportNewAccount(Body, kw_only=True):
    """Account that the import makes if lines go to it; `id` is made by the client and can be chosen like the others."""

    id: Id
    name: Name
    currency_code: Currency


class LineChange(Body, kw_only=True):
    """Decision about one line: left out, booked though it looks like a duplicate, or with other values."""

    line: Line
    take: bool | UnsetType = UNSET
    category: Name | UnsetType = UNSET
    account_id: Id | UnsetType = UNSET
    day: Day | UnsetType = UNSET
    amount: Money | UnsetType = UNSET
    """Amount that moves the account, in its currency; negative when money leaves it."""
    note: Note | UnsetType = UNSET
    payee: Payee | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET


class ImportReading(Body, kw_only=True):
    """Answers to what a file leaves open; what is left out is decided by the file."""

    columns: dict[ColumnField, Label] = field(default_factory=dict)
    """Column of a field, beside those that are understood."""
    direction: dict[Label, ImportDirection] = field(default_factory=dict)
    """Words of the direction's column: whether money leaves or arrives."""
    status: dict[Label, ImportStatus] = field(default_factory=dict)
    """Words of the status column; pending and cancelled rows are not booked."""
    signs: ImportSigns | UnsetType = UNSET
    """`reversed` where spending is written without a minus, as of many cards."""
    encoding: Label | UnsetType = UNSET


class ImportMapping(Body, kw_only=True):
    """Saved reading of a bank's tables, under a name; `accountId` makes it the one of this account's files."""

    name: Name
    columns: list[ImportColumn]
    account_id: Id | UnsetType = UNSET
    direction: dict[Label, ImportDirection] | UnsetType = UNSET
    status: dict[Label, ImportStatus] | UnsetType = UNSET
    signs: ImportSigns | UnsetType = UNSET
    encoding: Label | None = None
    delimiter: Delimiter | None = None
    date_order: DateOrder | None = None
    decimal: DecimalMark | None = None


class ImportSettings(View, kw_only=True):
    """A person's saved mappings."""

    mappings: list[ImportMapping]


class ImportSettingsUpdate(Body, kw_only=True):
    """The whole list; it stays as it is when left out."""

    mappings: list[ImportMapping] | UnsetType = UNSET


class ImportedFile(Body, kw_only=True):
    """A file and what is said about it; what is left out is found in the file, or asked for."""

    file_name: Label
    content: Content
    """The bytes of the file in base64."""
    format: FileFormat | UnsetType = UNSET
    encoding: Label | UnsetType = UNSET
    delimiter: Delimiter | UnsetType = UNSET
    date_order: DateOrder | UnsetType = UNSET
    decimal: DecimalMark | UnsetType = UNSET
    mapping: Name | ImportReading | UnsetType = UNSET
    """The name of a saved mapping, or answers; those are kept for the account's next file."""
    columns: list[ImportColumn] | UnsetType = UNSET
    account_id: Id | UnsetType = UNSET
    """The account of all lines that name none."""
    accounts: list[ImportAccount] = field(default_factory=list)
    new_accounts: list[ImportNewAccount] = field(default_factory=list)
    changes: list[LineChange] = field(default_factory=list)


class ImportPreview(ImportedFile, kw_only=True):
    """Lines to look at: which ones, and from which place among them on, beginning with 0."""

    start: Annotated[int, Meta(ge=0)] = 0
    show: LinesShown = "all"
    """Kind of lines; `attention` is all, first those that can't be booked, then those booked before."""


class ImportFile(ImportedFile, kw_only=True):
    """File to book."""

    id: Id | UnsetType = UNSET


class PreviewedAccount(View, kw_only=True):
    """An account of the file, the account of the budget it is taken for, and how many lines it has."""

    name: str
    account_id: Id | None
    currency_code: str | None
    """Currency that the file gives its lines; null where it names none, or several."""
    lines: int


class PreviewedPart(View, kw_only=True):
    """Part of a line of several categories."""

    category: str
    category_id: Id | None
    """None of a category that would be made."""
    amount: Decimal
    """Amount in the currency of the account, with the sign of the line."""
    note: str


class PreviewedLine(View, kw_only=True):
    """One line of the file as it would be booked, or why it would not be."""

    line: int
    taken: bool
    code: str | None
    """Why not, or what there is to know of it."""
    text: str
    """Text of the file at the fault."""
    kind: EntryKind | None
    day: CalendarDay | None
    amount: Decimal | None
    """Amount that moves the account; negative when money leaves it."""
    currency_code: str | None
    """Currency of the amount: that of the file, else of the account. Null for one that is unknown."""
    account_id: Id | None
    account_name: str
    other_account_id: Id | None
    other_account_name: str
    category: str | None
    category_id: Id | None
    """None of a category that would be made."""
    parts: list[PreviewedPart]
    """Parts of an expense or a refund of several categories; none of one category."""
    note: str
    payee: str
    tags: list[str]
    duplicate_of: Id | None
    """The entry that it most likely is; such a line is left out unless it is said to be taken."""


class ImportTotal(View, kw_only=True):
    """Sum of the accepted lines of one kind, in the currency of their accounts."""

    kind: EntryKind
    currency_code: str
    count: int
    amount: Decimal
    """Without a sign."""


class QuestionReading(View, kw_only=True):
    """A row read by one of the choices."""

    day: CalendarDay | None
    amount: Decimal | None
    text: str


class QuestionRow(View, kw_only=True):
    """Row of the file that a question is about."""

    line: int
    word: str
    """Cell in question, as it is written; of a direction or a status the word that needs an answer."""
    readings: list[QuestionReading]
    """The row by each of the choices, in their order."""


class PreviewQuestion(View, kw_only=True):
    """Question that a file leaves open: the answer is for its `field`; of words, each row has one to answer."""

    field: Question
    choices: list[str]
    rows: list[QuestionRow]


class PreviewedStatement(View, kw_only=True):
    """Check of a file against the balances that it prints."""

    opening: Decimal
    closing: Decimal
    difference: Decimal
    """Amount by which the entries end above the closing balance; zero where they agree."""
    day: CalendarDay | None
    """First day that differs, where each row has a balance."""


class PreviewedFile(View, kw_only=True):
    """Reading of a file, and some of its lines in their order."""

    format: FileFormat
    source: str
    """The app that wrote it, where that is known: `actual`, `ynab`, ..."""
    encoding: str | None
    delimiter: Delimiter | None
    date_order: DateOrder | None
    decimal: DecimalMark | None
    header: list[str]
    header_line: int
    samples: list[list[str]]
    """The first rows of a table, as they are."""
    columns: list[ImportColumn]
    accounts: list[PreviewedAccount]
    signs: ImportSigns | None
    direction: dict[str, ImportDirection]
    """Direction of each word, where words give the sign of amounts."""
    status: dict[str, ImportStatus]
    """Status of each word of the status column."""
    questions: list[PreviewQuestion]
    """Questions that the file leaves open. Answer them and preview again; nothing is imported before."""
    line_count: int
    taken_count: int
    duplicate_count: int
    wrong_count: int
    pending_count: int
    """Rows that the bank has not booked yet, or never will; they are no entries."""
    balance_row_count: int
    """Rows that print a balance or a turnover; they are no entries."""
    statement: PreviewedStatement | None
    """Check against the balances of the file; null where it prints none."""
    totals: list[ImportTotal]
    lines: list[PreviewedLine]
    next_start: int | None


class LineLeftOut(View, kw_only=True):
    """A line that was not booked."""

    line: int
    code: str
    text: str


class ImportReport(View, kw_only=True):
    """Result of an import. `revision` is its change set, to be undone; None when nothing was booked."""

    id: Id
    revision: int | None
    booked: int
    duplicates: int
    """Lines that were left out because they are in the history already."""
    left_out_count: int
    left_out: list[LineLeftOut]
    """Each line that was not booked, with the reason; the first 1000 of them."""
    categories: list[str]
    """The categories that were made."""
