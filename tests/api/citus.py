"""Tables of `deploy/citus.sql`, and what Citus asks of their keys."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from budget_api.db import migrate

SCRIPT = (Path(__file__).parents[2] / "deploy" / "citus.sql").read_text("utf-8")
DISTRIBUTED: dict[str, str] = dict(re.findall(r"create_distributed_table\('(\w+)', '(\w+)'", SCRIPT))
"""Tables of a budget, each with the column of its workspace, in the order in which they are distributed."""
REFERENCE: set[str] = set(re.findall(r"create_reference_table\('(\w+)'", SCRIPT))

_UNIQUE = """
select t.relname, i.relname, array_agg(a.attname::text)
from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
left join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey)
where x.indisunique and t.relnamespace = 'public'::regnamespace group by 1, 2"""
_FOREIGN = """
select t.relname, c.conname, r.relname, array_agg(array[a.attname::text, b.attname::text])
from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
cross join lateral unnest(c.conkey, c.confkey) as pair(own, other)
join pg_attribute a on a.attrelid = t.oid and a.attnum = pair.own
join pg_attribute b on b.attrelid = r.oid and b.attnum = pair.other
where c.contype = 'f' group by 1, 2, 3"""


def change_keys(url: str) -> None:
    """Run the part of the script that PostgreSQL alone can run."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(SCRIPT.partition("create extension")[0].encode())


@contextmanager
def changed_keys(url: str) -> Iterator[None]:
    """Change the keys, and have servers take them for those of their version."""
    change_keys(url)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "differences", lambda *_: ())
        yield


def refused_keys(url: str) -> Iterator[str]:
    """Yield the keys that Citus would refuse: without their workspace, or from outside of a budget into it."""
    with psycopg.connect(url) as connection:
        unique = connection.execute(_UNIQUE.encode()).fetchall()
        foreign = connection.execute(_FOREIGN.encode()).fetchall()
    for table, name, columns in unique:
        if table in DISTRIBUTED and DISTRIBUTED[table] not in columns:
            yield name
    for table, name, other, pairs in foreign:
        workspaces = [DISTRIBUTED.get(table), DISTRIBUTED.get(other)]
        is_within = workspaces in pairs if other in DISTRIBUTED else table not in DISTRIBUTED or other in REFERENCE
        if not is_within:
            yield name
