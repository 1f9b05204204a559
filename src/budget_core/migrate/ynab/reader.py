"""Reader of YNAB's budgets."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import from_hundredths
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MigrationSource
from budget_core.migrate.builder import Builder, Part, Words
from budget_core.migrate.files import Document, OpenFile, Table
from budget_core.migrate.source import Figures, MonthKey, Options, Reading
from budget_core.migrate.ynab.api_file import is_budget, read_document
from budget_core.migrate.ynab.csv_files import PLAN, REGISTER, read_tables
from budget_core.migrate.ynab.model import Budget, Scheduled, Side, Transaction

_OPENING: Final = "starting balance"
_CORRECTIONS: Final = frozenset({"reconciliation balance adjustment", "manual balance adjustment"})


class Ynab:
    """Budgets of YNAB."""

    name: MigrationSource = "ynab"

    def recognise(self, file: OpenFile) -> bool:
        """Return whether YNAB wrote a file."""
        if isinstance(file, Document):
            return is_budget(file.content)
        return isinstance(file, Table) and (file.has(*REGISTER) or file.has(*PLAN))

    def read(self, files: Sequence[OpenFile], options: Options) -> Reading:
        """Read a budget."""
        documents = [file for file in files if isinstance(file, Document)]
        tables = [file for file in files if isinstance(file, Table)]
        if documents and len(files) > 1:
            raise DomainError(ErrorCode.MIGRATION_OTHERS, file=files[1].name)
        budget = read_document(documents[0], options) if documents else read_tables(tables)
        code = options.currency_code or budget.currency_code
        if code is None:
            return Reading(budget.name, None, GuestImport(guest_accounts=[]), [], [])
        return _Reader(budget, Builder(code, options.language)).read()


class _Reader:
    """One budget on its way into a workspace's file."""

    def __init__(self, budget: Budget, builder: Builder) -> None:
        self._budget = budget
        self._builder = builder
        self._waiting: defaultdict[tuple[str, str, str, int], int] = defaultdict(int)
        """Sides of transfers that are booked with the other one, which comes later."""

    def read(self) -> Reading:
        budget, builder = self._budget, self._builder
        for account in budget.accounts:
            builder.account(
                account.key, account.name, is_in_balance=not account.is_tracking, is_closed=account.is_closed
            )
            builder.balance(account.key, account.balance)
        for each in budget.categories:
            builder.category(each.key, each.name, each.group, is_archived=each.is_hidden)
        self._waiting_sides()
        for transaction in budget.transactions:
            self._book(transaction)
        for scheduled in budget.schedules:
            self._schedule(scheduled)
        for goal in budget.goals:
            builder.leave("goal", "notKnown", goal)
        for payment in budget.card_payments:
            builder.leave("cardPayment", "notKnown", payment)
        return builder.finish(budget.name, self._months())

    def _schedule(self, each: Scheduled) -> None:
        builder, words = self._builder, Words(each.payee, each.note)
        if each.rhythm is None or not builder.has_account(each.account):
            builder.leave("schedule", "pattern", each.payee or each.note)
        elif each.other is not None and builder.has_account(each.other):
            source, target = (each.account, each.other) if each.value < 0 else (each.other, each.account)
            builder.schedule(target, abs(each.value), words, from_account=source, **each.rhythm)
        else:
            category = each.category if builder.has_category(each.category) else None
            builder.schedule(each.account, each.value, words, category=category, **each.rhythm)

    def _waiting_sides(self) -> None:
        """Count the sides of transfers without a category by what their other side says."""
        for each in self._budget.transactions:
            for side in each.sides:
                if side.other is not None and not self._is_spent(each.account, side):
                    self._waiting[each.account, side.other, each.day, side.value] += 1

    def _is_spent(self, account: str, side: Side) -> bool:
        return side.category is not None and self._builder.is_in_balance(account)

    def _book(self, transaction: Transaction) -> None:
        builder, account, day = self._builder, transaction.account, transaction.day
        words = Words(transaction.payee, transaction.note)
        parts: list[Part] = []
        outside = 0
        for side in transaction.sides:
            if side.other is not None and not self._is_spent(account, side):
                self._transfer(transaction, side)
            elif self._is_opening(transaction, side):
                builder.open(account, day, side.value)
            elif not builder.is_in_balance(account) or _is_correction(transaction, side):
                outside += not builder.is_in_balance(account)
                builder.correct(account, day, side.value)
            else:
                parts.append(self._part(transaction, side))
        if outside:
            builder.leave("entry", "balanceOnly", f"{day} {transaction.payee}", outside)
        if parts:
            builder.book(account, day, parts, words)

    def _is_opening(self, transaction: Transaction, side: Side) -> bool:
        is_free = side.is_income or side.category is None
        return transaction.payee.casefold() == _OPENING and is_free

    def _part(self, transaction: Transaction, side: Side) -> Part:
        if side.is_income and side.value < 0:
            about = f"{transaction.day} {from_hundredths(side.value)} {transaction.payee}"
            self._builder.leave("entry", "noCategory", about)
        return Part(side.value, side.category, side.note)

    def _transfer(self, transaction: Transaction, side: Side) -> None:
        """Book a transfer by the first of its sides; a side whose other one was spent, or is gone, is a correction."""
        own, other, day = transaction.account, side.other or "", transaction.day
        self._waiting[own, other, day, side.value] -= 1
        if self._waiting[own, other, day, side.value] < 0:
            return  # its other side has booked it
        if self._waiting[other, own, day, -side.value] <= 0 or not self._builder.has_account(other):
            self._builder.correct(own, day, side.value)
            return
        self._waiting[other, own, day, -side.value] -= 1
        source, target = (own, other) if side.value < 0 else (other, own)
        words = Words("", side.note or transaction.note)
        self._builder.transfer(source, target, day, abs(side.value), abs(side.value), words)

    def _months(self) -> dict[MonthKey, Figures]:
        """Plan, and return the months as YNAB shows them: what is left of one is there in the next."""
        builder = self._builder
        figures: dict[MonthKey, Figures] = {}
        used: set[str] = set()
        for row in sorted(self._budget.months, key=lambda each: each.month):
            if row.assigned or row.activity or row.available:
                used.add(row.category)
            if row.category not in used or not builder.has_category(row.category):
                continue
            builder.plan(row.category, row.month, row.assigned)
            builder.carry(row.category, row.month, "left")
            key = MonthKey(row.month, builder.label_of(row.category), builder.currency_code)
            figures[key] = Figures(row.assigned, -row.activity, row.available - row.assigned - row.activity)
        return figures


def _is_correction(transaction: Transaction, side: Side) -> bool:
    return transaction.payee.casefold() in _CORRECTIONS and side.is_income
