"""Environment of Alembic, on the connection handed in by `budget_api.db.migrate`."""

from typing import Any, Literal

from alembic import context
from sqlalchemy import Uuid

from budget_api.db.base import Base, Hundredths, Instant, PortableJson, apply_postgres_partial_indexes
from budget_api.db.models import import_all

_WRITTEN_AS = {
    Uuid: "base.EntityId",
    PortableJson: "base.Json",
    Hundredths: "base.Hundredths()",
    Instant: "base.Instant()",
}


def _render(kind: str, item: Any, _: Any) -> str | Literal[False]:
    return _WRITTEN_AS.get(type(item), False) if kind == "type" else False


import_all()
apply_postgres_partial_indexes()
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    render_item=_render,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
