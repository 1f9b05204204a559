"""Cashew's backup: wallets, transactions, categories, budgets with their limits, and titles."""

from collections import defaultdict
from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Any, Final

from budget_core.base import currencies, months
from budget_core.base.limits import FIRST_DAY_MAX, LABEL_MAX_CHARACTERS, SCHEDULE_EVERY_MAX
from budget_core.base.money import ZERO, from_hundredths
from budget_core.contract.entries.import_rules import RuleMatch
from budget_core.contract.workspaces.guest_rows import GuestImportRule
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.migrate import cells
from budget_core.migrate.builder import Builder, Part, Words
from budget_core.migrate.cashew.rows import BORROWED, CORRECTION, LENT, Row, Rows, keys, rounded
from budget_core.migrate.source import Figures, MonthKey, Reading
from budget_core.migrate.texts import one_line

_NAME: Final = "Cashew"
_FREQUENCIES: Final = {1: "day", 2: "week", 3: "month", 4: "year"}
_MONTHLY: Final = 3


def read_backup(rows: Rows) -> Reading:
    """Return what becomes of a backup."""
    rows.check()
    wallets = sorted(
        rows.of("wallets", "wallet_pk", "name", "currency", "order"),
        key=lambda row: row["order"] if isinstance(row["order"], int) else 0,
    )
    codes = {cells.text(each["wallet_pk"]): _code(each["currency"]) for each in wallets}
    code = rows.options.currency_code or codes.get(_chosen_wallet(rows)) or next(filter(None, codes.values()), None)
    if code is None:
        return Reading(_NAME, None, GuestImport(guest_accounts=[]), [], [])
    return _Backup(rows, wallets, {key: own or code for key, own in codes.items()}, code).read()


def _code(text: Any) -> str | None:
    code = cells.text(text).upper()
    return code if currencies.is_known(code) else None


def _chosen_wallet(rows: Rows) -> str:
    """Return the wallet whose currency totals are shown in."""
    for row in rows.of("app_settings", "settings_j_s_o_n"):
        found = cells.document(row["settings_j_s_o_n"])
        if isinstance(found, dict):
            return cells.text(found.get("selectedWalletPk"))
    return ""


class _Backup:
    """One backup on its way into a workspace's file."""

    def __init__(self, rows: Rows, wallets: list[Row], codes: Mapping[str, str], code: str) -> None:
        self._rows = rows
        self._codes = codes
        self._budgets = self._monthly_budgets()
        first_day = self._first_day()
        self._first_day_of_month = first_day
        self._builder = Builder(code, rows.options.language, first_day)
        for each in wallets:
            own = cells.text(each["wallet_pk"])
            self._builder.account(own, cells.text(each["name"]), codes[own])
        self._categories = {
            cells.text(each["category_pk"]): each
            for each in sorted(
                rows.of("categories", "category_pk", "name", "income", "main_category_pk", "order"),
                key=lambda row: row["order"] if isinstance(row["order"], int) else 0,
            )
        }
        self._spent: defaultdict[MonthKey, int] = defaultdict(int)

    def read(self) -> Reading:
        for key, category in self._categories.items():
            if key != CORRECTION and not category["main_category_pk"] and not category["income"]:
                self._builder.category(key, cells.text(category["name"]))
        self._book()
        self._plan()
        self._leave()
        months_there = {
            key: Figures(self._planned.get(key, 0), self._spent.get(key, 0)) for key in {*self._planned, *self._spent}
        }
        return self._builder.finish(_NAME, months_there)

    def _book(self) -> None:
        columns = (
            "transaction_pk", "paired_transaction_fk", "name", "amount", "note", "category_fk", "sub_category_fk",
            "wallet_fk", "date_created", "income", "type", "paid", "skip_paid", "reoccurrence", "period_length",
            "end_date", "objective_loan_fk",
        )  # fmt: skip
        every = [
            row for row in self._rows.of("transactions", *columns) if self._builder.has_account(_key(row, "wallet_fk"))
        ]
        every.sort(key=lambda row: (str(row["date_created"]).zfill(12), str(row["transaction_pk"])))
        by_key = {cells.text(row["transaction_pk"]): row for row in every}
        balances: defaultdict[str, Decimal] = defaultdict(lambda: ZERO)
        loans = ZERO
        done: set[str] = set()
        for row in every:
            amount = self._rows.amount(row["amount"])
            if not row["paid"]:
                self._schedule(row, rounded(amount))
                continue
            balances[_key(row, "wallet_fk")] += amount
            own, day = cells.text(row["transaction_pk"]), self._rows.day(row["date_created"]).isoformat()
            other = by_key.get(_key(row, "paired_transaction_fk"))
            if own in done:
                continue
            if other is not None and other["paid"] and self._transfer(row, other, day):
                done.add(cells.text(other["transaction_pk"]))
            elif row["type"] in (LENT, BORROWED) or row["objective_loan_fk"]:
                loans += amount
                self._builder.correct(_key(row, "wallet_fk"), day, rounded(amount))
                about = f"{cells.text(row['name'])} {from_hundredths(rounded(amount))}"
                self._builder.leave("loan", "balanceOnly", f"{day} {about}")
            elif _key(row, "category_fk") == CORRECTION:
                self._builder.correct(_key(row, "wallet_fk"), day, rounded(amount))
            else:
                self._spend(row, day, rounded(amount))
        if loans:
            self._builder.leave("loan", "balanceOnly", f"= {from_hundredths(rounded(loans))}", 0)
        for key, balance in balances.items():
            self._builder.balance(key, rounded(balance))

    def _transfer(self, row: Row, other: Row, day: str) -> bool:
        """Book the two sides of a transfer, and return whether they are some."""
        one, two = (rounded(self._rows.amount(each["amount"])) for each in (row, other))
        if one * two >= 0 or _key(row, "wallet_fk") == _key(other, "wallet_fk"):
            return False
        source, target = (row, other) if one < 0 else (other, row)
        words = Words("", cells.text(row["note"]) or cells.text(row["name"]))
        self._builder.transfer(
            _key(source, "wallet_fk"), _key(target, "wallet_fk"), day, abs(min(one, two)), max(one, two), words
        )
        return True

    def _spend(self, row: Row, day: str, amount: int) -> None:
        """Book an expense, or an income, whose category becomes its tag: Cashew takes none off what was spent."""
        key, wallet = _key(row, "category_fk"), _key(row, "wallet_fk")
        tags = [self._name(_key(row, "sub_category_fk"))]
        is_spent = amount < 0 and self._builder.has_category(key)
        if not is_spent:
            tags.insert(0, self._name(key))
        if amount < 0 and not is_spent:
            self._builder.leave("entry", "noCategory", f"{day} {from_hundredths(amount)} {self._name(key)}")
        words = Words(cells.text(row["name"]), cells.text(row["note"]), [tag for tag in tags if tag])
        self._builder.book(wallet, day, [Part(amount, key if is_spent else None)], words)
        if is_spent:
            month = months.month_of(months.parse_day(day), self._first_day_of_month)
            self._spent[MonthKey(month, self._builder.label_of(key), self._codes[wallet])] -= amount

    def _name(self, category: str) -> str:
        return cells.text(self._categories[category]["name"]) if category in self._categories else ""

    def _schedule(self, row: Row, amount: int) -> None:
        """Add an unpaid transaction as a schedule; one that was skipped, or was paid back, is named."""
        name = cells.text(row["name"]) or self._name(_key(row, "category_fk"))
        every = row["period_length"] if isinstance(row["period_length"], int) else 1
        if row["skip_paid"] or row["type"] in (LENT, BORROWED, None) or not 1 <= every <= SCHEDULE_EVERY_MAX:
            self._builder.leave("entry", "unpaid", f"{name} {from_hundredths(amount)}")
            return
        day = self._rows.day(row["date_created"]).isoformat()
        fields: dict[str, Any] = {"frequency": "once", "start_date": day, "active_from": day}
        if row["type"] != 0 and row["reoccurrence"] in _FREQUENCIES:
            fields |= {"frequency": _FREQUENCIES[row["reoccurrence"]], "every": every}
            if row["end_date"]:
                fields["end_date"] = max(self._rows.day(row["end_date"]).isoformat(), day)
        category = _key(row, "category_fk")
        words = Words(cells.text(row["name"]), cells.text(row["note"]))
        own = category if self._builder.has_category(category) else None
        self._builder.schedule(_key(row, "wallet_fk"), amount, words, category=own, **fields)

    def _monthly_budgets(self) -> list[Row]:
        columns = (
            "budget_pk", "name", "amount", "start_date", "category_fks", "reoccurrence", "period_length", "wallet_fk",
            "is_absolute_spending_limit", "income", "archived", "added_transactions_only", "order",
        )  # fmt: skip
        every = sorted(
            self._rows.of("budgets", *columns), key=lambda row: row["order"] if isinstance(row["order"], int) else 0
        )
        return [row for row in every if not row["archived"]]

    def _first_day(self) -> int:
        """Return the first day of the month of the first monthly budget."""
        days = [self._rows.day(row["start_date"]).day for row in self._budgets if _is_monthly(row)]
        return next((day for day in days if day <= FIRST_DAY_MAX), 1)

    def _plan(self) -> None:
        """Fill the months from a budget's start with its present limits; a category is planned by one budget alone."""
        self._planned: defaultdict[MonthKey, int] = defaultdict(int)
        limits: defaultdict[str, list[Row]] = defaultdict(list)
        for row in self._rows.of("category_budget_limits", "category_fk", "budget_fk", "amount"):
            limits[_key(row, "budget_fk")].append(row)
        planned: set[str] = set()
        for budget in self._budgets:
            start = self._rows.day(budget["start_date"])
            name, amount = cells.text(budget["name"]), self._rows.amount(budget["amount"])
            if not _is_monthly(budget) or start.day != self._first_day_of_month or start > self._rows.options.today:
                self._builder.leave("budget", "pattern", name)
                continue
            own = self._limits(budget, limits[cells.text(budget["budget_pk"])], amount)
            own = {key: value for key, value in own.items() if self._builder.has_category(key) and key not in planned}
            if not own:
                self._builder.leave("budget", "notKnown", f"{name} {from_hundredths(rounded(amount))}")
            planned |= own.keys()
            for key, value in own.items():
                self._fill(key, start, value, self._codes.get(_key(budget, "wallet_fk"), self._builder.currency_code))

    def _limits(self, budget: Row, limits: list[Row], amount: Decimal) -> dict[str, int]:
        """Return the limits by category: percents of the budget's amount, unless it has absolute ones."""
        if not limits:
            only = keys(budget["category_fks"])
            return {only[0]: rounded(amount)} if len(only) == 1 else {}
        is_absolute = bool(budget["is_absolute_spending_limit"])
        return {
            _key(row, "category_fk"): rounded(limit if is_absolute else amount * limit / 100)
            for row in limits
            for limit in (self._rows.amount(row["amount"]),)
        }

    def _fill(self, key: str, start: date, value: int, code: str) -> None:
        first, last = (months.month_of(day, self._first_day_of_month) for day in (start, self._rows.options.today))
        for month in months.between(first, last):
            self._builder.plan(key, month, value, code)
            if value:
                self._planned[MonthKey(month, self._builder.label_of(key), code)] += value

    def _leave(self) -> None:
        for goal in self._rows.of("objectives", "name"):
            self._builder.leave("goal", "notKnown", cells.text(goal["name"]))
        for title in self._rows.of("associated_titles", "title", "category_fk", "is_exact_match"):
            text, key = one_line(cells.text(title["title"]), LABEL_MAX_CHARACTERS), _key(title, "category_fk")
            if text and self._builder.has_category(key):
                match: RuleMatch = "equals" if title["is_exact_match"] else "contains"
                category = self._builder.label_of(key)
                self._builder.rule(GuestImportRule(match=match, text=text, category_id=category))
            else:
                self._builder.leave("rule", "pattern", text)


def _is_monthly(budget: Row) -> bool:
    return (
        budget["reoccurrence"] == _MONTHLY
        and budget["period_length"] == 1
        and not budget["income"]
        and not budget["added_transactions_only"]
    )


def _key(row: Row, column: str) -> str:
    return cells.text(row[column])
