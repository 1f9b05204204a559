"""Invitation links to workspaces, and who was removed from one."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "invitation_links",
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("user_id", base.EntityId, nullable=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("uses_max", sa.Integer(), nullable=False),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("expires_at", base.Instant(), nullable=False),
        sa.Column("revoked_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("workspace_id", "id"),
        sa.UniqueConstraint("code_hash"),
    )
    op.create_index("ix_invitation_links_user_id", "invitation_links", ["user_id"])
    removed: sa.Column[Any] = sa.Column("is_removed", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("participants", removed)
