"""Invitation codes and disabled users, what an income counted as, and the order of categories and accounts."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0003"
down_revision = "0002"

_ORDERED = ("accounts", "categories")


def upgrade() -> None:
    """Apply."""
    _invitation_codes()
    _income_in_workspace_currency()
    _positions()


def _invitation_codes() -> None:
    op.add_column("users", sa.Column("disabled_at", base.Instant(), nullable=True))
    op.add_column("users", sa.Column("last_seen_at", base.Instant(), nullable=True))
    op.create_table(
        "invitation_codes",
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", base.EntityId, nullable=True),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("uses_max", sa.Integer(), nullable=False),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("expires_at", base.Instant(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_invitation_codes_user_id_users"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitation_codes")),
        sa.UniqueConstraint("code_hash", name=op.f("uq_invitation_codes_code_hash")),
    )
    with op.batch_alter_table("invitation_codes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_invitation_codes_expires_at"), ["expires_at"], unique=False)
        batch_op.create_index(batch_op.f("ix_invitation_codes_user_id"), ["user_id"], unique=False)


def _income_in_workspace_currency() -> None:
    """Add the columns one by one: a table of a million entries is not written anew for them."""
    op.add_column("history", sa.Column("workspace_value", base.Hundredths(), nullable=True))
    op.add_column("history", sa.Column("workspace_currency_code", sa.String(length=8), nullable=True))
    op.add_column("history", sa.Column("workspace_rate", sa.String(length=40), nullable=True))
    op.add_column("history", sa.Column("workspace_rate_date", sa.String(length=10), nullable=True))


def _positions() -> None:
    for name in _ORDERED:
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
