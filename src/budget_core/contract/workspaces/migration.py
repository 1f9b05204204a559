"""Coming from another app: its whole budget as a new workspace, after a report of what is taken."""

from decimal import Decimal
from typing import Annotated, Literal

from msgspec import Meta

from budget_core.base.limits import LABEL_MAX_CHARACTERS, MIGRATION_FILES_MAX, WORKSPACE_FILE_MAX_BYTES
from budget_core.contract.call import LONG_FILE_SECONDS, BodyCall, SignedIn
from budget_core.contract.entries.imports import Content
from budget_core.contract.types import UNSET, Body, CalendarDay, Currency, Id, Label, MonthDate, Name, UnsetType, View
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.people.grants import AccessLevel

MigrationSource = Literal["actual", "cashew", "firefly", "splitwise", "ynab"]
MigratedKind = Literal[
    "account",
    "category",
    "month",
    "plan",
    "carryRule",
    "entry",
    "split",
    "refund",
    "income",
    "transfer",
    "settlement",
    "person",
    "opening",
    "correction",
    "schedule",
    "rule",
    "tag",
    "payee",
]
"""Kinds that are taken: `month` counts months with plans, `plan` those plans, `correction` balances set on a day."""
LeftKind = Literal[
    "account",
    "attachment",
    "bill",
    "budget",
    "cardPayment",
    "category",
    "entry",
    "goal",
    "heldMoney",
    "loan",
    "note",
    "plan",
    "report",
    "rule",
    "schedule",
    "tag",
]
LeftReason = Literal[
    "balanceOnly",
    "currency",
    "cut",
    "digits",
    "nets",
    "notKnown",
    "noCategory",
    "pattern",
    "tooMany",
    "unpaid",
    "unshared",
    "zero",
]
"""Reason why something is not taken as it was.

| word        | meaning                                                                              |
|-------------|--------------------------------------------------------------------------------------|
| balanceOnly | an account outside the budget: its balance is kept, its single entries are not       |
| currency    | an amount in a currency that is not known here                                       |
| cut         | a text, or the tags of an entry, that is longer than may be kept                     |
| digits      | an amount with more decimals than its currency has                                   |
| nets        | what people paid and bear does not add up to the cost                                |
| notKnown    | something that has no equal here                                                     |
| noCategory  | money taken back from an income: it counts as spending without a category            |
| pattern     | a rhythm or a condition that has no equal here                                       |
| tooMany     | more than a workspace may have                                                       |
| unpaid      | an entry that was not paid yet                                                       |
| unshared    | a cost that nobody owes anything for                                                 |
| zero        | an amount of zero                                                                    |
"""
MonthAmount = Literal["budgeted", "spent", "carried"]
MigrationQuestion = Literal["currencyCode", "me"]
FileName = Annotated[str, Meta(min_length=1, max_length=LABEL_MAX_CHARACTERS)]


class MigrationFile(Body, kw_only=True):
    """A file that the other app wrote."""

    file_name: FileName
    content: Content
    """The file in base64."""


class MigrationPreview(Body, kw_only=True):
    """The files of one budget, with what they leave open."""

    files: Annotated[list[MigrationFile], Meta(min_length=1, max_length=MIGRATION_FILES_MAX)]
    currency_code: Currency | UnsetType = UNSET
    """Currency of the budget, needed where the files don't say it."""
    me: Name | UnsetType = UNSET
    """Name that the user has in the files, needed where they name people, and refused where they don't."""


class Migration(MigrationPreview, kw_only=True):
    """The files of one budget that becomes a new workspace."""

    id: Id | UnsetType = UNSET
    """Id of the new workspace, made by the client: a repeat answers as the first time."""
    name: Name | UnsetType = UNSET
    """Name of the new workspace; that of the budget when left out."""


class Taken(View, kw_only=True):
    """A kind that is taken, with its number."""

    kind: MigratedKind
    count: int


class NotTaken(View, kw_only=True):
    """A kind that is not taken as it was, with its first examples."""

    kind: LeftKind
    reason: LeftReason
    count: int
    examples: list[str]


class MonthDifference(View, kw_only=True):
    """Amount of a category's month that is another one here."""

    date: MonthDate
    category: str
    amount: MonthAmount
    currency_code: str
    there: Decimal
    here: Decimal
    difference: Decimal
    """`here` less `there`."""


class MigratedBalance(View, kw_only=True):
    """Balance in the other app, and here."""

    name: str
    """Account, or person whom others owe; below zero for who owes."""
    currency_code: str
    there: Decimal
    here: Decimal


class MigrationReport(View, kw_only=True):
    """Report of a migration: taken, not taken, and compared with the other app."""

    source: MigrationSource
    files: list[Label]
    name: str
    """Name that the new workspace gets."""
    currency_code: str | None
    """None where the files don't say it: then nothing below is counted."""
    questions: list[MigrationQuestion]
    """Fields of the call that must be sent."""
    people: list[str]
    """People of the files, one of whom `me` names; empty where they name none."""
    first_day: CalendarDay | None
    last_day: CalendarDay | None
    taken: list[Taken]
    not_taken: list[NotTaken]
    months_agree: int
    """Months whose budgeted, spent and carried amounts equal those of the other app in every category."""
    months_differ: int
    differences: list[MonthDifference]
    """Differences of these months, the first of them."""
    balances: list[MigratedBalance]
    """Balances of people where the files name people, else those of accounts."""


class Migrated(View, kw_only=True):
    """New workspace, and what became of the files."""

    workspace: Workspace
    report: MigrationReport


# fmt: off
PREVIEW_MIGRATION = BodyCall(
    "previewMigration", "POST", "/migration/preview",
    tag="migration", body=MigrationPreview, answer=MigrationReport,
    right=SignedIn(AccessLevel.WORKSPACES), limit="IMPORT", body_max_bytes=WORKSPACE_FILE_MAX_BYTES,
    patience_seconds=LONG_FILE_SECONDS,
    description=(
        "Report what becomes of another app's budget; nothing is stored.\n"
        "\n"
        "Files of Splitwise, Cashew, Actual, YNAB and Firefly III recognise themselves. "
        "The 422 of a file that can't be read names it in `params.file`."
    ),
)

MIGRATE = BodyCall(
    "migrate", "POST", "/migration",
    tag="migration", body=Migration, answer=Migrated, status=201,
    right=SignedIn(AccessLevel.WORKSPACES), limit="IMPORT", body_max_bytes=WORKSPACE_FILE_MAX_BYTES, refusals=(409,),
    patience_seconds=LONG_FILE_SECONDS,
    description="Make a new workspace of another app's budget, which `deleteWorkspace` takes back.",
)
