"""Snapshots of the schema, on both databases, that tests compare with.

`python -m tests.released` writes the tables after the newest migration. `python -m tests.released freeze` also stores
filled databases of it, a backup of one and the checksums of its files: from then on a test fails when one of them
changes.
"""

import sys
import tempfile
from pathlib import Path

from budget_api.app.backup import backup
from budget_api.config import MailSettings
from budget_api.db.base import REVISION
from tests.api.conftest import create_database, serving
from tests.mail import Inbox, receiving
from tests.postgres import cluster
from tests.released.databases import dump_postgres, on_postgres, on_sqlite, shrink
from tests.released.files import FOLDER, expect, is_released, release, schema_after
from tests.released.filling import fill
from tests.servers import server_settings


def write_schemas(folder: Path, postgres: str) -> None:
    """The expected schemas of the newest migration."""
    migrated = schema_after(REVISION)
    expect(REVISION, "sqlite", on_sqlite(folder / "schema.sqlite3", migrated))
    expect(REVISION, "postgresql", on_postgres(create_database(postgres, "schema"), migrated))


def freeze(folder: Path, postgres: str) -> None:
    """Filled databases of the newest migration, and its files among the released ones."""
    url = create_database(postgres, "filled")
    for data, database_url in ((folder / "sqlite", None), (folder / "other", url)):
        inbox = Inbox()
        with receiving(inbox) as smtp:
            settings = server_settings(data=data, database_url=database_url, mail=MailSettings(smtp))
            with serving(settings) as client:
                fill(client, inbox)
    kept = FOLDER / REVISION
    kept.mkdir(exist_ok=True)
    shrink(folder / "sqlite" / "budget.sqlite3", kept / "budget.sqlite3")
    saved = kept / "backup.jsonl"
    saved.unlink(missing_ok=True)
    backup(saved, folder / "sqlite")
    saved.chmod(0o644)
    (kept / "postgresql.sql").write_text(dump_postgres(url), "utf-8")
    release(REVISION)


def main(arguments: list[str]) -> None:
    """Write the schemas, and with `freeze` all the rest."""
    if is_released(REVISION):
        sys.exit(f"Migration {REVISION} is released: what changes the schema now is a migration of its own.")
    with cluster() as postgres, tempfile.TemporaryDirectory() as folder:
        write_schemas(Path(folder), postgres)
        if arguments == ["freeze"]:
            freeze(Path(folder), postgres)


if __name__ == "__main__":
    main(sys.argv[1:])
