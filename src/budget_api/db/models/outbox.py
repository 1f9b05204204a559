"""Mails and push messages on their way out, and the browsers that take them."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Key
from budget_core.base.limits import PUSH_ENDPOINT_MAX_CHARACTERS


class PushSubscriptionRow(Base):
    """A browser that takes push messages, for as long as the session it registered in."""

    __tablename__ = "push_subscriptions"

    id: Mapped[Key] = mapped_column(primary_key=True)
    endpoint: Mapped[str] = mapped_column(String(PUSH_ENDPOINT_MAX_CHARACTERS), unique=True)
    session_id: Mapped[Key] = mapped_column(ForeignKey("sessions.id", ondelete="CASCADE"), index=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    created_at: Mapped[datetime]


class NotificationRow(Base):
    """A message to one user that waits to be sent; deleted once it is."""

    __tablename__ = "notifications"

    id: Mapped[Key] = mapped_column(primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    text: Mapped[str] = mapped_column(String(40))
    """The name of its texts, as push message and as mail."""
    params: Mapped[dict[str, Any]]
    """Values for the placeholders of the texts."""
    url: Mapped[str] = mapped_column(String(200))
    """Path inside the app that a tap opens."""
    reminder_id: Mapped[Key | None] = mapped_column(ForeignKey("reminders.id", ondelete="CASCADE"), index=True)
    """Reminder that is marked as missed when the message can't be sent."""
    at: Mapped[datetime]
    """Time of the event it announces."""
    attempts: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    due_at: Mapped[datetime] = mapped_column(index=True)
    """Time of the next attempt; a sender moves it on before it tries, so that no other does."""
    expires_at: Mapped[datetime]


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
