"""Schedules of a workspace; what they posted stands in the history."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKeyConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import RULE, Base, Currency, Day, Edited, Json, Key, Money, Payee, TagList, partial_index
from budget_core.contract.types import PostMode, ScheduleFrequency, ScheduleKind, Weekend


class ScheduleRow(Edited, Base):
    """Expense, income or transfer that comes up again, or once on a later day."""

    __tablename__ = "schedules"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["workspace_id", "account_id"], ["accounts.workspace_id", "accounts.id"]),
        ForeignKeyConstraint(
            ["workspace_id", "from_account_id"],
            ["accounts.workspace_id", "accounts.id"],
            name="fk_schedules_from_account",
        ),
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        partial_index("ix_schedules_live", "workspace_id", where="deleted_at IS NULL"),
        partial_index("ix_schedules_post", "post_at", where="post_at IS NOT NULL"),
        partial_index("ix_schedules_announce", "announce_at", where="announce_at IS NOT NULL"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key]
    user_id: Mapped[Key | None]
    """Creator, in whose name and time zone it posts by itself."""
    kind: Mapped[ScheduleKind] = mapped_column(String(8))
    account_id: Mapped[Key]
    from_account_id: Mapped[Key | None]
    category_id: Mapped[Key | None]
    value: Mapped[Money]
    currency_code: Mapped[Currency]
    account_value: Mapped[Money | None]
    from_value: Mapped[Money | None]
    note: Mapped[str] = mapped_column(String(1000))
    payee: Mapped[Payee]
    tags: Mapped[TagList]
    frequency: Mapped[ScheduleFrequency] = mapped_column(String(8))
    every: Mapped[int] = mapped_column(info={RULE: "scheduleEvery"})
    start_date: Mapped[Day]
    end_date: Mapped[Day | None]
    count: Mapped[int | None] = mapped_column(info={RULE: "scheduleCount"})
    weekend: Mapped[Weekend] = mapped_column(String(8))
    mode: Mapped[PostMode] = mapped_column(String(8))
    is_active: Mapped[bool]
    active_from: Mapped[Day]
    skipped: Mapped[list[Any]] = mapped_column(Json, info={RULE: "days"})
    """Dates of the occurrences that were skipped, in order."""
    post_at: Mapped[datetime | None]
    """Time at which the job looks for what it is to post; None where it posts nothing."""
    announce_at: Mapped[datetime | None]
    """Time at which the job looks for what comes due of it; None where nobody is asked."""
