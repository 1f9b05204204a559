"""What an income counted as in its workspace's currency."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Apply. Columns are added one by one: a table of a million entries is not written anew for them."""
    op.add_column("history", sa.Column("workspace_value", base.Hundredths(), nullable=True))
    op.add_column("history", sa.Column("workspace_currency_code", sa.String(length=8), nullable=True))
    op.add_column("history", sa.Column("workspace_rate", sa.String(length=40), nullable=True))
    op.add_column("history", sa.Column("workspace_rate_date", sa.String(length=10), nullable=True))
