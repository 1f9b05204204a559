"""Reader of Actual's budgets."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from budget_core.base import currencies, months
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import from_hundredths
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MigrationSource
from budget_core.entries import tags
from budget_core.migrate.actual.budget_file import TABLES, BudgetFile, Transaction
from budget_core.migrate.actual.rules import add_rules
from budget_core.migrate.actual.schedules import add_schedules
from budget_core.migrate.builder import Builder, Part, Words
from budget_core.migrate.files import Document, OpenFile, Table
from budget_core.migrate.source import Figures, MonthKey, Options, Reading

_METADATA: Final = "budgetName"


class Actual:
    """Budgets of Actual, with envelopes or tracking."""

    name: MigrationSource = "actual"

    def recognise(self, file: OpenFile) -> bool:
        """Return whether Actual wrote a file."""
        if isinstance(file, Document):
            return isinstance(file.content, dict) and _METADATA in file.content
        return not isinstance(file, Table) and {*file.tables} >= TABLES

    def read(self, files: Sequence[OpenFile], options: Options) -> Reading:
        """Read a budget from its database."""
        databases = [file for file in files if not isinstance(file, Document | Table)]
        metadata = [file.content for file in files if isinstance(file, Document)]
        if not databases:
            raise DomainError(ErrorCode.MIGRATION_INCOMPLETE, file=files[0].name, missing="db.sqlite")
        if len(databases) > 1:
            raise DomainError(ErrorCode.MIGRATION_OTHERS, file=databases[1].name)
        budget = BudgetFile(databases[0])
        name = str(metadata[0][_METADATA]) if metadata else "Actual"
        said = budget.preferences.get("defaultCurrencyCode", "")
        code = options.currency_code or (said if currencies.is_known(said) else None)
        if code is None:
            return Reading(name, None, GuestImport(guest_accounts=[]), [], [])
        return _Reader(budget, Builder(code, options.language), options).read(name)


class _Reader:
    """One budget on its way into a workspace's file."""

    def __init__(self, budget: BudgetFile, builder: Builder, options: Options) -> None:
        self._budget = budget
        self._builder = builder
        self._options = options
        self._spent: defaultdict[tuple[str, str], int] = defaultdict(int)
        """Sum of a category's month by Actual's rule: everything with the category on accounts of the budget."""
        self._outside: defaultdict[str, int] = defaultdict(int)

    def read(self, name: str) -> Reading:
        budget, builder = self._budget, self._builder
        for account in budget.accounts.values():
            builder.account(
                account.id, account.name, is_in_balance=not account.is_off_budget, is_closed=account.is_closed
            )
        for category in budget.categories.values():
            if not category.is_income:
                builder.category(category.id, category.name, category.group, is_archived=category.is_hidden)
            if category.has_goal:
                builder.leave("goal", "notKnown", category.name)
        self._book()
        add_schedules(budget, builder, self._options)
        add_rules(budget, builder)
        figures = self._months()
        self._leave()
        return builder.finish(name, figures)

    def _book(self) -> None:
        every = [each for each in self._budget.transactions() if self._builder.has_account(each.account)]
        by_id = {each.id: each for each in every}
        children: defaultdict[str, list[Transaction]] = defaultdict(list)
        balances: defaultdict[str, int] = defaultdict(int)
        for each in every:
            if each.is_parent:
                continue
            balances[each.account] += each.amount
            if each.category in self._budget.categories and self._builder.is_in_balance(each.account):
                self._spent[each.day[:7], each.category or ""] -= each.amount
            if each.parent is not None and each.parent in by_id:
                children[each.parent].append(each)
        for account, balance in balances.items():
            self._builder.balance(account, balance)
        done: set[str] = set()
        for each in every:
            if each.is_parent:
                self._book_parts(each, children[each.id], by_id, done)
            elif each.parent is None or each.parent not in by_id:
                self._book_parts(each, [each], by_id, done)
        for account, count in self._outside.items():
            self._builder.leave("entry", "balanceOnly", account, count)

    def _book_parts(
        self, head: Transaction, parts: Sequence[Transaction], by_id: Mapping[str, Transaction], done: set[str]
    ) -> None:
        """Book a transaction with its parts; `done` are the sides of transfers that are booked already."""
        own: list[Part] = []
        words = self._words(head)
        for each in parts:
            if each.id in done:
                continue
            other = by_id.get(each.other_side or "")
            if other is not None and self._is_plain_transfer(each, other):
                done |= {each.id, other.id}
                self._transfer(each, other, words)
            elif self._builder.is_in_balance(each.account) and (other is None or each.category is not None):
                if each.is_opening and not self._is_spending(each):
                    self._builder.open(each.account, each.day, each.amount)
                else:
                    own.append(self._part(each, head))
            elif each.is_opening:
                self._builder.open(each.account, each.day, each.amount)
            else:
                self._outside[self._budget.accounts[each.account].name] += other is None
                self._builder.correct(each.account, each.day, each.amount)
        if own or not parts:
            self._builder.book(head.account, head.day, own, words)

    def _is_plain_transfer(self, one: Transaction, other: Transaction) -> bool:
        """Return whether two sides move money between accounts, and spend none of it."""
        return (
            one.amount == -other.amount
            and one.day == other.day
            and one.account != other.account
            and not one.is_parent
            and not other.is_parent
            and not self._counts(one)
            and not self._counts(other)
        )

    def _counts(self, each: Transaction) -> bool:
        return each.category is not None and self._builder.is_in_balance(each.account)

    def _transfer(self, one: Transaction, other: Transaction, words: Words) -> None:
        source, target = (one, other) if one.amount < 0 else (other, one)
        note = one.note or other.note or words.note
        self._builder.transfer(
            source.account, target.account, one.day, target.amount, target.amount, Words("", note, _tags(note))
        )

    def _is_spending(self, each: Transaction) -> bool:
        return self._builder.has_category(each.category)

    def _part(self, each: Transaction, head: Transaction) -> Part:
        """Return the part of an entry; an income's category is its tag."""
        note = "" if each is head else each.note
        found = self._budget.categories.get(each.category or "")
        if found is None:
            return Part(each.amount, None, note)
        if not found.is_income:
            return Part(each.amount, found.id, note, tuple(_tags(note)))
        if each.amount < 0:
            self._builder.leave("entry", "noCategory", f"{each.day} {from_hundredths(each.amount)} {found.name}")
        return Part(each.amount, None, note, (found.name,))

    def _words(self, head: Transaction) -> Words:
        payee = self._budget.payee_of(head.payee)
        name = "" if payee is None or payee.account is not None else payee.name
        return Words(name, head.note, _tags(head.note))

    def _months(self) -> dict[MonthKey, Figures]:
        """Plan, carry over, and return the months as Actual shows them."""
        plans: dict[tuple[str, str], tuple[int, bool]] = {}
        expected: defaultdict[str, int] = defaultdict(int)
        for plan in self._budget.budgets():
            category = self._budget.categories.get(plan.category)
            if category is None:
                if plan.amount:
                    self._builder.leave("plan", "notKnown", f"{plan.month} {from_hundredths(plan.amount)}")
            elif category.is_income:
                expected[plan.month] += plan.amount
            else:
                known = plans.get((plan.month, plan.category), (0, False))
                plans[plan.month, plan.category] = (known[0] + plan.amount, known[1] or plan.is_carried)
        for month, amount in expected.items():
            self._builder.expect(month, amount)
        used = {month for (month, _), (amount, _) in plans.items() if amount} | {month for month, _ in self._spent}
        if not used:
            return {}
        every = months.between(min(used), max(used))
        figures: dict[MonthKey, Figures] = {}
        for category in self._budget.categories.values():
            if not category.is_income:
                figures |= self._category_months(category.id, every, plans)
        return figures

    def _category_months(
        self, category: str, every: Sequence[str], plans: Mapping[tuple[str, str], tuple[int, bool]]
    ) -> dict[MonthKey, Figures]:
        builder, is_tracking = self._builder, self._budget.is_tracking
        figures: dict[MonthKey, Figures] = {}
        carried = 0
        is_used = False
        for month in every:
            budgeted, is_carried = plans.get((month, category), (0, False))
            spent = self._spent.get((month, category), 0)
            is_used = is_used or bool(budgeted or spent)
            if is_used:
                builder.plan(category, month, budgeted)
                builder.carry(category, month, "all" if is_carried else "none" if is_tracking else "left")
                figures[MonthKey(month, builder.label_of(category), builder.currency_code)] = Figures(
                    budgeted, spent, carried
                )
            left = budgeted + carried - spent
            carried = left if is_carried else 0 if is_tracking else max(left, 0)
        return figures

    def _leave(self) -> None:
        """Note what Actual has and a workspace has not."""
        for month, amount in self._budget.held():
            self._builder.leave("heldMoney", "notKnown", f"{month}: {from_hundredths(amount)}")
        names = {each.id: each.name for each in self._budget.categories.values()}
        names |= {each.id: each.name for each in self._budget.accounts.values()}
        for about, _ in self._budget.notes():
            self._builder.leave("note", "notKnown", names.get(about, about))
        for name in self._budget.reports():
            self._builder.leave("report", "notKnown", name)


def _tags(note: str) -> list[str]:
    """Return the `#tags` of a note, which stay in it."""
    return [tag for word in note.split() for tag in tags.read(word)] if "#" in note else []
