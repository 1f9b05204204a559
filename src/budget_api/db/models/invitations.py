"""Invitation codes to the server, and invitation links to workspaces."""

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Key
from budget_core.contract.types import MemberRole


class InvitationLinkRow(Base):
    """A link of whose code only a digest is kept; good for `uses_max` people until it expires or is revoked."""

    __tablename__ = "invitation_links"

    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    id: Mapped[Key] = mapped_column(primary_key=True)
    code_hash: Mapped[str] = mapped_column(String(64), unique=True)
    user_id: Mapped[Key | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    """User who made it; None once their account is gone."""
    role: Mapped[MemberRole] = mapped_column(String(8))
    """Role of who joins by it."""
    uses: Mapped[int] = mapped_column(default=0)
    uses_max: Mapped[int]
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    revoked_at: Mapped[datetime | None]


class InvitationCodeRow(Base):
    """A code of which only a digest is kept; good for `uses_max` sign-ups until it expires."""

    __tablename__ = "invitation_codes"

    id: Mapped[Key] = mapped_column(primary_key=True)
    code_hash: Mapped[str] = mapped_column(String(64), unique=True)
    user_id: Mapped[Key | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    """User who made it; None for one made from the data folder."""
    uses: Mapped[int] = mapped_column(default=0)
    uses_max: Mapped[int]
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime] = mapped_column(index=True)
