"""Calmer alerts: the amount from which others' expenses are told, and when a level was told last."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Apply."""
    above: sa.Column[Any] = sa.Column("others_above", base.Hundredths(), server_default=sa.text("0"), nullable=False)
    op.add_column("alert_settings", above)
    op.add_column("alert_levels", sa.Column("told_at", base.Instant(), nullable=True))
