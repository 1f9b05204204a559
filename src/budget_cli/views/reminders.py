"""Reminders."""

from budget_cli.output.display import Display
from budget_cli.output.tables import WARNING, Column
from budget_core.contract.planning.reminders import Reminder


def columns(display: Display) -> list[Column[Reminder]]:
    """Return the columns of a reminder."""
    return [
        Column("name", lambda row: row.name),
        Column(
            "next",
            lambda row: row.next_at.isoformat() if row.next_at else None,
            lambda row: display.local_minute(row.next_at) if row.next_at else display.text("off"),
            is_fixed=True,
        ),
        Column("how often", lambda row: row.frequency, lambda row: display.text(row.frequency), is_fixed=True),
        Column(
            "missed",
            lambda row: row.missed_at.isoformat() if row.missed_at else None,
            lambda row: display.local_minute(row.missed_at) if row.missed_at else "",
            style=lambda _: WARNING,
            is_fixed=True,
            is_optional=True,
            is_hidden_when_empty=True,
        ),
        Column("comment", lambda row: row.comment, is_optional=True, is_hidden_when_empty=True),
        Column("id", lambda row: row.id, is_in_table=False),
    ]
