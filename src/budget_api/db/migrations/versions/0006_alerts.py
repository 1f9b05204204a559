"""Alerts, and the time at which a schedule is next announced."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0006"
down_revision = "0005"

_WAITING = sa.text("send_at IS NOT NULL")


def upgrade() -> None:
    """Apply."""
    _settings()
    _levels()
    _bookings()
    _occurrences()
    _announcements()


def _person_and_workspace(table: str) -> list[Any]:
    return [
        sa.Column("user_id", base.EntityId, nullable=False),
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f(f"fk_{table}_user_id_users"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["workspace_id"], ["workspaces.id"], name=op.f(f"fk_{table}_workspace_id_workspaces"), ondelete="CASCADE"
        ),
    ]


def _settings() -> None:
    op.create_table(
        "alert_settings",
        *_person_and_workspace("alert_settings"),
        sa.Column("at80", sa.Boolean(), nullable=False),
        sa.Column("at100", sa.Boolean(), nullable=False),
        sa.Column("others", sa.String(length=8), nullable=False),
        sa.Column("schedules", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.String(length=5), nullable=False),
        sa.Column("quiet_to", sa.String(length=5), nullable=False),
        sa.Column("show_amounts", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "workspace_id", name=op.f("pk_alert_settings")),
        sqlite_with_rowid=False,
    )


def _levels() -> None:
    op.create_table(
        "alert_levels",
        *_person_and_workspace("alert_levels"),
        sa.Column("category_id", base.EntityId, nullable=False),
        sa.Column("month", sa.String(length=10), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("send_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(
            ["workspace_id", "category_id"],
            ["categories.workspace_id", "categories.id"],
            name=op.f("fk_alert_levels_workspace_id_categories"),
        ),
        sa.PrimaryKeyConstraint(
            "user_id", "workspace_id", "category_id", "month", "level", name=op.f("pk_alert_levels")
        ),
    )
    _waiting("alert_levels")


def _bookings() -> None:
    op.create_table(
        "alert_bookings",
        *_person_and_workspace("alert_bookings"),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("send_at", base.Instant(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "workspace_id", "revision", name=op.f("pk_alert_bookings")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("alert_bookings", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_alert_bookings_send_at"), ["send_at"], unique=False)


def _occurrences() -> None:
    op.create_table(
        "alert_occurrences",
        *_person_and_workspace("alert_occurrences"),
        sa.Column("schedule_id", base.EntityId, nullable=False),
        sa.Column("occurrence", sa.String(length=10), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("send_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(
            ["schedule_id"],
            ["schedules.id"],
            name=op.f("fk_alert_occurrences_schedule_id_schedules"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("user_id", "schedule_id", "occurrence", "kind", name=op.f("pk_alert_occurrences")),
    )
    _waiting("alert_occurrences")


def _waiting(table: str) -> None:
    with op.batch_alter_table(table, schema=None) as batch_op:
        batch_op.create_index(f"ix_{table}_waiting", ["send_at"], sqlite_where=_WAITING, postgresql_where=_WAITING)


def _announcements() -> None:
    """Add the column, and have each schedule that asks looked at once."""
    op.add_column("schedules", sa.Column("announce_at", base.Instant(), nullable=True))
    schedules = sa.table(
        "schedules", *(sa.column(each) for each in ("mode", "is_active", "deleted_at", "announce_at", "created_at"))
    )
    asking = (schedules.c.mode == "ask", schedules.c.is_active.is_(sa.true()), schedules.c.deleted_at.is_(None))
    op.execute(schedules.update().where(*asking).values(announce_at=schedules.c.created_at))
    waiting = sa.text("announce_at IS NOT NULL")
    with op.batch_alter_table("schedules", schema=None) as batch_op:
        batch_op.create_index("ix_schedules_announce", ["announce_at"], sqlite_where=waiting, postgresql_where=waiting)
