"""Invitation codes, disabled users, and when users were last seen."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Apply."""
    op.add_column("users", sa.Column("disabled_at", base.Instant(), nullable=True))
    op.add_column("users", sa.Column("last_seen_at", base.Instant(), nullable=True))
    op.create_table(
        "invitation_codes",
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", base.EntityId, nullable=True),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("uses_max", sa.Integer(), nullable=False),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("expires_at", base.Instant(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_invitation_codes_user_id_users"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitation_codes")),
        sa.UniqueConstraint("code_hash", name=op.f("uq_invitation_codes_code_hash")),
    )
    with op.batch_alter_table("invitation_codes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_invitation_codes_expires_at"), ["expires_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_invitation_codes_user_id"), ["user_id"], unique=False)
