"""An export of Firefly III: its CSV files with what is hard in them, and its sums by its rules.

What a budget spent in a month is the sum of the withdrawals with it; a balance is what arrived less what left.
"""

import csv
import io
from typing import Any

from tests.migrate_files.figures import Months, Shown

Row = dict[str, Any]

HEADER = [
    "user_id",
    "group_id",
    "journal_id",
    "created_at",
    "updated_at",
    "group_title",
    "type",
    "currency_code",
    "amount",
    "foreign_currency_code",
    "foreign_amount",
    "primary_currency_code",
    "pc_amount",
    "pc_foreign_amount",
    "description",
    "date",
    "source_name",
    "source_iban",
    "source_type",
    "destination_name",
    "destination_iban",
    "destination_type",
    "reconciled",
    "category",
    "budget",
    "bill",
    "tags",
    "notes",
]
ASSET, SHOP, BOSS = "Asset account", "Expense account", "Revenue account"


def entry(kind: str, day: str, amount: str, source: str, target: str, text: str = "", **more: Any) -> Row:
    types = {"Checking": ASSET, "Dollars": ASSET, "House loan": "Mortgage", "Boss": BOSS}
    types |= {
        "(cash)": "Cash account",
        "Initial balance": "Initial balance account",
        "Reconciliation": "Reconciliation account",
    }
    return {
        "type": kind, "date": f"{day}T00:30:00+02:00", "amount": amount, "currency_code": "EUR", "source_name": source,
        "source_type": types.get(source, SHOP), "destination_name": target, "destination_type": types.get(target, SHOP),
        "description": text, "primary_currency_code": "EUR",
    } | more  # fmt: skip


ROWS: list[Row] = [
    entry("Opening balance", "2024-01-01", "1000.000000000000", "Initial balance", "Checking"),
    entry("Opening balance", "2024-01-01", "-50000.00", "House loan", "Initial balance"),
    entry("Deposit", "2024-01-06", "2500.10", "Boss", "Checking", "Зарплата", category="Salary", tags="work,job 2"),
    entry("Withdrawal", "2024-01-10", "-0.10", "Checking", "Shop, \"big\"", "0.1", budget="Їжа",
          category="Groceries"),
    entry("Withdrawal", "2024-01-10", "-0.20", "Checking", "Shop, \"big\"", "0.2", budget="Їжа", category="їжа"),
    entry("Withdrawal", "2024-01-31", "-12.50", "Checking", "(cash)", "after midnight", category="Fun 🎉",
          notes="note"),
    entry("Withdrawal", "2024-02-01", "-30.00", "Checking", "Market", "bread", budget="Їжа", group_id="g",
          group_title="All"),
    entry("Withdrawal", "2024-02-01", "-5.00", "Checking", "Market", "game", category="Fun 🎉", group_id="g", tags="x"),
    entry("Withdrawal", "2024-02-03", "-1.00", "Checking", "Market", "nothing said"),
    entry("Transfer", "2024-02-05", "90.00", "Checking", "Dollars", "exchange", foreign_currency_code="USD",
          foreign_amount="100.00"),
    entry("Withdrawal", "2024-02-06", "-20.00", "Dollars", "Market", "abroad", budget="Travel", currency_code="USD"),
    entry("Withdrawal", "2024-02-07", "-800.00", "Checking", "House loan", "rate", budget="Mortgage"),
    entry("Deposit", "2024-02-08", "100.00", "House loan", "Checking", "lent"),
    entry("Reconciliation", "2024-02-28", "-3.33", "Checking", "Reconciliation"),
    entry("Reconciliation", "2024-02-29", "1.11", "Reconciliation", "Dollars", currency_code="USD"),
    entry("Withdrawal", "2024-03-01", "-0.001", "Checking", "Market", "dust", budget="Їжа"),
]  # fmt: skip
LIMITS = [
    ("1", "Їжа", "1", "2024-01-01", "2024-01-31", "EUR", "300.000000000000"),
    ("1", "Їжа", "1", "2024-02-01", "2024-02-29", "EUR", "250.50"),
    ("1", "Їжа", "1", "2024-03-01", "2024-03-07", "EUR", "70"),
    ("2", "Travel", "1", "2024-02-01", "2024-02-29", "USD", "50"),
    ("3", "Mortgage", "0", "2024-02-01", "2024-02-29", "EUR", "800"),
    ("4", "Never", "1", "", "", "", ""),
]
NAMES = ("Їжа", "Travel", "Mortgage", "Fun 🎉")


def table(header: list[str], rows: list[Row] | list[list[str]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(header)
    writer.writerows([row.get(name, "") for name in header] if isinstance(row, dict) else row for row in rows)
    return text.getvalue().encode()


def transactions(rows: list[Row] | None = None) -> bytes:
    numbered = [
        {"journal_id": str(at), "group_id": f"g{at}", "user_id": "1"} | row for at, row in enumerate(rows or ROWS)
    ]
    return table(HEADER, numbered)


def recurrences() -> bytes:
    header = [
        "user_id",
        "recurrence_id",
        "row_contains",
        "created_at",
        "updated_at",
        "type",
        "title",
        "description",
        "first_date",
        "repeat_until",
        "latest_date",
        "repetitions",
        "apply_rules",
        "active",
        "type",
        "moment",
        "skip",
        "weekend",
        "currency_code",
        "foreign_currency_code",
        "source_name",
        "source_type",
        "destination_name",
        "destination_type",
        "amount",
        "foreign_amount",
        "category",
        "budget",
        "piggy_bank",
        "tags",
    ]
    rows: list[list[str]] = []

    def add(
        own: str,
        title: str,
        rhythm: tuple[str, str, str, str],
        source: str,
        target: str,
        amount: str = "450.00",
        **more: str,
    ) -> None:
        head = ["1", own, "recurrence", "", "", "withdrawal", title, "", more.get("first", "2024-01-15")]
        rows.append([*head, more.get("until", ""), "", more.get("count", ""), "1", more.get("active", "1")])
        for _ in range(int(more.get("repetitions", "1"))):
            rows.append(["1", own, "repetition", *[""] * 11, *rhythm])
        booked = [
            "EUR",
            "",
            source,
            "",
            target,
            "",
            amount,
            "",
            more.get("category", ""),
            more.get("budget", ""),
            "",
            "home",
        ]
        rows.append(["1", own, "transaction", *[""] * 15, *booked])

    add("1", "Rent", ("monthly", "31", "0", "3"), "Checking", "Landlord", budget="1", until="2024-12-31")
    add("2", "Pay", ("weekly", "5", "1", "1"), "Boss", "Checking")
    add("3", "Save", ("yearly", "2020-01-10", "0", ""), "Checking", "Dollars", active="0")
    add("4", "Gym", ("daily", "", "", "4"), "Checking", "Gym", category="Fun 🎉")
    add("5", "Odd day", ("ndom", "2,1", "0", "1"), "Checking", "Gym")
    add("6", "Skips weekends", ("daily", "", "0", "2"), "Checking", "Gym")
    add("7", "Counted", ("daily", "", "0", "1"), "Checking", "Gym", count="5")
    add("8", "Twice", ("daily", "", "0", "1"), "Checking", "Gym", repetitions="2")
    add("9", "No day", ("monthly", "x", "0", "1"), "Checking", "Gym")
    add("10", "Strangers", ("daily", "", "0", "1"), "A", "B")
    add("11", "Dust", ("daily", "", "0", "1"), "Checking", "B", amount="0.001")
    add("12", "Seldom", ("daily", "", "500", "1"), "Checking", "B")
    add(
        "13",
        "Later in the year",
        ("yearly", "2020-03-01", "0", "1"),
        "Checking",
        "Gym",
        first="2024-02-01",
        category="gone",
    )
    rows.append(["1", "14", "repetition"])
    return table(header, rows)


def files() -> list[tuple[str, bytes]]:
    """The set of files."""
    accounts = [
        ["1", "1", "Asset account", "Checking", "EUR", "1"], ["1", "2", "Asset account", "Dollars", "USD", "1"],
        ["1", "3", "Mortgage", "House loan", "EUR", "1"], ["1", "4", "Asset account", "Old", "EUR", "0"],
        ["1", "5", "Expense account", "Market", "", "1"],
    ]  # fmt: skip
    budgets = [["1", own, name, active, "1", *rest] for own, name, active, *rest in LIMITS]
    return [
        ("transactions.csv", transactions()),
        ("accounts.csv", table(["user_id", "account_id", "type", "name", "currency_code", "active"], accounts)),
        (
            "budgets.csv",
            table(
                [
                    "user_id",
                    "budget_id",
                    "name",
                    "active",
                    "order",
                    "start_date",
                    "end_date",
                    "currency_code",
                    "amount",
                ],
                budgets,
            ),
        ),
        ("recurrences.csv", recurrences()),
        ("piggies.csv", table(["user_id", "piggy_bank_id", "name"], [["1", "1", "New bike"]])),
        ("bills.csv", table(["user_id", "bill_id", "name"], [["1", "1", "Power"]])),
        (
            "rules.csv",
            table(
                ["user_id", "rule_id", "row_contains", "title"], [["1", "1", "rule", "Mine"], ["1", "1", "action", ""]]
            ),
        ),
        ("categories.csv", table(["user_id", "category_id", "name"], [["1", "1", "Salary"]])),
        ("tags.csv", table(["user_id", "tag_id", "tag"], [["1", "1", "work"]])),
    ]


def months() -> Months:
    """The months as Firefly III shows them."""
    shown: Months = {}
    for month, last in (("2024-01", "31"), ("2024-02", "29")):
        for name in NAMES:
            rows = (row for row in ROWS if row["date"].startswith(month) and row["type"] == "Withdrawal")
            spent = sum(
                round(-float(row["amount"]) * 100) for row in rows if (row.get("budget") or row.get("category")) == name
            )
            limits = (
                float(row[-1]) for row in LIMITS if row[1] == name and row[3:5] == (f"{month}-01", f"{month}-{last}")
            )
            shown[month, name] = Shown(round(sum(limits) * 100), spent, 0)
    return shown


BALANCES = {
    "Checking": 1000_00 + 2500_10 - 10 - 20 - 12_50 - 30_00 - 5_00 - 1_00 - 90_00 - 800_00 + 100_00 - 3_33,
    "Dollars": 100_00 - 20_00 + 1_11,
    "House loan": -50000_00 + 800_00 - 100_00,
}
