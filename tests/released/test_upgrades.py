"""The schema is frozen: released migrations stay as they are, and every database they made is upgraded whole."""

import errno
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from budget_api.config import ConfigError, ServerSettings
from budget_api.db import migrate
from budget_api.db.base import REVISION
from budget_api.db.schema import Schema, expected_schema, read_schema
from tests.api.conftest import DATABASES, create_database, serving
from tests.api.people import PASSWORD
from tests.released.databases import Rows, load_postgres, on_postgres, on_sqlite, rows_of
from tests.released.files import FOLDER, checksum, released, schema_after
from tests.servers import server_settings

T = TypeVar("T")
REVISIONS = sorted(script.revision for script in ScriptDirectory(str(migrate.SCRIPTS)).walk_revisions())
RELEASED = sorted(path.name for path in FOLDER.iterdir() if path.name in REVISIONS)


@dataclass(frozen=True)
class Filled:
    """A database as somebody has it who runs an older version."""

    settings: ServerSettings

    def do(self, work: Callable[[Connection], T]) -> T:
        """Run on a connection of its own."""
        if self.settings.config.database_url:
            return on_postgres(self.settings.config.database_url, work)
        return on_sqlite(self.settings.config.sqlite_path, work)

    def schema(self) -> Schema:
        """Its tables."""
        return self.do(read_schema)

    def rows(self, schema: Schema) -> dict[str, Rows]:
        """Return the rows of those tables and columns."""
        return self.do(lambda connection: rows_of(connection, columns_of(schema)))


def columns_of(schema: Schema) -> dict[str, list[str]]:
    """Return the columns of each table."""
    return {
        table: [part.removeprefix("column ") for part in parts if part.startswith("column ")]
        for table, parts in schema.items()
    }


@pytest.fixture(params=[(revision, database) for revision in RELEASED for database in DATABASES], ids=" ".join)
def filled(request: pytest.FixtureRequest, tmp_path: Path) -> Filled:
    """Return a filled database of every released schema, on both databases."""
    revision, database = request.param
    if database == "sqlite":
        settings = server_settings(data=tmp_path)
        shutil.copy(FOLDER / revision / "budget.sqlite3", settings.config.sqlite_path)
        return Filled(settings)
    url = create_database(request.getfixturevalue("postgres"), "filled")
    load_postgres(url, (FOLDER / revision / "postgresql.sql").read_text("utf-8"))
    return Filled(server_settings(data=tmp_path, database_url=url))


def test_the_files_of_released_migrations_never_change() -> None:
    assert {name: checksum(name) for name in released()} == released()


def test_of_every_released_migration_a_filled_database_is_kept() -> None:
    assert {Path(name).name[:4] for name in released()} == set(RELEASED)
    kept = {"budget.sqlite3", "postgresql.sql"}
    assert all({f.name for f in (FOLDER / one).iterdir()} - {"backup.jsonl"} == kept for one in RELEASED)


@pytest.mark.parametrize("revision", REVISIONS)
def test_the_expected_schema_is_what_a_sqlite_file_ends_up_with(revision: str, tmp_path: Path) -> None:
    found = on_sqlite(tmp_path / "empty.sqlite3", schema_after(revision))
    assert found == expected_schema(migrate.SCRIPTS, revision, "sqlite"), "make schema writes it anew"


@pytest.mark.dear
@pytest.mark.parametrize("revision", REVISIONS)
def test_the_expected_schema_is_what_a_postgresql_database_ends_up_with(revision: str, postgres: str) -> None:
    found = on_postgres(create_database(postgres, f"expected_{revision}"), schema_after(revision))
    assert found == expected_schema(migrate.SCRIPTS, revision, "postgresql"), "make schema writes it anew"


def test_the_filled_database_has_rows_in_every_table(filled: Filled) -> None:
    assert [table for table, rows in filled.rows(filled.schema()).items() if not rows] == []


def test_an_upgrade_leaves_every_row_as_it_was(filled: Filled) -> None:
    schema = filled.schema()
    before = filled.rows(schema)
    filled.do(migrate.upgrade)
    assert filled.rows(schema) == before
    dialect = "postgresql" if filled.settings.config.database_url else "sqlite"
    assert filled.schema() == expected_schema(migrate.SCRIPTS, REVISION, dialect)


@pytest.mark.dear
@pytest.mark.parametrize("table", ["accounts", "categories"])
def test_an_upgrade_numbers_what_is_stored_in_the_order_it_was_shown_in(filled: Filled, table: str) -> None:
    filled.do(migrate.upgrade)
    names = ("workspace_id", "position", "created_at", "id")
    rows = filled.rows({table: {f"column {name}": "" for name in names}})[table]
    workspaces = {row["workspace_id"] for row in rows}
    shown = {each: sorted((row for row in rows if row["workspace_id"] == each), key=_age) for each in workspaces}
    assert max(map(len, shown.values())) > 1
    assert all([row["position"] for row in found] == list(range(len(found))) for found in shown.values())


def _age(row: dict[str, Any]) -> tuple[Any, str]:
    return row["created_at"], str(row["id"])


def test_people_find_their_books_in_an_upgraded_database(filled: Filled) -> None:
    stored = filled.rows({"users": {"column email": ""}, "accounts": {"column id": "", "column budget": ""}})
    ann = next(row["email"] for row in stored["users"] if (row["email"] or "").startswith("ann"))
    kept = {str(row["id"]): Decimal(row["budget"]) / 100 for row in stored["accounts"]}
    with serving(filled.settings) as client:
        answer = client.post("/api/user/login", json={"email": ann, "password": PASSWORD})
        headers, workspace = {"authorization": answer.headers["authorization"]}, answer.json()["settings"]["workspace"]
        ways = (f"account/my/{workspace}/new", f"history/{workspace}/list-new", f"list/{workspace}")
        accounts, page, lists = (client.get(f"/api/{way}", headers=headers).json() for way in ways)
    spent = [row for row in page["entries"] if row["kind"] == "expense"]
    assert all([line["value"] for line in row["lines"]] == [row["value"]] for row in spent)
    assert {row["name"] for row in accounts} == {"Credit Card", "Cash", "Travel", "Заощадження"}
    assert {row["id"]: Decimal(row["budget"]) for row in accounts}.items() <= kept.items()
    assert "Lunch 10 – обід" in [row["note"] for row in page["entries"]]
    assert [row["name"] for row in lists] == ["Food"]


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """A file of an older version."""
    return Path(shutil.copy(FOLDER / "0002" / "budget.sqlite3", tmp_path / "budget.sqlite3"))


@pytest.mark.parametrize("revision", RELEASED)
def test_an_update_keeps_the_file_as_it_was_and_says_so_once(
    revision: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(shutil.copy(FOLDER / revision / "budget.sqlite3", tmp_path / "budget.sqlite3"))
    before = on_sqlite(file, all_rows)
    migrate.migrate_sqlite(file)
    migrate.migrate_sqlite(file)
    copy = file.with_name(f"budget-before-{revision}.sqlite3")
    assert [record.getMessage().rpartition(": ")[2] for record in caplog.records] == [str(copy)]
    assert on_sqlite(copy, all_rows) == before
    copy.replace(file)  # the way back
    assert on_sqlite(file, read_schema) == expected_schema(migrate.SCRIPTS, revision, "sqlite")


def test_the_last_two_copies_are_kept_and_each_is_of_the_last_update(old_file: Path) -> None:
    for revision in ("0000", "0001"):
        old_file.with_name(f"budget-before-{revision}.sqlite3").touch()
    stale = old_file.with_name("budget-before-0002.sqlite3")
    stale.write_bytes(b"a copy of an earlier update")
    before = on_sqlite(old_file, all_rows)
    migrate.migrate_sqlite(old_file)
    copies = sorted(path.name for path in old_file.parent.glob("budget-before-*"))
    assert copies == ["budget-before-0001.sqlite3", "budget-before-0002.sqlite3"]
    assert on_sqlite(stale, all_rows) == before


def test_without_room_for_the_copy_nothing_is_updated(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    content = old_file.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "touch", refuse)
        with pytest.raises(ConfigError, match=r"budget-before-0002.* can't be written .*No space left.* Nothing was"):
            migrate.migrate_sqlite(old_file)
    assert old_file.read_bytes() == content
    assert [path.name for path in old_file.parent.iterdir()] == ["budget.sqlite3"]
    migrate.migrate_sqlite(old_file)
    assert on_sqlite(old_file, read_schema) == expected_schema(migrate.SCRIPTS, REVISION, "sqlite")


def all_rows(connection: Connection) -> dict[str, Rows]:
    """Return the rows of all tables."""
    return rows_of(connection, columns_of(read_schema(connection)))


def test_an_upgrade_says_which_entry_a_corrected_one_replaced(filled: Filled) -> None:
    filled.do(migrate.upgrade)
    rows = filled.rows({"history": {f"column {name}": "" for name in ("id", "replaces", "value")}})["history"]
    values = {str(row["id"]): row["value"] for row in rows}
    pairs = [(values[str(row["replaces"])], row["value"]) for row in rows if row["replaces"] is not None]
    assert pairs == [(-777, -7770)]
