"""Rows of Actual's database as its own rules show them: merged payees, moved categories, nothing deleted."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.migrate import cells
from budget_core.migrate.files import Database

TABLES = frozenset({"accounts", "categories", "category_groups", "payees", "transactions", "zero_budgets"})


@dataclass(slots=True)
class Account:
    """An account."""

    id: str
    name: str
    is_off_budget: bool
    is_closed: bool


@dataclass(slots=True)
class Category:
    """A category, with whether its group hides it."""

    id: str
    name: str
    group: str
    is_income: bool
    is_hidden: bool
    has_goal: bool


@dataclass(slots=True)
class Payee:
    """A payee; one that is an account stands for a transfer."""

    name: str
    account: str | None


@dataclass(slots=True, eq=False)
class Transaction:
    """A transaction that is not deleted; a parent has the parts of a split."""

    id: str
    account: str
    category: str | None
    amount: int
    payee: str | None
    note: str
    day: str
    is_parent: bool
    parent: str | None
    other_side: str | None
    is_opening: bool


@dataclass(slots=True)
class Budget:
    """Plan of a category in a month."""

    month: str
    category: str
    amount: int
    is_carried: bool


class BudgetFile:
    """Database of a budget."""

    def __init__(self, file: Database) -> None:
        self._file = file
        self.name = file.name
        needed = {"transactions": {"isParent", "acct", "amount", "date"}, "accounts": {"name", "offbudget"}}
        if any(not columns <= {*file.tables[table]} for table, columns in needed.items()):
            raise DomainError(ErrorCode.MIGRATION_VERSION, file=file.name)
        self.preferences = {cells.text(row[0]): cells.text(row[1]) for row in self._rows("preferences", "id", "value")}
        self.accounts = self._accounts()
        self.payees = self._payees()
        self.categories = self._categories()

    @property
    def is_tracking(self) -> bool:
        """Return whether the budget tracks spending, and fills no envelopes."""
        return self.preferences.get("budgetType") in ("report", "tracking")

    def category_of(self, category: str | None) -> str | None:
        """Return the category that stands for one, which may have been moved into another."""
        seen: set[str] = set()
        while category is not None and category not in seen:
            seen.add(category)
            moved = self._moved_categories.get(category, category)
            if moved == category:
                break
            category = moved
        return category

    def payee_of(self, payee: str | None) -> Payee | None:
        """Return the payee that stands for one, which may have been merged into another."""
        return None if payee is None else self.payees.get(self._merged_payees.get(payee, payee))

    def transactions(self) -> Iterator[Transaction]:
        """Yield the transactions that are not deleted, in the order of their days."""
        columns = (
            "id", "acct", "category", "amount", "description", "notes", "date", "isParent", "isChild", "parent_id",
            "transferred_id", "starting_balance_flag", "tombstone",
        )  # fmt: skip
        rows = sorted(self._rows("transactions", *columns), key=lambda row: (str(row[6]), str(row[0])))
        deleted = {cells.text(row[0]) for row in rows if row[12]}
        for row in rows:
            own = cells.text(row[0])
            parent = (cells.key(row[9]) or own.partition("/")[0]) if row[8] else None
            if row[12] or row[6] is None or row[1] is None or parent in deleted:
                continue
            yield Transaction(
                id=own,
                account=cells.text(row[1]),
                category=None if row[7] else self.category_of(cells.key(row[2])),
                amount=cells.whole(self.name, row[3]),
                payee=cells.key(row[4]),
                note=cells.text(row[5]),
                day=cells.compact_day(self.name, row[6]),
                is_parent=bool(row[7]),
                parent=parent,
                other_side=cells.key(row[10]),
                is_opening=bool(row[11]),
            )

    def budgets(self) -> Iterator[Budget]:
        """Yield the plans, those without an amount too."""
        table = "reflect_budgets" if self.is_tracking else "zero_budgets"
        for month, category, amount, carryover in self._rows(table, "month", "category", "amount", "carryover"):
            digits = str(cells.whole(self.name, month))
            key = f"{digits[:4]}-{digits[4:]}"
            cells.day(self.name, f"{key}-01")
            yield Budget(key, cells.text(category), cells.whole(self.name, amount), bool(carryover))

    def held(self) -> Iterator[tuple[str, int]]:
        """Yield the months for whose next one money is held, with the money."""
        for month, amount in self._rows("zero_budget_months", "id", "buffered"):
            if cells.whole(self.name, amount):
                yield cells.text(month), cells.whole(self.name, amount)

    def notes(self) -> Iterator[tuple[str, str]]:
        """Yield the notes of accounts, categories and months, by the id of what they are about."""
        for about, note in self._rows("notes", "id", "note"):
            if cells.text(note).strip():
                yield cells.text(about), cells.text(note)

    def reports(self) -> Iterator[str]:
        """Yield the names of the person's own reports."""
        for name, tombstone in self._rows("custom_reports", "name", "tombstone"):
            if not tombstone:
                yield cells.text(name)

    def rules(self) -> dict[str, tuple[list[Any], list[Any], str]]:
        """Return conditions, actions and their conjunction by the id of the rule."""
        found = {}
        for own, conditions, actions, conjunction, tombstone in self._rows(
            "rules", "id", "conditions", "actions", "conditions_op", "tombstone"
        ):
            if not tombstone:
                lists = [
                    each if isinstance(each := cells.document(part), list) else [] for part in (conditions, actions)
                ]
                found[cells.text(own)] = (lists[0], lists[1], cells.text(conjunction) or "and")
        return found

    def schedules(self) -> Iterator[Mapping[str, Any]]:
        """Yield the schedules that go on, with the day of their next occurrence."""
        following = {
            cells.text(schedule): day
            for schedule, day, tombstone in self._rows(
                "schedules_next_date", "schedule_id", "local_next_date", "tombstone"
            )
            if not tombstone and day
        }
        columns = ("id", "rule", "name", "posts_transaction", "completed", "tombstone")
        for row in self._rows("schedules", *columns):
            each = dict(zip(columns, row, strict=True))
            if not each["tombstone"]:
                yield each | {"next": following.get(cells.text(each["id"]))}

    def _accounts(self) -> dict[str, Account]:
        rows = sorted(
            self._rows("accounts", "id", "name", "offbudget", "closed", "tombstone", "sort_order"),
            key=lambda row: row[5] if isinstance(row[5], int | float) else 0,
        )
        return {
            cells.text(row[0]): Account(cells.text(row[0]), cells.text(row[1]), bool(row[2]), bool(row[3]))
            for row in rows
            if not row[4]
        }

    def _payees(self) -> dict[str, Payee]:
        self._merged_payees = {
            cells.text(one): cells.text(other) for one, other in self._map("payee_mapping", "targetId")
        }
        return {
            cells.text(row[0]): Payee(cells.text(row[1]), cells.key(row[2]))
            for row in self._rows("payees", "id", "name", "transfer_acct")
        }

    def _categories(self) -> dict[str, Category]:
        """Return the categories in their order; one that was deleted stands where nothing took its place."""
        self._moved_categories = dict(self._map("category_mapping", "transferId"))
        groups = {
            cells.text(row[0]): row
            for row in self._rows("category_groups", "id", "name", "hidden", "sort_order", "tombstone")
        }
        rows = []
        for row in self._rows(
            "categories", "id", "name", "cat_group", "is_income", "hidden", "goal_def", "sort_order", "tombstone"
        ):
            group = groups.get(cells.text(row[2]), ("", "", 0, 0, 0))
            if row[7] and self._moved_categories.get(cells.text(row[0]), row[0]) != row[0]:
                continue
            rows.append(((_number(group[3]), _number(row[6])), group, row))
        rows.sort(key=lambda each: each[0])
        return {
            cells.text(row[0]): Category(
                id=cells.text(row[0]),
                name=cells.text(row[1]),
                group=cells.text(group[1]),
                is_income=bool(row[3]),
                is_hidden=bool(row[4] or group[2] or row[7]),
                has_goal=cells.text(row[5]) not in ("", "null", "[]"),
            )
            for _, group, row in rows
        }

    def _map(self, table: str, column: str) -> Iterator[tuple[str, str]]:
        for one, other in self._rows(table, "id", column):
            if other is not None:
                yield cells.text(one), cells.text(other)

    def _rows(self, table: str, *columns: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a table that older versions may not have."""
        return self._file.rows(table, columns) if table in self._file.tables else iter(())


def _number(value: Any) -> float:
    return value if isinstance(value, int | float) else 0.0
