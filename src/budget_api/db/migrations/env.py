"""Environment of Alembic, on the connection handed in by `budget_api.db.migrate`."""

from typing import Any, Literal

from alembic import context
from sqlalchemy import Uuid

from budget_api.db import models  # noqa: F401 - registers the tables for autogenerate
from budget_api.db.base import Base, Hundredths, Instant, PortableJson, apply_postgres_partial_indexes

_WRITTEN_AS = {
    Uuid: "base.EntityId",
    PortableJson: "base.Json",
    Hundredths: "base.Hundredths()",
    Instant: "base.Instant()",
}


def _render(kind: str, item: Any, _: Any) -> str | Literal[False]:
    return _WRITTEN_AS.get(type(item), False) if kind == "type" else False


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
