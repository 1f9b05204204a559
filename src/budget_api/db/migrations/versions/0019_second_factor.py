"""Authenticators, recovery codes, and sign-ins that wait for a second factor."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "authenticators",
        sa.Column("user_id", base.EntityId, nullable=False),
        sa.Column("sealed_secret", sa.String(200), nullable=False),
        sa.Column("last_step", sa.BigInteger(), nullable=False),
        sa.Column("misses", base.Json, nullable=False),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("confirmed_at", base.Instant(), nullable=True),
        sa.Column("locked_until", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user_id", base.EntityId, nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "code_hash"),
    )
    op.create_table(
        "sign_in_tickets",
        sa.Column("ticket_hash", sa.String(64), nullable=False),
        sa.Column("user_id", base.EntityId, nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=True),
        sa.Column("issuer", sa.String(200), nullable=True),
        sa.Column("subject", sa.String(255), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("expires_at", base.Instant(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("ticket_hash"),
    )
    op.create_index("ix_sign_in_tickets_user_id", "sign_in_tickets", ["user_id"])
    op.create_index("ix_sign_in_tickets_expires_at", "sign_in_tickets", ["expires_at"])
