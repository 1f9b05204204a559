"""Reminders as clients see them."""

import msgspec

from budget_api.db.models import ReminderRow
from budget_core.contract.planning.reminders import Reminder, ReminderExpense


def reminder_view(row: ReminderRow) -> Reminder:
    """Return a reminder."""
    return Reminder(
        id=row.id,
        name=row.name,
        date=row.date,
        time_zone=row.time_zone,
        frequency=row.frequency,
        comment=row.comment,
        active=row.active,
        expense=msgspec.convert(row.expense, ReminderExpense) if row.expense else None,
        next_at=row.next_at,
        last_at=row.last_at,
        missed_at=row.missed_at,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )
