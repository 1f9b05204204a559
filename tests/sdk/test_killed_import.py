"""A process killed in the middle of an import: its lines are there all or none."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from budget_sdk import Client
from budget_sdk.resources.entries import file_to_import

LINES = 300
INSERTS = 80
"""Statements that insert so many lines, fifty rows or so at a time."""
IMPORT = """
import os, signal, sys
from sqlalchemy import Engine, event
from budget_sdk import Client
from budget_sdk.resources.entries import file_to_import

path, folder, word, nth = sys.argv[1:]
seen = []

def watch(statement):
    if is_importing and statement.upper().startswith(word):
        seen.append(statement)
        if len(seen) == int(nth):
            os.kill(os.getpid(), signal.SIGKILL)

is_importing = False
event.listen(Engine, "connect", lambda connection, record: connection.set_trace_callback(watch))
with Client.local(folder) as client:
    account = client.accounts.list()[0].id
    home = client.workspace.id
    is_importing = True
    client.imports.import_file(home, file_to_import(path, account_id=account))
"""


@pytest.mark.parametrize(
    ("word", "nth"), [("BEGIN", 1), ("INSERT", 1), ("INSERT", INSERTS // 2), ("INSERT", INSERTS), ("COMMIT", 1)]
)
def test_an_import_that_is_killed_leaves_nothing_and_goes_in_whole_the_next_time(
    word: str, nth: int, tmp_path: Path
) -> None:
    bank, folder = tmp_path / "bank.csv", tmp_path / "budget"
    bank.write_text("Date,Payee,Amount\n" + "".join(f"2026-11-03,Market {each},-1.50\n" for each in range(LINES)))
    with Client.local(folder) as client:
        account, before = client.accounts.list()[0].id, client.accounts.list()
    command = (sys.executable, "-c", IMPORT, str(bank), str(folder), word, str(nth))
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    with Client.local(folder) as client:
        assert list(client.history.all()) == []
        assert client.accounts.list() == before
        client.imports.import_file(client.workspace.id, file_to_import(bank, account_id=account))
        assert len(list(client.history.all())) == LINES
