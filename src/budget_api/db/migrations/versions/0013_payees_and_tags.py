"""Payees and tags of entries and schedules, and rules of a workspace for imported entries."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0013"
down_revision = "0012"

_SETTINGS = sa.table("import_settings", sa.column("user_id", base.EntityId), sa.column("content", base.Json))
_RULES = sa.table("import_rules", sa.column("workspace_id", base.EntityId), sa.column("rules", base.Json))
_WORKSPACES = sa.table(
    "workspaces",
    sa.column("id", base.EntityId),
    sa.column("creator_id", base.EntityId),
    sa.column("deleted_at", base.Instant()),
)


def upgrade() -> None:
    """Apply.

    A person's rules move to the workspaces that they created; a rule goes on naming its category by its name.
    """
    for table in ("history", "schedules"):
        op.add_column(table, sa.Column("payee", sa.String(length=100), server_default="", nullable=False))
        op.add_column(table, sa.Column("tags", base.Tags(), server_default="", nullable=False))
    named = sa.text("payee <> '' AND deleted_at IS NULL")
    columns = ["workspace_id", "payee", "local_day", "date", "id"]
    op.create_index("ix_history_payee", "history", columns, sqlite_where=named, postgresql_where=named)
    op.create_table(
        "import_rules",
        sa.Column("workspace_id", base.EntityId, nullable=False),
        sa.Column("rules", base.Json, nullable=False),
        sa.ForeignKeyConstraint(
            ["workspace_id"],
            ["workspaces.id"],
            name=op.f("fk_import_rules_workspace_id_workspaces"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("workspace_id", name=op.f("pk_import_rules")),
    )
    connection = op.get_bind()
    for user_id, content in connection.execute(sa.select(_SETTINGS.c.user_id, _SETTINGS.c.content)).all():
        if rules := [_rule(each) for each in content.get("rules", [])]:
            created = (_WORKSPACES.c.creator_id == user_id) & _WORKSPACES.c.deleted_at.is_(None)
            for workspace_id in connection.scalars(sa.select(_WORKSPACES.c.id).where(created)).all():
                connection.execute(_RULES.insert().values(workspace_id=workspace_id, rules=rules))


def _rule(old: dict[str, Any]) -> dict[str, Any]:
    return {
        "field": "note",
        "match": "contains",
        "text": old["contains"],
        "categoryId": None,
        "category": old["category"],
        "payee": None,
        "tags": [],
    }
