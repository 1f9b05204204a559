"""Reminders, and the times they were due."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import CLUSTERED, RULE, Base, Edited, Key, TimeZone, partial_index
from budget_core.base.limits import REMINDER_COMMENT_MAX_CHARACTERS, REMINDER_TITLE_MAX_CHARACTERS
from budget_core.contract.types import Frequency


class ReminderRow(Edited, Base):
    """A reminder of one user."""

    __tablename__ = "reminders"
    __table_args__ = (partial_index("ix_reminders_due", "next_at", where="next_at IS NOT NULL"),)

    id: Mapped[Key] = mapped_column(primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(REMINDER_TITLE_MAX_CHARACTERS))
    date: Mapped[str] = mapped_column(String(16), info={RULE: "localMinute"})
    """`yyyy-MM-ddTHH:mm` on the clock of `time_zone`."""
    time_zone: Mapped[TimeZone]
    frequency: Mapped[Frequency] = mapped_column(String(8))
    comment: Mapped[str] = mapped_column(String(REMINDER_COMMENT_MAX_CHARACTERS))
    active: Mapped[bool]
    expense: Mapped[dict[str, Any] | None]
    next_at: Mapped[datetime | None]
    """Time it is due next; None when switched off or deleted."""
    last_at: Mapped[datetime | None]
    missed_at: Mapped[datetime | None]


class OccurrenceRow(Base):
    """Handled occurrence of a reminder, so that it is never handled again."""

    __tablename__ = "reminder_occurrences"
    __table_args__ = (CLUSTERED,)

    reminder_id: Mapped[Key] = mapped_column(ForeignKey("reminders.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[datetime] = mapped_column(primary_key=True)
