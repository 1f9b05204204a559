"""A budget of YNAB as its export writes it (register and plan) and as its API answers, with its sums by YNAB's rules.

The activity of a category is the sum of what accounts of the budget have in it; what is available goes into the next
month where it is above 0, and is taken from what is to assign where it is below.
"""

import csv
import io
import json
import zipfile
from dataclasses import dataclass, field
from typing import Any

from tests.migrate_files.figures import Months, Shown

READY = ("Inflow", "Ready to Assign")
GROCERIES = ("Daily", "Groceries 🥕")
FUN = ("Daily", 'Fun, "and" more')
GIFTS_D, GIFTS_Y = ("Daily", "Gifts"), ("Yearly", "Gifts")
HIDDEN = ("Hidden Categories", "Старе хобі")
DEBT = ("Yearly", "Mortgage")
CARD = ("Credit Card Payments", "Visa")
CATEGORIES = [GROCERIES, FUN, GIFTS_D, GIFTS_Y, HIDDEN, DEBT]
NAMES = {
    GROCERIES: "Groceries 🥕", FUN: "Fun, \"and\" more", GIFTS_D: "Daily: Gifts", GIFTS_Y: "Yearly: Gifts",
    HIDDEN: "Старе хобі", DEBT: "Mortgage",
}  # fmt: skip
ACCOUNTS = {"Checking": True, "Visa": True, "House loan": False}
ASSIGNED = {
    ("2024-01", GROCERIES): 20000, ("2024-02", GROCERIES): -500, ("2024-03", GROCERIES): 100, ("2024-01", FUN): 5000,
    ("2024-02", FUN): 5000, ("2024-01", GIFTS_Y): 3000, ("2024-02", HIDDEN): 3000, ("2024-01", DEBT): 80000,
    ("2024-01", CARD): 4999,
}  # fmt: skip
MONTHS = ("2024-01", "2024-02", "2024-03", "2024-04")

Category = tuple[str, str] | None


@dataclass
class Row:
    """A transaction; `parts` are those of a split: amount, category, memo, account at the other side."""

    account: str
    day: str
    payee: str
    amount: int
    category: Category = None
    memo: str = ""
    parts: list[tuple[int, Category, str, str]] = field(default_factory=list)
    other: str = ""


ROWS = [
    Row("Checking", "2024-01-01", "Starting Balance", 100000, READY),
    Row("House loan", "2024-01-01", "Starting Balance", -5000000),
    Row("Checking", "2024-01-06", "Boss", 250010, READY, "January, #work"),
    Row("Checking", "2024-01-10", "Shop, «the big» one", -10, GROCERIES, "0.1"),
    Row("Checking", "2024-01-10", "Shop, «the big» one", -20, GROCERIES, "0.2"),
    Row("Visa", "2024-01-12", "Shop", -4999, GROCERIES),
    Row("Checking", "2024-01-13", "Unknown", -700),
    Row("Checking", "2024-01-20", "Market", -4250, memo="all", parts=[
        (-3000, GROCERIES, "bread", ""), (-1250, GIFTS_Y, "«лист»", ""), (500, FUN, "voucher back", ""),
        (-500, None, "to the card", "Visa"),
    ]),
    Row("Visa", "2024-01-20", "", 500, other="Checking"),
    Row("Checking", "2024-01-21", "", -6000, other="Visa", memo="pay"),
    Row("Visa", "2024-01-21", "", 6000, other="Checking"),
    Row("Checking", "2024-01-25", "", -80000, DEBT, other="House loan"),
    Row("House loan", "2024-01-25", "", 80000, other="Checking"),
    Row("House loan", "2024-01-31", "Interest", -1234),
    Row("Checking", "2024-02-01", "Shop", -9000, GROCERIES),
    Row("Checking", "2024-02-03", "Shop", 1500, GROCERIES, "money back"),
    Row("Checking", "2024-02-05", "", -30000, FUN),
    Row("Checking", "2024-02-06", "", -2500, HIDDEN),
    Row("Checking", "2024-02-10", "Boss", -150, READY, "paid back"),
    Row("Checking", "2024-02-28", "Reconciliation Balance Adjustment", -33, READY),
    Row("Checking", "2024-03-31", "", -1, GIFTS_D),
    Row("Checking", "2024-04-01", "", -77, GIFTS_D),
]  # fmt: skip


def _sides(row: Row) -> list[tuple[int, Category]]:
    return [(amount, category) for amount, category, _, _ in row.parts] or [(row.amount, row.category)]


def _activity(month: str, category: Category) -> int:
    rows = (row for row in ROWS if row.day.startswith(month) and ACCOUNTS[row.account])
    return sum(amount for row in rows for amount, own in _sides(row) if own == category)


def shown() -> dict[tuple[str, tuple[str, str]], tuple[int, int, int]]:
    """Assigned, activity and available, by month and category."""
    found = {}
    for category in CATEGORIES:
        available = 0
        for month in MONTHS:
            assigned, activity = ASSIGNED.get((month, category), 0), _activity(month, category)
            available = max(available, 0) + assigned + activity
            found[month, category] = (assigned, activity, available)
    return found


def months() -> Months:
    """The months as YNAB shows them."""
    return {
        (month, NAMES[category]): Shown(assigned, -activity, available - assigned - activity)
        for (month, category), (assigned, activity, available) in shown().items()
    }


def balances() -> dict[str, int]:
    """The balances as YNAB shows them."""
    return {
        account: sum(amount for row in ROWS if row.account == account for amount, _ in _sides(row))
        for account in ACCOUNTS
    }


@dataclass
class Format:
    """The format of days and amounts that the budget's owner chose."""

    sign: str = "€"
    mark: str = ","
    day: str = "{2}.{1}.{0}"

    def money(self, amount: int) -> str:
        digits = f"{abs(amount) // 100:,}".replace(",", "." if self.mark == "," else ",")
        return f"{'-' if amount < 0 else ''}{digits}{self.mark}{abs(amount) % 100:02}{self.sign}"


def register(form: Format) -> bytes:
    """The register, newest first within the whole file, as YNAB writes it."""
    header = ["Account", "Flag", "Date", "Payee", "Category Group/Category", "Category Group", "Category", "Memo",
              "Outflow", "Inflow", "Cleared"]  # fmt: skip
    lines = []
    for row in ROWS:
        parts = row.parts or [(row.amount, row.category, row.memo, row.other)]
        for at, (amount, category, memo, other) in enumerate(parts, 1):
            group, name = category or ("", "")
            text = f"Split ({at}/{len(row.parts)}) {memo}" if row.parts else memo
            lines.append([
                row.account, "", form.day.format(*row.day.split("-")), f"Transfer : {other}" if other else row.payee,
                f"{group}: {name}" if group else "", group, name, text, form.money(max(-amount, 0)),
                form.money(max(amount, 0)), "Cleared",
            ])  # fmt: skip
    return _csv(header, lines)


def plan(form: Format) -> bytes:
    """The plan, with the payments of the card."""
    header = ["Month", "Category Group/Category", "Category Group", "Category", "Assigned", "Activity", "Available"]
    names = dict(zip(MONTHS, ("Jan 2024", "Feb 2024", "Mar 2024", "Apr 2024"), strict=True))
    lines = [
        [names[month], ": ".join(category), *category, *map(form.money, amounts)]
        for (month, category), amounts in shown().items()
    ]
    lines.append(["Jan 2024", ": ".join(CARD), *CARD, form.money(4999), form.money(0), form.money(4999)])
    lines.append(["Jan 2024", ": ".join(READY), *READY, form.money(0), form.money(0), form.money(0)])
    return _csv(header, lines)


def files(form: Format | None = None) -> list[tuple[str, bytes]]:
    """The two files of the export."""
    chosen = form or Format()
    return [
        ("Мій бюджет as of 2024-04-30 - Register.csv", register(chosen)),
        ("Мій бюджет as of 2024-04-30 - Plan.csv", plan(chosen)),
    ]


def zipped(form: Format | None = None) -> bytes:
    """The zip of the export."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files(form):
            archive.writestr(name, content)
    return file.getvalue()


def document() -> dict[str, Any]:
    """The answer of `GET /plans/{id}`."""
    groups = {name: f"g{at}" for at, name in enumerate(dict.fromkeys(each[0] for each in [*CATEGORIES, CARD]))}
    groups["Internal Master Category"] = "g-internal"
    ids = {category: f"c{at}" for at, category in enumerate([*CATEGORIES, CARD])}
    payees = {name: f"p{at}" for at, name in enumerate(dict.fromkeys(row.payee for row in ROWS if row.payee))}
    categories = [
        {
            "id": own, "category_group_id": groups[category[0]], "name": category[1],
            "hidden": category == HIDDEN, "goal_type": "TB" if category == FUN else None, "deleted": False,
        }
        for category, own in ids.items()
    ]  # fmt: skip
    categories.append(
        {"id": "c-ready", "category_group_id": "g-internal", "name": "Inflow: Ready to Assign", "deleted": False}
    )
    categories.append({"id": "c-gone", "category_group_id": "g0", "name": "Gone", "deleted": True})
    ids[READY] = "c-ready"
    transactions: list[dict[str, Any]] = []
    parts: list[dict[str, Any]] = []
    for at, row in enumerate(ROWS):
        category = ids[row.category] if row.category else None
        amount = sum(each for each, _ in _sides(row))
        transactions.append({
            "id": f"t{at}", "date": row.day, "amount": amount * 10, "memo": row.memo or None, "account_id": row.account,
            "payee_id": payees.get(row.payee), "category_id": category, "transfer_account_id": row.other or None,
            "deleted": False,
        })  # fmt: skip
        for value, own, memo, other in row.parts:
            parts.append({
                "id": f"s{len(parts)}", "transaction_id": f"t{at}", "amount": value * 10, "memo": memo,
                "category_id": ids[own] if own else None, "transfer_account_id": other or None, "deleted": False,
            })  # fmt: skip
    transactions.append({"id": "t-gone", "date": "2024-01-01", "amount": -5, "account_id": "Checking", "deleted": True})
    amounts = shown()
    card = [{"id": ids[CARD], "budgeted": 49990, "activity": 0, "balance": 49990}]
    shop, boss, food = payees["Shop"], payees["Boss"], ids[GROCERIES]
    budget = {
        "id": "b", "name": "Мій бюджет", "currency_format": {"iso_code": "EUR", "decimal_digits": 2},
        "accounts": [
            {"id": name, "name": name, "on_budget": on, "closed": False, "balance": balances()[name] * 10}
            for name, on in ACCOUNTS.items()
        ],
        "payees": [{"id": own, "name": name, "deleted": False} for name, own in payees.items()],
        "category_groups": [{"id": own, "name": name, "deleted": False} for name, own in groups.items()],
        "categories": categories,
        "months": [
            {
                "month": f"{month}-01",
                "categories": [
                    {"id": ids[category], "budgeted": own[0] * 10, "activity": own[1] * 10, "balance": own[2] * 10}
                    for (key, category), own in amounts.items()
                    if key == month
                ] + (card if month == "2024-01" else []),
            }
            for month in reversed(MONTHS)
        ],
        "transactions": transactions,
        "subtransactions": parts,
        "scheduled_transactions": [
            _scheduled("Checking", -450000, "monthly", payee_id=shop, category_id=food, memo="Rent"),
            _scheduled("Checking", -50000, "everyOtherWeek", transfer_account_id="Visa"),
            _scheduled("Checking", 50000, "yearly", transfer_account_id="Visa"),
            _scheduled("Checking", -1000, "twiceAMonth", payee_id=boss),
            _scheduled("Gone", -1000, "never", memo="lost"),
        ],
        "scheduled_subtransactions": [],
    }  # fmt: skip
    return {"data": {"plan": budget, "server_knowledge": 1}}


def _scheduled(account: str, amount: int, frequency: str, **more: Any) -> dict[str, Any]:
    return {
        "id": f"sch-{frequency}-{amount}", "account_id": account, "amount": amount, "frequency": frequency,
        "date_first": "2024-01-15", "date_next": "2024-05-15", "deleted": False, **more,
    }  # fmt: skip


def api_json() -> bytes:
    """Return the API's answer as a file."""
    return json.dumps(document(), ensure_ascii=False).encode()


def _csv(header: list[str], lines: list[list[str]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, quoting=csv.QUOTE_ALL).writerows([header, *lines])
    return b"\xef\xbb\xbf" + text.getvalue().encode()
