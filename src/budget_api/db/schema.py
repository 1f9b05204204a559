"""Comparison of a database's own tables with the known schema of a version.

A version's schema stands in `migrations/schemas/<revision>.<dialect>.json`, written by `make schema`. Only our tables
count: what else a database holds (a replication tool's tables, say) is nobody's business here.
"""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

Schema = dict[str, dict[str, str]]
"""Table → part (`column name`, `constraint pk_users`, `index …`, `trigger …`, `options`) → its definition."""

_NOT_OURS = ("alembic_version",)

_SQLITE = """
select type, name, tbl_name, sql from sqlite_master where sql is not null and name not like 'sqlite~_%' escape '~'
"""

_POSTGRES = """
select relname, 'column ' || attname, format_type(atttypid, atttypmod)
  || case when attcollation <> typcollation then ' COLLATE ' || collname else '' end
  || case when attnotnull then ' NOT NULL' else '' end
  || coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '') || attidentity::text || attgenerated::text
from pg_class t
  join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  left join pg_collation on pg_collation.oid = attcollation
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
where t.relnamespace = to_regnamespace(current_schema()) and relkind in ('r', 'p')
union all
select relname, 'constraint ' || conname, pg_get_constraintdef(c.oid)
from pg_constraint c join pg_class t on t.oid = conrelid
where t.relnamespace = to_regnamespace(current_schema()) and contype in ('p', 'u', 'f', 'c', 'x')
union all
select t.relname, 'index ' || i.relname,
  replace(pg_get_indexdef(i.oid), ' ON ' || quote_ident(current_schema()) || '.', ' ON ')
from pg_index join pg_class i on i.oid = indexrelid join pg_class t on t.oid = indrelid
where t.relnamespace = to_regnamespace(current_schema())
  and not exists (select from pg_constraint where conindid = i.oid and contype in ('p', 'u', 'x'))
union all
select relname, 'trigger ' || tgname,
  replace(pg_get_triggerdef(g.oid), ' ON ' || quote_ident(current_schema()) || '.', ' ON ')
from pg_trigger g join pg_class t on t.oid = tgrelid
where t.relnamespace = to_regnamespace(current_schema()) and not tgisinternal
"""


def read_schema(connection: Connection) -> Schema:
    """Return the tables of a database, from its own catalogue.

    The order of tables and columns is left out.
    """
    found: Schema = {}
    is_sqlite = connection.dialect.name == "sqlite"
    parts: Iterable[Any] = _sqlite_parts(connection) if is_sqlite else connection.exec_driver_sql(_POSTGRES)
    for table, part, definition in parts:
        if table not in _NOT_OURS:
            found.setdefault(table, {})[part] = definition
    return found


def expected_schema(folder: Path, revision: str, dialect: str) -> Schema:
    """Return the schema that a revision is known to have."""
    schema: Schema = json.loads(schema_file(folder, revision, dialect).read_bytes())
    return schema


def known_revisions(folder: Path, dialect: str) -> list[str]:
    """Return the revisions whose schema is known, in their order."""
    return sorted(path.name.split(".")[0] for path in (folder / "schemas").glob(f"*.{dialect}.json"))


def schema_file(folder: Path, revision: str, dialect: str) -> Path:
    """Return the path of a revision's schema in a folder of migrations."""
    return folder / "schemas" / f"{revision}.{dialect}.json"


def differences(expected: Schema, found: Schema) -> Iterator[str]:
    """Yield what is missing, unknown or otherwise in the tables of `expected`, a short text each."""
    for table, parts in expected.items():
        if table not in found:
            yield f"table {table} is missing"
            continue
        for part in sorted(parts.keys() | found[table].keys()):
            actual, wanted_text = found[table].get(part), parts.get(part)
            if actual != wanted_text:
                yield f"{part} of {table} {_difference(wanted_text, actual)}"


def _difference(expected: str | None, actual: str | None) -> str:
    if actual is None:
        return "is missing"
    return "is not known" if expected is None else f"is {actual!r} instead of {expected!r}"


def _sqlite_parts(connection: Connection) -> Iterator[tuple[str, str, str]]:
    for kind, name, table, statement in connection.exec_driver_sql(_SQLITE):
        text = _plain(statement)
        if kind == "table" and "(" in text and not text.startswith("CREATE VIRTUAL"):
            yield from _parts_of_table(table, text)
        else:
            yield table, "options" if kind == "table" else f"{kind} {name}", text


def _plain(statement: str) -> str:
    """Normalize a statement: blanks, and quotes around names."""
    return re.sub(r" (?=[(),])|(?<=[(,]) ", "", " ".join(re.sub('["`]', "", statement).split()))


def _parts_of_table(table: str, text: str) -> Iterator[tuple[str, str, str]]:
    start, end = text.index("("), text.rindex(")")
    yield table, "options", text[end + 1 :].strip()
    for part in _split(text[start + 1 : end]):
        first, _, rest = part.partition(" ")
        if first == "CONSTRAINT":
            name, _, rest = rest.partition(" ")
            yield table, f"constraint {name}", rest
        else:
            yield table, f"column {first}", rest


def _split(text: str) -> Iterator[str]:
    """Split at the commas that stand in no brackets."""
    start = depth = 0
    for sign in re.finditer(r"[(),]", text):
        depth += {"(": 1, ")": -1, ",": 0}[sign[0]]
        if sign[0] == "," and not depth:
            yield text[start : sign.start()]
            start = sign.end()
    yield text[start:]
