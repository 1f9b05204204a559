"""Corrections: the entry that another one replaced, and corrections as one change of the log."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0014"
down_revision = "0013"

_AT_ONCE = 2000
_CHANGES = sa.table(
    "changes",
    sa.column("workspace_id", base.EntityId),
    sa.column("revision", sa.BigInteger),
    sa.column("entity", sa.String),
    sa.column("entity_id", base.EntityId),
    sa.column("kind", sa.String),
    sa.column("undoes", sa.BigInteger),
)
_HISTORY = sa.table("history", sa.column("id", base.EntityId), sa.column("replaces", base.EntityId))


def upgrade() -> None:
    """Apply.

    The log says what an entry replaced: its write took one entry back and booked one. A write that did so with
    several does not say which became which. The log itself stays as it is, so that it can be undone.
    """
    op.add_column("changes", sa.Column("replaces", base.EntityId, nullable=True))
    op.add_column("history", sa.Column("replaces", base.EntityId, nullable=True))
    given = sa.text("replaces IS NOT NULL")
    op.create_index("ix_history_replaces", "history", ["replaces"], sqlite_where=given, postgresql_where=given)
    connection = op.get_bind()
    pairs = connection.execute(_corrections()).all()
    for at in range(0, len(pairs), _AT_ONCE):
        some = [{"new": new, "old": old} for new, old in pairs[at : at + _AT_ONCE]]
        connection.execute(
            _HISTORY.update().where(_HISTORY.c.id == sa.bindparam("new")).values(replaces=sa.bindparam("old")), some
        )


def _corrections() -> sa.Select[Any]:
    """Select the entries that were booked in place of another one, each with that one."""
    new, old = _CHANGES.alias("new"), _CHANGES.alias("old")
    entries = (_CHANGES.c.entity == "history") & _CHANGES.c.kind.in_(("created", "deleted"))
    single = (
        sa.select(_CHANGES.c.workspace_id, _CHANGES.c.revision)
        .where(entries, _CHANGES.c.undoes.is_(None))
        .group_by(_CHANGES.c.workspace_id, _CHANGES.c.revision)
        .having(sa.func.count() == 2)
        .subquery()
    )
    return (
        sa.select(new.c.entity_id, old.c.entity_id)
        .join(single, _in_write(new, single))
        .join(old, _in_write(old, single))
        .where(new.c.entity == "history", new.c.kind == "created", old.c.entity == "history", old.c.kind == "deleted")
    )


def _in_write(change: Any, write: Any) -> Any:
    return (change.c.workspace_id == write.c.workspace_id) & (change.c.revision == write.c.revision)
