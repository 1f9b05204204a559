"""How PostgreSQL is talked to."""

import asyncio

from sqlalchemy import bindparam, func, select, text

from budget_api.db.models import UserRow
from budget_api.db.postgres import PostgresDatabase
from tests.api.conftest import create_database

_PREPARED = text("select count(*) from pg_prepared_statements where statement like '%users%'")


async def _left_behind(url: str, *, is_pooled: bool) -> int:
    database = PostgresDatabase(url, lambda _: None, is_pooled=is_pooled)
    try:
        await database.start()
        query = select(func.count()).where(UserRow.name == bindparam("name"))
        await database.read(lambda db: db.scalars(query, {"name": "Ann"}).one())
        return await database.read(lambda db: int(db.scalars(_PREPARED).one()))
    finally:
        await database.close()


def test_behind_a_pooler_no_statement_is_left_prepared_on_a_connection(postgres: str) -> None:
    url = create_database(postgres, "prepared")
    assert asyncio.run(_left_behind(url, is_pooled=False)) > 0
    assert asyncio.run(_left_behind(url, is_pooled=True)) == 0
