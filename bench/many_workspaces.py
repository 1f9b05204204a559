"""Whether a call takes as long among thousands of budgets as among a few: `python -m bench.many_workspaces`.

Budgets are copies of one that was imported, with ids of their own, inserted by PostgreSQL itself: no rule of the
product runs 20 000 times. Each call is for another budget. 10 million entries take 16 GB of disk and half an hour.
"""

import asyncio
import random
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import replace
from hashlib import md5
from pathlib import Path
from typing import Any
from uuid import UUID

import psycopg
from psycopg import sql
from tests.postgres import cluster

from bench.bringing import guest
from bench.processes import cpu_seconds, parent_of, several, tree_seconds
from bench.product import Product

SIZES = (20, 2_000, 20_000)
ENTRIES = 500
"""Of each."""
AT_ONCE = 200
"""Budgets of a transaction."""
TIMES, WARM = 400, 40
CALLS = ("add", "page", "month", "search")
_FAST = ("full_page_writes = off", "max_wal_size = '8GB'", "autovacuum = off")
_TABLES = "select distinct table_name from information_schema.columns where column_name = 'workspace_id'"
_COLUMNS = """select column_name, data_type from information_schema.columns
where table_name = %s and is_generated = 'NEVER' order by ordinal_position"""
_ENTRIES = "select count(*), pg_database_size(current_database()) / 1e9 from history"


def copy_id(one: str, number: int) -> str:
    """The id that a row has in a copy."""
    return str(UUID(md5(f"{one}{number}".encode(), usedforsecurity=False).hexdigest()))


class Copies:
    """Makes more budgets of one."""

    def __init__(self, url: str, workspace: str) -> None:
        self._connection = psycopg.connect(url, autocommit=True)
        self._workspace = workspace
        self._made = 0
        self._say("set session_replication_role = replica")  # a copy refers to what is in the copy
        for setting in _FAST:
            self._say(f"alter system set {setting}")
        self._say("select pg_reload_conf()")
        (self._user,) = self._say("select user_id from participants where workspace_id = %s", workspace)[0]
        tables = ["workspaces", *sorted(table for (table,) in self._say(_TABLES))]
        self._inserts = [self._insert(table) for table in tables]

    def make(self, count: int) -> str:
        """So many in all; what there is then."""
        for first in range(self._made + 1, count + 1, AT_ONCE):
            last = min(first + AT_ONCE - 1, count)
            values = {"first": first, "last": last, "user": self._user, "workspace": self._workspace}
            with self._connection.transaction():
                for insert in self._inserts:
                    self._connection.execute(insert, values)
        self._made = count
        self._say("vacuum analyze")
        entries, gigabytes = self._say(_ENTRIES)[0]
        return f"{count} budgets, {entries} entries, {gigabytes:.1f} GB"

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def _insert(self, table: str) -> sql.Composed:
        columns = self._say(_COLUMNS, table)
        names = sql.SQL(", ").join(sql.Identifier(name) for name, _ in columns)
        values = sql.SQL(", ").join(_copied(name) if kind == "uuid" else sql.Identifier(name) for name, kind in columns)
        key = sql.Identifier("id" if table == "workspaces" else "workspace_id")
        return sql.SQL(
            "insert into {table} ({names}) select {values} from {table},"
            " generate_series(%(first)s::int, %(last)s::int) as copy where {key} = %(workspace)s"
        ).format(table=sql.Identifier(table), names=names, values=values, key=key)

    def _say(self, statement: str, *values: str) -> list[tuple[Any, ...]]:
        cursor = self._connection.execute(statement.encode(), values or None)
        return cursor.fetchall() if cursor.description else []


def _copied(column: str) -> sql.Composed:
    return sql.SQL("case when {0} = %(user)s then {0} else md5({0}::text || copy)::uuid end").format(
        sql.Identifier(column)
    )


async def imported(port: int) -> Product:
    """A person with a budget of entries."""
    person = Product()
    await person.begin(port)
    own = await person.open()
    person.workspace = await person.bring(own, guest(ENTRIES))
    person.account = (await own.json("GET", f"/api/account/my/{person.workspace}/new"))[0]["id"]
    person.category = (await own.json("GET", f"/api/category/{person.workspace}/list"))[0]["id"]
    own.close()
    return person


async def costs(person: Product, count: int, server: int, database: int) -> list[str]:
    """What each call takes of a processor, of budgets at random: what else the machine does hardly changes it."""
    own, dice, found = await person.open(), random.Random(count), []
    for name in CALLS:
        for turn in range(TIMES + WARM):
            if turn == WARM:
                spent, queried = cpu_seconds(server), tree_seconds(database)
            number = dice.randint(1, count)
            await getattr(_in_copy(person, number), name)(own)
        each = [(cpu_seconds(server) - spent) / TIMES * 1000, (tree_seconds(database) - queried) / TIMES * 1000]
        found.append(f"{name} {each[0]:.2f} + {each[1]:.2f} ms")
    own.close()
    return found


def _in_copy(person: Product, number: int) -> Product:
    workspace, account, category = (copy_id(one, number) for one in (person.workspace, person.account, person.category))
    return replace(person, workspace=workspace, account=account, category=category)


def main(sizes: list[int]) -> None:
    """A line for each number of budgets; of each call what it takes in the server, and in the database."""
    with ExitStack() as stack:
        postgres = stack.enter_context(cluster())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
            connection.execute("create database many")
            database = parent_of(connection.info.backend_pid)
        url = f"{postgres}/many"
        port, (server,) = stack.enter_context(several(url, folder, 1))
        person = asyncio.run(imported(port))
        copies = Copies(url, person.workspace)
        stack.callback(copies.close)
        for count in sizes:
            print(f"{copies.make(count)}: ", end="", flush=True)
            print(", ".join(asyncio.run(costs(person, count, server, database))), flush=True)


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))
