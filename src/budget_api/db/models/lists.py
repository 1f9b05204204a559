"""Lists, their items, and the last prices of labels."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, ForeignKey, ForeignKeyConstraint, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import CLUSTERED, Base, Edited, Json, Key, Money, Name, partial_index


class ListRow(Edited, Base):
    """A shopping-style list. `version` also counts the changes of its items."""

    __tablename__ = "lists"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        UniqueConstraint("workspace_id", "id", name="uq_lists_workspace"),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    name: Mapped[Name]
    category_id: Mapped[Key | None]
    is_pinned: Mapped[bool]


class ListItemRow(Base):
    """One item, a row of its own, so that two people can change different ones at once.

    An id is unique inside its list only: nobody can learn of other lists by taking one. Removed items stay, so that
    a list saved on an older version does not bring them back.
    """

    __tablename__ = "list_items"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id", "list_id"], ["lists.workspace_id", "lists.id"], ondelete="CASCADE"),
        partial_index("ix_list_items_live", "workspace_id", "list_id", "place", where="removed_version IS NULL"),
    )

    list_id: Mapped[Key] = mapped_column(primary_key=True)
    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key]
    place: Mapped[int]
    label: Mapped[str] = mapped_column(String(100))
    is_checked: Mapped[bool]
    price: Mapped[Money | None]
    quantity: Mapped[Money]
    create_hash: Mapped[str | None] = mapped_column(String(64))
    created_version: Mapped[int]
    """The list's version that has it first."""
    removed_version: Mapped[int | None]
    edits: Mapped[list[Any]] = mapped_column(Json)
    """The last edits as `[list version, field, value before]`, oldest first: what the item was on an older version."""


class PriceRow(Base):
    """Last price of a label in a workspace, kept at check-out."""

    __tablename__ = "prices"
    __table_args__ = (CLUSTERED,)

    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    label_key: Mapped[str] = mapped_column(String(100), primary_key=True)
    """The label as it is compared (`budget_core.lists.lists.price_key`)."""
    label: Mapped[Name]
    price: Mapped[Money]
    revision: Mapped[int] = mapped_column(BigInteger)
    """Revision of the workspace that set it."""
    updated_at: Mapped[datetime]
