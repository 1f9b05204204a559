"""Positions of categories and accounts: what is stored keeps the order it is shown in, by creation."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_TABLES = ("accounts", "categories")


def upgrade() -> None:
    """Apply."""
    for name in _TABLES:
        op.add_column(name, sa.Column("position", sa.Integer(), nullable=True))
        _number(name)
        with op.batch_alter_table(name, schema=None) as batch_op:
            batch_op.alter_column("position", existing_type=sa.Integer(), nullable=False)


def _number(name: str) -> None:
    """Number the rows of every workspace from 0, oldest first."""
    table = sa.table(name, *(sa.column(each) for each in ("id", "workspace_id", "created_at", "position")))
    order = (table.c.created_at, table.c.id)
    place = sa.func.row_number().over(partition_by=table.c.workspace_id, order_by=order) - 1
    places = sa.select(table.c.id, place.label("place")).subquery()
    op.execute(table.update().where(table.c.id == places.c.id).values(position=places.c.place))
