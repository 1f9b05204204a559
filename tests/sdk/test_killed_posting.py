"""A process killed while it posts what is due: every occurrence is there once in the end."""

import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest

from budget_sdk import Client

DAYS = 8
FIRST_CALL = """
import os, signal, sys
from sqlalchemy import Engine, event
from budget_sdk import Client

folder, word, nth = sys.argv[1:]
seen = []

def watch(statement):
    if statement.upper().startswith(word):
        seen.append(statement)
        if len(seen) == int(nth):
            os.kill(os.getpid(), signal.SIGKILL)

event.listen(Engine, "connect", lambda connection, record: connection.set_trace_callback(watch))
with Client.local(folder) as client:
    client.history.page()
"""


@pytest.mark.parametrize(
    ("word", "nth"),
    [("INSERT INTO HISTORY", 1), ("INSERT INTO HISTORY", 4), ("INSERT INTO CHANGES", 3), ("COMMIT", 2), ("COMMIT", 5)],
)
def test_what_is_cut_off_is_posted_by_the_next_call_and_nothing_twice(word: str, nth: int, tmp_path: Path) -> None:
    today = datetime.now(UTC).date()
    days = [(today - timedelta(days=count)).isoformat() for count in range(DAYS)]
    with Client.local(tmp_path) as client:
        client.settings.update(time_zone="UTC")
        client.schedules.create(
            kind="expense",
            account_id="cash",
            category_id="food",
            value=Decimal("5"),
            frequency="day",
            start_date=days[-1],
            backfill=True,
            mode="post",
        )
    command = (sys.executable, "-c", FIRST_CALL, str(tmp_path), word, str(nth))
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    with Client.local(tmp_path) as client:
        assert [entry.local_day for entry in client.history.all()] == days
        assert next(row.budget for row in client.accounts.list() if row.name == "Cash") == -5 * DAYS
