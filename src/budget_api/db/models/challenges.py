"""Codes sent by mail that are still to be entered."""

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Key


class ChallengeRow(Base):
    """One code. Its token names it by `id`; of the code itself only a keyed digest is kept.

    An e-mail nobody has gets a row too, without a user: asking for a code is the same work for every e-mail.
    """

    __tablename__ = "challenges"

    id: Mapped[Key] = mapped_column(primary_key=True)
    purpose: Mapped[str] = mapped_column(String(8))
    user_id: Mapped[Key | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    email_key: Mapped[str] = mapped_column(String(254), index=True)
    code_mac: Mapped[str] = mapped_column(String(64))
    attempts: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime] = mapped_column(index=True)
    used_at: Mapped[datetime | None]
