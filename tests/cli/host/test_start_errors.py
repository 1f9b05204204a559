"""A server that can't start, and a command that can't open its file, say why in a line and leave the file as it was."""

import os
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Budget
from tests.waiting import WAIT_SECONDS

from budget_api.db.migrate import migrate_sqlite

DIFFERS = re.compile(r"The database differs from version \d{4} of the schema: column avatar of users is missing. Undo")
SERVE = [sys.executable, "-c", "from budget_cli.main import run; run()", "serve", "--port", "0"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder whose database somebody changed by hand."""
    path = tmp_path / "budget.sqlite3"
    migrate_sqlite(path)
    connection = sqlite3.connect(path)
    connection.execute("alter table users drop column avatar")
    connection.close()
    return tmp_path


def serve(**environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        SERVE, env=os.environ | environment, capture_output=True, text=True, timeout=WAIT_SECONDS, check=False
    )


def test_a_server_names_what_differs_in_its_database(folder: Path) -> None:
    done = serve(BUDGET_DATA=str(folder))
    assert done.returncode == 7
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ ERROR The database differs", done.stderr)
    assert DIFFERS.search(done.stderr)
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_server_names_the_setting_that_makes_no_sense(tmp_path: Path) -> None:
    done = serve(BUDGET_DATA=str(tmp_path), BUDGET_SECRET="short")
    assert (done.returncode, done.stdout) == (7, "")
    assert done.stderr.startswith("BUDGET_SECRET needs at least 32 bytes")
    assert "Traceback" not in done.stderr


def test_a_server_that_can_not_keep_its_data_says_so_in_one_line(budget: Budget) -> None:
    result = budget("serve", "--port", "0", "--data", "/proc/none")
    said = "The data folder /proc/none (BUDGET_DATA) can't be used: No such file or directory.\n"
    assert (result.exit_code, result.stdout, result.stderr) == (7, "", said)


def test_a_port_that_is_taken_is_named(budget: Budget, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = budget("serve", "--port", port, "--data", str(tmp_path))
    assert result.exit_code == 7
    assert result.stderr.startswith(f"Nothing can listen on 127.0.0.1:{port} (--host, --port): Address already in use")


def test_a_command_names_what_differs_in_its_file(budget: Budget, folder: Path) -> None:
    result = budget("month", "--data", str(folder))
    assert result.exit_code == 1
    assert DIFFERS.search(result.stderr)
