"""Payers and shares of entries, and settlements, which may move no account."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0012"
down_revision = "0011"

_LOOSENED = (("account_id VARCHAR(36) NOT NULL", "account_id VARCHAR(36)"), ("kind VARCHAR(8)", "kind VARCHAR(10)"))


def upgrade() -> None:
    """Apply. Booked entries have no shares, and no rule shares new ones."""
    if op.get_bind().dialect.name == "sqlite":
        _rebuild_history()
    else:
        op.alter_column("history", "account_id", existing_type=base.EntityId, nullable=True)
        op.alter_column("history", "kind", existing_type=sa.String(8), type_=sa.String(10), existing_nullable=False)
    op.add_column("history", sa.Column("paid_by", base.EntityId, nullable=True))
    op.add_column("history", sa.Column("shares", sa.Text(), nullable=True))
    shared = sa.text("shares IS NOT NULL AND deleted_at IS NULL")
    op.create_index("ix_history_shared", "history", ["workspace_id"], sqlite_where=shared, postgresql_where=shared)
    nothing = sa.text("""'{"kind":"none"}'""")
    op.add_column("workspaces", sa.Column("share_rule", sa.Text(), server_default=nothing, nullable=False))
    op.add_column("categories", sa.Column("share_rule", sa.Text(), nullable=True))


def _rebuild_history() -> None:
    """Make the table anew by its own statement: Alembic can't read its indexes of expressions back."""
    connection = op.get_bind()
    found = connection.exec_driver_sql(
        "SELECT type, sql FROM sqlite_master WHERE tbl_name = 'history' AND sql IS NOT NULL ORDER BY type DESC"
    ).all()
    ((_, table), *indexes) = found
    for old, new in _LOOSENED:
        if old not in table:
            raise RuntimeError(f"history has no {old}")
        table = table.replace(old, new)
    head, columns = table.split("(", 1)
    connection.exec_driver_sql(f"{head.replace('history', 'history_anew')}({columns}")
    connection.exec_driver_sql("INSERT INTO history_anew SELECT * FROM history")
    connection.exec_driver_sql("DROP TABLE history")
    connection.exec_driver_sql("ALTER TABLE history_anew RENAME TO history")
    for _, index in indexes:
        connection.exec_driver_sql(index)
