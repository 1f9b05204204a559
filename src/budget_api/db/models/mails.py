"""Mails on their way out."""

from datetime import datetime

from sqlalchemy import String, Text
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Key


class MailRow(Base):
    """A mail that waits to be sent; deleted once it is, as it may hold a code."""

    __tablename__ = "mails"

    id: Mapped[Key] = mapped_column(primary_key=True)
    recipient: Mapped[str | None] = mapped_column(String(254))
    """None for an e-mail nobody has: nothing is sent."""
    subject: Mapped[str] = mapped_column(String(300))
    body: Mapped[str] = mapped_column(Text)
    attempts: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    due_at: Mapped[datetime] = mapped_column(index=True)
    """Time of the next attempt; a sender moves it on before it tries, so that no other does."""
    expires_at: Mapped[datetime]
    """Time from which the mail is of no use."""
