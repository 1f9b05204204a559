"""What becomes of each line: the entry it is booked as, or the reason why it is not."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from budget_api.imports.budget import AccountSeen, Budget
from budget_api.imports.parsing import Understood
from budget_core import expenses
from budget_core.contract.imports import ImportedFile, LineChange, Question
from budget_core.conversions import convert
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.expenses import Booking
from budget_core.imports.duplicates import Duplicate, Movement, find_duplicates
from budget_core.imports.lines import FileLine
from budget_core.text_rules import search_key


class Decided(msgspec.Struct, gc=False):
    """A line with all that is known of it. `account` is the one whose balance its amount moves."""

    line: FileLine
    account: AccountSeen | None
    other: AccountSeen | None = None
    category: str | None = None
    booking: Booking | None = None
    duplicate: Duplicate | None = None
    code: ErrorCode | None = None
    """Why it is not taken."""
    text: str = ""

    @property
    def taken(self) -> bool:
        """True when the line is booked."""
        return self.code is None


@dataclass(frozen=True, slots=True)
class Decisions:
    """The lines of a file against a budget, in the order of the file."""

    lines: Sequence[Decided]
    accounts: Mapping[str, AccountSeen | None]
    """Account of the budget for each account of the file."""
    line_counts: Mapping[str, int]
    questions: Sequence[Question]
    budget: Budget


def decide(found: Understood, budget: Budget, asked: ImportedFile) -> Decisions:
    """Every line with its accounts, category and booking; what is in the history already is marked and left out."""
    counts = Counter(line.account for line in found.lines)
    accounts = _accounts(budget, asked, list(counts))
    changes = {change.line: change for change in asked.changes}
    places = {id(change): place for place, change in enumerate(asked.changes)}
    deciding = _Deciding(budget, accounts, changes, places)
    lines = [deciding.decided(line) for line in found.lines]
    _mark_duplicates(lines, budget, changes)
    questions: list[Question] = [*found.questions]
    if lines and all(line.account is None for line in lines):
        questions.append("account")
    return Decisions(lines, {name: accounts.get(search_key(name)) for name in counts}, counts, questions, budget)


def _accounts(budget: Budget, asked: ImportedFile, names: Sequence[str]) -> dict[str, AccountSeen]:
    """Return the accounts by the names of the file: as they are set, else of the same name, else the chosen one."""
    chosen = {
        search_key(each.name): _account(budget, each.account_id, f"accounts.{place}.accountId")
        for place, each in enumerate(asked.accounts)
    }
    own = {search_key(each.name): each for each in reversed(list(budget.accounts.values()))}
    one = None if isinstance(asked.account_id, UnsetType) else _account(budget, asked.account_id, "accountId")
    found = own | chosen
    if one is not None and len(names) == 1:
        found[search_key(names[0])] = one
    elif one is not None:
        found.setdefault("", one)
    return found


def _account(budget: Budget, account_id: str, field: str) -> AccountSeen:
    if account_id not in budget.accounts:
        raise field_error(field, ErrorCode.VALIDATION_REFERENCE)
    return budget.accounts[account_id]


@dataclass(frozen=True, slots=True)
class _Deciding:
    budget: Budget
    accounts: Mapping[str, AccountSeen]
    changes: Mapping[int, LineChange]
    places: Mapping[int, int]
    """Places of the changes in the body, by their `id()`."""

    def decided(self, line: FileLine) -> Decided:
        """One line, not yet held against the history."""
        change = self.changes.get(line.line)
        account = self._account(line, change)
        if account is None:
            return Decided(line, None, code=ErrorCode.IMPORT_ACCOUNT, text=line.account)
        other = self.accounts.get(search_key(line.other_account)) if line.other_account else None
        found = Decided(line, account, None if other is account else other)
        if line.currency and line.currency != account.currency_code:
            found.code, found.text = ErrorCode.IMPORT_CURRENCY, line.currency
            return found
        if line.amount < 0 and found.other is None:
            found.category = self._category(line, change)
        try:
            found.booking = _booking(found, account, self.budget)
        except DomainError as error:
            found.code = next(iter(error.fields.values()), error.code)
        if change is not None and change.take is False:
            found.code = ErrorCode.IMPORT_SKIPPED
        return found

    def _account(self, line: FileLine, change: LineChange | None) -> AccountSeen | None:
        if change is None or isinstance(change.account_id, UnsetType):
            return self.accounts.get(search_key(line.account))
        return _account(self.budget, change.account_id, f"changes.{self.places[id(change)]}.accountId")

    def _category(self, line: FileLine, change: LineChange | None) -> str:
        if change is not None and not isinstance(change.category, UnsetType):
            named = change.category
        else:
            named = line.rule_category or line.category or self.budget.imported
        known = self.budget.categories.get(search_key(named))
        return known[1] if known else named


def _booking(found: Decided, account: AccountSeen, budget: Budget) -> Booking:
    line, amount = found.line, abs(found.line.amount)
    if found.other is None and line.amount > 0:
        return expenses.income(amount, account.currency_code, budget.currency_code, budget.rates)
    if found.other is None:
        value = convert(amount, account.currency_code, budget.currency_code, budget.rates)
        return expenses.expense(value, budget.currency_code, account.currency_code, budget.rates, amount)
    codes = found.other.currency_code, account.currency_code
    if line.amount > 0:
        return expenses.transfer(amount, codes[1], codes[0], budget.rates, line.other_amount)
    arrives = line.other_amount or convert(amount, codes[1], codes[0], budget.rates)
    return expenses.transfer(arrives, codes[0], codes[1], budget.rates, amount)


def _mark_duplicates(lines: Sequence[Decided], budget: Budget, changes: Mapping[int, LineChange]) -> None:
    placed = [each for each in lines if each.account is not None and each.booking is not None]
    movements = [_movement(each) for each in placed]
    for place, duplicate in find_duplicates(movements, budget.known).items():
        found = placed[place]
        found.duplicate = duplicate
        change: Any = changes.get(found.line.line)
        if found.code is None and (change is None or change.take in (UNSET, False)):
            found.code = ErrorCode.IMPORT_DUPLICATE


def _movement(found: Decided) -> Movement:
    account: Any = found.account
    return Movement(account.id, found.line.day.isoformat(), found.line.amount, found.line.bank_id)
