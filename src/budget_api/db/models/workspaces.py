"""Workspaces, their participants, and the log of every change."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, ForeignKey, Index, String, false, true
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import RULE, Base, Currency, Edited, Key, Name, partial_index
from budget_api.db.share_columns import NO_RULE, NO_RULE_TEXT, ShareRules
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.types import MemberRole


class WorkspaceRow(Edited, Base):
    """A budget with its members.

    Every write inside it starts by raising `revision`, which puts the writes in order.
    """

    __tablename__ = "workspaces"

    id: Mapped[Key] = mapped_column(primary_key=True)
    name: Mapped[Name]
    creator_id: Mapped[Key] = mapped_column(ForeignKey("users.id"))
    currency_code: Mapped[Currency]
    first_day_of_month: Mapped[int] = mapped_column(info={RULE: "firstDay"})
    is_personal: Mapped[bool] = mapped_column(default=False)
    share_rule: Mapped[ShareRule] = mapped_column(ShareRules, default=NO_RULE, server_default=NO_RULE_TEXT)
    revision: Mapped[int] = mapped_column(BigInteger, default=0)


class ParticipantRow(Base):
    """Membership. `left_at` makes it a former one, kept for the names in the history.

    `is_verified` is false while an invitation waits; `has_taken_part` tells whether the user ever was a participant.
    """

    __tablename__ = "participants"
    __table_args__ = (Index("ix_participants_user", "user_id", "left_at"),)

    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    is_verified: Mapped[bool]
    has_taken_part: Mapped[bool]
    joined_at: Mapped[datetime]
    """Time of confirmation; until then, of the invitation."""
    left_at: Mapped[datetime | None]
    is_removed: Mapped[bool] = mapped_column(default=False, server_default=false())
    """True for who did not leave by themselves."""
    role: Mapped[MemberRole] = mapped_column(String(8), default="editor")
    """Right of a participant; the creator's is always `editor`."""
    is_sharing: Mapped[bool] = mapped_column(default=True, server_default=true())
    """True for who bears a part where all bear the same."""


class NamedMemberRow(Edited, Base):
    """A name without an account; a deleted one stays as a former member."""

    __tablename__ = "named_members"

    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    id: Mapped[Key] = mapped_column(primary_key=True)
    name: Mapped[Name]
    is_sharing: Mapped[bool] = mapped_column(default=True, server_default=true())
    """True for who bears a part where all bear the same."""
    user_id: Mapped[Key | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    """User who claimed it."""


class ChangeRow(Base):
    """One changed row: the activity log, undo and "what is new since revision r" all read it."""

    __tablename__ = "changes"
    __table_args__ = (partial_index("ix_changes_undoes", "workspace_id", "undoes", where="undoes IS NOT NULL"),)

    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    revision: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    entity: Mapped[str] = mapped_column(String(24), primary_key=True)
    entity_id: Mapped[Key] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    replaces: Mapped[Key | None]
    """Entry in whose place a corrected one stands since."""
    user_id: Mapped[Key | None]
    at: Mapped[datetime]
    before: Mapped[dict[str, Any] | None]
    after: Mapped[dict[str, Any] | None]
    undoes: Mapped[int | None] = mapped_column(BigInteger)
    """Revision that this one undoes."""
    is_by_assistant: Mapped[bool | None]
    """True where an assistant made it for the user."""
