"""Changes that an assistant made for a user."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Apply."""
    op.add_column("changes", sa.Column("is_by_assistant", sa.Boolean(), nullable=True))
