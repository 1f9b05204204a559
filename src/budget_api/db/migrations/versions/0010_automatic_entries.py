"""Entries that their schedules posted by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Apply."""
    op.add_column("history", sa.Column("is_automatic", sa.Boolean(), server_default=sa.false(), nullable=False))
