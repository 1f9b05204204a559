"""Carry-over, targets and expected income."""

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Apply."""
    _carry_rules()
    _targets()
    _expected_incomes()


def _carry_rules() -> None:
    op.create_table(
        "carry_rules",
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("category_id", base.EntityId, nullable=False),
        sa.Column("from_month", sa.String(length=10), nullable=False),
        sa.Column("carry", sa.String(length=8), nullable=False),
        sa.Column("cap", base.Hundredths(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("field_versions", base.Json, nullable=False),
        sa.Column("create_hash", sa.String(length=64), nullable=True),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("updated_at", base.Instant(), nullable=False),
        sa.Column("deleted_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(
            ["workspace_id", "category_id"],
            ["categories.workspace_id", "categories.id"],
            name=op.f("fk_carry_rules_workspace_id_categories"),
        ),
        sa.ForeignKeyConstraint(
            ["workspace_id"], ["workspaces.id"], name=op.f("fk_carry_rules_workspace_id_workspaces"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_carry_rules")),
        sa.UniqueConstraint("workspace_id", "category_id", "from_month", name="uq_carry_rules_month"),
    )


def _targets() -> None:
    op.create_table(
        "targets",
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("category_id", base.EntityId, nullable=False),
        sa.Column("from_month", sa.String(length=10), nullable=False),
        sa.Column("amount", base.Hundredths(), nullable=False),
        sa.Column("by", sa.String(length=10), nullable=True),
        sa.Column("every_month", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("field_versions", base.Json, nullable=False),
        sa.Column("create_hash", sa.String(length=64), nullable=True),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("updated_at", base.Instant(), nullable=False),
        sa.Column("deleted_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(
            ["workspace_id", "category_id"],
            ["categories.workspace_id", "categories.id"],
            name=op.f("fk_targets_workspace_id_categories"),
        ),
        sa.ForeignKeyConstraint(
            ["workspace_id"], ["workspaces.id"], name=op.f("fk_targets_workspace_id_workspaces"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_targets")),
        sa.UniqueConstraint("workspace_id", "category_id", name="uq_targets_category"),
    )


def _expected_incomes() -> None:
    op.create_table(
        "expected_incomes",
        sa.Column("id", base.EntityId, nullable=False),
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("amount", base.Hundredths(), nullable=False),
        sa.Column("currency_code", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("field_versions", base.Json, nullable=False),
        sa.Column("create_hash", sa.String(length=64), nullable=True),
        sa.Column("created_at", base.Instant(), nullable=False),
        sa.Column("updated_at", base.Instant(), nullable=False),
        sa.Column("deleted_at", base.Instant(), nullable=True),
        sa.ForeignKeyConstraint(
            ["workspace_id"],
            ["workspaces.id"],
            name=op.f("fk_expected_incomes_workspace_id_workspaces"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_expected_incomes")),
        sa.UniqueConstraint("workspace_id", "date", name="uq_expected_incomes_month"),
    )
