"""A backup of Cashew: the tables of its database (schema 46) with what is hard in them, and its sums by SQL.

A budget's spending is the sum of paid transactions that are no income, no loan and no balance correction, in periods
that begin on the day of the budget's start; a wallet's total is the sum of its paid transactions.
"""

import csv
import io
import json
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from tests.migrate_files.figures import Months, Shown

KYIV = ZoneInfo("Europe/Kyiv")
SCHEMA = """
PRAGMA user_version = 46;
CREATE TABLE wallets (wallet_pk TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, colour TEXT, icon_name TEXT,
  date_created INTEGER NOT NULL, date_time_modified INTEGER, "order" INTEGER NOT NULL, currency TEXT,
  currency_format TEXT, decimals INTEGER NOT NULL DEFAULT 2, home_page_widget_display TEXT DEFAULT NULL);
CREATE TABLE categories (category_pk TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, colour TEXT, icon_name TEXT,
  emoji_icon_name TEXT, date_created INTEGER NOT NULL, date_time_modified INTEGER, "order" INTEGER NOT NULL,
  income INTEGER NOT NULL DEFAULT 0, method_added INTEGER, main_category_pk TEXT DEFAULT NULL);
CREATE TABLE transactions (transaction_pk TEXT NOT NULL PRIMARY KEY, paired_transaction_fk TEXT DEFAULT NULL,
  name TEXT NOT NULL, amount REAL NOT NULL, note TEXT NOT NULL, category_fk TEXT NOT NULL, sub_category_fk TEXT,
  wallet_fk TEXT NOT NULL, date_created INTEGER NOT NULL, date_time_modified INTEGER, original_date_due INTEGER,
  income INTEGER NOT NULL DEFAULT 0, period_length INTEGER, reoccurrence INTEGER, end_date INTEGER,
  upcoming_transaction_notification INTEGER DEFAULT 1, type INTEGER, paid INTEGER NOT NULL DEFAULT 0,
  created_another_future_transaction INTEGER DEFAULT 0, skip_paid INTEGER NOT NULL DEFAULT 0, method_added INTEGER,
  objective_fk TEXT, objective_loan_fk TEXT, budget_fks_exclude TEXT);
CREATE TABLE budgets (budget_pk TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, amount REAL NOT NULL, colour TEXT,
  start_date INTEGER NOT NULL, end_date INTEGER NOT NULL, wallet_fks TEXT, category_fks TEXT,
  category_fks_exclude TEXT, income INTEGER NOT NULL DEFAULT 0, archived INTEGER NOT NULL DEFAULT 0,
  added_transactions_only INTEGER NOT NULL DEFAULT 0, period_length INTEGER NOT NULL, reoccurrence INTEGER,
  date_created INTEGER NOT NULL, pinned INTEGER NOT NULL DEFAULT 0, "order" INTEGER NOT NULL,
  wallet_fk TEXT NOT NULL, is_absolute_spending_limit INTEGER NOT NULL DEFAULT 0);
CREATE TABLE category_budget_limits (category_limit_pk TEXT NOT NULL PRIMARY KEY, category_fk TEXT NOT NULL,
  budget_fk TEXT NOT NULL, amount REAL NOT NULL, date_time_modified INTEGER, wallet_fk TEXT);
CREATE TABLE objectives (objective_pk TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, amount REAL NOT NULL);
CREATE TABLE associated_titles (associated_title_pk TEXT NOT NULL PRIMARY KEY, category_fk TEXT NOT NULL,
  title TEXT NOT NULL, "order" INTEGER NOT NULL, is_exact_match INTEGER NOT NULL DEFAULT 0);
CREATE TABLE app_settings (settings_pk INTEGER PRIMARY KEY AUTOINCREMENT, settings_j_s_o_n TEXT NOT NULL,
  date_updated INTEGER NOT NULL);
"""
MONTHS = ("2024-01", "2024-02", "2024-03")
NAMES = {"1": "Dining 🍕", "2": "Продукти, «щодня»", "3": "Travel"}
LIMITS = {"1": 20000, "2": 30000, "3": 5000}
"""Of Home: 40 % and 60 % of 500; of Trips: 50 whole."""


def moment(text: str) -> int:
    """Seconds since 1970 of a time in Kyiv."""
    return int(datetime.fromisoformat(text).replace(tzinfo=KYIV).timestamp())


def _insert(database: sqlite3.Connection, table: str, **fields: Any) -> None:
    names, marks = ", ".join(f'"{name}"' for name in fields), ", ".join("?" * len(fields))
    database.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(fields.values()))


def write(path: Path, currency: str | None = "uah") -> None:
    """Write a backup."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(SCHEMA)
        for order, (own, name, code) in enumerate(
            (("0", "Картка", currency), ("1", "Euro cash", "eur" if currency else None))
        ):
            _insert(database, "wallets", wallet_pk=own, name=name, currency=code, order=order, date_created=0)
        rows = [
            ("0", "Balance Correction", 0, None), ("1", NAMES["1"], 0, None), ("2", NAMES["2"], 0, None),
            ("3", NAMES["3"], 0, None), ("10", "Salary", 1, None), ("1a", "Coffee", 0, "1"),
        ]  # fmt: skip
        for order, (own, name, income, main) in enumerate(rows):
            _insert(
                database, "categories", category_pk=own, name=name, income=income, main_category_pk=main, order=order,
                date_created=0,
            )  # fmt: skip
        _write_transactions(database)
        _write_budgets(database)
        _insert(database, "objectives", objective_pk="o", name="New bike", amount=500.0)
        _insert(
            database,
            "associated_titles",
            associated_title_pk="t",
            category_fk="2",
            title="АТБ",
            order=0,
            is_exact_match=1,
        )
        _insert(database, "associated_titles", associated_title_pk="u", category_fk="2", title="market", order=1)
        _insert(database, "associated_titles", associated_title_pk="v", category_fk="10", title="boss", order=2)
        settings = json.dumps({"selectedWalletPk": "0", "theme": "dark"})
        _insert(database, "app_settings", settings_j_s_o_n=settings, date_updated=0)


def _write_transactions(database: sqlite3.Connection) -> None:
    rows: list[dict[str, Any]] = [
        {"name": "Opening", "amount": 1000.0, "category_fk": "0", "income": 1, "at": "2024-01-02T10:00"},
        {"name": "Boss", "amount": 25000.1, "category_fk": "10", "income": 1, "note": "січень",
         "at": "2024-01-10T09:00"},
        {"name": "АТБ", "amount": -0.1, "category_fk": "2", "at": "2024-01-11T10:00"},
        {"name": "АТБ", "amount": -0.2, "category_fk": "2", "at": "2024-01-11T10:05"},
        {"name": "Пиріг", "amount": -(0.1 + 0.2), "category_fk": "2", "at": "2024-01-12T10:05"},
        {"name": "After midnight", "amount": -12.5, "category_fk": "1", "at": "2024-02-01T00:30"},
        {"name": "Latte", "amount": -65.55, "category_fk": "1", "sub_category_fk": "1a", "at": "2024-01-31T23:59"},
        {"name": "Hotel", "amount": -120.0, "category_fk": "3", "wallet_fk": "1", "at": "2024-02-10T12:00"},
        {"name": "Money back", "amount": 20.0, "category_fk": "2", "income": 1, "at": "2024-02-11T12:00"},
        {"name": "Paid back", "amount": -5.0, "category_fk": "10", "at": "2024-02-12T12:00"},
        {"name": "To Bob", "amount": -100.0, "category_fk": "1", "type": 3, "at": "2024-02-13T12:00"},
        {"name": "From Ann, given back", "amount": 50.0, "category_fk": "1", "type": 4, "paid": 0,
         "at": "2024-02-13T13:00"},
        {"name": "Rent", "amount": -9000.0, "category_fk": "3", "type": 1, "paid": 0, "reoccurrence": 3,
         "period_length": 1, "end_date": moment("2024-12-31T00:00"), "at": "2024-04-05T12:00"},
        {"name": "Dentist", "amount": -700.0, "category_fk": "2", "type": 0, "paid": 0, "at": "2024-04-07T12:00"},
        {"name": "Skipped", "amount": -1.0, "category_fk": "2", "type": 0, "paid": 0, "skip_paid": 1,
         "at": "2024-03-07T12:00"},
        {"pk": "a", "paired_transaction_fk": "b", "name": "Transfer", "amount": -4150.0, "category_fk": "0",
         "at": "2024-01-20T12:00", "note": "exchange"},
        {"pk": "b", "paired_transaction_fk": "a", "name": "Transfer", "amount": 100.0, "category_fk": "0", "income": 1,
         "wallet_fk": "1", "at": "2024-01-20T12:00"},
        {"name": "", "amount": -33.33, "category_fk": "0", "at": "2024-03-31T23:30"},
        {"name": "Nothing", "amount": 0.0, "category_fk": "2", "at": "2024-03-01T12:00"},
    ]  # fmt: skip
    for at, row in enumerate(rows):
        own = {"wallet_fk": "0", "note": "", "paid": 1, "transaction_pk": row.pop("pk", f"t{at:02}")} | row
        own["date_created"] = moment(own.pop("at"))
        _insert(database, "transactions", **own)


def _write_budgets(database: sqlite3.Connection) -> None:
    home = {"start_date": moment("2024-01-01T00:00"), "end_date": moment("2024-02-01T00:00"), "date_created": 0}
    rows: list[dict[str, Any]] = [
        {"budget_pk": "h", "name": "Home", "amount": 500.0, "reoccurrence": 3},
        {"budget_pk": "t", "name": "Trips", "amount": 100.0, "reoccurrence": 3, "is_absolute_spending_limit": 1,
         "wallet_fk": "1"},
        {"budget_pk": "w", "name": "Week", "amount": 70.0, "reoccurrence": 2},
        {"budget_pk": "a", "name": "All", "amount": 900.0, "reoccurrence": 3},
        {"budget_pk": "d", "name": "Dining again", "amount": 100.0, "reoccurrence": 3, "category_fks": '["1"]'},
        {"budget_pk": "x", "name": "Archived", "amount": 1.0, "reoccurrence": 3, "archived": 1},
    ]  # fmt: skip
    for order, row in enumerate(rows):
        _insert(database, "budgets", **{"period_length": 1, "order": order, "wallet_fk": "0"} | home | row)
    for at, (category, budget, amount) in enumerate((("1", "h", 40.0), ("2", "h", 60.0), ("3", "t", 50.0))):
        _insert(
            database, "category_budget_limits", category_limit_pk=str(at), category_fk=category, budget_fk=budget,
            amount=amount,
        )  # fmt: skip


def months(path: Path) -> Months:
    """The months as Cashew shows them: category 3 in euro, the others in hryvnia."""
    shown: Months = {}
    borders = [moment(f"{key}-01T00:00") for key in (*MONTHS, "2024-04")]
    with closing(sqlite3.connect(path)) as database:
        for at, month in enumerate(MONTHS):
            for category, name in NAMES.items():
                (spent,) = database.execute(
                    "SELECT IFNULL(SUM(amount), 0) FROM transactions WHERE paid = 1 AND income = 0 AND type IS NULL"
                    " AND category_fk = ? AND date_created >= ? AND date_created < ?",
                    (category, borders[at], borders[at + 1]),
                ).fetchone()
                shown[month, name] = Shown(LIMITS[category], round(-spent * 100), 0)
    return shown


def balances(path: Path) -> dict[str, int]:
    """The totals of the wallets."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT w.name, SUM(t.amount) FROM transactions t JOIN wallets w ON w.wallet_pk = t.wallet_fk"
            " WHERE t.paid = 1 GROUP BY w.wallet_pk"
        )
        return {name: round(total * 100) for name, total in rows}


def table() -> bytes:
    """The CSV of the same app."""
    header = ["account", "amount", "currency", "title", "note", "date", "income", "type", "category name",
              "subcategory name", "color", "icon", "emoji", "budget", "objective"]  # fmt: skip
    lines = [
        ["Картка", "25000.1", "UAH", "Boss", "січень", "2024-01-10 09:00:00.000", "true", "null", "Salary", ""],
        ["Картка", "-0.30000000000000004", "UAH", "АТБ, \"біля дому\"", "", "2024-01-12 10:05:00.000", "false", "null",
         "Продукти", "Хліб"],
        ["Euro cash", "-120.0", "EUR", "Hotel", "", "2024-02-10 12:00:00.000", "false", "null", "Travel", ""],
        ["Картка", "-33.33", "UAH", "", "", "2024-03-31 23:30:00.000", "false", "null", "Balance Correction", ""],
        ["Картка", "-1.5", "UAH", "No category", "", "2024-03-31 23:40:00.000", "false", "null", "", ""],
    ]  # fmt: skip
    text = io.StringIO()
    csv.writer(text).writerows([header, *lines])
    return text.getvalue().encode()
