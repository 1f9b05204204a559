"""History entries."""

from budget_cli import display
from budget_cli.output import Column
from budget_core.contract.history import HistoryEntry

_KINDS = {"income": "Income", "transfer": "Transfer", "expense": ""}
SHORT_ID_CHARACTERS = 8


def what(entry: HistoryEntry) -> str:
    """The category, or what it is without one."""
    return entry.category_label or _KINDS[entry.kind]


def account(entry: HistoryEntry) -> str:
    """The account, and where a transfer came from."""
    return f"{entry.from_account_label} → {entry.account_label}" if entry.from_account_label else entry.account_label


def value(entry: HistoryEntry) -> str:
    """The amount; what was moved is neither in nor out."""
    write = display.amount if entry.kind == "transfer" else display.signed
    return write(entry.value, entry.currency_code)


def short_id(entry: HistoryEntry) -> str:
    """The end of the id: its beginning is the time, which neighbours share."""
    return entry.id[-SHORT_ID_CHARACTERS:]


COLUMNS: list[Column[HistoryEntry]] = [
    Column("day", lambda entry: entry.local_day),
    Column("what", what),
    Column("account", account),
    Column("value", lambda entry: entry.value, value, is_number=True),
    Column("currency", lambda entry: entry.currency_code),
    Column("note", lambda entry: entry.note),
    Column("id", lambda entry: entry.id, short_id),
]
