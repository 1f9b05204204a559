"""A bank's file of 100 000 lines imported by the local SDK, and how long reading it takes here and in other ledgers."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

from bench.goals import Goal
from bench.terminal import BUDGET, medians

LINES = 100_000
FIRST_DAY, DAYS = date(2024, 1, 1), 1_065
CATEGORIES = 40
LAST_MONTH = "2026-11"
READS = {
    "month of them": (["month", LAST_MONTH], 0.7),
    "all of them as JSON": (["history", "--json"], 2.5),
    "all of them as CSV": (["history", "--csv"], 2.5),
    "sums by tag": (["history", "--group", "tag"], 1.5),
    "sums of a filter": (["history", "market or not category_1", "--group", "month"], 1.5),
}
"""Commands on the imported file, each with its longest time in seconds."""
BEANCOUNT = "beancount, no cache"
OTHERS_TIMES = 3
_UNCACHED = {"BEANCOUNT_DISABLE_LOAD_CACHE": "1"}

_IMPORT = """
import json, resource, sys, time
from budget_sdk import Client, file_to_import

folder, path = sys.argv[1:]
with Client.local(folder) as client:
    account = client.accounts.list()[0].id
    begun = time.perf_counter()
    report = client.imports.import_file(client.workspace.id, file_to_import(path, account_id=account))
    seconds = time.perf_counter() - begun
print(json.dumps([seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000, report.booked]))
"""
_BEANCOUNT = """
import sys
from datetime import date
from beancount import loader
from beancount.core.data import Transaction
from beancount.core.inventory import Inventory

entries, errors, options = loader.load_file(sys.argv[1])
assert not errors, errors
spent = {}
for entry in entries:
    if isinstance(entry, Transaction) and entry.date >= date(2026, 11, 1):
        for posting in entry.postings:
            spent.setdefault(posting.account, Inventory()).add_position(posting)
"""


def ledger_goals() -> list[Goal]:
    """The import by the clock, and reads after it; times of other ledgers are printed, where installed."""
    with tempfile.TemporaryDirectory() as folder_name:
        folder = Path(folder_name)
        env = {"BUDGET_DATA": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
        seconds, megabytes = _imported(folder)
        file_mb = (folder / "data" / "budget.sqlite3").stat().st_size / 1e6
        durations = medians({name: ([*BUDGET, *words], env) for name, (words, _) in READS.items()})
        durations |= medians({name: (words, _UNCACHED) for name, words in _others(folder, env).items()}, OTHERS_TIMES)
    print(f"\n{LINES} lines of a file")
    print(f"  {'import, local SDK':26} {seconds:5.2f} s   {megabytes:.0f} MB, a file of {file_mb:.0f} MB")
    for name, each in durations.items():
        print(f"  {name:26} {each:5.2f} s")
    return [
        Goal(f"P10 import of a file of {LINES} lines, s", seconds, 6.0),
        Goal("P10 import, times beancount's reading of them", seconds / durations[BEANCOUNT], 1.0),
        Goal("P10 room of it, MB", file_mb, 200.0),
        Goal("P10 memory of it, MB", megabytes, 300.0),
        *(Goal(f"P10 {name} after it, s", durations[name], most) for name, (_, most) in READS.items()),
    ]


def _imported(folder: Path) -> tuple[float, float]:
    """Seconds and megabytes of a process that imports the file."""
    path = folder / "bank.csv"
    path.write_text("Date,Amount,Category,Note\n" + "".join(_lines("{},{},{},{}\n".format)))
    words = (sys.executable, "-c", _IMPORT, str(folder / "data"), str(path))
    seconds, megabytes, booked = json.loads(subprocess.run(words, check=True, capture_output=True).stdout)
    if booked != LINES:
        raise RuntimeError(f"{booked} of {LINES} lines were taken")
    return seconds, megabytes


def _others(folder: Path, env: dict[str, str]) -> dict[str, list[str]]:
    """Commands that read the same entries in plain text and sum a month."""
    ledger, journal = folder / "home.beancount", folder / "home.journal"
    environment = os.environ | env
    subprocess.run(
        [*BUDGET, "export", "beancount", str(ledger)], env=environment, check=True, stdout=subprocess.DEVNULL
    )
    found = {BEANCOUNT: [sys.executable, "-c", _BEANCOUNT, str(ledger)]}
    if hledger := shutil.which("hledger"):
        entry = "{0} {3}\n  expenses:{2}  {1}\n  assets:cash\n\n"
        journal.write_text("".join(_lines(lambda day, amount, *more: entry.format(day, amount[1:], *more))))
        found["hledger"] = [hledger, "-f", str(journal), "balance", "expenses", "-p", LAST_MONTH]
    return found


def _lines(form: Callable[..., str]) -> Iterator[str]:
    """The entries, each in a form of its own: day, amount, category, note."""
    for number in range(LINES):
        day = FIRST_DAY + timedelta(days=number * DAYS // LINES)
        yield form(day, f"-{number % 9_000 / 100 + 1:.2f}", f"Category {number % CATEGORIES}", f"market {number}")
