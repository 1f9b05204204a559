"""Roles of participants: all of them edited so far."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Apply."""
    op.add_column("participants", sa.Column("role", sa.String(length=8), nullable=True))
    participants = sa.table("participants", sa.column("role"))
    op.execute(participants.update().values(role="editor"))
    with op.batch_alter_table("participants", schema=None) as batch_op:
        batch_op.alter_column("role", existing_type=sa.String(length=8), nullable=False)
