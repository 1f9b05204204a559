"""Schedules, and the occurrence that an entry was posted for."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Apply."""
    _schedules()
    _occurrences()


def _schedules() -> None:
    op.create_table(
        "schedules",
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("user_id", base.EntityId, nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("account_id", base.EntityId, nullable=False),
        sa.Column("from_account_id", base.EntityId, nullable=True),
        sa.Column("category_id", base.EntityId, nullable=True),
        sa.Column("value", base.Hundredths(), nullable=False),
        sa.Column("currency_code", sa.String(length=8), nullable=False),
        sa.Column("account_value", base.Hundredths(), nullable=True),
        sa.Column("from_value", base.Hundredths(), nullable=True),
        sa.Column("note", sa.String(length=1000), nullable=False),
        sa.Column("frequency", sa.String(length=8), nullable=False),
        sa.Column("every", sa.Integer(), nullable=False),
        sa.Column("start_date", sa.String(length=10), nullable=False),
        sa.Column("end_date", sa.String(length=10), nullable=True),
        sa.Column("count", sa.Integer(), nullable=True),
        sa.Column("weekend", sa.String(length=8), nullable=False),
        sa.Column("mode", sa.String(length=8), nullable=False),
        sa.Column("is_active", sa.Boolean(), nullable=False),
        sa.Column("active_from", sa.String(length=10), nullable=False),
        sa.Column("skipped", base.Json, nullable=False),
        sa.Column("post_at", base.Instant(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("field_versions", base.Json, nullable=False),
        sa.Column("create_hash", sa.String(length=64), nullable=True),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("updated_at", base.Instant(), nullable=False),
        sa.Column("deleted_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(
            ["workspace_id"], ["workspaces.id"], name=op.f("fk_schedules_workspace_id_workspaces"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["workspace_id", "account_id"],
            ["accounts.workspace_id", "accounts.id"],
            name=op.f("fk_schedules_workspace_id_accounts"),
        ),
        sa.ForeignKeyConstraint(
            ["workspace_id", "from_account_id"],
            ["accounts.workspace_id", "accounts.id"],
            name="fk_schedules_from_account",
        ),
        sa.ForeignKeyConstraint(
            ["workspace_id", "category_id"],
            ["categories.workspace_id", "categories.id"],
            name=op.f("fk_schedules_workspace_id_categories"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_schedules")),
    )
    live, waiting = sa.text("deleted_at IS NULL"), sa.text("post_at IS NOT NULL")
    with op.batch_alter_table("schedules", schema=None) as batch_op:
        batch_op.create_index("ix_schedules_live", ["workspace_id"], sqlite_where=live, postgresql_where=live)
        batch_op.create_index("ix_schedules_post", ["post_at"], sqlite_where=waiting, postgresql_where=waiting)


def _occurrences() -> None:
    """Add the columns one by one: a table of a million entries is not written anew for them."""
    op.add_column("history", sa.Column("schedule_id", base.EntityId, nullable=True))
    op.add_column("history", sa.Column("occurrence", sa.String(length=10), nullable=True))
    posted, live = sa.text("schedule_id IS NOT NULL"), sa.text("schedule_id IS NOT NULL AND deleted_at IS NULL")
    pair = ["schedule_id", "occurrence"]
    op.create_index("ix_history_schedule", "history", pair, sqlite_where=posted, postgresql_where=posted)
    op.create_index("uq_history_occurrence", "history", pair, unique=True, sqlite_where=live, postgresql_where=live)
