"""Migrations: both databases end up as the models say, whatever was in them stays, and nothing runs twice."""

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from budget_api.config import ConfigError
from budget_api.db import migrate
from budget_api.db.base import REVISION, Base
from budget_api.db.models import all_tables
from budget_api.db.postgres import PostgresDatabase
from budget_api.db.schema import Schema, read_schema
from budget_core.entries.search import fold_case
from tests.api.conftest import create_database, serving
from tests.api.people import sign_up
from tests.released.databases import on_postgres, on_sqlite
from tests.released.files import expect, schema_after
from tests.servers import server_settings


def differences(connection: Connection) -> list[object]:
    """Return the changes by which a database would become equal to the models."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, Base.metadata))


async def started(url: str) -> PostgresDatabase:
    database = PostgresDatabase(url, lambda _: None)
    try:
        await database.start()
    except ConfigError:
        await database.close()
        raise
    return database


# Indexes of expressions: SQLAlchemy does not read them, the expected schema holds them.
@pytest.mark.filterwarnings("ignore:.*expression-based index")
def test_a_migrated_sqlite_file_is_what_the_models_say(tmp_path: Path) -> None:
    path = tmp_path / "budget.sqlite3"
    migrate.migrate_sqlite(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


def test_a_migrated_postgresql_database_is_what_the_models_say(postgres: str) -> None:
    async def run() -> list[object]:
        database = await started(create_database(postgres, "as_the_models"))
        found = await database.read(lambda db: differences(db.connection()))
        await database.close()
        return found

    assert asyncio.run(run()) == []


def after(make: Callable[[Connection], None]) -> Callable[[Connection], tuple[Schema, dict[str, list[str]]]]:
    """For a connection to an empty database: its tables and their rows once they were made."""

    def made(connection: Connection) -> tuple[Schema, dict[str, list[str]]]:
        make(connection)
        names = [*(table.name for table in all_tables()), "alembic_version"]
        rows = {str(name): sorted(map(repr, connection.execute(text(f"select * from {name}")))) for name in names}
        return read_schema(connection), rows

    return made


def migrated(connection: Connection) -> None:
    migrate.run_migrations(connection, REVISION)


def test_a_first_start_makes_what_all_migrations_make(tmp_path: Path, postgres: str) -> None:
    new = on_sqlite(tmp_path / "new.sqlite3", after(migrate.create_tables))
    assert new == on_sqlite(tmp_path / "migrated.sqlite3", after(migrated))
    urls = [create_database(postgres, name) for name in ("made_new", "made_by_migrations")]
    assert on_postgres(urls[0], after(migrate.create_tables)) == on_postgres(urls[1], after(migrated))


def test_the_newest_migration_is_the_one_the_program_knows() -> None:
    scripts = ScriptDirectory(str(migrate.SCRIPTS))
    assert scripts.get_heads() == [REVISION]


def test_of_four_that_start_at_once_on_a_fresh_postgresql_all_run(postgres: str) -> None:
    url = create_database(postgres, "four_starters")

    async def run() -> list[str]:
        databases = await asyncio.gather(*(started(url) for _ in range(4)))
        connection = await asyncpg.connect(url)
        versions = [row["version_num"] for row in await connection.fetch("select version_num from alembic_version")]
        await connection.close()
        await asyncio.gather(*(database.close() for database in databases))
        return versions

    assert asyncio.run(run()) == [REVISION]


def test_starting_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "budget.sqlite3"
    migrate.migrate_sqlite(path)
    before = path.read_bytes()
    migrate.migrate_sqlite(path)
    assert path.read_bytes() == before


def test_a_newer_sqlite_file_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "budget.sqlite3"
    migrate.migrate_sqlite(path)
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(ConfigError, match=r"newer version \(9999\).*update it"):
        migrate.migrate_sqlite(path)
    assert path.read_bytes() == before


def test_a_newer_postgresql_database_is_refused(postgres: str) -> None:
    async def run() -> None:
        url = create_database(postgres, "newer")
        await (await started(url)).close()
        connection = await asyncpg.connect(url)
        await connection.execute("update alembic_version set version_num = '9999'")
        await connection.close()
        await started(url)

    with pytest.raises(ConfigError, match=r"newer version \(9999\)"):
        asyncio.run(run())


CHANGED_BY_HAND = {
    "alter table users drop column pending_email": "column pending_email of users is missing",
    "alter table lists add column colour varchar(8)": "column colour of lists is not known",
    "create index mine on history (note)": "index mine of history is not known",
    "drop index ix_history_page": "index ix_history_page of history is missing",
    "drop table history_words": "table history_words is missing",
}


@pytest.mark.parametrize(("statement", "difference"), CHANGED_BY_HAND.items())
def test_a_sqlite_file_changed_by_hand_is_refused_by_the_name_of_what_differs(
    tmp_path: Path, statement: str, difference: str
) -> None:
    path = migrated_file(tmp_path, statement)
    with pytest.raises(ConfigError, match=rf"differs from version {REVISION} of the schema: {difference}\. Undo"):
        migrate.migrate_sqlite(path)


def test_a_trigger_on_a_table_of_ours_is_refused(tmp_path: Path) -> None:
    path = migrated_file(tmp_path, "create trigger mine after insert on lists begin select 1; end")
    with pytest.raises(ConfigError, match="trigger mine of lists is not known"):
        migrate.migrate_sqlite(path)


def test_a_file_made_by_a_migration_that_was_edited_later_is_refused(tmp_path: Path) -> None:
    path = migrated_file(tmp_path, "alter table avatars rename column content to picture", "drop table rates")
    with pytest.raises(ConfigError, match=r"column content of avatars is missing \(and 2 more\)"):
        migrate.migrate_sqlite(path)


def test_a_file_of_another_column_type_is_told_both(tmp_path: Path) -> None:
    path = migrated_file(tmp_path)
    with sqlite3.connect(path) as connection:
        connection.execute("pragma writable_schema=on")
        connection.execute("update sqlite_master set sql = replace(sql, 'VARCHAR(300)', 'TEXT') where name = 'users'")
    connection.close()
    with pytest.raises(
        ConfigError, match=r"column name_key of users is 'TEXT NOT NULL' instead of 'VARCHAR\(300\) NOT"
    ):
        migrate.migrate_sqlite(path)


def test_tables_of_other_programs_are_left_alone(tmp_path: Path) -> None:
    migrate.migrate_sqlite(migrated_file(tmp_path, "create table _litestream_seq (id integer primary key)"))


def test_a_file_with_our_tables_but_no_version_is_refused(tmp_path: Path) -> None:
    path = migrated_file(tmp_path, "drop table alembic_version")
    with pytest.raises(ConfigError, match=r"has no version of the schema, but a table \w+ \(and \d+ more\)"):
        migrate.migrate_sqlite(path)


@pytest.mark.parametrize(("statement", "difference"), CHANGED_BY_HAND.items())
def test_a_postgresql_database_changed_by_hand_is_refused_by_the_name_of_what_differs(
    postgres: str, statement: str, difference: str
) -> None:
    async def run() -> None:
        url = create_database(postgres, "_".join(statement.split()[:3]))
        await (await started(url)).close()
        connection = await asyncpg.connect(url)
        await connection.execute("create table other_program (id integer)")
        await connection.execute(statement)
        await connection.close()
        await started(url)

    with pytest.raises(ConfigError, match=f"of the schema: {difference}"):
        asyncio.run(run())


def migrated_file(folder: Path, *statements: str) -> Path:
    """A file of today's schema on which somebody ran some statements."""
    path = folder / "budget.sqlite3"
    migrate.migrate_sqlite(path)
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"

def upgrade() -> None:
    with op.batch_alter_table("workspaces", recreate="always") as batch:
        batch.add_column(sa.Column("colour", sa.String(8)))
    {more}
"""


def with_next_migration(monkeypatch: pytest.MonkeyPatch, folder: Path, more: str = "") -> None:
    """A program of the next version, whose migration rebuilds a table that nearly all others point to."""
    shutil.copytree(migrate.SCRIPTS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    revision, before = f"{int(REVISION) + 1:04}", REVISION
    monkeypatch.setattr(migrate, "SCRIPTS", folder)
    monkeypatch.setattr(migrate, "REVISION", revision)
    script = folder / "versions" / f"{revision}_next.py"
    script.write_text(NEXT.format(revision=revision, before=before, more=""))
    expect(revision, "sqlite", on_sqlite(folder / "empty.sqlite3", schema_after(revision)))
    script.write_text(NEXT.format(revision=revision, before=before, more=more))


def filled(folder: Path) -> Path:
    """A file somebody has used."""
    with serving(server_settings(data=folder)) as client:
        ann = sign_up(client)
        ann.spend("5")
    return folder / "budget.sqlite3"


def rows(path: Path) -> dict[str, int]:
    connection = sqlite3.connect(path)
    names = [name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")]
    found = {name: connection.execute(f'select count(*) from "{name}"').fetchone()[0] for name in names}
    connection.close()
    return found


def references(path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute(
        'select m.name, f."table", f."from", f."to", f.on_delete'
        " from sqlite_master m, pragma_foreign_key_list(m.name) f"
        " order by 1, 2, 3, 4"
    ).fetchall()
    assert connection.execute("pragma foreign_key_check").fetchall() == []
    connection.close()
    return found


def test_rebuilding_a_table_keeps_the_rows_and_references_of_those_that_point_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled(tmp_path / "data")
    before = rows(path), references(path)
    with_next_migration(monkeypatch, tmp_path / "migrations")
    migrate.migrate_sqlite(path)
    assert (rows(path), references(path)) == before
    connection = sqlite3.connect(path)
    assert connection.execute("select colour, name from workspaces").fetchall() == [(None, "Ann")]
    connection.close()


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ("raise RuntimeError('half way')", RuntimeError),
        ('op.execute("delete from users")', ConfigError),
    ],
)
def test_a_migration_that_fails_or_breaks_references_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str, error: type[Exception]
) -> None:
    path = filled(tmp_path / "data")
    before = rows(path), references(path)
    with monkeypatch.context() as patch:
        with_next_migration(patch, tmp_path / "migrations", more)
        with pytest.raises(error):
            migrate.migrate_sqlite(path)
    assert (rows(path), references(path)) == before
    migrate.migrate_sqlite(path)


def test_foreign_keys_are_enforced_while_the_server_runs(tmp_path: Path) -> None:
    with serving(server_settings(data=tmp_path)) as client:
        enforced = client.blocking_portal.call(
            client.app.state.context.database.write,
            lambda db: db.connection().exec_driver_sql("pragma foreign_keys").scalar(),
        )
    assert enforced == 1


def with_old_words(connection: Connection) -> set[tuple[str, str]]:
    """Put the words of every entry as 0016 had them, with accents; return the words as they were before."""
    now = {(word, str(entry)) for word, entry in connection.execute(text("select word, entry_id from history_words"))}
    connection.execute(text("delete from history_words where word not like '#%'"))
    put = text(
        "insert into history_words (workspace_id, word, local_day, date, entry_id) "
        "select workspace_id, :word, local_day, date, id from history where id = :id"
    )
    for row in connection.execute(text("select id, note, payee, lines from history")).all():
        notes = [line.get("note", "") for line in json.loads(row.lines or "[]")]
        for word in set(re.findall(r"[^\W_]+", fold_case("\n".join([row.note, row.payee, *notes])))):
            connection.execute(put, {"word": word, "id": row.id})
    connection.execute(text("update alembic_version set version_num = '0016'"))
    return now


def test_words_stored_with_accents_become_those_that_a_search_looks_for(tmp_path: Path, postgres: str) -> None:
    def migrate_anew(connection: Connection) -> None:
        before = with_old_words(connection)
        stored = text("select word, entry_id from history_words")
        assert {(word, str(entry)) for word, entry in connection.execute(stored)} != before
        migrate.run_migrations(connection, "0017")
        assert {(word, str(entry)) for word, entry in connection.execute(stored)} == before
        assert {"creme", "каварня", "чай", "їжак", "crepes"} <= {word for word, _ in before}

    url = create_database(postgres, "accents")
    for database_url in (None, url):
        folder = tmp_path / ("other" if database_url else "sqlite")
        with serving(server_settings(data=folder, database_url=database_url)) as client:
            ann = sign_up(client)
            ann.spend("5", note="Crème brûlée, creme", payee="Café Їжак")
            ann.spend("6", note="Кава\u0301рня, чай", tags=["кава"])
            parts = [{"categoryId": ann.categories["Food"], "value": "3", "note": "Crêpes"}]
            parts.append({"categoryId": ann.categories["Transport"], "value": "4"})
            split = {"value": "7", "accountId": ann.accounts["Cash"], "lines": parts}
            ann.post(f"/history/{ann.workspace}/add-expenses", split)
        if database_url is None:
            on_sqlite(folder / "budget.sqlite3", migrate_anew)
        else:
            on_postgres(url, migrate_anew)
