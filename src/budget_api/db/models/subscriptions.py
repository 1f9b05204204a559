"""Payers, their subscriptions, and the provider of payments."""

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Key

PROVIDER_ID_MAX_CHARACTERS = 255


class BillingRow(Base):
    """Single row with the provider of payments on this server; `none`, or no row, is none."""

    __tablename__ = "billing"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    provider: Mapped[str] = mapped_column(String(16))


class SubscriptionRow(Base):
    """A user whom the provider knows, and their subscription as it was fetched last."""

    __tablename__ = "subscriptions"

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    customer_id: Mapped[str] = mapped_column(String(PROVIDER_ID_MAX_CHARACTERS), unique=True)
    subscription_id: Mapped[str | None] = mapped_column(String(PROVIDER_ID_MAX_CHARACTERS))
    price_id: Mapped[str | None] = mapped_column(String(PROVIDER_ID_MAX_CHARACTERS))
    status: Mapped[str | None] = mapped_column(String(32))
    period_end: Mapped[datetime | None]
    cancel_at_period_end: Mapped[bool] = mapped_column(default=False)
    entitled_until: Mapped[datetime | None]
    asked: Mapped[int] = mapped_column(default=0)
    """Sequence number of requests to the provider, taken before each."""
    applied: Mapped[int] = mapped_column(default=0)
    """Number of the stored answer; earlier ones that come late are ignored."""


class AbandonedCustomerRow(Base):
    """A customer at the provider whose account went to somebody else.

    The row stays until the provider has cancelled their subscription.
    """

    __tablename__ = "abandoned_customers"

    customer_id: Mapped[str] = mapped_column(String(PROVIDER_ID_MAX_CHARACTERS), primary_key=True)
    since: Mapped[datetime]


class PaymentEventRow(Base):
    """An event of the provider that was applied, so that a repeated one is known."""

    __tablename__ = "payment_events"

    id: Mapped[str] = mapped_column(String(PROVIDER_ID_MAX_CHARACTERS), primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime]
