"""Sums kept beside the history, changed by delta in the transaction of each entry.

Days are the truth: a changed first day of the month regroups nothing that stands there. The sums of budget months
answer in a few rows what would take thousands of days; `ledger.sums.rebuild_month_sums` makes them anew from the days.
"""

from sqlalchemy import ForeignKeyConstraint
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import CLUSTERED, Base, Currency, Day, Key, Money, Month


class DaySumRow(Base):
    """Spending of one local day."""

    __tablename__ = "day_sums"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        CLUSTERED,
    )

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    local_day: Mapped[Day] = mapped_column(primary_key=True)
    category_id: Mapped[Key] = mapped_column(primary_key=True)
    currency_code: Mapped[Currency] = mapped_column(primary_key=True)
    spent: Mapped[Money]


class DayIncomeRow(Base):
    """Income of one local day: `workspace_value` of incomes that have it, else their `value`."""

    __tablename__ = "day_incomes"
    __table_args__ = (ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"), CLUSTERED)

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    local_day: Mapped[Day] = mapped_column(primary_key=True)
    currency_code: Mapped[Currency] = mapped_column(primary_key=True)
    income: Mapped[Money]


class AccountDayRow(Base):
    """Moves of an account on one local day, in its own currency.

    Entries, its opening and balances set by hand.
    """

    __tablename__ = "account_days"
    __table_args__ = (
        ForeignKeyConstraint(
            ["workspace_id", "account_id"], ["accounts.workspace_id", "accounts.id"], ondelete="CASCADE"
        ),
        CLUSTERED,
    )

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    local_day: Mapped[Day] = mapped_column(primary_key=True)
    account_id: Mapped[Key] = mapped_column(primary_key=True)
    moved: Mapped[Money]


class MonthSumRow(Base):
    """`day_sums` added up to budget months (`yyyy-MM`), by the first day the workspace has now."""

    __tablename__ = "month_sums"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        CLUSTERED,
    )

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    month: Mapped[Month] = mapped_column(primary_key=True)
    category_id: Mapped[Key] = mapped_column(primary_key=True)
    currency_code: Mapped[Currency] = mapped_column(primary_key=True)
    spent: Mapped[Money]


class AccountMonthRow(Base):
    """`account_days` added up to budget months (`yyyy-MM`), by the first day the workspace has now."""

    __tablename__ = "account_months"
    __table_args__ = (
        ForeignKeyConstraint(
            ["workspace_id", "account_id"], ["accounts.workspace_id", "accounts.id"], ondelete="CASCADE"
        ),
        CLUSTERED,
    )

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    month: Mapped[Month] = mapped_column(primary_key=True)
    account_id: Mapped[Key] = mapped_column(primary_key=True)
    moved: Mapped[Money]
