"""Accounts and the adjustments of their balances."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, ForeignKeyConstraint, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import RULE, Base, Day, Edited, Key, Money, Name, partial_index
from budget_core.contract.types import AccountType, AdjustmentKind


class AccountRow(Edited, Base):
    """A money source. `budget` changes only by `budget + delta`, in the transaction of the entry."""

    __tablename__ = "accounts"
    __table_args__ = (
        UniqueConstraint("workspace_id", "id", name="uq_accounts_workspace"),
        partial_index("uq_accounts_main", "workspace_id", unique=True, where="is_main_account"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    name: Mapped[Name]
    icon: Mapped[str] = mapped_column(String(32), info={RULE: "accountIcon"})
    budget: Mapped[Money]
    currency_code: Mapped[str] = mapped_column(String(8), info={RULE: "currencyOrDefault"})
    type: Mapped[AccountType] = mapped_column(String(12))
    is_show_in_balance: Mapped[bool]
    is_main_account: Mapped[bool]
    position: Mapped[int]


def _day_of_making(context: Any) -> str:
    made: datetime = context.get_current_parameters()["created_at"]
    return made.date().isoformat()


class AccountHistoryRow(Base):
    """A balance set by hand, the opening one included. Bookings are in the history instead."""

    __tablename__ = "account_history"
    __table_args__ = (
        ForeignKeyConstraint(
            ["workspace_id", "account_id"], ["accounts.workspace_id", "accounts.id"], ondelete="CASCADE"
        ),
        Index("ix_account_history_account", "workspace_id", "account_id", "created_at"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key]
    account_id: Mapped[Key]
    kind: Mapped[AdjustmentKind] = mapped_column(String(8))
    prev_budget: Mapped[Money]
    new_budget: Mapped[Money]
    user_id: Mapped[Key | None]
    local_day: Mapped[Day] = mapped_column(default=_day_of_making)
    create_hash: Mapped[str | None] = mapped_column(String(64))
    created_at: Mapped[datetime]
