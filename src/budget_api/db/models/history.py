"""Entries of the history and the sums kept beside them."""

from datetime import datetime

from sqlalchemy import ForeignKeyConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Code, Day, Edited, Key, Money, Name


class HistoryRow(Edited, Base):
    """An expense, an income or a transfer, with everything that was booked, so that it can be reversed exactly."""

    __tablename__ = "history"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["workspace_id", "account_id"], ["accounts.workspace_id", "accounts.id"]),
        ForeignKeyConstraint(
            ["workspace_id", "from_account_id"],
            ["accounts.workspace_id", "accounts.id"],
            name="fk_history_from_account",
        ),
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        Index("ix_history_page", "workspace_id", "local_day", "date", "id"),
        Index("ix_history_account", "workspace_id", "account_id"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key]
    kind: Mapped[str] = mapped_column(String(8))
    category_id: Mapped[Key | None]
    account_id: Mapped[Key]
    from_account_id: Mapped[Key | None]
    date: Mapped[datetime]
    local_day: Mapped[Day]
    value: Mapped[Money]
    currency_code: Mapped[Code]
    account_value: Mapped[Money]
    account_currency_code: Mapped[Code]
    from_value: Mapped[Money | None]
    from_currency_code: Mapped[Code | None]
    rate: Mapped[str | None] = mapped_column(String(40))
    rate_date: Mapped[Day | None]
    note: Mapped[str] = mapped_column(String(1000))
    user_id: Mapped[Key | None]
    creator_name: Mapped[Name]


class DaySumRow(Base):
    """What was spent and received on one local day, kept by delta in the transaction of each entry.

    Days, not months: a changed first day of the month regroups nothing.
    """

    __tablename__ = "day_sums"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
    )

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    local_day: Mapped[Day] = mapped_column(primary_key=True)
    category_id: Mapped[Key] = mapped_column(primary_key=True)
    currency_code: Mapped[Code] = mapped_column(primary_key=True)
    spent: Mapped[Money]


class DayIncomeRow(Base):
    """What was received on one local day, kept like `day_sums`."""

    __tablename__ = "day_incomes"
    __table_args__ = (ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),)

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    local_day: Mapped[Day] = mapped_column(primary_key=True)
    currency_code: Mapped[Code] = mapped_column(primary_key=True)
    income: Mapped[Money]
