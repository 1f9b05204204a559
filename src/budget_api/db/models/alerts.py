"""Alerts: what each person wants to be told of in a workspace, and what they were told or wait to be."""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, ForeignKeyConstraint, String, text
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import CLUSTERED, RULE, Base, Clock, Day, Key, Money, Month, partial_index
from budget_core.alerts.alert_texts import OccurrenceKind
from budget_core.base.money import ZERO
from budget_core.contract.types import OthersAlerts

_WAITING = "send_at IS NOT NULL"


class AlertSettingsRow(Base):
    """Alert settings of a person in a workspace; without a row the defaults hold."""

    __tablename__ = "alert_settings"
    __table_args__ = (CLUSTERED,)

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    at80: Mapped[bool] = mapped_column(default=True)
    at100: Mapped[bool] = mapped_column(default=True)
    others: Mapped[OthersAlerts] = mapped_column(String(8), default="off")
    others_above: Mapped[Money] = mapped_column(default=ZERO, server_default=text("0"))
    schedules: Mapped[bool] = mapped_column(default=True)
    quiet_from: Mapped[Clock] = mapped_column(default="22:00")
    quiet_to: Mapped[Clock] = mapped_column(default="08:00")
    show_amounts: Mapped[bool] = mapped_column(default=False)


class AlertLevelRow(Base):
    """A level of a category in a month that a person was told of, or waits to be.

    Gone once spending is below it, but for one that was told in the last hour.
    """

    __tablename__ = "alert_levels"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        partial_index("ix_alert_levels_waiting", "send_at", where=_WAITING),
    )

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    category_id: Mapped[Key] = mapped_column(primary_key=True)
    month: Mapped[Month] = mapped_column(primary_key=True)
    level: Mapped[int] = mapped_column(primary_key=True, info={RULE: "alertLevel"})
    send_at: Mapped[datetime | None]
    """Time at which it is told; None once it is, or where nothing is to be told."""
    told_at: Mapped[datetime | None]
    """Time at which it was told or seen last."""


class AlertBookingRow(Base):
    """A write with somebody else's expenses that a person waits to be told of."""

    __tablename__ = "alert_bookings"
    __table_args__ = (CLUSTERED,)

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    revision: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    send_at: Mapped[datetime] = mapped_column(index=True)


class AlertOccurrenceRow(Base):
    """An occurrence of a schedule that a person was told of, or waits to be."""

    __tablename__ = "alert_occurrences"
    __table_args__ = (partial_index("ix_alert_occurrences_waiting", "send_at", where=_WAITING),)

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    schedule_id: Mapped[Key] = mapped_column(ForeignKey("schedules.id", ondelete="CASCADE"), primary_key=True)
    occurrence: Mapped[Day] = mapped_column(primary_key=True)
    kind: Mapped[OccurrenceKind] = mapped_column(String(8), primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    send_at: Mapped[datetime | None]
    """Time at which it is told; None once it is."""
