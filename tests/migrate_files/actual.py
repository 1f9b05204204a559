"""A budget of Actual: the tables of loot-core's database with what is hard in them, and its sums by SQL as Actual asks.

Month amounts are sums over `v_transactions_internal_alive` joined with the accounts of the budget; what is left of a
month is handed to the next when it is above 0, or when its `carryover` is set.
"""

import io
import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.migrate_files.figures import Months, Shown

SCHEMA = """
CREATE TABLE accounts (id TEXT PRIMARY KEY, account_id TEXT, name TEXT, balance_current INTEGER,
  balance_available INTEGER, balance_limit INTEGER, mask TEXT, official_name TEXT, subtype TEXT, bank TEXT,
  offbudget INTEGER DEFAULT 0, closed INTEGER DEFAULT 0, tombstone INTEGER DEFAULT 0, sort_order REAL, type TEXT,
  account_sync_source TEXT, last_sync TEXT, last_reconciled TEXT);
CREATE TABLE categories (id TEXT PRIMARY KEY, name TEXT, is_income INTEGER DEFAULT 0, cat_group TEXT, sort_order REAL,
  tombstone INTEGER DEFAULT 0, hidden BOOLEAN NOT NULL DEFAULT 0, goal_def TEXT DEFAULT null, template_settings JSON);
CREATE TABLE category_groups (id TEXT PRIMARY KEY, name TEXT, is_income INTEGER DEFAULT 0, sort_order REAL,
  tombstone INTEGER DEFAULT 0, hidden BOOLEAN NOT NULL DEFAULT 0);
CREATE TABLE category_mapping (id TEXT PRIMARY KEY, transferId TEXT);
CREATE TABLE payees (id TEXT PRIMARY KEY, name TEXT, category TEXT, tombstone INTEGER DEFAULT 0, transfer_acct TEXT,
  favorite INTEGER DEFAULT 0, learn_categories BOOLEAN DEFAULT 1);
CREATE TABLE payee_mapping (id TEXT PRIMARY KEY, targetId TEXT);
CREATE TABLE transactions (id TEXT PRIMARY KEY, isParent INTEGER DEFAULT 0, isChild INTEGER DEFAULT 0, acct TEXT,
  category TEXT, amount INTEGER, description TEXT, notes TEXT, date INTEGER, financial_id TEXT, type TEXT,
  location TEXT, error TEXT, imported_description TEXT, starting_balance_flag INTEGER DEFAULT 0, transferred_id TEXT,
  sort_order REAL, tombstone INTEGER DEFAULT 0, cleared INTEGER DEFAULT 1, pending INTEGER DEFAULT 0, parent_id TEXT,
  schedule TEXT, reconciled INTEGER DEFAULT 0, raw_synced_data TEXT);
CREATE TABLE zero_budgets (id TEXT PRIMARY KEY, month INTEGER, category TEXT, amount INTEGER DEFAULT 0,
  carryover INTEGER DEFAULT 0, goal INTEGER DEFAULT null, long_goal INTEGER DEFAULT null);
CREATE TABLE reflect_budgets (id TEXT PRIMARY KEY, month INTEGER, category TEXT, amount INTEGER DEFAULT 0,
  carryover INTEGER DEFAULT 0, goal INTEGER DEFAULT null, long_goal INTEGER DEFAULT null);
CREATE TABLE zero_budget_months (id TEXT PRIMARY KEY, buffered INTEGER DEFAULT 0);
CREATE TABLE notes (id TEXT PRIMARY KEY, note TEXT);
CREATE TABLE preferences (id TEXT PRIMARY KEY, value TEXT);
CREATE TABLE rules (id TEXT PRIMARY KEY, stage TEXT, conditions TEXT, actions TEXT, tombstone INTEGER DEFAULT 0,
  conditions_op TEXT DEFAULT 'and');
CREATE TABLE schedules (id TEXT PRIMARY KEY, rule TEXT, active INTEGER DEFAULT 0, completed INTEGER DEFAULT 0,
  posts_transaction INTEGER DEFAULT 0, tombstone INTEGER DEFAULT 0, name TEXT DEFAULT NULL);
CREATE TABLE schedules_next_date (id TEXT PRIMARY KEY, schedule_id TEXT, local_next_date INTEGER,
  local_next_date_ts INTEGER, base_next_date INTEGER, base_next_date_ts INTEGER, tombstone INTEGER DEFAULT 0);
CREATE TABLE custom_reports (id TEXT PRIMARY KEY, name TEXT, tombstone INTEGER DEFAULT 0);
CREATE TABLE messages_crdt (id INTEGER PRIMARY KEY, timestamp TEXT NOT NULL UNIQUE, dataset TEXT NOT NULL,
  row TEXT NOT NULL, column TEXT NOT NULL, value BLOB NOT NULL);
CREATE VIEW v_transactions_internal AS
SELECT _.id, _.isParent AS is_parent, _.isChild AS is_child, _.acct AS account, _.amount, _.date, _.tombstone,
  CASE WHEN _.isChild = 0 THEN NULL ELSE _.parent_id END AS parent_id,
  CASE WHEN _.isParent = 1 THEN NULL ELSE cm.transferId END AS category
FROM transactions _ LEFT JOIN category_mapping cm ON cm.id = _.category
WHERE _.date IS NOT NULL AND _.acct IS NOT NULL AND (_.isChild = 0 OR _.parent_id IS NOT NULL);
CREATE VIEW v_transactions_internal_alive AS
SELECT _.* FROM v_transactions_internal _ LEFT JOIN transactions t2 ON (_.is_child = 1 AND t2.id = _.parent_id)
WHERE IFNULL(_.tombstone, 0) = 0 AND (_.is_child = 0 OR IFNULL(t2.tombstone, 0) = 0);
CREATE TRIGGER meddle AFTER INSERT ON notes BEGIN DELETE FROM accounts; END;
"""

CATEGORIES = {  # id: (name, group, income, hidden, tombstone)
    "food": ("Їжа, «смачна»", "daily", 0, 0, 0),
    "fun": ("Fun 🎉", "daily", 0, 0, 0),
    "gifts-d": ("Gifts", "daily", 0, 0, 0),
    "gifts-y": ("Gifts", "yearly", 0, 0, 0),
    "old": ("Old hobby", "yearly", 0, 1, 0),
    "merged": ("Snacks", "daily", 0, 0, 1),
    "debt": ("Mortgage", "yearly", 0, 0, 0),
    "salary": ("Salary", "income", 1, 0, 0),
    "start": ("Starting Balances", "income", 1, 0, 0),
}
GROUPS = {"daily": ("Daily", 0), "yearly": ("Yearly", 0), "income": ("Income", 1)}
PAYEES = {
    "shop": ('Shop, "the big" one', None),
    "shop2": ("SHOP LLC", None),
    "boss": ("Boss", None),
    "to-check": ("", "check"),
    "to-cash": ("", "cash"),
    "to-loan": ("", "loan"),
}
ACCOUNTS = [
    ("check", "Checking €", 0, 0),
    ("cash", "Cash", 0, 0),
    ("loan", "House loan", 1, 0),
    ("closed", "Old bank", 0, 1),
]

NAMES = {
    "food": "Їжа, «смачна»", "fun": "Fun 🎉", "gifts-d": "Daily: Gifts", "gifts-y": "Yearly: Gifts",
    "old": "Old hobby", "debt": "Mortgage",
}  # fmt: skip


class Book:
    """Writer of transactions."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._count = 0

    def add(self, account: str, day: int, amount: int, category: str | None = None, **more: Any) -> str:
        self._count += 1
        own = f"t{self._count:04}"
        fields = {"id": own, "acct": account, "date": day, "amount": amount, "category": category, **more}
        names, marks = ", ".join(fields), ", ".join("?" * len(fields))
        self._database.execute(f"INSERT INTO transactions ({names}) VALUES ({marks})", list(fields.values()))
        return own

    def transfer(self, source: str, target: str, day: int, amount: int, category: str | None = None) -> None:
        one, other = f"t{self._count + 1:04}", f"t{self._count + 2:04}"
        self.add(source, day, -amount, category, description=f"to-{target}", transferred_id=other)
        self.add(target, day, amount, description=f"to-{source}", transferred_id=one)

    def split(self, account: str, day: int, parts: list[tuple[int, str | None, str]], **more: Any) -> None:
        parent = self.add(account, day, sum(part[0] for part in parts), isParent=1, **more)
        for amount, category, note in parts:
            self.add(account, day, amount, category, isChild=1, parent_id=parent, notes=note)


def write(path: Path, mode: str = "rollover", currency: str | None = "EUR") -> None:
    """Write the database of a budget."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(SCHEMA)
        _write_names(database)
        _write_transactions(Book(database))
        _write_plans(database, mode)
        _write_rules(database)
        database.executemany("INSERT INTO preferences VALUES (?, ?)", [("budgetType", mode)])
        if currency:
            database.execute("INSERT INTO preferences VALUES ('defaultCurrencyCode', ?)", [currency])
        database.execute("INSERT INTO custom_reports VALUES ('r', 'My report', 0)")
        database.execute("INSERT INTO custom_reports VALUES ('dead', 'Deleted report', 1)")
        database.execute("INSERT INTO rules (id, conditions, actions, tombstone) VALUES ('dead', '[]', '[]', 1)")
        database.execute("INSERT INTO schedules (id, rule, tombstone) VALUES ('dead', 'rent', 1)")
        database.execute("INSERT INTO schedules_next_date (id, schedule_id, tombstone) VALUES ('dead', 's1', 1)")
        database.execute("INSERT INTO zero_budget_months VALUES ('2024-03', 0)")
        database.execute("INSERT INTO category_mapping VALUES ('nothing', NULL)")


def _write_names(database: sqlite3.Connection) -> None:
    for order, (own, name, off, closed) in enumerate(ACCOUNTS):
        database.execute(
            "INSERT INTO accounts (id, name, offbudget, closed, sort_order) VALUES (?, ?, ?, ?, ?)",
            (own, name, off, closed, order),
        )
    database.execute("INSERT INTO accounts (id, name, tombstone) VALUES ('dead', 'Deleted', 1)")
    for order, (own, (name, income)) in enumerate(GROUPS.items()):
        database.execute(
            "INSERT INTO category_groups (id, name, is_income, sort_order) VALUES (?, ?, ?, ?)",
            (own, name, income, order),
        )
    for order, (own, (name, group, income, hidden, dead)) in enumerate(CATEGORIES.items()):
        database.execute(
            "INSERT INTO categories (id, name, cat_group, is_income, hidden, tombstone, sort_order)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (own, name, group, income, hidden, dead, order),
        )
        database.execute("INSERT INTO category_mapping VALUES (?, ?)", (own, "food" if own == "merged" else own))
    database.execute("UPDATE categories SET goal_def = '[{\"type\":\"simple\"}]' WHERE id = 'fun'")
    for own, (name, account) in PAYEES.items():
        database.execute("INSERT INTO payees (id, name, transfer_acct) VALUES (?, ?, ?)", (own, name, account))
        database.execute("INSERT INTO payee_mapping VALUES (?, ?)", (own, "shop" if own == "shop2" else own))
    database.execute("DROP TRIGGER meddle")
    database.execute("INSERT INTO notes VALUES ('fun', '#template 20')")
    database.execute("INSERT INTO notes VALUES ('food', '')")
    database.execute("CREATE TRIGGER meddle AFTER INSERT ON notes BEGIN DELETE FROM accounts; END")


def _write_transactions(book: Book) -> None:
    book.add("check", 20240105, 100000, "start", starting_balance_flag=1)
    book.add("loan", 20240105, -5000000, None, starting_balance_flag=1)
    book.add("check", 20240106, 250010, "salary", description="boss", notes="January #work #2024х")
    book.add("check", 20240110, -10, "food", description="shop", notes="0.1")
    book.add("check", 20240110, -20, "food", description="shop2", notes="0.2")
    book.add("cash", 20240112, -4999, "merged", description="shop2")
    book.add("cash", 20240113, -700, None, description="shop")
    book.split(
        "check", 20240120, [(-3000, "food", "bread"), (-1250, "gifts-y", "«лист»"), (500, "fun", "voucher back")]
    )
    book.transfer("check", "cash", 20240121, 6000)
    book.transfer("check", "loan", 20240125, 80000, "debt")
    book.add("loan", 20240131, -1234, None, notes="interest")
    book.add("check", 20240201, -9000, "food", description="shop")
    book.add("check", 20240203, 1500, "food", description="shop", notes="money back")
    book.add("check", 20240205, -30000, "fun")
    book.add("check", 20240206, -2500, "old")
    book.add("check", 20240207, -999, "food", tombstone=1)
    book.split("check", 20240208, [(-100, "food", "gone")], tombstone=1)
    book.add("check", 20240209, 0, "food", notes="nothing")
    book.add("check", 20240210, -150, "salary", description="boss", notes="paid back")
    book.add("check", 20240331, -1, "gifts-d")
    book.add("check", 20240401, -77, "gifts-d")
    book.add("closed", 20240105, 5000, "start", starting_balance_flag=1)
    book.add("closed", 20240215, -5000, "fun")


def _write_plans(database: sqlite3.Connection, mode: str) -> None:
    rows = [
        (202401, "food", 20000, 0), (202402, "food", -500, 1), (202403, "food", 100, 0), (202401, "fun", 5000, 1),
        (202402, "fun", 5000, 1), (202403, "fun", 5000, 0), (202404, "fun", 5000, 0), (202401, "gifts-y", 3000, 0),
        (202402, "old", 3000, 0), (202401, "debt", 80000, 0), (202402, "merged", 0, 0), (202401, "salary", 250000, 0),
    ]  # fmt: skip
    table = "zero_budgets" if mode == "rollover" else "reflect_budgets"
    for month, category, amount, carryover in rows:
        database.execute(
            f"INSERT INTO {table} (id, month, category, amount, carryover) VALUES (?, ?, ?, ?, ?)",
            (f"{month}-{category}", month, category, amount, carryover),
        )
    database.execute("INSERT INTO zero_budget_months VALUES ('2024-02', 12345)")


def _write_rules(database: sqlite3.Connection) -> None:
    monthly = {
        "start": "2024-01-15", "frequency": "monthly", "interval": 1, "patterns": [{"type": "day", "value": -1}],
        "skipWeekend": True, "weekendSolveMode": "before", "endMode": "never",
    }  # fmt: skip
    odd = {"start": "2024-01-15", "frequency": "monthly", "patterns": [{"type": "MO", "value": 2}]}
    rules: dict[str, tuple[list[Any], list[Any]]] = {
        "rent": (
            [
                {"op": "is", "field": "description", "value": "shop"},
                {"op": "is", "field": "acct", "value": "check"},
                {"op": "isapprox", "field": "date", "value": monthly},
                {"op": "is", "field": "amount", "value": -45000},
            ],
            [{"op": "link-schedule", "value": "s1"}, {"op": "set", "field": "category", "value": "merged"}],
        ),
        "odd": (
            [
                {"op": "is", "field": "acct", "value": "check"},
                {"op": "isapprox", "field": "date", "value": odd},
                {"op": "isbetween", "field": "amount", "value": {"num1": -100, "num2": -200}},
            ],
            [],
        ),
        "simple": (
            [{"op": "contains", "field": "imported_description", "value": "SILPO"}],
            [
                {"op": "set", "field": "category", "value": "food"},
                {"op": "set", "field": "description", "value": "shop2"},
            ],
        ),
        "pattern": (
            [{"op": "matches", "field": "notes", "value": "^x.*"}],
            [{"op": "set", "field": "category", "value": "fun"}],
        ),
    }
    for own, (conditions, actions) in rules.items():
        database.execute(
            "INSERT INTO rules (id, conditions, actions) VALUES (?, ?, ?)",
            (own, json.dumps(conditions), json.dumps(actions)),
        )
    database.execute("INSERT INTO schedules (id, rule, name, posts_transaction) VALUES ('s1', 'rent', 'Rent', 1)")
    database.execute("INSERT INTO schedules (id, rule, name) VALUES ('s2', 'odd', 'Second Monday')")
    database.execute("INSERT INTO schedules_next_date (id, schedule_id, local_next_date) VALUES ('n1', 's1', 20240430)")


def small() -> bytes:
    """The database of a budget."""
    with TemporaryDirectory() as folder:
        write(Path(folder) / "db.sqlite")
        return (Path(folder) / "db.sqlite").read_bytes()


def zipped(path: Path, name: str = "Мій бюджет") -> bytes:
    """The zip that Actual exports."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(path, "db.sqlite")
        archive.writestr("metadata.json", json.dumps({"id": "My-Budget-1", "budgetName": name, "resetClock": True}))
    return file.getvalue()


def months(path: Path, mode: str = "rollover") -> Months:
    """The months as Actual shows them, of every category that is not deleted."""
    shown: Months = {}
    table = "zero_budgets" if mode == "rollover" else "reflect_budgets"
    with closing(sqlite3.connect(path)) as database:
        keys = [f"2024-{month:02}" for month in range(1, 5)]
        for category, name in NAMES.items():
            left, was_carried = 0, 0
            for key in keys:
                number = int(key.replace("-", ""))
                row = database.execute(
                    f"SELECT amount, carryover FROM {table} WHERE month = ? AND category = ?", (number, category)
                ).fetchone()
                budgeted, carryover = row or (0, 0)
                (amount,) = database.execute(
                    "SELECT IFNULL(SUM(t.amount), 0) FROM v_transactions_internal_alive t"
                    " LEFT JOIN accounts a ON a.id = t.account"
                    " WHERE t.date >= ? AND t.date <= ? AND t.category = ? AND a.offbudget = 0",
                    (number * 100, number * 100 + 31, category),
                ).fetchone()
                kept = max(0, left) if mode == "rollover" else 0
                carried = left if was_carried else kept
                shown[key, name] = Shown(budgeted, -amount, carried)
                left, was_carried = budgeted + amount + carried, carryover
    return shown


def balances(path: Path) -> dict[str, int]:
    """The balances as Actual shows them."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT a.name, SUM(t.amount) FROM v_transactions_internal_alive t JOIN accounts a ON a.id = t.account"
            " WHERE t.is_parent = 0 AND a.tombstone = 0 GROUP BY a.id"
        )
        return dict(rows.fetchall())
