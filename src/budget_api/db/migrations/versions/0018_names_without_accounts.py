"""Names of people without an account, and who bears a part where all bear the same."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "named_members",
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("is_sharing", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("user_id", base.EntityId, nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("field_versions", base.Json, nullable=False),
        sa.Column("create_hash", sa.String(64), nullable=True),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("updated_at", base.Instant(), nullable=False),
        sa.Column("deleted_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("workspace_id", "id"),
    )
    op.create_index("ix_named_members_user_id", "named_members", ["user_id"])
    sharing: sa.Column[Any] = sa.Column("is_sharing", sa.Boolean(), server_default=sa.true(), nullable=False)
    op.add_column("participants", sharing)
