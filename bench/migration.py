"""Processor time of 100 000 entries of an Actual file that become a workspace, beside the same entries as CSV.

`python -m bench.migration` runs both by the terminal on a file of its own, one after the other.
"""

import csv
import os
import resource
import subprocess
import sys
import tempfile
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from sqlite3 import connect

from tests.migrate_files import actual

ENTRIES = 99_900
"""The file has further ones of its own, and a workspace takes 100 000."""
CATEGORIES = ("food", "fun", "gifts-d", "gifts-y")
_BEGIN = date(2019, 1, 1)
_DAYS = 2000
_BUDGET = str(Path(sys.executable).with_name("budget"))


def main() -> None:
    """Print the seconds of both, and how many times as long a migration takes."""
    with tempfile.TemporaryDirectory() as folder:
        database, table = Path(folder, "db.sqlite"), Path(folder, "entries.csv")
        write(database, table)
        run = Terminal(Path(folder, "data"))
        run.seconds("demo")
        account = "Card"
        run.seconds("accounts", "add", account)
        migrated = run.seconds("migrate", str(database), "--name", "Migrated", "--currency", "EUR")
        imported = run.seconds("import", str(table), "--account", account)
        booked = _booked(Path(folder, "data", "budget.sqlite3"))
    print(f"entries by workspace: {booked}")
    print(f"migrate {migrated:.1f} s, import {imported:.1f} s of processor time: {migrated / imported:.2f} times")


def write(database: Path, table: Path) -> None:
    """Write the entries as a database of Actual, and as CSV."""
    actual.write(database)
    rows = [
        (f"e{at:06}", _BEGIN + timedelta(days=at % _DAYS), -(100 + at % 9000), CATEGORIES[at % len(CATEGORIES)])
        for at in range(ENTRIES)
    ]
    with closing(connect(database)) as opened, opened:
        opened.executemany(
            "INSERT INTO transactions (id, acct, date, amount, category, notes) VALUES (?, 'check', ?, ?, ?, ?)",
            [(key, int(f"{day:%Y%m%d}"), amount, category, f"entry {key}") for key, day, amount, category in rows],
        )
    with table.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Date", "Amount", "Category", "Note"])
        for key, day, amount, category in rows:
            writer.writerow([day, f"{amount / 100:.2f}", category, f"entry {key}"])


class Terminal:
    """Terminal on a file of its own."""

    def __init__(self, data: Path) -> None:
        self._environment = {**os.environ, "BUDGET_DATA": str(data), "XDG_CONFIG_HOME": str(data)}

    def seconds(self, *words: str) -> float:
        """Return the processor time of a command with all that it starts."""
        before = _spent()
        subprocess.run([_BUDGET, *words], env=self._environment, check=True, stdout=subprocess.DEVNULL)
        return _spent() - before


def _booked(file: Path) -> list[int]:
    """Return the numbers of entries that workspaces of many have."""
    with closing(connect(file)) as database:
        counts = database.execute("SELECT count(*) FROM history GROUP BY workspace_id").fetchall()
    return [count for (count,) in counts if count >= ENTRIES]


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
