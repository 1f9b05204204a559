"""Carry-over, targets and expected income of a workspace; the amounts that follow from them are derived at reading."""

from sqlalchemy import ForeignKey, ForeignKeyConstraint, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Currency, Edited, Key, Money, MonthDate
from budget_core.planning.carry_over import Carry


class CarryRuleRow(Edited, Base):
    """Rule of a category from a month on."""

    __tablename__ = "carry_rules"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        UniqueConstraint("workspace_id", "category_id", "from_month", name="uq_carry_rules_month"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    category_id: Mapped[Key]
    from_month: Mapped[MonthDate]
    carry: Mapped[Carry] = mapped_column(String(8))
    cap: Mapped[Money | None]


class TargetRow(Edited, Base):
    """Target of a category; each has one at most."""

    __tablename__ = "targets"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        UniqueConstraint("workspace_id", "category_id", name="uq_targets_category"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    category_id: Mapped[Key]
    from_month: Mapped[MonthDate]
    amount: Mapped[Money]
    by: Mapped[MonthDate | None]
    every_month: Mapped[bool]


class ExpectedIncomeRow(Edited, Base):
    """Income expected in a month."""

    __tablename__ = "expected_incomes"
    __table_args__ = (UniqueConstraint("workspace_id", "date", name="uq_expected_incomes_month"),)

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    date: Mapped[MonthDate]
    amount: Mapped[Money]
    currency_code: Mapped[Currency]
