"""History entries."""

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.entries.history import HistoryEntry
from budget_sdk.matching import short_id

KINDS = {
    "income": "Income",
    "transfer": "Transfer",
    "expense": "Expense",
    "refund": "Refund",
    "settlement": "Settlement",
}


def label(display: Display, entry: HistoryEntry) -> str:
    """Return the category, with the number of further ones; for an entry without one its kind."""
    more = len({line.category_id for line in entry.lines}) - 1
    name = display.name(entry.category_label or "") or display.text(KINDS[entry.kind])
    return f"{name} +{more}" if more > 0 else name


def account(display: Display, entry: HistoryEntry) -> str:
    """Return the account, and where a transfer came from; empty for a settlement without accounts."""
    arrived, left = (display.name(label or "") for label in (entry.account_label, entry.from_account_label))
    return f"{left} → {arrived}".rstrip() if left else arrived


def value(display: Display, entry: HistoryEntry) -> str:
    """Return the amount; that of a transfer or a settlement has no sign, it is neither income nor spending."""
    write = display.amount if entry.kind in ("transfer", "settlement") else display.signed
    return write(entry.value, entry.currency_code)


def note(display: Display, entry: HistoryEntry) -> str:
    """Return payee, note and tags, and that nobody posted the entry."""
    source = display.text("posted automatically") if entry.is_automatic else ""
    named = " ".join(f"#{tag}" for tag in entry.tags)
    return " · ".join(filter(None, (entry.payee, entry.note, named, source)))


def columns(display: Display) -> list[Column[HistoryEntry]]:
    """Return the columns of an entry, for a table and CSV; CSV has all that is needed to add entries up."""
    return [
        Column("day", lambda row: row.local_day, is_fixed=True),
        Column("time", lambda row: row.date.isoformat(), is_in_table=False),
        Column("kind", lambda row: row.kind, is_in_table=False),
        Column("what", lambda row: row.category_label, lambda row: label(display, row)),
        Column("from account", lambda row: row.from_account_label, is_in_table=False),
        Column("account", lambda row: row.account_label, lambda row: account(display, row), is_optional=True),
        Column("value", lambda row: row.value, lambda row: value(display, row), is_number=True),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
        Column("account value", lambda row: row.account_value, is_in_table=False),
        Column("account currency", lambda row: row.account_currency_code, is_in_table=False),
        Column("from value", lambda row: row.from_value, is_in_table=False),
        Column("from currency", lambda row: row.from_currency_code, is_in_table=False),
        Column("rate", lambda row: row.rate, is_in_table=False),
        Column("rate day", lambda row: row.rate_date, is_in_table=False),
        Column("note", lambda row: row.note, lambda row: note(display, row)),
        Column("who", lambda row: row.creator_name, is_in_table=False),
        Column("id", lambda row: row.id, lambda row: short_id(row.id), is_fixed=True),
        Column("workspace value", lambda row: row.workspace_value, is_in_table=False),
        Column("workspace currency", lambda row: row.workspace_currency_code, is_in_table=False),
        Column("workspace rate", lambda row: row.workspace_rate, is_in_table=False),
        Column("workspace rate day", lambda row: row.workspace_rate_date, is_in_table=False),
        Column("payee", lambda row: row.payee, is_in_table=False),
        Column("tags", lambda row: " ".join(row.tags), is_in_table=False),
        Column("automatic", lambda row: row.is_automatic, is_in_table=False),
        Column("paid by", lambda row: row.paid_by, is_in_table=False),
    ]


def summary(display: Display, entry: HistoryEntry) -> str:
    """Return an entry in a few words: `−$12.50 Food of 2026-12-24`."""
    return display.text(
        "{value} {what} of {day}", value=value(display, entry), what=label(display, entry), day=entry.local_day
    )


def present_entry(display: Display, entry: HistoryEntry) -> str:
    """Return the entry that stands in place of a corrected one, in a sentence with its id."""
    found, person = summary(display, entry), entry.creator_name
    return display.text("It is {entry} by {person} now: {id}", entry=found, person=person, id=short_id(entry.id))
