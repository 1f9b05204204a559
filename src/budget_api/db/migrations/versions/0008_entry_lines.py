"""Lines of entries, and the expense that a refund gives back."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Apply.

    An entry with one line has no lines of its own: it says all of it, and nothing is written for those that are there.
    """
    op.add_column("history", sa.Column("lines", base.Lines(), nullable=True))
    op.add_column("history", sa.Column("refund_of", base.EntityId, nullable=True))
    given = sa.text("refund_of IS NOT NULL")
    op.create_index("ix_history_refund", "history", ["refund_of"], sqlite_where=given, postgresql_where=given)
    op.create_table(
        "entry_lines",
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("category_id", base.EntityId, nullable=False),
        sa.Column("local_day", sa.String(length=10), nullable=False),
        sa.Column("date", base.Instant(), nullable=False),
        sa.Column("entry_id", base.EntityId, nullable=False),
        sa.Column("value", base.Hundredths(), nullable=False),
        sa.ForeignKeyConstraint(
            ["workspace_id"], ["workspaces.id"], name=op.f("fk_entry_lines_workspace_id_workspaces"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["workspace_id", "category_id"],
            ["categories.workspace_id", "categories.id"],
            name=op.f("fk_entry_lines_workspace_id_categories"),
        ),
        sa.PrimaryKeyConstraint(
            "workspace_id", "category_id", "local_day", "date", "entry_id", name=op.f("pk_entry_lines")
        ),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("entry_lines", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_entry_lines_entry_id"), ["entry_id"], unique=False)
