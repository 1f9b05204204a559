"""A guest's budget that is imported, and the same rows inserted by `sqlite3` alone."""

import shutil
import sqlite3
import time
import uuid
from pathlib import Path
from typing import Any

from bench.product import Product
from bench.seeding import RARE, RARE_EVERY

AT_ONCE = 20_000
"""As many entries as one import takes; more are brought in several."""

TABLES = (
    *("workspaces", "participants", "accounts", "account_history", "categories", "history", "history_words"),
    *("day_sums", "day_incomes", "month_sums", "account_days", "account_months", "changes"),
)


async def import_seconds(product: Product, count: int) -> tuple[float, list[str]]:
    """How long it takes to bring so many entries, and the workspaces they came to."""
    connection, workspaces, seconds = await product.open(), [], 0.0
    for start in range(0, count, AT_ONCE):
        body = guest(min(AT_ONCE, count - start))
        begun = time.perf_counter()
        workspaces.append(await product.bring(connection, body))
        seconds += time.perf_counter() - begun
    connection.close()
    return seconds, workspaces


def raw_seconds(folder: Path, workspaces: list[str]) -> float:
    """The same rows into a copy of the file without them, a transaction for each workspace."""
    source = sqlite3.connect(folder / "budget.sqlite3")
    copy = folder / "raw.sqlite3"
    source.execute("pragma wal_checkpoint(truncate)")
    shutil.copy(folder / "budget.sqlite3", copy)
    target = sqlite3.connect(copy, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
        target.execute(f"pragma {pragma}")
    seconds = 0.0
    for workspace in workspaces:
        rows = {table: _rows(source, table, workspace) for table in TABLES}
        for table in reversed(TABLES):
            target.execute(f"delete from {table} where {_key(table)} = ?", (workspace,))
        target.execute("pragma foreign_keys=ON")
        begun = time.perf_counter()
        target.execute("begin immediate")
        for table, values in rows.items():
            _insert(target, table, values)
        target.execute("commit")
        seconds += time.perf_counter() - begun
        target.execute("pragma foreign_keys=OFF")
    source.close()
    target.close()
    return seconds


def guest(count: int) -> dict[str, Any]:
    """As a device has it; one note in a thousand has a word that no other has."""
    categories = [{"id": f"cat{number}", "name": f"Category {number}"} for number in range(40)]
    history = [
        {
            "id": f"his{number}",
            "accountId": "acc",
            "categoryId": f"cat{number % 40}",
            "date": f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}",
            "value": "-1.25",
            "note": f"lunch {RARE if number % RARE_EVERY == 0 else 'market'}",
        }
        for number in range(count)
    ]
    account = {"id": "acc", "name": "Card", "budget": f"{-1.25 * count:.2f}", "isMainAccount": True}
    opening = {"accountId": "acc", "kind": "opening", "prevBudget": "0", "newBudget": "0"}
    return {
        "id": str(uuid.uuid4()),
        "guestAccounts": [account],
        "guestAccountsHistory": [opening],
        "guestCategory": categories,
        "guestHistory": history,
    }


def _key(table: str) -> str:
    return "id" if table == "workspaces" else "workspace_id"


def _rows(source: sqlite3.Connection, table: str, workspace: str) -> list[tuple[Any, ...]]:
    return source.execute(f"select * from {table} where {_key(table)} = ?", (workspace,)).fetchall()


def _insert(target: sqlite3.Connection, table: str, rows: list[tuple[Any, ...]]) -> None:
    if rows:
        marks = ",".join("?" * len(rows[0]))
        target.executemany(f"insert into {table} values ({marks})", rows)
