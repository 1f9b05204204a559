"""Report of a migration: what is taken and what is not, the months and balances that are others here."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from budget_cli.output.display import Display
from budget_cli.output.tables import WARNING, Column
from budget_core.contract.workspaces.migration import MigratedBalance, MigrationReport, MonthDifference

SOURCES: Final = {
    "actual": "Actual",
    "cashew": "Cashew",
    "firefly": "Firefly III",
    "splitwise": "Splitwise",
    "ynab": "YNAB",
}
_KINDS: Final = {
    "account": "accounts",
    "attachment": "attachments",
    "bill": "bills",
    "budget": "budgets",
    "cardPayment": "payments of cards",
    "carryRule": "carry-over rules",
    "category": "categories",
    "correction": "corrections of balances",
    "entry": "entries",
    "goal": "goals",
    "heldMoney": "money held for the next month",
    "income": "incomes among them",
    "loan": "loans",
    "month": "months with plans",
    "note": "notes",
    "opening": "opening balances",
    "payee": "payees",
    "person": "people",
    "plan": "plans",
    "refund": "refunds among them",
    "report": "reports",
    "rule": "rules for imports",
    "schedule": "schedules",
    "settlement": "settlements among them",
    "split": "divided entries",
    "tag": "tags",
    "transfer": "transfers among them",
}
_AMOUNTS: Final = {"budgeted": "budgeted", "spent": "spent", "carried": "carried"}
_REASONS: Final = {
    "balanceOnly": "outside the budget: the balance alone is kept",
    "currency": "in a currency that is not known here",
    "cut": "too long: cut",
    "digits": "more decimals than the currency has",
    "nets": "what people paid and bear is not the cost",
    "noCategory": "taken back from an income: spent without a category",
    "notKnown": "nothing like it here",
    "pattern": "with a rhythm or conditions that nothing here has",
    "tooMany": "too many",
    "unpaid": "not paid yet",
    "unshared": "shared with nobody",
    "zero": "an amount of 0",
}


@dataclass(frozen=True, slots=True)
class Row:
    """One kind, taken or not."""

    kind: str
    count: int
    reason: str = ""
    examples: str = ""


def rows(report: MigrationReport) -> list[Row]:
    """Return what is taken, and then what is not."""
    taken = [Row(each.kind, each.count) for each in report.taken]
    return taken + [Row(each.kind, each.count, each.reason, "; ".join(each.examples)) for each in report.not_taken]


def columns(display: Display) -> list[Column[Row]]:
    """Return the columns of what is taken and what is not."""
    return [
        Column("kind", lambda row: row.kind, lambda row: display.text(_KINDS[row.kind])),
        Column("count", lambda row: row.count, is_number=True),
        Column(
            "not taken", lambda row: row.reason, lambda row: display.text(_REASONS[row.reason]) if row.reason else ""
        ),
        Column("examples", lambda row: row.examples, is_optional=True),
    ]


def difference_columns(display: Display) -> list[Column[MonthDifference]]:
    """Return the columns of a month that is another one here."""
    return [
        Column("month", lambda row: row.date[:7], lambda row: display.month(row.date[:7]), is_fixed=True),
        Column("category", lambda row: row.category),
        Column("difference", lambda row: row.difference, is_number=True, style=lambda _: WARNING),
        Column("amount", lambda row: row.amount, lambda row: display.text(_AMOUNTS[row.amount])),
        Column("there", lambda row: row.there, is_number=True),
        Column("here", lambda row: row.here, is_number=True),
        Column("currency", lambda row: row.currency_code, is_fixed=True),
    ]


def sentences(display: Display, report: MigrationReport) -> Iterator[str]:
    """Yield where the files come from, and whether months and balances agree."""
    source, files = SOURCES[report.source], ", ".join(report.files)
    if report.first_day and report.last_day:
        first, last = (display.month(day[:7]) for day in (report.first_day, report.last_day))
        yield display.text("{source}: {files}, {first} – {last}.", source=source, files=files, first=first, last=last)
    else:
        yield display.text("{source}: {files}.", source=source, files=files)
    if report.months_differ:
        yield display.text(
            "Months that agree: {count}, that differ: {wrong}.", count=report.months_agree, wrong=report.months_differ
        )
    elif report.months_agree:
        yield display.text("All months agree: {count}.", count=report.months_agree)
    wrong = [each for each in report.balances if each.there != each.here]
    if report.balances and not wrong:
        yield display.text("All balances agree: {count}.", count=len(report.balances))
    for each in wrong:
        yield _wrong_balance(display, each)


def _wrong_balance(display: Display, balance: MigratedBalance) -> str:
    there, here = (display.amount(value, balance.currency_code) for value in (balance.there, balance.here))
    return display.text("{account}: {there} there, {here} here.", account=balance.name, there=there, here=here)
