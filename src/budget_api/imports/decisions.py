"""Decisions on lines: the entry that a line is booked as, or the reason against it."""

import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from budget_api.imports.parsing import ParsedFile
from budget_core.base.conversions import convert
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.rates import Rates
from budget_core.base.text_rules import search_key
from budget_core.contract.entries.imports import ImportedFile, LineChange, PreviewQuestion
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking
from budget_core.entries.search import ids_by_name
from budget_core.imports.duplicates import Duplicate, KnownMovement, Movement, find_duplicates
from budget_core.imports.lines import FileLine, FilePart


@dataclass(frozen=True, slots=True)
class AccountRef:
    """Account that lines can be booked on."""

    id: str
    name: str
    currency_code: str


@dataclass(frozen=True, slots=True)
class ComparedBudget:
    """Workspace as of a revision: its accounts, its categories, and the entries of the days of a file."""

    revision: int
    currency_code: str
    accounts: Mapping[str, AccountRef]
    categories: Mapping[str, tuple[str, str]]
    """Id and name of each category, by the name as searches compare it."""
    default_category: str
    """Name of the category, present or to be made, for spending without a known one."""
    rates: Rates
    movements: list[KnownMovement]


class LineDecision(msgspec.Struct, gc=False):
    """Line with its decision. `account` is the one whose balance its amount changes."""

    line: FileLine
    account: AccountRef | None
    other: AccountRef | None = None
    category: str | None = None
    parts: tuple[FilePart, ...] = ()
    """Parts of the expense with the categories they are booked on."""
    booking: Booking | None = None
    duplicate: Duplicate | None = None
    code: ErrorCode | None = None
    """Reason for which the line is not booked; None when it is."""
    text: str = ""

    @property
    def taken(self) -> bool:
        """True when the line is booked."""
        return self.code is None


@dataclass(frozen=True, slots=True)
class Decisions:
    """The lines of a file against a budget, in the order of the file."""

    lines: Sequence[LineDecision]
    accounts: Mapping[str, AccountRef | None]
    """Account of the budget for each account of the file."""
    line_counts: Mapping[str, int]
    questions: Sequence[PreviewQuestion]
    budget: ComparedBudget


def decide(parsed: ParsedFile, budget: ComparedBudget, upload: ImportedFile) -> Decisions:
    """Return every line with its accounts, category and booking.

    Duplicates of entries are marked and left out.
    """
    new = {each.id: AccountRef(each.id, each.name, each.currency_code) for each in upload.new_accounts}
    budget = dataclasses.replace(budget, accounts=new | dict(budget.accounts))
    counts = Counter(line.account for line in parsed.lines)
    moved = {line.other_account for line in parsed.lines if line.is_transfer and line.other_account}
    accounts = _accounts(budget, upload, list(dict.fromkeys([*counts, *moved])))
    changes = {change.line: change for change in upload.changes}
    places = {id(change): place for place, change in enumerate(upload.changes)}
    decider = _Decider(budget, accounts, changes, places)
    lines = [decider.decide(line) for line in parsed.lines]
    _mark_duplicates(lines, budget, changes)
    questions = [*parsed.questions]
    if lines and all(line.account is None for line in lines):
        questions.append(PreviewQuestion(field="account", choices=list(budget.accounts), rows=[]))
    return Decisions(lines, {name: accounts.get(search_key(name)) for name in counts}, counts, questions, budget)


def _accounts(budget: ComparedBudget, upload: ImportedFile, names: Sequence[str]) -> dict[str, AccountRef]:
    """Return the accounts by their names in the file.

    The user's choice comes first, then an account of the same name. The default account takes the only name of a file,
    else the lines without one.
    """
    chosen = {
        search_key(each.name): _account(budget, each.account_id, f"accounts.{place}.accountId")
        for place, each in enumerate(upload.accounts)
    }
    ids = ids_by_name((account.id, account.name) for account in budget.accounts.values())
    by_name = {name: budget.accounts[account_id] for name, account_id in ids.items()}
    default = None if isinstance(upload.account_id, UnsetType) else _account(budget, upload.account_id, "accountId")
    accounts = by_name | chosen
    if default is not None and len(names) == 1:
        accounts[search_key(names[0])] = default
    elif default is not None:
        accounts.setdefault("", default)
    return accounts


def _account(budget: ComparedBudget, account_id: str, field: str) -> AccountRef:
    if account_id not in budget.accounts:
        raise field_error(field, ErrorCode.VALIDATION_REFERENCE)
    return budget.accounts[account_id]


@dataclass(frozen=True, slots=True)
class _Decider:
    budget: ComparedBudget
    accounts: Mapping[str, AccountRef]
    changes: Mapping[int, LineChange]
    places: Mapping[int, int]
    """Places of the changes in the body, by their `id()`."""

    def decide(self, line: FileLine) -> LineDecision:
        """Return the decision on one line, not yet compared with the history."""
        change = self.changes.get(line.line)
        account = self._account(line, change)
        if account is None:
            return LineDecision(line, None, code=ErrorCode.IMPORT_ACCOUNT, text=line.account)
        other = self.accounts.get(search_key(line.other_account)) if line.other_account else None
        decision = LineDecision(line, account, None if other is account else other)
        if line.currency and line.currency != account.currency_code:
            decision.code, decision.text = ErrorCode.IMPORT_CURRENCY, line.currency
            return decision
        if (line.amount < 0 or line.is_refund) and decision.other is None:
            decision.category = self._category(line, change)
            if line.parts and (change is None or isinstance(change.category, UnsetType)):
                decision.parts = tuple(replace(part, category=self._named(part.category)) for part in line.parts)
                decision.category = decision.parts[0].category
        try:
            decision.booking = _booking(decision, account, self.budget)
        except DomainError as error:
            decision.code = next(iter(error.fields.values()), error.code)
        if change is not None and change.take is False:
            decision.code = ErrorCode.IMPORT_SKIPPED
        return decision

    def _account(self, line: FileLine, change: LineChange | None) -> AccountRef | None:
        if change is None or isinstance(change.account_id, UnsetType):
            return self.accounts.get(search_key(line.account))
        return _account(self.budget, change.account_id, f"changes.{self.places[id(change)]}.accountId")

    def _category(self, line: FileLine, change: LineChange | None) -> str:
        if change is not None and not isinstance(change.category, UnsetType):
            named = change.category
        else:
            named = line.rule_category or line.category
        return self._named(named)

    def _named(self, name: str) -> str:
        """Return the name of a category as the budget has it; the default one's for none."""
        named = name or self.budget.default_category
        known = self.budget.categories.get(search_key(named))
        return known[1] if known else named


def _booking(decision: LineDecision, account: AccountRef, budget: ComparedBudget) -> Booking:
    line, amount = decision.line, abs(decision.line.amount)
    if decision.other is None and line.amount > 0 and not line.is_refund:
        return expenses.income(amount, account.currency_code, budget.currency_code, budget.rates)
    if decision.other is None:
        value = convert(amount, account.currency_code, budget.currency_code, budget.rates)
        book = expenses.refund if line.is_refund else expenses.expense
        return book(value, budget.currency_code, account.currency_code, budget.rates, amount)
    codes = decision.other.currency_code, account.currency_code
    if line.amount > 0:
        return expenses.transfer(amount, codes[1], codes[0], budget.rates, line.other_amount)
    arrives = line.other_amount or convert(amount, codes[1], codes[0], budget.rates)
    return expenses.transfer(arrives, codes[0], codes[1], budget.rates, amount)


def _mark_duplicates(lines: Sequence[LineDecision], budget: ComparedBudget, changes: Mapping[int, LineChange]) -> None:
    bookable = [line for line in lines if line.account is not None and line.booking is not None]
    movements = [_movement(each) for each in bookable]
    for place, duplicate in find_duplicates(movements, budget.movements).items():
        decision = bookable[place]
        decision.duplicate = duplicate
        change: Any = changes.get(decision.line.line)
        if decision.code is None and (change is None or change.take in (UNSET, False)):
            decision.code = ErrorCode.IMPORT_DUPLICATE


def _movement(decision: LineDecision) -> Movement:
    account: Any = decision.account
    return Movement(account.id, decision.line.day.isoformat(), decision.line.amount, decision.line.bank_id)
