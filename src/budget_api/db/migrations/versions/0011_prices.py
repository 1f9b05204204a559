"""Last prices of labels."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "prices",
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("label_key", sa.String(length=100), nullable=False),
        sa.Column("label", sa.String(length=100), nullable=False),
        sa.Column("price", base.Hundredths(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", base.Instant(), nullable=False),
        sa.ForeignKeyConstraint(
            ["workspace_id"], ["workspaces.id"], name=op.f("fk_prices_workspace_id_workspaces"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("workspace_id", "label_key", name=op.f("pk_prices")),
        sqlite_with_rowid=False,
    )
