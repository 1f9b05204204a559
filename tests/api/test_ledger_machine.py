"""Random calls on a ledger, in any order: balances are the sum of the bookings, and guards hold."""

import json
from collections.abc import Callable
from decimal import Decimal
from typing import Any, ClassVar, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from msgspec import UNSET, UnsetType

from budget_api.accounts import service as accounts
from budget_api.activity.undo import undo
from budget_api.categories import service as categories
from budget_api.history import service as history
from budget_api.ledger.recount import recount
from budget_api.plannings import service as plannings
from budget_api.plannings.queries import month_view
from budget_api.workspaces.service import update_workspace
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.entries.history import (
    AddExpense,
    AddRefund,
    HistoryUpdate,
    LineSet,
    ReplaceExpense,
    ReplaceTransfer,
)
from budget_core.contract.money.accounts import AccountCreate, AccountUpdate, MainAccount, Transfer
from budget_core.contract.planning.plannings import PlanningSet
from budget_core.contract.workspaces.workspaces import WorkspaceUpdate
from budget_core.entries.search import words
from tests.api import books as sql
from tests.api.books import books
from tests.api.files import check_it_comes_back
from tests.api.ledger_model import Account, Entry, Model

STEPS = 2_000
STEPS_A_LEDGER = 50

CURRENCIES = ("USD", "JPY", "UAH")
DAYS = ("2026-10-31", "2026-11-01", "2026-11-10", "2026-11-11", "2026-12-05", "2027-01-01")
MONTHS = ("2026-11-01", "2026-12-01", "2027-01-01")
TOO_FINE, REFERENCE = ErrorCode.VALIDATION_AMOUNT_DIGITS, ErrorCode.VALIDATION_REFERENCE
TOO_LITTLE = ErrorCode.VALIDATION_POSITIVE

whole = st.integers(1, 5_000).map(Decimal)
amounts = st.one_of(whole, st.integers(1, 500_000).map(lambda cents: Decimal(cents) / 100))
balances = st.builds(lambda amount, sign: amount * sign, amounts, st.sampled_from((1, -1)))
codes = st.sampled_from(("default", "JPY", "UAH"))
days, months = st.sampled_from(DAYS), st.sampled_from(MONTHS)
which = st.integers(0, 30)
"""Index of a row, counted modulo their number; see `chosen`."""

Row = TypeVar("Row", Account, Entry)


def chosen(rows: list[Row], number: int) -> Row:
    """Return a row, mostly one that is not deleted, so that most calls do something."""
    live = [row for row in rows if not row.deleted]
    pool = rows if number % 5 == 4 or not live else live
    return pool[number % len(pool)]


def first(*refusals: tuple[bool, ErrorCode]) -> ErrorCode | None:
    """The first rule that is broken."""
    return next((code for broken, code in refusals if broken), None)


class Ledger(RuleBasedStateMachine):
    """Every call on the ledger is a rule; what it refuses is worked out beforehand."""

    calls: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.books = books()
        self.books.open()
        self.model = Model(self.books)

    def teardown(self) -> None:
        try:
            assert self.books.read(recount, self.books.workspace) == []
            check_it_comes_back(self.books)
        finally:
            self.books.close()

    def account(self, number: int) -> Account:
        return chosen(self.model.accounts, number)

    def entry(self, number: int) -> Entry:
        return chosen(self.model.entries, number)

    def category(self, number: int) -> str:
        keys = list(self.model.categories)
        return keys[number % len(keys)]

    def attempt(self, refused: ErrorCode | None, service: Callable[..., Any], *args: Any) -> Any:
        """Return the answer of a call; None when it is refused as expected."""
        Ledger.calls += 1
        answer, found = None, None
        try:
            answer = self.books.call(service, *args)
        except DomainError as error:
            found = next(iter(error.fields.values()), error.code)
        assert found == refused
        return answer

    @rule(opening=balances, code=codes, kind=st.sampled_from(("basic", "savings", "investment")), main=st.booleans())
    def create_account(self, opening: Decimal, code: str, kind: Any, main: bool) -> None:
        body = AccountCreate(name="More", budget=opening, currency_code=code, type=kind, is_main_account=main)
        new = Account("", opening, code, kind, is_main=False, deleted=False, used=False)
        refused = first((self.model.is_too_fine(opening, self.model.currency_of(new)), TOO_FINE))
        if made := self.attempt(refused, accounts.create_account, body):
            new.id = made.id
            self.model.accounts.append(new)
            if main:
                self.model.make_main(new)

    @rule(number=which, balance=balances)
    def set_balance(self, number: int, balance: Decimal) -> None:
        account = self.account(number)
        refused = first(
            (account.deleted, ErrorCode.NOT_FOUND),
            (self.model.is_too_fine(balance, self.model.currency_of(account)), TOO_FINE),
        )
        if self.attempt(refused, accounts.update_account, account.id, AccountUpdate(budget=balance)):
            account.balance = balance

    @rule(number=which, seen=balances, wanted=whole)
    def correct_balance(self, number: int, seen: Decimal, wanted: Decimal) -> None:
        """By somebody who looked at an older balance: the difference is booked."""
        account = self.account(number)
        currency = self.model.currency_of(account)
        refused = first(
            (account.deleted, ErrorCode.NOT_FOUND),
            (self.model.is_too_fine(wanted, currency) or self.model.is_too_fine(seen, currency), TOO_FINE),
        )
        body = AccountUpdate(budget=wanted, prev_budget=seen)
        if self.attempt(refused, accounts.update_account, account.id, body):
            account.balance += wanted - seen

    @rule(number=which, code=codes)
    def change_account_currency(self, number: int, code: str) -> None:
        account = self.account(number)
        old, new = self.model.currency_of(account), self.model.currency if code == "default" else code
        refused = first(
            (account.deleted, ErrorCode.NOT_FOUND),
            (account.used and old != new, ErrorCode.ACCOUNT_CURRENCY_USED),
            (self.model.is_too_fine(account.balance, new), TOO_FINE),
        )
        if self.attempt(refused, accounts.update_account, account.id, AccountUpdate(currency_code=code)):
            account.currency_code = code

    @rule(number=which, kind=st.sampled_from(("basic", "savings", "debt", "investment")))
    def change_account_type(self, number: int, kind: Any) -> None:
        account = self.account(number)
        turns = account.type != kind and "investment" in (account.type, kind)
        refused = first((account.deleted, ErrorCode.NOT_FOUND), (turns, ErrorCode.ACCOUNT_INVESTMENT))
        if self.attempt(refused, accounts.update_account, account.id, AccountUpdate(type=kind)):
            account.type = kind

    @rule(number=which)
    def delete_account(self, number: int) -> None:
        account = self.account(number)
        if self.attempt(self.model.removal_refused(account), accounts.delete_account, account.id):
            account.deleted = True

    @rule(number=which)
    def restore_account(self, number: int) -> None:
        account = self.model.accounts[number % len(self.model.accounts)]
        self.attempt(None, accounts.restore_account, account.id)
        account.deleted = False

    @rule(number=which, main=st.booleans())
    def set_main_account(self, number: int, main: bool) -> None:
        account = self.account(number)
        is_last = account.is_main and not main and not self.model.others(account)
        refused = first((account.deleted, ErrorCode.NOT_FOUND), (is_last, ErrorCode.ACCOUNT_MAIN_LAST))
        was_main = account.is_main
        if self.attempt(refused, accounts.set_main_account, account.id, MainAccount(is_main_account=main)):
            if main:
                self.model.make_main(account)
            elif was_main:
                self.model.hand_over(account)

    def expense(self, number: int, category: int, value: Decimal, paid: Decimal | None, day: str) -> AddExpense:
        return AddExpense(
            value=value,
            account_id=self.account(number).id,
            category_id=self.category(category),
            account_value=UNSET if paid is None else paid,
            date=day,
        )

    def lines_of(self, entry: Entry) -> list[str]:
        """Return the categories of the lines that an entry stores."""
        ((text,),) = self.books.rows("select lines from history where id = ?", entry.id)
        return [line["categoryId"] for line in json.loads(text or "[]")]

    def expense_refused(self, body: ReplaceExpense, code: str = "") -> ErrorCode | None:
        account, code = self.model.account(body.account_id), code or self.model.currency
        currency = self.model.currency_of(account)
        given = currency != code and isinstance(body.account_value, Decimal)
        lines = [] if isinstance(body.lines, UnsetType) else body.lines
        used = [line.category_id for line in lines] or [str(body.category_id)]
        return first(
            (account.deleted, REFERENCE),
            (any(self.model.categories[key] for key in used), REFERENCE),
            (self.model.is_too_fine(body.value, code), TOO_FINE),
            (any(self.model.is_too_fine(line.value, code) for line in lines), TOO_FINE),
            (bool(lines) and sum(line.value for line in lines) != body.value, ErrorCode.LINES_SUM),
            (given and self.model.is_too_fine(Decimal(str(body.account_value)), currency), TOO_FINE),
            (not given and self.model.is_too_little(body.value, code, currency), TOO_LITTLE),
        )

    def check_paid(
        self, body: ReplaceExpense | Transfer, currency: str, other: str, paid: Decimal, given: object
    ) -> None:
        """Check the amount on the other side: the same, the one given by hand, or the one by the rate."""
        if currency == other:
            assert paid == body.value
        elif given is not UNSET:
            assert paid == given
        assert not self.model.is_too_fine(paid, other)

    @rule(number=which, category=which, value=amounts, paid=st.none() | amounts, day=days)
    def add_expense(self, number: int, category: int, value: Decimal, paid: Decimal | None, day: str) -> None:
        body = self.expense(number, category, value, paid, day)
        if view := self.attempt(self.expense_refused(body), history.add_expense, body):
            self.book_expense(body, view)

    def book_expense(self, body: ReplaceExpense, view: Any) -> None:
        assert (abs(view.value), view.local_day) == (body.value, body.date)
        assert sum(line.value for line in view.lines) == view.value
        assert view.category_id == view.lines[0].category_id
        currency = self.model.currency_of(self.model.account(body.account_id))
        self.check_paid(body, self.model.currency, currency, abs(view.account_value), body.account_value)
        self.model.add(view)

    @rule(number=which, category=which, value=amounts, day=days)
    def spend(self, number: int, category: int, value: Decimal, day: str) -> None:
        """Once more, as it is what people do most."""
        self.add_expense(number, category, value, None, day)

    @rule(number=which, parts=st.lists(st.tuples(which, amounts), min_size=1, max_size=4), off=st.booleans(), day=days)
    def split(self, number: int, parts: list[tuple[int, Decimal]], off: bool, day: str) -> None:
        """Spend on several categories; now and then the lines do not add up."""
        lines = [LineSet(category_id=self.category(category), value=value, note="soap") for category, value in parts]
        total = sum((value for _, value in parts), Decimal(0)) + (off and len(parts) == 4)
        body = AddExpense(value=total, account_id=self.account(number).id, lines=lines, date=day)
        if view := self.attempt(self.expense_refused(body), history.add_expense, body):
            self.book_expense(body, view)

    @precondition(lambda self: self.model.entries)
    @rule(entry=which, number=which, category=which, value=amounts, linked=st.booleans(), day=days)
    def give_back(self, entry: int, number: int, category: int, value: Decimal, linked: bool, day: str) -> None:
        named, name = self.entry(entry), self.category(category)
        spent = self.model.standing(named) or named
        body = AddRefund(
            value=value,
            account_id=self.account(number).id,
            category_id=name,
            refund_of=named.id if linked else UNSET,
            date=day,
        )
        refused = (linked and self.refund_refused(spent, value)) or self.expense_refused(
            body, spent.currency_code if linked else ""
        )
        if view := self.attempt(refused or None, history.add_refund, body):
            assert (view.kind, view.value, view.refund_of) == ("refund", value, spent.id if linked else None)
            self.model.add(view)

    def refund_refused(self, spent: Entry, value: Decimal, *but: Entry) -> ErrorCode | None:
        return first(
            (spent.deleted or spent.kind != "expense", REFERENCE),
            (self.model.refunded(spent, *but) + value > -spent.value, ErrorCode.REFUND_SUM),
        )

    def correction_refused(self, old: Entry, body: ReplaceExpense) -> ErrorCode | None:
        """Return why an entry cannot be replaced: its lines, its refunds, or the expense that it gives back."""
        lines = self.lines_of(old)
        spent = next((each for each in self.model.entries if each.id == old.refund_of), None)
        has_links = bool(self.model.refunded(old)) or spent is not None
        return first(
            (len(lines) > 1 and body.category_id != lines[0], REFERENCE),
            (len(lines) > 1 and body.value != abs(old.value), ErrorCode.LINES_SUM),
            (has_links and old.currency_code != self.model.currency, ErrorCode.REFUND_CURRENCY),
            (self.model.refunded(old) > body.value, ErrorCode.REFUND_SUM),
            (spent is not None and self.model.refunded(spent, old) + body.value > -spent.value, ErrorCode.REFUND_SUM),
            (any(self.model.categories[key] for key in lines[1:]), REFERENCE),
        )

    @precondition(lambda self: self.model.entries)
    @rule(entry=which, number=which, category=which, value=amounts, paid=st.none() | amounts, day=days)
    def replace(self, entry: int, number: int, category: int, value: Decimal, paid: Decimal | None, day: str) -> None:
        old, body = self.entry(entry), self.expense(number, category, value, paid, day)
        refused = self.model.gone(old) or first((old.kind not in ("expense", "refund"), ErrorCode.ENTRY_KIND))
        refused = refused or self.correction_refused(old, body) or self.expense_refused(body)
        if made := self.attempt(refused, history.replace_expense, old.id, body):
            view, _ = made
            assert (view.kind, view.refund_of, view.replaces) == (old.kind, old.refund_of, old.id)
            self.model.point_refunds(old, view.id)
            self.model.take_back(old)
            self.book_expense(body, view)

    @precondition(lambda self: self.model.entries)
    @rule(entry=which)
    def delete_entry(self, entry: int) -> None:
        old = self.entry(entry)
        refused = ErrorCode.CONFLICT_REPLACED if self.model.gone(old) is ErrorCode.CONFLICT_REPLACED else None
        self.attempt(refused, history.delete_entry, old.id)
        self.model.take_back(old)

    @precondition(lambda self: self.model.entries)
    @rule(entry=which, note=st.sampled_from(("lunch", "обід", "")))
    def change_note(self, entry: int, note: str) -> None:
        refused = self.model.gone(self.entry(entry))
        self.attempt(refused, history.update_entry, self.entry(entry).id, HistoryUpdate(note=note))

    @precondition(lambda self: self.model.entries)
    @rule(entry=which, value=amounts)
    def use_an_id_again(self, entry: int, value: Decimal) -> None:
        body = AddExpense(
            id=self.entry(entry).id,
            value=value,
            note="another",
            account_id=self.account(0).id,
            category_id=self.category(0),
        )
        self.attempt(ErrorCode.CONFLICT_ID, history.add_expense, body)

    @rule(number=which, value=amounts, day=days)
    def add_amount(self, number: int, value: Decimal, day: str) -> None:
        account = self.account(number)
        refused = first(
            (account.deleted, ErrorCode.NOT_FOUND),
            (self.model.is_too_fine(value, self.model.currency_of(account)), TOO_FINE),
        )
        if view := self.attempt(refused, history.transfer, account.id, Transfer(value=value, date=day)):
            assert (view.value, view.account_value, view.from_value) == (value, value, None)
            self.model.add(view)

    @rule(number=which, source=which, value=amounts, paid=st.none() | amounts, day=days)
    def transfer(self, number: int, source: int, value: Decimal, paid: Decimal | None, day: str) -> None:
        to, origin = self.account(number), self.account(source)
        currency, other = self.model.currency_of(to), self.model.currency_of(origin)
        given = UNSET if paid is None else paid
        body = Transfer(value=value, from_account_id=origin.id, from_value=given, date=day)
        refused = first(
            (to.deleted, ErrorCode.NOT_FOUND),
            (to is origin, ErrorCode.TRANSFER_SAME_ACCOUNT),
            (origin.deleted, REFERENCE),
            (self.model.is_too_fine(value, currency), TOO_FINE),
            (paid is not None and currency != other and self.model.is_too_fine(paid, other), TOO_FINE),
            (paid is None and self.model.is_too_little(value, currency, other), TOO_LITTLE),
        )
        if view := self.attempt(refused, history.transfer, to.id, body):
            assert (view.value, view.account_value) == (value, value)
            self.check_paid(body, currency, other, view.from_value, given)
            self.model.add(view)

    @precondition(lambda self: self.model.entries)
    @rule(entry=which, number=which, source=st.none() | which, value=amounts, day=days)
    def replace_transfer(self, entry: int, number: int, source: int | None, value: Decimal, day: str) -> None:
        old, to = self.entry(entry), self.account(number)
        origin = None if source is None else self.account(source)
        body = ReplaceTransfer(
            value=value, account_id=to.id, from_account_id=UNSET if origin is None else origin.id, date=day
        )
        currency = self.model.currency_of(to)
        other = currency if origin is None else self.model.currency_of(origin)
        refused = self.model.gone(old) or first(
            (old.kind in ("expense", "refund"), ErrorCode.ENTRY_KIND),
            (to.deleted, REFERENCE),
            (to is origin, ErrorCode.TRANSFER_SAME_ACCOUNT),
            (origin is not None and origin.deleted, REFERENCE),
            (self.model.is_too_fine(value, currency), TOO_FINE),
            (self.model.is_too_little(value, currency, other), TOO_LITTLE),
        )
        if made := self.attempt(refused, history.replace_transfer, old.id, body):
            view, _ = made
            assert (view.value, view.kind) == (value, "income" if origin is None else "transfer")
            self.model.take_back(old)
            self.model.add(view)

    @rule(category=which, date=months, budget=amounts)
    def plan(self, category: int, date: str, budget: Decimal) -> None:
        key = self.category(category)
        stored = self.books.rows(sql.BUDGET_CURRENCY, key, date)
        refused = first(
            (self.model.categories[key], REFERENCE),
            (self.model.is_too_fine(budget, self.model.currency), TOO_FINE),
        )
        body = PlanningSet(category_id=key, date=date, budget=budget)
        if answer := self.attempt(refused, plannings.set_planning, body):
            planned, is_new = answer
            assert (planned.budget, planned.category_id, is_new) == (budget, key, not stored)

    @rule(category=st.integers(0, 1), archived=st.booleans())
    def archive_category(self, category: int, archived: bool) -> None:
        service = categories.delete_category if archived else categories.restore_category
        self.attempt(None, service, self.category(category))
        self.model.categories[self.category(category)] = archived

    @rule(day=st.sampled_from((1, 10, 28)), currency=st.none() | st.sampled_from(CURRENCIES))
    def change_terms(self, day: int, currency: str | None) -> None:
        code = self.model.currency if currency is None else currency
        self.attempt(None, update_workspace, WorkspaceUpdate(first_day_of_month=day, currency_code=code))
        self.model.first_day = day
        self.model.change_currency(code)

    @rule(back=st.integers(1, 5))
    def undo(self, back: int) -> None:
        """Undo one of the last changes, when no later one depends on it."""
        Ledger.calls += 1
        revision = self.books.one("select revision from workspaces") + 1 - back
        try:
            self.books.call(undo, revision)
        except DomainError as error:
            assert error.code in {ErrorCode.UNDO_DEPENDED_ON, ErrorCode.NOT_FOUND}
        self.model.reload()

    @rule(date=months)
    def look_at_a_month(self, date: str) -> None:
        """Each category shows what its entries spent, where no rate comes between."""
        Ledger.calls += 1
        sums = self.model.month_sums()
        for row in self.books.read(month_view, self.books.caller(), date).plannings_categories:
            spent = {
                code: amount
                for (month, key, code), amount in sums.items()
                if (month, key) == (date[:7], row.category_id)
            }
            if spent.keys() <= {row.currency_code}:
                assert row.spent * 100 == spent.get(row.currency_code, 0)

    @invariant()
    def balances_are_what_was_booked(self) -> None:
        kept = {key: (budget, booked) for key, budget, booked in self.books.rows(sql.BALANCES)}
        assert kept == {account.id: (account.balance * 100,) * 2 for account in self.model.accounts}

    @invariant()
    def there_is_one_main_account(self) -> None:
        assert [key for (key,) in self.books.rows(sql.MAINS)] == [one.id for one in self.model.accounts if one.is_main]
        assert len(self.books.rows(sql.MAINS)) == 1

    @invariant()
    def spent_is_the_sum_of_the_entries(self) -> None:
        assert self.books.rows(sql.DAY_SUMS) == [row for row in self.books.rows(sql.DAYS) if row[-1]]
        assert {tuple(key): spent for *key, spent in self.books.rows(sql.MONTH_SUMS)} == self.model.month_sums()

    @invariant()
    def no_more_came_back_than_was_spent(self) -> None:
        assert self.books.rows(sql.TOO_MUCH_BACK) == []

    @invariant()
    def categories_of_lines_are_those_of_their_entries(self) -> None:
        assert self.books.rows(sql.LINES) == self.books.rows(sql.LINE_ENTRIES)

    @invariant()
    def entries_are_found_by_the_words_of_their_notes(self) -> None:
        noted = {(key, word) for key, note in self.books.rows(sql.NOTES) for word in words(note)}
        assert {*self.books.rows(sql.WORDS)} == noted

    @invariant()
    def transfers_sum_to_nothing(self) -> None:
        assert self.books.one(sql.TRANSFERS) == 0
        assert self.books.rows(sql.INCOMES) == self.books.rows(sql.INCOME_ENTRIES)

    @invariant()
    def no_balance_has_coins_its_currency_has_not(self) -> None:
        assert not [
            one for one in self.model.accounts if self.model.is_too_fine(one.balance, self.model.currency_of(one))
        ]


QUICK = settings(derandomize=True, phases=[Phase.generate], deadline=None, database=None)
"""A failure is told as it was found: to make it short takes minutes (`python -m tests.prove.ledger`)."""


def run_ledgers(steps: int, how: settings = QUICK) -> int:
    """Run at least this many calls, on a new ledger every 50; return their number."""
    Ledger.calls = 0
    ledgers = steps // STEPS_A_LEDGER * 3 // 2  # some end early
    run_state_machine_as_test(Ledger, settings=settings(how, max_examples=ledgers, stateful_step_count=STEPS_A_LEDGER))
    return Ledger.calls


def test_a_ledger_stays_exact_whatever_is_done_to_it() -> None:
    assert run_ledgers(STEPS) >= STEPS
