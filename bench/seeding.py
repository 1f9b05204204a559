"""Many entries at once: straight into the tables, and proved by the product's own recount."""

import sqlite3
import uuid
from datetime import date, timedelta
from pathlib import Path

from sqlalchemy.orm import Session

from bench.product import Product
from budget_api.db.sqlite_connection import execute, open_sqlite
from budget_api.ledger.recount import recount
from budget_api.ledger.sums import rebuild_month_sums

FIRST_DAY, DAYS = date(2024, 1, 1), 1_070
WORDS = ("market", "lunch", "tram", "coffee", "rent", "books", "garden", "train", "bread", "tickets")
RARE, RARE_EVERY = "xylophone", 1_000

_HISTORY = (
    "insert into history(id, workspace_id, kind, category_id, account_id, date, local_day, value, currency_code,"
    " account_value, account_currency_code, note, user_id, creator_name, version, field_versions, created_at,"
    " updated_at) values (?,?,'expense',?,?,?,?,?,'USD',?,'USD',?,?,'Bench',1,'{}',?,?)"
)
_WORDS = "insert into history_words(workspace_id, word, local_day, date, entry_id) values (?,?,?,?,?)"
_SUMS = (
    "insert into day_sums(workspace_id, local_day, category_id, currency_code, spent)"
    " select workspace_id, local_day, category_id, currency_code, -sum(value) from history group by 1, 2, 3, 4",
    "insert into account_days(workspace_id, local_day, account_id, moved)"
    " select workspace_id, local_day, account_id, sum(account_value) from history group by 1, 2, 3",
    "update accounts set budget = (select coalesce(sum(account_value), 0) from history where account_id = accounts.id)",
)


def seed(folder: Path, product: Product, count: int) -> None:
    """So many expenses of three years in an empty ledger; RuntimeError when a sum does not fit them."""
    path = folder / "budget.sqlite3"
    raw = sqlite3.connect(path)
    (user,) = raw.execute("select id from users").fetchone()
    categories = [row[0] for row in raw.execute("select id from categories")]
    accounts = [row[0] for row in raw.execute("select id from accounts")]
    with raw:
        for number in range(count):
            day = (FIRST_DAY + timedelta(days=number * DAYS // count)).isoformat()
            entry, at, cents = str(uuid.uuid4()), f"{day} 12:00:00.{number % 10**6:06}", -(number % 9_000) - 100
            words = [WORDS[number % 10], RARE if number % RARE_EVERY == 0 else WORDS[number // 10 % 10]]
            row = (entry, product.workspace, categories[number % len(categories)], accounts[number % len(accounts)])
            raw.execute(_HISTORY, (*row, at, day, cents, cents, " ".join(words), user, at, at))
            raw.executemany(_WORDS, [(product.workspace, word, day, at, entry) for word in {*words}])
        for statement in _SUMS:
            raw.execute(statement)
    raw.close()
    _prove(path, product.workspace)


def _prove(path: Path, workspace: str) -> None:
    with open_sqlite(path, ()) as connection, Session(connection) as db:
        execute(connection, "BEGIN")
        rebuild_month_sums(db, workspace, 1)
        execute(connection, "COMMIT")
        if wrong := recount(db, workspace):
            raise RuntimeError(f"{len(wrong)} sums do not fit the entries")
    connection.engine.dispose()
