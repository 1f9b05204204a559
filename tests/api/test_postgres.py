"""Connections to PostgreSQL."""

import asyncio
from dataclasses import replace
from pathlib import Path

import psycopg
from sqlalchemy import bindparam, func, select, text

from budget_api.config import ServerSettings
from budget_api.db.models import UserRow
from budget_api.db.postgres import PostgresDatabase
from tests.api.conftest import create_database, serving
from tests.api.people import Person, sign_up
from tests.working import settings_of

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


def _settings(folder: Path, url: str, replica_url: str) -> ServerSettings:
    settings = settings_of(folder, url)
    return replace(settings, config=replace(settings.config, replica_url=replica_url))


def test_a_replica_answers_as_long_as_it_has_what_the_reader_knows_of(postgres: str, tmp_path: Path) -> None:
    url, copy = create_database(postgres, "original"), f"{postgres}/copy"
    with serving(settings_of(tmp_path, url)) as client:
        ann = sign_up(client)
        ann.spend("12.50")
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(f'create database copy template "{url.rpartition("/")[2]}"')
    with psycopg.connect(copy) as connection:
        connection.execute("update accounts set name = 'of the copy' where workspace_id = %s", [ann.workspace])
    with serving(_settings(tmp_path, url, copy)) as ann.client:
        assert _account_names(ann) == {"of the copy"}
        ann.put("/user/user-update", {"name": "Anna"})
        assert "of the copy" not in _account_names(ann), "it does not have the name"
        with psycopg.connect(copy) as connection:
            connection.execute("update users set updated_at = now() where id = %s", [ann.id])
        assert _account_names(ann) == {"of the copy"}
        ann.spend("1.00")
        assert "of the copy" not in _account_names(ann), "it does not have the expense"
        assert ann.budget() == "-13.50"


def test_a_replica_that_does_not_answer_is_done_without(postgres: str, tmp_path: Path) -> None:
    url = create_database(postgres, "alone")
    with serving(_settings(tmp_path, url, "postgresql://budget@127.0.0.1:1/nothing")) as client:
        ann = sign_up(client)
        ann.spend("12.50")
        assert ann.budget() == "-12.50"


def test_writes_to_a_database_that_only_follows_are_told_to_come_again(postgres: str, tmp_path: Path) -> None:
    url = create_database(postgres, "demoted")
    name = url.rpartition("/")[2]
    with serving(settings_of(tmp_path, url)) as client:
        ann = sign_up(client)
        ann.spend("12.50")
        _reconnect(postgres, name, f'alter database "{name}" set default_transaction_read_only = on')
        body = {"value": "1.00", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Credit Card"]}
        refused = ann.call("POST", f"/history/{ann.workspace}/add-expenses", body)
        assert (refused.status_code, refused.json()["code"]) == (503, "server.busy")
        assert int(refused.headers["retry-after"]) > 0
        assert ann.budget() == "-12.50"
        _reconnect(postgres, name, f'alter database "{name}" reset default_transaction_read_only')
        ann.spend("1.00")
        assert ann.budget() == "-13.50"


def _reconnect(postgres: str, name: str, statement: str) -> None:
    """Run a statement and end all connections to a database, as a change of roles does."""
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
        connection.execute(statement.encode())
        connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])


def _account_names(person: Person) -> set[str]:
    return {account["name"] for account in person.get(f"/account/my/{person.workspace}/new")}
