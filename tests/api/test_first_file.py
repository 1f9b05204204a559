"""The first start on an empty folder: killed at any moment it starts again, and an empty file is not taken for new."""

import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from budget_api.config import ConfigError
from budget_api.db import migrate
from budget_api.db.base import REVISION
from budget_api.db.integrity import check_integrity

KILLED = """
import os, signal, sys
from pathlib import Path
from budget_api.db import migrate

def kill(*_, **__):
    os.kill(os.getpid(), signal.SIGKILL)

{patch}
migrate.migrate_sqlite(Path(sys.argv[1]))
"""
MOMENTS = {
    "before the tables": "migrate.create_tables = kill",
    "before the commit": "migrate._check_references = kill",
    "before the name": "Path.replace = kill",
    "after the name": "replace = Path.replace; Path.replace = lambda *names: (replace(*names), kill())",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "budget.sqlite3"


def version(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("select version_num from alembic_version").fetchone()
    return str(found)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_server_killed_in_its_first_start_starts_again(path: Path, moment: str) -> None:
    code = KILLED.format(patch=MOMENTS[moment])
    assert subprocess.run([sys.executable, "-c", code, path], check=False).returncode == -signal.SIGKILL
    assert path.exists() == (moment == "after the name")
    migrate.migrate_sqlite(path)
    assert (version(path), path.stat().st_mode & 0o777) == (REVISION, 0o600)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("open_file", [migrate.migrate_sqlite, migrate.check_sqlite, check_integrity])
def test_a_file_of_0_bytes_is_refused_in_one_line_and_left_alone(path: Path, open_file: Callable[[Path], None]) -> None:
    path.touch()
    with pytest.raises(ConfigError, match=r"budget\.sqlite3 is empty \(0 bytes\)") as refused:
        open_file(path)
    assert "\n" not in str(refused.value)
    assert path.stat().st_size == 0


def test_a_new_file_takes_nothing_from_the_log_of_one_that_is_gone(path: Path) -> None:
    migrate.migrate_sqlite(path)
    log = path.with_name(f"{path.name}-wal")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("pragma journal_mode=wal")
        connection.execute("update alembic_version set version_num = 'gone'")
        connection.commit()
        kept = log.read_bytes()
    path.unlink()
    log.write_bytes(kept)
    migrate.migrate_sqlite(path)
    assert version(path) == REVISION
