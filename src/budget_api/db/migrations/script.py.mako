"""${message}."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Apply."""
    ${upgrades if upgrades else "pass"}
