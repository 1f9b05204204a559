"""Categories and what is planned for them, month by month."""

from sqlalchemy import ForeignKey, ForeignKeyConstraint, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import RULE, Base, Currency, Edited, Key, Money, MonthDate, Name
from budget_api.db.share_columns import ShareRules
from budget_core.contract.entries.shares import ShareRule


class CategoryRow(Edited, Base):
    """Category of spending. Archived ones (`deleted_at`) keep their name in old months."""

    __tablename__ = "categories"
    __table_args__ = (UniqueConstraint("workspace_id", "id", name="uq_categories_workspace"),)

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    name: Mapped[Name]
    icon: Mapped[str] = mapped_column(String(32), info={RULE: "categoryIcon"})
    position: Mapped[int]
    share_rule: Mapped[ShareRule | None] = mapped_column(ShareRules)
    """None for the workspace's."""


class PlanningRow(Base):
    """One month of a workspace; `date` is the first of the month it is named after."""

    __tablename__ = "plannings"
    __table_args__ = (UniqueConstraint("workspace_id", "date", name="uq_plannings_month"),)

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    date: Mapped[MonthDate]


class PlanningCategoryRow(Edited, Base):
    """The budget of one category in one month, in the currency it was planned in."""

    __tablename__ = "planning_categories"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        ForeignKeyConstraint(["workspace_id", "date"], ["plannings.workspace_id", "plannings.date"]),
        UniqueConstraint("workspace_id", "date", "category_id", name="uq_planning_categories_month"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key]
    category_id: Mapped[Key]
    date: Mapped[MonthDate]
    budget: Mapped[Money]
    currency_code: Mapped[Currency]
